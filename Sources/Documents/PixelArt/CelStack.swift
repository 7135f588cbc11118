public import Base

/// What is seen of a frame: the cels of those layers that are not hidden, each over those before it.
///
/// A value that costs nothing to make and little to compare. It tells the colours of as many cells as are asked for, so that
/// a frame is shown at the cost of what changed in it.
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
    guard size == other.size, palette == other.palette,
      let areas = Self.changedAreas(entries, other.entries)
    else { return [bounds] }
    return areas
  }

  /// Nil where the entries are laid over each other in another way.
  private static func changedAreas(_ new: [Entry], _ old: [Entry]) -> [CellRect]? {
    guard new.count == old.count else { return nil }
    var areas: [CellRect] = []
    for (new, old) in zip(new, old) {
      switch (new, old) {
      case (.cel(let grid, let look), .cel(let before, let other)) where look == other:
        areas += grid.changedAreas(from: before)
      case (.group(let members, let look), .group(let before, let other)) where look == other:
        guard let changed = changedAreas(members, before) else { return nil }
        areas += changed
      default: return nil
      }
    }
    return areas
  }
}
