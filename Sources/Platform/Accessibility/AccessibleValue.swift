/// The number shown by an object.
public nonisolated struct AccessibleValue: Equatable, Sendable {
  /// The present number, within the range.
  public var current: Double
  /// The least and the greatest number.
  public var range: ClosedRange<Double>

  /// Creates a value within a range.
  public init(_ current: Double, in range: ClosedRange<Double>) {
    self.current = current
    self.range = range
  }
}
