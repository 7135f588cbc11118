/// The use of a brush, which determines its relevant properties.
public enum BrushUse: Sendable {
  /// Freehand lines.
  case hand
  /// Exact lines of shapes.
  case shape
  /// Areas, which have a colour but no line.
  case area
}
