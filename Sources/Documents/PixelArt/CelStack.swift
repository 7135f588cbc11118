public import Base

/// What is seen of a frame: the cels of those layers that are not hidden, each over those before it.
///
/// A value that costs nothing to make and little to compare. It tells the colours of as many cells as are asked for, so
/// that a frame is shown at the cost of what changed in it.
public struct CelStack: Equatable, Sendable {
  public let size: CellSize
  public let palette: Palette
  /// The lowest first.
  let entries: [Entry]

  /// A cel, or a group that is laid over the rest as one.
  indirect enum Entry: Equatable, Sendable {
    case cel(CellGrid, Look)
    case group([Entry], Look)
  }

  /// How something is laid over what is below it.
  struct Look: Equatable, Sendable {
    var blendMode = BlendMode.normal
    /// 0…255
    var opacity = 255
    /// What an empty cell is; nil for nothing.
    var ground: CellGrid.Cell?

    /// Whether what it has is seen as it is.
    var isPlain: Bool { blendMode == .normal && opacity == 255 }
  }

  init(size: CellSize, palette: Palette, entries: [Entry]) {
    self.size = size
    self.palette = palette
    self.entries = entries
  }

  /// One grid alone.
  public init(_ grid: CellGrid, _ palette: Palette) {
    self.init(size: grid.size, palette: palette, entries: [.cel(grid, Look())])
  }

  public var bounds: CellRect { CellRect(size: size) }

  /// The grid that it is, where there is nothing but one that is seen as it is.
  public var onlyGrid: CellGrid? {
    guard entries.count == 1, case .cel(let grid, let look) = entries[0], look.isPlain,
      look.ground == nil
    else { return nil }
    return grid
  }

  /// Whether nothing of it is seen.
  public var isEmpty: Bool {
    func isEmpty(_ entries: [Entry]) -> Bool {
      entries.allSatisfy {
        switch $0 {
        case .cel(let grid, let look): look.ground == nil && grid.isEmpty
        case .group(let members, _): isEmpty(members)
        }
      }
    }
    return isEmpty(entries)
  }

  // MARK: Differences

  /// Rectangles around all cells that may look otherwise than in another stack.
  public func changedAreas(from other: CelStack) -> [CellRect] {
    guard size == other.size, palette == other.palette else { return [bounds] }
    return changedAreas(entries, other.entries)
  }

  private func changedAreas(_ new: [Entry], _ old: [Entry]) -> [CellRect] {
    if new.count == old.count { return zip(new, old).flatMap { changedAreas($0, $1) } }
    // Something came, or went: what lies under it and over it may be the same.
    let below = zip(new, old).prefix { $0 == $1 }.count
    let most = min(new.count, old.count) - below
    let above = zip(new.reversed(), old.reversed()).prefix(most).prefix { $0 == $1 }.count
    let parts = [new[below..<new.count - above], old[below..<old.count - above]]
    return parts.flatMap { $0.flatMap { occupiedAreas($0) } }
  }

  private func changedAreas(_ new: Entry, _ old: Entry) -> [CellRect] {
    switch (new, old) {
    case (.cel(let grid, let look), .cel(let before, let other)) where look == other:
      return grid.changedAreas(from: before)
    case (.group(let members, let look), .group(let before, let other)) where look == other:
      return changedAreas(members, before)
    default: return occupiedAreas(new) + occupiedAreas(old)
    }
  }

  /// Rectangles around all cells that something of an entry is seen at.
  private func occupiedAreas(_ entry: Entry) -> [CellRect] {
    switch entry {
    case .cel(let grid, let look): look.ground == nil ? grid.occupiedAreas : [bounds]
    case .group(let members, _): members.flatMap { occupiedAreas($0) }
    }
  }
}
