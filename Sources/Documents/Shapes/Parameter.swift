/// Something about a shape that is a number and can be set.
public struct Parameter: Equatable, Sendable {
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height, angle, strokeWidth
  }

  public enum Unit: Equatable, Sendable {
    /// Pixels of a paper at 100 %.
    case pixels
    case degrees
  }

  public let name: Name
  public let unit: Unit
  public let minimum: Double
  public let maximum: Double
  public let initial: Double

  /// The nearest value that is allowed, of an angle the same without full turns; nil for what is no number.
  public func clamped(_ value: Double) -> Double? {
    if unit == .degrees {
      return value.isFinite ? value - 360 * (value / 360).rounded(.toNearestOrAwayFromZero) : nil
    }
    return value.isNaN ? nil : min(max(value, minimum), maximum)
  }
}
