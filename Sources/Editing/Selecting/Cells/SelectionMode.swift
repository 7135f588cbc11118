public import Base

/// What becomes of what is selected, where more is chosen.
public enum SelectionMode: CaseIterable, Sendable {
  case replace, add, subtract, intersect

  /// That which keys ask for while they are held: Shift adds, Alt subtracts, both keep what is common.
  public func held(_ modifiers: Modifiers) -> SelectionMode {
    switch (modifiers.contains(.shift), modifiers.contains(.alt)) {
    case (true, true): .intersect
    case (true, false): .add
    case (false, true): .subtract
    case (false, false): self
    }
  }

  /// - Returns: nil for nothing.
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
