/// The number shown by an object.
public nonisolated struct AccessibleValue: Equatable, Sendable {
  public var current: Double
  public var range: ClosedRange<Double>

  public init(_ current: Double, in range: ClosedRange<Double>) {
    self.current = current
    self.range = range
  }
}
