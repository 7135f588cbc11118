/// Alternating lengths of dashes and gaps, in line widths. Empty for a solid line.
public struct DashPattern: Equatable, Hashable, Sendable {
  public let lengths: [Double]

  public static let solid = DashPattern(unchecked: [])

  /// Returns nil unless all lengths are finite and non-negative, and at least one is positive.
  public init?(_ lengths: [Double]) {
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return nil }
    self.lengths = lengths
  }

  init(unchecked lengths: [Double]) { self.lengths = lengths }

  public var isSolid: Bool { lengths.isEmpty }
}
