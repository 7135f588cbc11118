/// Where a universe ends. Bounded ones lie about the cell 0, 0: their first column is −⌊width ÷ 2⌋.
///
/// As in Golly: <https://golly.sourceforge.io/Help/bounded.html>.
public enum LifeEdges: Hashable, Sendable {
  /// Nowhere.
  case none
  /// Left and right, and top and bottom, are joined.
  case torus(width: Int, height: Int)
  /// Nothing lives beyond.
  case plane(width: Int, height: Int)
  /// A torus of which two opposite sides are joined some cells further along.
  ///
  /// - shift: beyond a cell of the last row or column lies the cell of the first one so many further on; from 1 on and
  ///   less than the side is long.
  case shiftedTorus(width: Int, height: Int, LifeAxis, shift: Int)
  /// A torus of which two opposite sides are joined the other way round.
  ///
  /// - isShifted: and a cell further along; then the side is even.
  case kleinBottle(width: Int, height: Int, LifeAxis, isShifted: Bool)
  /// Both pairs of sides are joined the other way round.
  case crossSurface(width: Int, height: Int)
  /// Sides that meet in a corner are joined: the top to the left one, and the right one to the bottom.
  case sphere(side: Int)
  /// Without an end along an axis; across it so many cells, with both sides joined, or nothing alive beyond.
  case strip(LifeAxis, breadth: Int, isJoined: Bool)

  /// How many cells a side may have.
  public static let allowedSide = 1...16_384

  /// All cells that there are; nil where there is no end in some direction.
  public var area: LifeBounds? {
    switch self {
    case .none, .strip: nil
    case .torus(let width, let height), .plane(let width, let height),
      .shiftedTorus(let width, let height, _, _), .kleinBottle(let width, let height, _, _),
      .crossSurface(let width, let height):
      Self.area(width, height)
    case .sphere(let side): Self.area(side, side)
    }
  }

  /// All cells that there are, as far as coordinates tell; nil where there is no end at all.
  var limits: LifeBounds? {
    guard case .strip(let axis, let breadth, _) = self else { return area }
    let farthest = LifeCells.farthest
    let across = Self.area(breadth, breadth)
    return switch axis {
    case .horizontal:
      LifeBounds(left: -farthest, top: across.top, right: farthest, bottom: across.bottom)
    case .vertical:
      LifeBounds(left: across.left, top: -farthest, right: across.right, bottom: farthest)
    }
  }

  /// Where a pattern begins that says no place: it lies in the middle, as in Golly, or in the corner where its size is
  /// not known or larger than what there is; nil for no edges.
  func corner(ofPattern size: (width: Int, height: Int)?) -> LifeCell? {
    guard let limits else { return nil }
    if let size, size.width <= limits.width, size.height <= limits.height {
      return LifeCell(x: -(size.width / 2), y: -(size.height / 2))
    }
    // Where there is no end, Golly begins at the middle.
    guard case .strip(let axis, _, _) = self else { return LifeCell(x: limits.left, y: limits.top) }
    return axis == .horizontal ? LifeCell(x: 0, y: limits.top) : LifeCell(x: limits.left, y: 0)
  }

  private static func area(_ width: Int, _ height: Int) -> LifeBounds {
    LifeBounds(
      left: -(width / 2), top: -(height / 2), right: width - width / 2 - 1,
      bottom: height - height / 2 - 1)
  }

  /// Whether such a universe can live by a rule: where all of a strip is born at once, it cannot be told, and cells
  /// that see further than one cell don't see across seams that turn.
  public func allow(_ rule: CellRule) -> Bool {
    switch self {
    case .none, .torus, .plane: true
    case .strip: !rule.fillsEmptiness && rule.ofStates?.range ?? 1 == 1
    default: rule.ofStates?.range ?? 1 == 1
    }
  }
}

/// A direction on the plane, or the two sides that run along it.
public enum LifeAxis: Hashable, Sendable, CaseIterable {
  /// Rows; the top and the bottom.
  case horizontal
  /// Columns; left and right.
  case vertical
}
