import Base
public import Texts

/// An adjustable number of a shape, such as the turns of a spiral or the corners of a star.
///
/// A shape stores it as a whole number; fractions are stored in thousandths and angles in tenths of a degree.
public struct ShapeNumber: Sendable {
  /// The unit of the number as it is shown and typed.
  public enum Unit: Sendable {
    /// A number of things.
    case count
    /// A fraction, which is stored in thousandths.
    case percent
    /// An angle, which is stored in tenths.
    case degrees
  }

  /// The unit as it is shown.
  public let unit: Unit
  /// The range allowed in files, within that of 16 bits.
  public let range: ClosedRange<Int>
  /// The number before another was chosen.
  public let usual: Int
  /// The options offered before the shape is drawn; empty if it is only set afterwards.
  public let choices: [Int]
  /// Whether the number after the last one is the first one again, as for a direction.
  public let wraps: Bool
  /// The name of the number.
  public let name: @Sendable (Texts) -> String
  /// Formats a stored number, with its noun or unit.
  public let text: @Sendable (Texts, Int) -> String

  /// Creates the description of a number.
  ///
  /// - Parameter choices: the numbers that the menu offers, within the range.
  /// - Parameter name: the heading above them, and the name of the field in the inspector.
  /// - Parameter text: the number with its noun, such as “3 turns”.
  public init(
    _ range: ClosedRange<Int>, usual: Int, choices: [Int],
    name: @escaping @Sendable (Texts) -> String,
    text: @escaping @Sendable (Texts, Int) -> String
  ) {
    self.init(.count, range, usual, choices, wraps: false, name: name, text: text)
  }

  private init(
    _ unit: Unit, _ range: ClosedRange<Int>, _ usual: Int, _ choices: [Int], wraps: Bool,
    name: @escaping @Sendable (Texts) -> String,
    text: @escaping @Sendable (Texts, Int) -> String
  ) {
    self.unit = unit
    self.range = range
    self.usual = usual
    self.choices = choices
    self.wraps = wraps
    self.name = name
    self.text = text
  }

  /// Creates the description of a fraction, in thousandths.
  static func fraction(
    _ range: ClosedRange<Int>, usual: Int, choices: [Int] = [],
    name: @escaping @Sendable (Texts) -> String
  ) -> ShapeNumber {
    ShapeNumber(.percent, range, usual, choices, wraps: false, name: name) {
      $0.translate("{percent} %", ["percent": $1 / 10])
    }
  }

  /// Creates the description of an angle, in tenths of a degree.
  static func angle(
    _ range: ClosedRange<Int>, usual: Int, choices: [Int] = [], wraps: Bool = false,
    name: @escaping @Sendable (Texts) -> String
  ) -> ShapeNumber {
    ShapeNumber(.degrees, range, usual, choices, wraps: wraps, name: name) {
      $0.translate("{degrees}°", ["degrees": $1 / 10])
    }
  }

  /// The stored numbers to one of the shown unit.
  public var scale: Double { unit == .count ? 1 : 10 }

  /// Returns the nearest allowed number.
  public func nearest(_ number: Int) -> Int {
    guard wraps else { return min(max(number, range.lowerBound), range.upperBound) }
    let count = range.upperBound - range.lowerBound + 1
    let rest = (number % count - range.lowerBound % count) % count
    return range.lowerBound + (rest < 0 ? rest + count : rest)
  }

  /// Returns the nearest allowed number to a typed one, or nil for NaN.
  public func stored(_ shown: Double) -> Int? {
    shown.isNaN ? nil : nearest(Int(saturating: (shown * scale).rounded()))
  }

  /// Returns a stored number in the unit that is shown.
  public func shown(_ stored: Int) -> Double { Double(stored) / scale }
}
