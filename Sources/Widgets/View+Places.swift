public import Base

// Coordinates of views in their scene. Everything is laid out for a left-to-right language. For a right-to-left one,
// the scene is mirrored as a whole, and views that keep their direction are mirrored once more, so that left stays left
// in their own space.
extension View {
  /// Whether it mirrors its parent's space.
  final var turnsBack: Bool {
    guard keepsDirection, window?.isMirrored == true else { return false }
    return parent?.isDirectionKept != true
  }

  private var isDirectionKept: Bool {
    var view: View? = self
    while let current = view {
      if current.keepsDirection { return true }
      view = current.parent
    }
    return false
  }

  /// Whether its own space is mirrored on the screen.
  public final var isMirrored: Bool { window?.isMirrored == true && !isDirectionKept }

  final func positionFromParent(_ position: ViewPoint) -> ViewPoint {
    var place = position - frame.origin
    if turnsBack { place.x = frame.width - place.x }
    return place
  }

  /// Converts a position to the parent's points.
  public final func positionInParent(_ position: ViewPoint) -> ViewPoint {
    var place = position
    if turnsBack { place.x = frame.width - place.x }
    return place + frame.origin
  }

  /// Converts a rectangle to the parent's points.
  public final func rectInParent(_ rect: ViewRect) -> ViewRect {
    var rect = rect
    if turnsBack { rect.x = frame.width - rect.maxX }
    return rect.offset(by: frame.origin)
  }

  /// Converts a position to the scene's points.
  public final func positionInScene(_ position: ViewPoint) -> ViewPoint {
    var place = position
    var view: View? = self
    while let current = view {
      place = current.positionInParent(place)
      view = current.parent
    }
    return place
  }

  /// Converts a rectangle to the scene's points.
  public final func rectInScene(_ rect: ViewRect) -> ViewRect {
    var rect = rect
    var view: View? = self
    while let current = view {
      rect = current.rectInParent(rect)
      view = current.parent
    }
    return rect
  }

  /// Converts a position of the scene to the view's points.
  public final func positionFromScene(_ position: ViewPoint) -> ViewPoint {
    positionFromParent(parent?.positionFromScene(position) ?? position)
  }

  /// The position of the view's start in the scene, at the top.
  public final var originInScene: ViewPoint { rectInScene(bounds).origin }
}
