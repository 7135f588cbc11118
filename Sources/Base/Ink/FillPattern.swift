/// The texture of a fill.
///
/// Lines and dots form a lattice anchored at the paper's corner and turned by 45°; they stay in place when the filled
/// shape moves, and grow with the paper.
public enum FillPattern: String, CaseIterable, Sendable {
  case solid, hatched, crosshatched, dotted

  /// The distance between the centres of adjacent lines or dots, in points of the paper.
  public static let spacing = 6.0
  /// In points of the paper.
  public static let lineWidth = 1.0
  /// In points of the paper.
  public static let dotWidth = 2.4

  /// The fraction of the paper covered, 0…1.
  public var coverage: Double {
    let line = Self.lineWidth / Self.spacing
    let dot = Self.dotWidth / Self.spacing / 2
    return switch self {
    case .solid: 1
    case .hatched: line
    case .crosshatched: line * (2 - line)
    case .dotted: Double.pi * dot * dot
    }
  }
}
