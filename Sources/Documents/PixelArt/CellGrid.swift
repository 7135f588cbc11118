public import Base

/// The cells of a frame: indices of a table of colours, or `empty`.
///
/// A value stored as tiles of 32 × 32 cells, which copies share until one of them changes: a copy is a snapshot that
/// costs only later changes. A tile of one colour is stored as a single number.
///
///     var grid = CellGrid(size: CellSize(width: 16, height: 16))
///     grid.set(3, at: CellPosition(x: 2, y: 5))   // true: the cell changed
///     grid.set(3, at: CellPosition(x: 2, y: 5))   // false
public struct CellGrid: Sendable {
  /// A palette's index, or `empty`.
  public typealias Cell = Int32
  /// A transparent cell.
  public static let empty: Cell = -1
  /// In cells.
  public static let tileSide = 32

  /// The number of columns and rows, which never changes.
  public let size: CellSize
  /// Row by row. A uniform tile is a single number. Cells beyond the grid's edges are arbitrary.
  private(set) var tiles: [[Cell]]
  /// The number of tiles in a row.
  let columns: Int

  /// Returns the number of tiles in a row of a grid.
  static func columns(of size: CellSize) -> Int { (size.width + tileSide - 1) / tileSide }

  /// - Parameter cell: fills the grid.
  public init(size: CellSize, filledWith cell: Cell = CellGrid.empty) {
    self.size = size
    columns = Self.columns(of: size)
    let rows = (size.height + Self.tileSide - 1) / Self.tileSide
    tiles = Array(repeating: [cell], count: columns * rows)
  }

  /// - Parameter cells: row by row, exactly as many as the size requires.
  public init(size: CellSize, cells: [Cell]) {
    self.init(size: size)
    replace(CellRect(size: size), with: cells)
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(size: size) }

  // MARK: Cells

  /// The cell at a position inside the grid.
  public subscript(position: CellPosition) -> Cell {
    precondition(bounds.contains(position), "The cell must lie in the grid")
    let side = Self.tileSide
    let tile = tiles[position.y / side * columns + position.x / side]
    return tile.count == 1 ? tile[0] : tile[position.y % side * side + position.x % side]
  }

  /// Changes a cell. Does nothing outside the grid.
  ///
  /// - Returns: whether the cell changed.
  @discardableResult
  public mutating func set(_ cell: Cell, at position: CellPosition) -> Bool {
    guard bounds.contains(position), self[position] != cell else { return false }
    let side = Self.tileSide
    let index = position.y / side * columns + position.x / side
    if tiles[index].count == 1 {
      tiles[index] = Array(repeating: tiles[index][0], count: side * side)
    }
    tiles[index][position.y % side * side + position.x % side] = cell
    return true
  }

  /// Returns the cells of a rectangle inside the grid, row by row.
  public func cells(in rect: CellRect) -> [Cell] {
    precondition(rect.isEmpty || bounds.intersection(rect) == rect, "Only cells of the grid")
    return [Cell](unsafeUninitializedCapacity: rect.size.count) { buffer, count in
      visitTiles(in: rect) { tile, part in
        tiles[tile.index].withUnsafeBufferPointer { from in
          guard let cells = buffer.baseAddress, let tileCells = from.baseAddress else { return }
          for y in part.y..<part.maxY {
            let target = cells + (y - rect.y) * rect.width + part.x - rect.x
            if from.count == 1 {
              target.initialize(repeating: from[0], count: part.width)
            } else {
              let source = tileCells + (y - tile.y) * Self.tileSide + part.x - tile.x
              target.initialize(from: source, count: part.width)
            }
          }
        }
      }
      count = rect.size.count
    }
  }

  /// All cells, row by row.
  public var allCells: [Cell] { cells(in: bounds) }

  /// Replaces the cells of a rectangle inside the grid. Unchanged tiles stay shared.
  ///
  /// - Parameter cells: row by row, exactly as many as the rectangle has.
  public mutating func replace(_ rect: CellRect, with cells: [Cell]) {
    precondition(rect.isEmpty || bounds.intersection(rect) == rect, "Only cells of the grid")
    precondition(cells.count == rect.size.count, "As many cells as the rectangle has")
    let side = Self.tileSide
    var changed: [(Int, [Cell])] = []
    visitTiles(in: rect) { tile, part in
      var content = tiles[tile.index]
      if content.count == 1 { content = Array(repeating: content[0], count: side * side) }
      var isOther = false
      for y in part.y..<part.maxY {
        let from = (y - rect.y) * rect.width + part.x - rect.x
        let to = (y - tile.y) * side + part.x - tile.x
        for x in 0..<part.width where content[to + x] != cells[from + x] {
          content[to + x] = cells[from + x]
          isOther = true
        }
      }
      if isOther { changed.append((tile.index, content)) }
    }
    for (index, content) in changed { tiles[index] = simplified(content, at: index) }
  }

