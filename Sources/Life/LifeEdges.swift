/// The edges of a universe. Bounded ones are centred on the cell 0, 0: their first column is −⌊width ÷ 2⌋.
///
/// As in Golly: <https://golly.sourceforge.io/Help/bounded.html>.
public enum LifeEdges: Hashable, Sendable {
  /// No edges.
  case none
  /// Left and right, and top and bottom, are joined.
  case torus(width: Int, height: Int)
  /// All cells beyond are dead.
  case plane(width: Int, height: Int)
  /// A torus with two opposite sides joined at an offset.
  ///
  /// - shift: the cell beyond one in the last row or column is the cell of the first one this many cells further on; at
  ///   least 1 and less than the side.
  case shiftedTorus(width: Int, height: Int, LifeAxis, shift: Int)
  /// A torus with two opposite sides joined in reverse.
  ///
  /// - isShifted: also offset by one cell; requires an even side.
  case kleinBottle(width: Int, height: Int, LifeAxis, isShifted: Bool)
  /// Both pairs of sides are joined in reverse.
  case crossSurface(width: Int, height: Int)
  /// Sides that share a corner are joined: the top with the left, and the right with the bottom.
  case sphere(side: Int)
  /// Infinite along an axis, and of limited breadth across it, with both sides joined or surrounded by dead cells.
  case strip(LifeAxis, breadth: Int, isJoined: Bool)

  /// The allowed length of a side in cells.
  public static let allowedSide = 1...16_384

  /// All cells of the universe; nil if it is infinite in some direction.
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

  /// All cells of the universe within the range of coordinates; nil if it has no edges at all.
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

  /// The upper left corner of a pattern without a position: centred, as in Golly, or in the universe's corner if its
  /// size is unknown or too large; nil without edges.
  func corner(ofPattern size: (width: Int, height: Int)?) -> LifeCell? {
    guard let limits else { return nil }
    if let size, size.width <= limits.width, size.height <= limits.height {
      return LifeCell(x: -(size.width / 2), y: -(size.height / 2))
    }
    // Along an infinite axis, Golly starts at the middle.
    guard case .strip(let axis, _, _) = self else { return LifeCell(x: limits.left, y: limits.top) }
    return axis == .horizontal ? LifeCell(x: 0, y: limits.top) : LifeCell(x: limits.left, y: 0)
  }

  private static func area(_ width: Int, _ height: Int) -> LifeBounds {
    LifeBounds(
      left: -(width / 2), top: -(height / 2), right: width - width / 2 - 1,
      bottom: height - height / 2 - 1)
  }

  /// Whether a rule is supported with these edges: not on strips if it fills empty space at once, and not across
  /// twisted seams if its range exceeds one cell.
  public func allow(_ rule: CellRule) -> Bool {
    switch self {
    case .none, .torus, .plane: true
    case .strip: !rule.fillsEmptiness && rule.ofStates?.range ?? 1 == 1
    default: rule.ofStates?.range ?? 1 == 1
    }
  }
}

/// A direction on the plane, or the two sides along it.
public enum LifeAxis: Hashable, Sendable, CaseIterable {
  /// Rows; the top and bottom sides.
  case horizontal
  /// Columns; the left and right sides.
  case vertical
}
