import Base
import DocumentWindows
import Editing
import Platform
import Texts
import Views
import Widgets
import Windows

// Drops on pixel art, and dragging the selection out of it.
extension PixelEditor: DropTarget {
  func kinds(takenOf types: [ClipboardType], at position: ViewPoint) -> [ClipboardType] {
    let scene = window.scene
    guard session.canChange, !session.isInGesture, !scene.isPointerCaptured, !scene.hasPopup
    else { return [] }
    return (Self.pastedTypes + [.color]).filter(types.contains)
  }

  func receive(_ content: ClipboardContent, at position: ViewPoint) {
    let cell = grid.cell(at: grid.positionFromScene(position))
    switch content.type {
    case .color: if let color = DroppedColor.color(content.bytes) { palette.chooseColor(color) }
    case .text where !PastedText.isDrawing(content.bytes):
      toasts.say(services.texts.selection.nothingToTake)
    case .files where content.filePaths.count > 1: window.filesDropped.post(content.filePaths)
    default: read(content, around: cell, isDropped: true)
    }
  }
}

extension PixelEditor: SelectionGiver {
  func offerOfMovedSelection() -> DragOffer? {
    guard let gesture = tools.toolbox.active as? CellSelectGesture<EditedCel>,
      gesture.isMovingSelection
    else { return nil }
    let content = selectedContent
    let pictures = DragPictures(theme: services.theme, scale: services.display.scale)
    let small = content.smallPicture(longerSide: pictures.longerSide)
    return DragOffer(
      ofSelection: name,
      as: [ClipboardForm(.filbertCells) { content.bytes }, ClipboardForm(.png) { content.png }],
      picture: pictures.picture(of: small), files: services.draggedFiles
    ) { content.png }
  }

  func cancelMove() { grid.cancelGesture() }
}
