import Life

/// The combination of pasted cells with the cells below.
public enum PasteMode: String, CaseIterable, Sendable {
  /// Cells alive in either.
  case or
  /// The pasted rectangle replaces its old content.
  case copy
  /// Within the pasted rectangle, cells alive in both.
  case and
  /// Cells alive in exactly one.
  case xor

  /// - Parameters:
  ///   - area: the pasted rectangle, with all its cells.
  ///   - under: the present cells, within the rectangle and outside.
  func pasted(_ cells: LifeCells, in area: LifeBounds, over under: LifeCells) -> LifeCells {
    switch self {
    case .or: under.union(cells)
    case .copy: under.removing(area).union(cells)
    case .and: under.removing(area).union(under.intersection(cells))
    case .xor: under.symmetricDifference(cells)
    }
  }
}
