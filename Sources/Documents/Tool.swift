/// What drew a stroke.
public enum Tool: String, CaseIterable, Equatable, Hashable, Sendable {
  case pencil, line, dashed, rectangle, ellipse, eraser
}
