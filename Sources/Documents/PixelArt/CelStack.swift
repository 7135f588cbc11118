public import Base

/// The visible content of a frame: the cels of its visible layers, from bottom to top.
///
/// A value that is free to create and cheap to compare. It computes only the requested colours, so that showing a frame
/// costs no more than its changes.
public struct CelStack: Equatable, Sendable {
  /// The size of every cel.
  public let size: CellSize
  /// The colours that the indices of the cells refer to.
  public let palette: Palette
  /// The lowest first.
  let entries: [Entry]

  /// A cel, or a group composed as a unit.
  indirect enum Entry: Equatable, Sendable {
    case cel(CellGrid, Look)
    case group([Entry], Look)
  }

  /// The compositing properties of an entry.
  struct Look: Equatable, Sendable {
    var blendMode = BlendMode.normal
    /// 0…255
    var opacity = 255
    /// The cell that replaces empty cells, or nil for transparency.
    var background: CellGrid.Cell?

    /// Whether its colours show unchanged.
    var isPlain: Bool { blendMode == .normal && opacity == 255 }
  }

  init(size: CellSize, palette: Palette, entries: [Entry]) {
    self.size = size
    self.palette = palette
    self.entries = entries
  }

  /// Wraps a single grid.
  public init(_ grid: CellGrid, _ palette: Palette) {
    self.init(size: grid.size, palette: palette, entries: [.cel(grid, Look())])
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(size: size) }

  /// The only grid of the stack, if it consists of one that shows unchanged.
  public var onlyGrid: CellGrid? {
    guard entries.count == 1, case .cel(let grid, let look) = entries[0], look.isPlain,
      look.background == nil
    else { return nil }
    return grid
  }

  /// Whether all of it is transparent.
  public var isEmpty: Bool {
    func isEmpty(_ entries: [Entry]) -> Bool {
      entries.allSatisfy {
        switch $0 {
        case .cel(let grid, let look): look.background == nil && grid.isEmpty
        case .group(let members, _): isEmpty(members)
        }
      }
    }
    return isEmpty(entries)
  }

  // MARK: Differences

  /// Returns rectangles around all cells that may look different in another stack.
  public func changedAreas(from other: CelStack) -> [CellRect] {
    guard size == other.size, palette.agrees(with: other.palette) else { return [bounds] }
    return changedAreas(entries, other.entries)
  }

  private func changedAreas(_ new: [Entry], _ old: [Entry]) -> [CellRect] {
    if new.count == old.count { return zip(new, old).flatMap { changedAreas($0, $1) } }
    // Entries were added or removed: those below and above may be unchanged.
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

  /// Returns rectangles around all visible cells of an entry.
  private func occupiedAreas(_ entry: Entry) -> [CellRect] {
    switch entry {
    case .cel(let grid, let look): look.background == nil ? grid.occupiedAreas : [bounds]
    case .group(let members, _): members.flatMap { occupiedAreas($0) }
    }
  }
}
