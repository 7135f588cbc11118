import Base
public import Documents

/// A group with its appearance.
public struct SelectedGroup: Equatable, Sendable {
  /// Identifies the group in its painting.
  public let id: GroupID
  /// Its present appearance.
  public let style: GroupStyle
}

extension ChunkedArray<PaintingElement> {
  /// Returns the group that consists of the given elements, or nil if there is none or more are given.
  ///
  /// - Parameter indices: ascending.
  func onlyGroup(at indices: [Int]) -> SelectedGroup? {
    let units = SelectionUnits(of: indices, in: self)
    guard units.count == 1, let id = units.groups.first, let first = indices.first else {
      return nil
    }
    return SelectedGroup(id: id, style: self[first].style(of: id))
  }
}
