import Base

/// An axis for the rotation of a pen about its own length, whose whole range is a full turn.
struct RotationAxis {
  let number: Int
  private let range: ClosedRange<Double>
  /// Xwayland gives every pen this axis; for a pen that can't measure its rotation, the value never changes.
  private var hasTurned: Bool
  private var value: Double

  /// Returns nil for an unusable range.
  ///
  /// - Parameter isCertain: whether the pen is known to measure its rotation.
  init?(number: Int, from least: Double, to most: Double, value: Double, isCertain: Bool) {
    guard least.isFinite, most.isFinite, least < most else { return nil }
    self.number = number
    range = least...most
    self.value = value.isFinite ? value : 0
    hasTurned = isCertain
  }

  /// Clockwise, seen from above; nil if the pen measures none.
  var degrees: Double? {
    guard hasTurned else { return nil }
    let value = min(max(value, range.lowerBound), range.upperBound)
    return 360 * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  mutating func update(_ new: Double) {
    guard new.isFinite, new != value else { return }
    value = new
    hasTurned = true
  }
}
