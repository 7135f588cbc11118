public import Base

/// The layout of a tileset's tiles on a canvas: enough of them to cover it, from its upper left corner.
///
/// Places are numbered row by row. Rows of diamonds are half a tile apart. Even rows begin half a tile beyond the left
/// edge, and the first row half a tile above the upper one.
public struct TileLayout: Equatable, Sendable {
  /// The outline of a tile: a rectangle or a diamond.
  public let shape: TileShape
  /// The size of a tile's bounding rectangle, in cells.
  public let tileSize: CellSize
  /// The size of the picture that the tiles cover.
  public let canvas: CellSize
  /// The number of places in a row.
  public let columns: Int
  /// The number of rows of places.
  public let rows: Int

  /// Creates the smallest layout that covers a canvas.
  public init(shape: TileShape, tileSize: CellSize, canvas: CellSize) {
    self.shape = shape
    self.tileSize = tileSize
    self.canvas = canvas
    func parts(_ length: Int, _ part: Int) -> Int { (length + part - 1) / part }
    switch shape {
    case .rectangular:
      columns = parts(canvas.width, tileSize.width)
      rows = parts(canvas.height, tileSize.height)
    case .isometric:
      columns = parts(canvas.width, tileSize.width) + 1
      rows = parts(canvas.height, tileSize.height / 2) + 1
    }
  }

  /// Creates the layout of a tileset's tiles on a canvas.
  public init(of tileset: Tileset, canvas: CellSize) {
    self.init(shape: tileset.shape, tileSize: tileset.tileSize, canvas: canvas)
  }

  /// The number of all places.
  public var count: Int { columns * rows }

  /// Returns the upper left corner of a place's bounding rectangle.
  public func origin(of index: Int) -> CellPosition {
    let (column, row) = (index % columns, index / columns)
    guard shape == .isometric else {
      return CellPosition(x: column * tileSize.width, y: row * tileSize.height)
    }
    return CellPosition(
      x: column * tileSize.width - (row % 2 == 0 ? tileSize.width / 2 : 0),
      y: (row - 1) * tileSize.height / 2)
  }

  /// Returns the bounding rectangle of a place, which may extend past the canvas.
  public func rect(of index: Int) -> CellRect {
    CellRect(size: tileSize).offset(by: origin(of: index))
  }

  /// Returns the place of a canvas cell.
  public func index(of cell: CellPosition) -> Int {
    guard shape == .isometric else {
      return cell.y / tileSize.height * columns + cell.x / tileSize.width
    }
    let diamond = diamond(of: cell)
    let (row, across) = (diamond.x + diamond.y + 1, diamond.x - diamond.y)
    return row * columns + (across + (row % 2 == 0 ? 1 : 0)) / 2
  }

  /// Moves places fully within the canvas to the front, keeping the order otherwise.
  func wholeFirst(_ places: some Sequence<Int>) -> [Int] {
    let bounds = CellRect(size: canvas)
    var (whole, cut): ([Int], [Int]) = ([], [])
    for place in places {
      let rect = rect(of: place)
      if rect.intersection(bounds) == rect { whole.append(place) } else { cut.append(place) }
    }
    return whole + cut
  }

  /// Returns the row-major index of a canvas cell within a place's bounding rectangle.
  func local(_ cell: CellPosition, in index: Int) -> Int {
    let origin = origin(of: index)
    return (cell.y - origin.y) * tileSize.width + cell.x - origin.x
  }

  /// Returns the position of a place along the two axes of a map: right and down, or for diamonds, down to the right
  /// and down to the left.
  public func coordinates(of index: Int) -> CellPosition {
    let (column, row) = (index % columns, index / columns)
    guard shape == .isometric else { return CellPosition(x: column, y: row) }
    let (down, across) = (row - 1, 2 * column - (row % 2 == 0 ? 1 : 0))
    return CellPosition(x: (down + across) / 2, y: (down - across) / 2)
  }

  /// Returns the place at coordinates, or nil if there is none.
  public func index(at coordinates: CellPosition) -> Int? {
    var (column, row) = (coordinates.x, coordinates.y)
    if shape == .isometric {
      row = coordinates.x + coordinates.y + 1
      let across = coordinates.x - coordinates.y + (row % 2 == 0 ? 1 : 0)
      column = across < 0 ? -1 : across / 2
    }
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return row * columns + column
  }

  /// Returns the coordinates of the diamond that contains a cell's centre.
  private func diamond(of cell: CellPosition) -> CellPosition {
    // Use units along the axes in which a diamond measures four times its width, as it is half as high as wide.
    let (x, y) = (2 * cell.x + 1, 2 * (2 * cell.y + 1))
    let side = tileSize.width
    func down(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
    return CellPosition(x: down(x + y - side, 2 * side), y: down(y - x + side, 2 * side))
  }

  // MARK: Drawing

  /// Draws a tile at a place.
  func draw(_ tile: PlacedTile, of tileset: Tileset, at index: Int, on grid: inout CellGrid) {
    let rect = rect(of: index)
    let part = rect.intersection(CellRect(size: canvas))
    guard !part.isEmpty else { return }
    let shown = tileset.cells(of: tile)
    var cells: [CellGrid.Cell] = shape == .isometric ? grid.cells(in: part) : []
    if shape == .rectangular, part == rect { return grid.replace(part, with: shown) }
    for y in part.y..<part.maxY {
      let start = (y - rect.y) * rect.width + part.x - rect.x
      guard shape == .isometric else {
        cells += shown[start..<start + part.width]
        continue
      }
      for x in 0..<part.width where tileset.owns(start + x) {
        cells[(y - part.y) * part.width + x] = shown[start + x]
      }
    }
    grid.replace(part, with: cells)
  }

  /// Renders a map.
  public func grid(_ map: TileMap?, of tileset: Tileset) -> CellGrid {
    var grid = CellGrid(size: canvas)
    for (place, tile) in (map?.tiles ?? []).enumerated() where !tile.isEmpty {
      draw(tile, of: tileset, at: place, on: &grid)
    }
    return grid
  }

  /// Redraws the places that changed.
  ///
  /// - Parameters:
  ///   - grid: the rendering of the old map with the old tileset.
  ///   - old: of the same layout.
  public func redraw(
    _ grid: inout CellGrid, from old: (map: TileMap?, tileset: Tileset),
    to new: (map: TileMap?, tileset: Tileset)
  ) {
    guard old.map != nil || new.map != nil else { return }
    for place in 0..<count {
      let before = old.map?.tiles[place] ?? .empty
      let after = new.map?.tiles[place] ?? .empty
      // Comparing tiles that copies share is free.
      guard
        before.flips != after.flips
          || old.tileset.tiles[before.index] != new.tileset.tiles[after.index]
      else { continue }
      draw(after, of: new.tileset, at: place, on: &grid)
    }
  }
}
