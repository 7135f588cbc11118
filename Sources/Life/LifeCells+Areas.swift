extension LifeCells {
  /// The cells of both, with the state of the other's cell if both have one.
  public func union(_ other: LifeCells) -> LifeCells {
    let level = max(level, other.level)
    let (own, others) = (grown(to: level), other.grown(to: level))
    var known: [Pair: Square] = [:]
    let root = Self.union(own.root, others.root, &known)
    var masks: [Pair: Square] = [:]
    let planes = (0..<max(planes.count, other.planes.count)).map { plane in
      // Results by identity are only valid while the squares exist.
      var known: [Pair: Square] = [:]
      return Self.union(
        Self.combined(own.plane(plane), others.root, .without, &masks), others.plane(plane), &known)
    }
    return LifeCells(root: root, level: level, planes: planes)
  }

  static func union(_ a: Square, _ b: Square, _ known: inout [Pair: Square]) -> Square {
    switch (a, b) {
    case (.empty, _): return b
    case (_, .empty): return a
    case (.leaf(let a), .leaf(let b)): return .leaf(a | b)
    default: break
    }
    if a.isSame(as: b) { return a }
    var pair: Pair?
    // Identity lookups of small squares cost more than building them again.
    if case (.inner(let first), .inner(let second)) = (a, b) {
      pair = Pair(a: ObjectIdentifier(first), b: ObjectIdentifier(second))
    }
    if let pair, let part = known[pair] { return part }
    let (first, second) = (a.quarters, b.quarters)
    let part = Square(
      union(first.nw, second.nw, &known), union(first.ne, second.ne, &known),
      union(first.sw, second.sw, &known), union(first.se, second.se, &known))
    if let pair { known[pair] = part }
    return part
  }

  /// The cells that are not in the other set, at the cost of its parts.
  public func subtracting(_ other: LifeCells) -> LifeCells {
    guard let bounds = other.bounds else { return self }
    var rest = self
    other.visitCells(in: bounds) { rest.set(false, at: $0) }
    return rest
  }

  /// The cells in an area.
  public func cropped(to area: LifeBounds) -> LifeCells { kept(in: area, isInside: true) }

  /// The cells outside an area.
  public func removing(_ area: LifeBounds) -> LifeCells { kept(in: area, isInside: false) }

  private func kept(in area: LifeBounds, isInside: Bool) -> LifeCells {
    if level > Self.coreLevel {
      let kept = core.kept(in: area, isInside: isInside)
      return isInside ? kept : replacingCore(kept)
    }
    let corner = LifeCell(x: -half, y: -half)
    func kept(_ part: Square) -> Square { Self.kept(part, level, corner, area, isInside) }
    return LifeCells(root: kept(root), level: level, planes: planes.map(kept))
  }

  private static func kept(
    _ part: Square, _ level: Int, _ corner: LifeCell, _ area: LifeBounds, _ isInside: Bool
  ) -> Square {
    let side = 1 << level
    let own = LifeBounds(
      left: corner.x, top: corner.y, right: corner.x + side - 1, bottom: corner.y + side - 1)
    if part.isEmpty { return .empty }
    guard let common = own.intersection(area) else { return isInside ? .empty : part }
    if common == own { return isInside ? part : .empty }
    guard level > 3 else {
      var mask: UInt64 = 0
      for y in common.top...common.bottom {
        for x in common.left...common.right { mask |= Square.bit(x: x - corner.x, y: y - corner.y) }
      }
      return Square(bits: part.bits & (isInside ? mask : ~mask))
    }
    let (parts, half) = (part.quarters, side / 2)
    func kept(_ part: Square, _ x: Int, _ y: Int) -> Square {
      Self.kept(part, level - 1, LifeCell(x: corner.x + x, y: corner.y + y), area, isInside)
    }
    return Square(
      kept(parts.nw, 0, 0), kept(parts.ne, half, 0), kept(parts.sw, 0, half),
      kept(parts.se, half, half))
  }

  /// The limit of cells in a list.
  public static let mostListed = 10_000_000

  /// All cells in row-major order; nil for more than `mostListed`.
  public var list: [LifeCell]? {
    guard isCore, root.population <= Self.mostListed else { return nil }
    var cells: [LifeCell] = []
    cells.reserveCapacity(Int(root.population))
    visitRuns { run, y in
      for x in run { cells.append(LifeCell(x: x, y: y)) }
      return true
    }
    return cells
  }

  /// The leaves of 8 × 8 cells that differ from those of other cells, by position in eighths, with their bits.
  ///
  /// - Parameter most: returns nil if there are more, if cells are beyond the range of coordinates, or in states other
  ///   than 0 and 1.
  public func changedLeaves(from other: LifeCells, most: Int) -> [LifeCell: UInt64]? {
    let level = max(level, other.level)
    guard level <= Self.coreLevel, planes.isEmpty, other.planes.isEmpty else { return nil }
    var changed: [LifeCell: UInt64] = [:]
    // Equal squares that are not identical.
    var known: Set<Pair> = []
    func compare(_ a: Square, _ b: Square, _ level: Int, _ place: LifeCell) -> Bool {
      if case .empty = a, case .empty = b { return true }
      var pair: Pair?
      if let own = a.identity, let other = b.identity {
        pair = Pair(a: own, b: other)
        if let pair, own == other || known.contains(pair) { return true }
      }
      if level == 3 {
        if a.bits != b.bits { changed[place] = a.bits }
        return changed.count <= most
      }
      let count = changed.count
      let (a, b) = (a.quarters, b.quarters)
      let (x, y) = (place.x * 2, place.y * 2)
      let isDone =
        compare(a.nw, b.nw, level - 1, LifeCell(x: x, y: y))
        && compare(a.ne, b.ne, level - 1, LifeCell(x: x + 1, y: y))
        && compare(a.sw, b.sw, level - 1, LifeCell(x: x, y: y + 1))
        && compare(a.se, b.se, level - 1, LifeCell(x: x + 1, y: y + 1))
      if isDone, changed.count == count, let pair { known.insert(pair) }
      return isDone
    }
    // The root's quarters are at the positions −1 and 0.
    let (new, old) = (grown(to: level).root.quarters, other.grown(to: level).root.quarters)
    guard compare(new.nw, old.nw, level - 1, LifeCell(x: -1, y: -1)),
      compare(new.ne, old.ne, level - 1, LifeCell(x: 0, y: -1)),
      compare(new.sw, old.sw, level - 1, LifeCell(x: -1, y: 0)),
      compare(new.se, old.se, level - 1, LifeCell(x: 0, y: 0))
    else { return nil }
    return changed
  }

  /// Returns the cells with some squares of 8 × 8 replaced; only for the states 0 and 1.
  public func replacing(leaves: [LifeCell: UInt64]) -> LifeCells {
    guard !leaves.isEmpty else { return self }
    if self.level > Self.coreLevel { return replacingCore(core.replacing(leaves: leaves)) }
    let new = LifeCells(leaves: leaves)
    var level = max(level, new.level)
    // Emptied squares may be outside the area of the new cells.
    for place in leaves.keys {
      while !(-(1 << (level - 4))..<1 << (level - 4)).contains(place.x)
        || !(-(1 << (level - 4))..<1 << (level - 4)).contains(place.y)
      { level += 1 }
    }
    let whole = grown(to: level)
    var root = whole.root
    for (place, bits) in leaves {
      root = Self.replacing(
        root, level, x: place.x + 1 << (level - 4), y: place.y + 1 << (level - 4), bits)
    }
    return LifeCells(root: root, level: level)
  }

  /// - Parameters: x and y count leaves from the part's corner.
  private static func replacing(_ part: Square, _ level: Int, x: Int, y: Int, _ bits: UInt64)
    -> Square
  {
    guard level > 3 else { return Square(bits: bits) }
    var parts = part.quarters
    let half = 1 << (level - 4)
    func replaced(_ part: Square) -> Square {
      replacing(part, level - 1, x: x & (half - 1), y: y & (half - 1), bits)
    }
    switch (x < half, y < half) {
    case (true, true): parts.nw = replaced(parts.nw)
    case (false, true): parts.ne = replaced(parts.ne)
    case (true, false): parts.sw = replaced(parts.sw)
    case (false, false): parts.se = replaced(parts.se)
    }
    return Square(parts.nw, parts.ne, parts.sw, parts.se)
  }
}
