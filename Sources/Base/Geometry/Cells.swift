/// A cell of a grid: columns to the right, rows downwards, from 0.
public struct CellPosition: Equatable, Hashable, Sendable {
  /// The column, counted to the right.
  public var x: Int
  /// The row, counted downwards.
  public var y: Int

  /// Creates the position in a column and a row; either may be negative.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The upper left cell of a grid.
  public static let zero = CellPosition(x: 0, y: 0)

  public static func + (a: CellPosition, b: CellPosition) -> CellPosition {
    CellPosition(x: a.x + b.x, y: a.y + b.y)
  }

  public static func - (a: CellPosition, b: CellPosition) -> CellPosition {
    CellPosition(x: a.x - b.x, y: a.y - b.y)
  }
}

/// A size in cells; never negative.
public struct CellSize: Equatable, Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size; a negative side counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The number of all cells.
  public var count: Int { width * height }
  /// Whether it has no cells.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The size of its picture in a box, with whole pixels per cell if possible.
  public func pictureSize(fitting box: PixelSize) -> PixelSize {
    let scale = min(box.width / max(1, width), box.height / max(1, height))
    if scale >= 1 { return PixelSize(width: width * scale, height: height * scale) }
    let ratio = AspectRatio(of: PixelSize(width: width, height: height))
    return (ratio ?? .fourToThree).size(fitting: box)
  }
}

/// A rectangle of cells; empty when a side is not positive.
public struct CellRect: Equatable, Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The top row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// The rectangle without cells at the origin, which stands for any other empty one.
  public static let empty = CellRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle by its upper left cell and its size; a negative side counts as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates the rectangle that covers a grid of a size.
  public init(size: CellSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// One cell.
  public init(_ position: CellPosition) {
    self.init(x: position.x, y: position.y, width: 1, height: 1)
  }

  /// Creates the rectangle between two opposite corner cells, both included.
  public init(from a: CellPosition, to b: CellPosition) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x) + 1, height: abs(a.y - b.y) + 1)
  }

  /// The column behind the last.
  public var maxX: Int { x + width }
  /// The row below the last.
  public var maxY: Int { y + height }
  /// The upper left cell.
  public var origin: CellPosition { CellPosition(x: x, y: y) }
  /// The size without the position.
  public var size: CellSize { CellSize(width: width, height: height) }
  /// Whether it has no cells.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a cell is inside.
  public func contains(_ cell: CellPosition) -> Bool {
    cell.x >= x && cell.x < maxX && cell.y >= y && cell.y < maxY
  }

  /// Returns the cells that both rectangles have; `empty` if there are none.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return CellRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that covers both.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return CellRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// All its cells, row by row.
  public var positions: [CellPosition] {
    (y..<maxY).flatMap { y in (x..<maxX).map { CellPosition(x: $0, y: y) } }
  }

  /// Returns the rectangle moved by as many columns and rows.
  public func offset(by offset: CellPosition) -> CellRect {
    CellRect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

/// A position on a grid, in cells from the corner of the cell 0, 0, whose centre is at ½, ½.
public struct CellPoint: Equatable, Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates the position at distances from the origin.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The centre of a cell.
  public init(middleOf cell: CellPosition) {
    self.init(x: Double(cell.x) + 0.5, y: Double(cell.y) + 0.5)
  }

  /// Converts to a paper as large as a grid, in lengths of its longer side.
  public func paperPoint(on size: CellSize) -> PaperPoint {
    let side = Double(max(size.width, size.height, 1))
    return PaperPoint(x: x / side, y: y / side)
  }
}

extension PaperPoint {
  /// Converts to a grid as large as the paper.
  public func cellPoint(on size: CellSize) -> CellPoint {
    let side = Double(max(size.width, size.height, 1))
    return CellPoint(x: x * side, y: y * side)
  }
}
