/// Whether things glide and fade, as somebody chose it.
enum MotionChoice: String, CaseIterable {
  case asDesktop = "desktop"
  case reduced
}
