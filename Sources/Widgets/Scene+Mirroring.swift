public import Base

extension Scene {
  /// Where a place of the window lies in the scene, and the other way round.
  public func mirrored(_ position: ViewPoint) -> ViewPoint {
    isMirrored ? ViewPoint(x: bounds.width - position.x, y: position.y) : position
  }

  /// A rectangle of the scene on the screen.
  func pixels(of rect: ViewRect) -> PixelRect {
    (isMirrored ? rect.mirrored(in: bounds) : rect).pixels(scale: scale)
  }
}

extension PointerEvent {
  func mirrored(in scene: Scene) -> PointerEvent {
    var event = self
    event.position = scene.mirrored(position)
    return event
  }
}

extension ViewRect {
  /// The same rectangle seen with left and right of another one exchanged.
  func mirrored(in area: ViewRect) -> ViewRect {
    ViewRect(x: area.x + area.maxX - maxX, y: y, width: width, height: height)
  }
}

extension KeyEvent {
  /// What it means to a view whose left is seen at the right: an arrow goes where it points.
  func seen(by view: View) -> KeyEvent {
    guard key == .left || key == .right, !modifiers.contains(.alt), view.isMirrored,
      !view.movesVisually
    else { return self }
    var event = self
    event.key = key == .left ? .right : .left
    return event
  }
}
