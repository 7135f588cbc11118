/// The ornament at an end of a line.
public enum LineHead: String, CaseIterable, Sendable {
  case none, arrow, dot, bar
}
