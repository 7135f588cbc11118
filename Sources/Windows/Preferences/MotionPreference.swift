/// The user's choice of animations.
public enum MotionPreference: String, CaseIterable {
  case asDesktop = "desktop"
  case reduced
}
