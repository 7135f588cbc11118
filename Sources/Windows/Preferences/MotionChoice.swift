/// Whether things glide and fade, as somebody chose it.
public enum MotionChoice: String, CaseIterable {
  case asDesktop = "desktop"
  case reduced
}
