/// The user's preference for animations.
public enum Motion: Sendable {
  case usual
  /// Animations are replaced by instant changes, and kinetic scrolling is off.
  case reduced
}
