/// What draws a stroke, as the interchange format and SVG files name it.
public enum Tool: String, CaseIterable, Equatable, Hashable, Sendable {
  case pencil, line, dashed, rectangle, rounded, ellipse, eraser, area, text, picture
}
