import Base
import DocumentWindows
import Editing
import Platform
import Views
import Widgets
import Windows

// Drops on a painting, and dragging the selection out of it.
extension PaintingEditor: DropTarget {
  /// The best first.
  private static let droppedTypes: [ClipboardType] =
    [.filbertPainting, .svg] + ClipboardType.pictures + [.color, .files, .text]

  func kinds(takenOf types: [ClipboardType], at position: ViewPoint) -> [ClipboardType] {
    let scene = window.scene
    guard canChange, !session.isInGesture, !scene.isPointerCaptured, !scene.hasPopup,
      replay == nil
    else { return [] }
    return Self.droppedTypes.filter(types.contains)
  }

  func receive(_ content: ClipboardContent, at position: ViewPoint) {
    switch content.type {
    case .color:
      if let color = DroppedColor.color(content.bytes) { shared.brush.brush.style.color = color }
    case .text: receive(text: content, at: paperPoint(at: position))
    default: read(content, as: .dropped(paperPoint(at: position)))
    }
  }

  /// Inserts a drawing contained in a text, or the text itself.
  private func receive(text: ClipboardContent, at place: PaperPoint) {
    guard PastedText.isDrawing(text.bytes) else { return write(text.bytes, as: .dropped(place)) }
    read(text, as: .dropped(place))
  }

  /// Fills the area enclosed by ink at a point that the brush's colour was dropped on.
  func fill(droppedAt position: ViewPoint) {
    let paper = screen.paper
    guard canChange, !session.isInGesture,
      paper.rectInScene(paper.bounds).contains(position)
    else { return }
    tools.context.fill(at: PaperPoint(unitPoint(at: position), on: tools.context.ratio))
  }

  /// - Parameter position: in the window.
  private func unitPoint(at position: ViewPoint) -> UnitPoint {
    let paper = screen.paper
    let place = paper.positionFromScene(position)
    return paper.viewport.unitPoint(
      at: PixelPoint(x: place.x * paper.scale, y: place.y * paper.scale))
  }

  /// Returns the nearest point on the paper.
  func paperPoint(at position: ViewPoint) -> PaperPoint {
    let unit = unitPoint(at: position)
    func kept(_ value: Double) -> Double { min(max(value, 0), 1) }
    return PaperPoint(UnitPoint(x: kept(unit.x), y: kept(unit.y)), on: tools.context.ratio)
  }
}

extension PaintingEditor: SelectionGiver {
  func offerOfMovedSelection() -> DragOffer? {
    guard let gesture = tools.toolbox.active as? SelectGesture, gesture.isMovingSelection,
      let content = selectedContent
    else { return nil }
    let pictures = DragPictures(theme: services.theme, scale: services.display.scale)
    let small = content.smallPicture(longerSide: pictures.longerSide)
    return DragOffer(
      ofSelection: name, as: content.movedForms, picture: pictures.picture(of: small),
      files: services.draggedFiles
    ) { content.png }
  }

  func cancelMove() { screen.paper.cancelGesture() }
}
