extension LifeCells {
  /// The level of the square covered by coordinates; cells beyond are only reached by running.
  static let coreLevel = 61
  /// The limit of squares' levels in files.
  static let highestLevel = 512

  /// The cells within the range of coordinates.
  var core: LifeCells {
    var (root, level, planes) = (root, level, planes)
    while level > Self.coreLevel {
      root = root.middle
      planes = planes.map(\.middle)
      level -= 1
    }
    return LifeCells(root: root, level: level, planes: planes)
  }

  /// Whether all cells are within the range of coordinates.
  var isCore: Bool {
    level <= Self.coreLevel || core.root.population == root.population && fitsCore
  }

  /// For populations that overflow a word, checks the surroundings of the core.
  private var fitsCore: Bool {
    var (root, level) = (root, level)
    while level > Self.coreLevel {
      let (nw, ne, sw, se) = root.quarters
      let (a, b, c, d) = (nw.quarters, ne.quarters, sw.quarters, se.quarters)
      let outer = [a.nw, a.ne, a.sw, b.nw, b.ne, b.se, c.nw, c.sw, c.se, d.ne, d.sw, d.se]
      guard outer.allSatisfy(\.isEmpty) else { return false }
      root = root.middle
      level -= 1
    }
    return true
  }

  /// Returns the cells with the core replaced and the surroundings kept.
  func replacingCore(_ new: LifeCells) -> LifeCells {
    guard level > Self.coreLevel else { return new }
    let new = new.grown(to: Self.coreLevel)
    func replaced(_ part: Square, _ level: Int, _ core: Square) -> Square {
      guard level > Self.coreLevel else { return core }
      let middle = replaced(part.middle, level - 1, core).quarters
      let (nw, ne, sw, se) = part.quarters
      let (a, b, c, d) = (nw.quarters, ne.quarters, sw.quarters, se.quarters)
      return Square(
        Square(a.nw, a.ne, a.sw, middle.nw), Square(b.nw, b.ne, middle.ne, b.se),
        Square(c.nw, middle.sw, c.sw, c.se), Square(middle.se, d.ne, d.sw, d.se))
    }
    let planes = (0..<max(planes.count, new.planes.count)).map {
      replaced(plane($0), level, new.plane($0))
    }
    return LifeCells(root: replaced(root, level, new.root), level: level, planes: planes)
  }

  /// Whether all cells are within a distance of 0, 0 in both directions.
  public func areNear(_ distance: Int) -> Bool {
    guard isCore else { return false }
    guard let bounds else { return true }
    return [bounds.left, bounds.top, bounds.right, bounds.bottom]
      .allSatisfy { $0.magnitude <= distance.magnitude }
  }
}

extension LifeCells.Square {
  /// The middle half of a square at least four leaves wide.
  var middle: Self {
    let (nw, ne, sw, se) = quarters
    return Self(nw.quarters.se, ne.quarters.sw, sw.quarters.ne, se.quarters.nw)
  }
}
