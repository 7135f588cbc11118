/// The blend mode of a painting's layer.
///
/// Source of names and formulas: W3C, "Compositing and Blending Level 1", section 5.
public enum Blending: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion, hue, saturation, color, luminosity
}
