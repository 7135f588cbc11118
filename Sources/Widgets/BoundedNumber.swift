/// A number clamped to a range, for controls.
struct BoundedNumber {
  let range: ClosedRange<Double>
  private(set) var value: Double

  init(_ value: Double, in range: ClosedRange<Double>) {
    self.range = range
    self.value = Self.clamped(value, to: range) ?? range.lowerBound
  }

  /// Sets the clamped number; NaN changes nothing.
  ///
  /// - Returns: whether it changed.
  mutating func set(_ newValue: Double) -> Bool {
    guard let clamped = Self.clamped(newValue, to: range), clamped != value else { return false }
    value = clamped
    return true
  }

  private static func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double? {
    value.isNaN ? nil : min(max(value, range.lowerBound), range.upperBound)
  }
}
