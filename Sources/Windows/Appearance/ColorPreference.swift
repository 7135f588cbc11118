/// The user's choice of light or dark windows.
public enum ColorPreference: String, CaseIterable {
  case asDesktop = "desktop"
  case light, dark
}
