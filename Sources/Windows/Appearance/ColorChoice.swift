/// Whether windows are light or dark, as somebody chose it.
public enum ColorChoice: String, CaseIterable {
  case asDesktop = "desktop"
  case light, dark
}
