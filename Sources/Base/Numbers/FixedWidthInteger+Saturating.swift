extension FixedWidthInteger {
  /// Truncates a number, clamped to what this type can represent; NaN becomes 0.
  ///
  /// Numbers come from files, pointers and clocks, and `Int(_:)` traps on numbers that are too large. 64-bit integers
  /// are clamped to ±2⁵³, so that adding a few can't overflow.
  @inlinable
  public init<Number: BinaryFloatingPoint>(saturating number: Number) {
    let (least, most) = Self.farthest
    if number > Number(least) - 1, number < Number(most) + 1 {
      self = Self(number)
    } else {
      self = number.isNaN ? 0 : number < 0 ? least : most
    }
  }

  /// The limits of a saturating conversion from floating point: within ±2⁵³ for 64 bits, so that sums and differences
  /// of a few results don't overflow.
  @inlinable
  public static var farthest: (least: Self, most: Self) {
    guard bitWidth >= 64 else { return (.min, .max) }
    let most = Self(1) << 53
    return (isSigned ? 0 - most : 0, most)
  }
}
