import Base
import Life
import Texts
import Views

extension LifeController {
  func spoken(_ cell: CellPosition) -> String {
    guard grid.content?.extent?.contains(cell) ?? true else { return "" }
    let texts = services.texts.accessibility
    return display.isAlive(LifeCell(x: cell.x, y: cell.y)) ? texts.alive : texts.dead
  }
}
