/// A direction on the plane, or the two sides that run along it.
public enum LifeAxis: Hashable, Sendable, CaseIterable {
  /// Rows; the top and the bottom.
  case horizontal
  /// Columns; left and right.
  case vertical
}
