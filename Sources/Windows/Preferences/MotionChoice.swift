/// The user's choice of animations.
public enum MotionChoice: String, CaseIterable {
  case asDesktop = "desktop"
  case reduced
}
