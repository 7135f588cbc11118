/// Alternating lengths of dashes and gaps, in line widths. Empty for a solid line.
public struct DashPattern: Equatable, Hashable, Sendable {
  /// The lengths of a dash, the gap behind it, the next dash and so on, in line widths.
  public let lengths: [Double]

  /// The pattern without gaps.
  public static let solid = DashPattern(unchecked: [])

  /// Returns nil unless all lengths are finite and non-negative, and at least one is positive.
  public init?(_ lengths: [Double]) {
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return nil }
    self.lengths = lengths
  }

  init(unchecked lengths: [Double]) { self.lengths = lengths }

  /// Whether the line has no gaps.
  public var isSolid: Bool { lengths.isEmpty }
}
