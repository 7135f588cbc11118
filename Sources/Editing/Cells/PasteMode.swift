import Life

/// What becomes of cells over which others are pasted.
public enum PasteMode: String, CaseIterable, Sendable {
  /// All live that lived in either.
  case or
  /// The pasted rectangle takes the place of what was there.
  case copy
  /// In the pasted rectangle live those that lived in both.
  case and
  /// Those live that lived in one alone.
  case xor

  /// - Parameters:
  ///   - area: the rectangle that is pasted, with all its cells.
  ///   - under: what is there, within the rectangle and outside.
  func pasted(_ cells: LifeCells, in area: LifeBounds, over under: LifeCells) -> LifeCells {
    switch self {
    case .or: under.union(cells)
    case .copy: under.removing(area).union(cells)
    case .and: under.removing(area).union(under.intersection(cells))
    case .xor: under.symmetricDifference(cells)
    }
  }
}
