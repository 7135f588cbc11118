public import Base

extension Scene {
  /// Converts a position between the window and the scene, in either direction.
  public func mirrored(_ position: ViewPoint) -> ViewPoint {
    isMirrored ? ViewPoint(x: bounds.width - position.x, y: position.y) : position
  }

  /// Returns the pixels of a rectangle of the scene.
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
  /// Returns the rectangle mirrored within another one.
  func mirrored(in area: ViewRect) -> ViewRect {
    ViewRect(x: area.x + area.maxX - maxX, y: y, width: width, height: height)
  }
}

extension KeyEvent {
  /// Returns the event as seen by a mirrored view, with Left and Right exchanged, so that arrows go where they point.
  func seen(by view: View) -> KeyEvent {
    guard key == .left || key == .right, !modifiers.contains(.alt), view.isMirrored,
      !view.movesVisually
    else { return self }
    var event = self
    event.key = key == .left ? .right : .left
    return event
  }
}
