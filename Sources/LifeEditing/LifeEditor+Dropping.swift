import Base
import DocumentWindows
import Documents
import Editing
import Life
import Platform
import Views
import Widgets
import Windows

// Drops on a board: a text, which is parsed as a pattern.
extension LifeEditor: DropTarget {
  func kinds(takenOf types: [ClipboardType], at position: ViewPoint) -> [ClipboardType] {
    let scene = window.scene
    guard canChange, !grid.isPainting, !scene.isPointerCaptured, !scene.hasPopup else { return [] }
    return types.filter { $0 == .text }
  }

  func receive(_ content: ClipboardContent, at position: ViewPoint) {
    let place = grid.positionFromScene(position)
    let cell = grid.bounds.contains(place) ? LifeCell(grid.cell(at: place)) : display.middle
    tools.choose(.select)
    paste(String(decoding: content.bytes, as: UTF8.self), around: cell)
  }
}
