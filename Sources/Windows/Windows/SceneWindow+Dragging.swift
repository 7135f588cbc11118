public import Base
public import Platform
import Widgets

// Drags out of a window. A selection that is moved beyond the edge keeps moving until a program under the pointer would
// accept it. It then appears in its old place, with a copy under the pointer.
extension SceneWindow {
  /// Starts dragging an offer, replacing the press captured by a view.
  public func beginDrag(_ offer: DragOffer) {
    guard beginDrag(offer, .whole) else { return }
    scene.cancelPress()
  }

  private func beginDrag(_ offer: DragOffer, _ kind: OutgoingMove.Kind) -> Bool {
    // The first events arrive before it has begun.
    move = OutgoingMove(kind: kind)
    let begins = window.beginDrag(offer) { [weak self] in self?.handle($0) }
    if !begins { move = nil }
    return begins
  }

  /// - Returns: whether the event is withheld from the window's views.
  func dragTakes(_ event: InputEvent) -> Bool {
    switch event {
    case .keyPressed(let key) where key.key == .escape && move != nil:
      let isWhole = move?.kind == .whole
      window.cancelDrag()
      return isWhole
    case .pointerPressed(let event, _):
      if !scene.isPointerCaptured { (press, hasAskedForSelection) = (event, false) }
      return move != nil
    case .pointerMoved(let event):
      guard let move, move.kind == .whole || move.isTaken else { return false }
      self.move?.unheard = event
      return true
    case .pointerReleased: return move?.kind == .whole
    default: return false
    }
  }

  /// The distance beyond the edge that starts a drag, so that moves up to the edge don't.
  private static let edge = 8.0

  /// Offers the selection to other programs once it is moved out of the window.
  func dragBeyondEdge(_ event: PointerEvent) {
    guard move == nil, let giver, !hasAskedForSelection, scene.isPointerCaptured,
      !scene.bounds.inset(-Self.edge).contains(event.position)
    else { return }
    hasAskedForSelection = true
    if let offer = giver.offerOfMovedSelection() { _ = beginDrag(offer, .ofSelection) }
  }

  private func handle(_ progress: DragProgress) {
    guard let kind = move?.kind else { return }
    switch progress {
    case .over(let isTaken):
      move?.isTaken = isTaken
      guard kind == .ofSelection else { return }
      if isTaken, let press {
        scene.handle(.pointerMoved(press))
      } else if let last = move?.unheard {
        scene.handle(.pointerMoved(last))
      }
    case .dropped:
      move = nil
      guard kind == .ofSelection else { return }
      giver?.cancelMove()
      scene.cancelPress()
    case .ended:
      let last = move?.isTaken == true ? move?.unheard : nil
      move = nil
      if kind == .ofSelection, let last { scene.handle(.pointerMoved(last)) }
    }
  }

  // MARK: Dropping

  /// Takes the kinds that the window's drop target takes, and files in any case.
  public func window(
    _ window: any DesktopWindow, takes types: [ClipboardType], droppedAt position: ViewPoint
  ) -> [ClipboardType] {
    let taken = taker?.kinds(takenOf: types, at: scene.mirrored(position)) ?? []
    return types.contains(.files) && !taken.contains(.files) ? taken + [.files] : taken
  }

  /// Gives content to the drop target, or posts it to be opened like a file.
  public func window(
    _ window: any DesktopWindow, received content: ClipboardContent, at position: ViewPoint
  ) {
    let place = scene.mirrored(position)
    if let taker, !taker.kinds(takenOf: [content.type], at: place).isEmpty {
      taker.receive(content, at: place)
    } else if content.type == .files {
      filesDropped.post(content.filePaths)
    } else {
      contentDropped.post(content.bytes)
    }
  }
}
