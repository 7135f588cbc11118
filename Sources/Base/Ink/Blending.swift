/// How the colours of a layer of a painting combine with those below it.
///
/// The names and formulas are those of the W3C's "Compositing and Blending Level 1", section 5.
public enum Blending: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion, hue, saturation, color, luminosity
}
