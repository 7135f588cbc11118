import Base

/// The fingers on a scene, and what they have begun.
struct SceneTouch {
  var gesture = TouchGesture()
  var palm = PalmRejection()
  /// The part of a scroll too small for a whole point.
  var rest = ViewPoint.zero
  /// What fingers have thrown glides on.
  let motion = KineticMotion()
  var cancelLongPress: (() -> Void)?
}