  /// Fills a rectangle with a cell.
  ///
  /// - Complexity: O(1) for each tile within the rectangle.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let rect = rect.intersection(bounds)
    let side = Self.tileSide
    var touched: [(tile: Tile, part: CellRect)] = []
    visitTiles(in: rect) { touched.append(($0, $1)) }
    for (tile, part) in touched where tiles[tile.index] != [cell] {
      let reachesRight = part.maxX == min(tile.x + side, size.width)
      let reachesFoot = part.maxY == min(tile.y + side, size.height)
      if part.x == tile.x, part.y == tile.y, reachesRight, reachesFoot {
        tiles[tile.index] = [cell]
        continue
      }
      if tiles[tile.index].count == 1 {
        tiles[tile.index] = Array(repeating: tiles[tile.index][0], count: side * side)
      }
      for y in part.y..<part.maxY {
        let start = (y - tile.y) * side + part.x - tile.x
        for index in start..<start + part.width where tiles[tile.index][index] != cell {
          tiles[tile.index][index] = cell
        }
      }
      let simple = simplified(tiles[tile.index], at: tile.index)
      if simple.count == 1 { tiles[tile.index] = simple }
    }
  }

  /// Returns the grid with every index replaced through a table; `empty` stays.
  ///
  /// - Parameter table: has an entry for every index that occurs.
  public func mapped(_ table: [Cell]) -> CellGrid {
    var grid = self
    for (index, tile) in tiles.enumerated() {
      let new = tile.map { $0 < 0 ? $0 : table.indices.contains(Int($0)) ? table[Int($0)] : $0 }
      if new != tile { grid.tiles[index] = grid.simplified(new, at: index) }
    }
    return grid
  }

  /// Composes the cells of another grid of the same size over these. Its empty cells cover nothing.
  mutating func cover(with other: CellGrid) {
    precondition(other.size == size, "Grids of the same size")
    for (index, above) in other.tiles.enumerated() where above != [Self.empty] {
      if above.count == 1 || !above.contains(where: { $0 < 0 }) || tiles[index] == [Self.empty] {
        tiles[index] = above
        continue
      }
      let mask = tiles[index].count == 1 ? 0 : -1
      let below = tiles[index]
      tiles[index] = above.enumerated().map { $1 < 0 ? below[$0 & mask] : $1 }
    }
  }

  /// Whether all cells are empty.
  public var isEmpty: Bool {
    tiles.indices.allSatisfy { index in
      tiles[index] == [Self.empty] || simplified(tiles[index], at: index) == [Self.empty]
    }
  }

  /// The tiles with cells that aren't empty.
  var occupiedAreas: [CellRect] {
    var areas: [CellRect] = []
    visitTiles(in: bounds) { tile, part in
      if tiles[tile.index] != [Self.empty] { areas.append(part) }
    }
    return areas
  }

  // MARK: Tiles

  struct Tile {
    let index: Int
    /// The cell in its corner.
    let x: Int
    let y: Int
  }

  /// Visits the tiles that a rectangle touches, with the part of the rectangle in each.
  func visitTiles(in rect: CellRect, _ body: (Tile, CellRect) -> Void) {
    guard !rect.isEmpty else { return }
    let side = Self.tileSide
    for row in rect.y / side...(rect.maxY - 1) / side {
      for column in rect.x / side...(rect.maxX - 1) / side {
        let tile = Tile(index: row * columns + column, x: column * side, y: row * side)
        let area = CellRect(x: tile.x, y: tile.y, width: side, height: side)
        body(tile, area.intersection(rect))
      }
    }
  }

  /// Returns a tile as one number if all of its cells within the grid are equal.
  func simplified(_ tile: [Cell], at index: Int) -> [Cell] {
    guard tile.count > 1 else { return tile }
    let side = Self.tileSide
    let width = min(side, size.width - index % columns * side)
    let height = min(side, size.height - index / columns * side)
    for y in 0..<height {
      for x in 0..<width where tile[y * side + x] != tile[0] { return tile }
    }
    return [tile[0]]
  }
}

extension CellGrid {
  /// The number of tiles.
  public var tileCount: Int { tiles.count }

  /// Returns the stored numbers of a tile: one if it is uniform, or 32 rows of 32.
  public func tile(_ index: Int) -> [Cell] { tiles[index] }

  /// Restores the value of `tile(_:)`.
  public mutating func setTile(_ index: Int, to cells: [Cell]) {
    precondition(cells.count == 1 || cells.count == Self.tileSide * Self.tileSide, "A whole tile")
    tiles[index] = cells
  }
}
