import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Windows

extension PixelEditor {
  func spoken(_ cell: CellPosition) -> String {
    guard session.seen.bounds.contains(cell) else { return "" }
    let texts = services.texts
    let content =
      session.seen.palette.color(of: frame.cells[cell])?.spoken(texts.accessibility)
      ?? texts.accessibility.emptyCell
    guard tools.tool.slices, let index = slices.index(at: cell) else { return content }
    return texts.slices.cell(content, in: slices.slices[index].name)
  }
}
