/// The lengths over which a line thins towards its ends, in points of the paper.
public struct Taper: Hashable, Sendable {
  /// The lengths offered for choosing.
  public static let chosenLengths = 0.0...200.0
  /// Enlarged lines have longer tapers.
  public static let allowedLengths = 0.0...100_000.0

  /// The length from the first point on. Setting NaN changes nothing.
  public var start: Double { didSet { start = Self.clamped(start) ?? oldValue } }
  /// The length up to the last point. Setting NaN changes nothing.
  public var end: Double { didSet { end = Self.clamped(end) ?? oldValue } }

  /// Ends of full width.
  public static let none = Taper()

  /// Creates a taper; lengths outside of the allowed ones are moved into them.
  public init(start: Double = 0, end: Double = 0) {
    self.start = Self.clamped(start) ?? 0
    self.end = Self.clamped(end) ?? 0
  }

  /// The fraction of its width that a line has at a point, 0…1: a parabola, flat at the taper's inner end. On a line
  /// shorter than both tapers together, they shrink in proportion to share its whole length.
  ///
  /// - Parameters:
  ///   - arc: the distance from the start, in points.
  ///   - length: of the line.
  public func part(at arc: Double, of length: Double) -> Double {
    let reach = fitted(to: length)
    return Self.part(arc, reach.start) * Self.part(length - arc, reach.end)
  }

  /// Shortened to fit on a line.
  func fitted(to length: Double) -> Taper {
    length < start + end ? scaled(by: max(length, 0) / (start + end)) : self
  }

  private static func part(_ distance: Double, _ reach: Double) -> Double {
    guard distance < reach else { return 1 }
    let share = max(distance / reach, 0)
    return share * (2 - share)
  }

  /// The taper of a line scaled by a factor.
  public func scaled(by factor: Double) -> Taper { Taper(start: start * factor, end: end * factor) }

  private static func clamped(_ length: Double) -> Double? {
    length.isNaN ? nil : min(max(length, allowedLengths.lowerBound), allowedLengths.upperBound)
  }
}
