/// One of the two ends of a line.
public enum LineEnd: String, CaseIterable, Sendable {
  case start, end

  public var other: LineEnd { self == .start ? .end : .start }
}
