/// The user's choice of light or dark windows.
public enum ColorChoice: String, CaseIterable {
  case asDesktop = "desktop"
  case light, dark
}
