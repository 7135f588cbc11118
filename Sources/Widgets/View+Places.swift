public import Base

// Where views are in their scene. Everything is placed as for a language that is read from left to right; where it is
// read from right to left, the scene exchanges left and right as a whole, and views that keep their direction do it
// once more: in their own space left is left.
extension View {
  /// Whether it exchanges left and right of its parent's space.
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

  /// Whether left and right of its own space are exchanged on the screen.
  public final var isMirrored: Bool { window?.isMirrored == true && !isDirectionKept }

  final func positionFromParent(_ position: ViewPoint) -> ViewPoint {
    var place = position - frame.origin
    if turnsBack { place.x = frame.width - place.x }
    return place
  }

  /// A place of the view in its parent's points.
  public final func positionInParent(_ position: ViewPoint) -> ViewPoint {
    var place = position
    if turnsBack { place.x = frame.width - place.x }
    return place + frame.origin
  }

  /// A rectangle of the view in its parent's points.
  public final func rectInParent(_ rect: ViewRect) -> ViewRect {
    var rect = rect
    if turnsBack { rect.x = frame.width - rect.maxX }
    return rect.offset(by: frame.origin)
  }

  /// A place of the view in the scene's points.
  public final func positionInScene(_ position: ViewPoint) -> ViewPoint {
    var place = position
    var view: View? = self
    while let current = view {
      place = current.positionInParent(place)
      view = current.parent
    }
    return place
  }

  /// A rectangle of the view in the scene's points.
  public final func rectInScene(_ rect: ViewRect) -> ViewRect {
    var rect = rect
    var view: View? = self
    while let current = view {
      rect = current.rectInParent(rect)
      view = current.parent
    }
    return rect
  }

  /// A place of the scene in the view's points.
  public final func positionFromScene(_ position: ViewPoint) -> ViewPoint {
    positionFromParent(parent?.positionFromScene(position) ?? position)
  }

  /// Where the view's start lies in the scene, at the top.
  public final var originInScene: ViewPoint { rectInScene(bounds).origin }
}
