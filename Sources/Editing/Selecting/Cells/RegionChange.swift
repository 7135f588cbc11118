public import Base

/// A change to a selected region, without its cells.
public enum RegionChange: CaseIterable, Sendable {
  case grow, shrink
  /// Only the cells near the outside remain.
  case border

  /// The allowed widths of a change, in cells.
  public static let allowedWidths = 1...128

  /// Returns the changed region within a canvas; empty if nothing is left.
  ///
  /// - Parameter count: the width of the change, clamped to the allowed ones.
  public func made(
    of region: CellRegion, by count: Int, _ reach: CellRegion.Reach, in canvas: CellRect
  ) -> CellRegion {
    let count = min(max(count, Self.allowedWidths.lowerBound), Self.allowedWidths.upperBound)
    return switch self {
    case .grow: region.grown(by: count, reach).intersection(CellRegion(canvas))
    case .shrink: region.shrunk(by: count, reach)
    case .border: region.border(of: count, reach)
    }
  }
}
