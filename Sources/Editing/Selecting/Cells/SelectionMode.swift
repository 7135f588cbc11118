public import Base

/// The combination of a new selection with the old one.
public enum SelectionMode: CaseIterable, Sendable {
  case replace, add, subtract, intersect

  /// Returns the mode chosen by held keys: Shift adds, Alt subtracts, both intersect.
  public func held(_ modifiers: Modifiers) -> SelectionMode {
    switch (modifiers.contains(.shift), modifiers.contains(.alt)) {
    case (true, true): .intersect
    case (true, false): .add
    case (false, true): .subtract
    case (false, false): self
    }
  }

  /// - Returns: nil for an empty selection.
  public func combined(_ old: CellRegion?, with new: CellRegion) -> CellRegion? {
    let old = old ?? .empty
    let region =
      switch self {
      case .replace: new
      case .add: old.union(new)
      case .subtract: old.subtracting(new)
      case .intersect: old.intersection(new)
      }
    return region.isEmpty ? nil : region
  }
}
