public import Canvas
public import Base

/// Tiles of a picture, drawn independently.
public struct TileBatch: @unchecked Sendable {
  let tiles: [Int: TileInk]

  /// Draws tiles on all cores.
  ///
  /// - Parameters:
  ///   - wanted: their numbers in the grid.
  ///   - keepsPast: whether strokes can be taken back; disabling it saves time and memory.
  ///   - cores: the number of threads; that of the cores if nil.
  ///   - isCancelled: called now and then from any thread.
  /// - Returns: nil if it was cancelled.
  public init?(
    _ wanted: [Int], of grid: TileGrid, lines: ChunkedArray<Polyline>, keepsPast: Bool = true,
    cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    self.init(undrawn: wanted, of: grid, keepsPast: keepsPast)
    let work = work(of: grid, lines: lines).values.map { [$0] }
    guard try TileQueue.draw(rest: work, cores: cores, isCancelled: isCancelled) else {
      return nil
    }
  }

  /// Creates tiles to be drawn through `work`.
  init(undrawn wanted: [Int], of grid: TileGrid, keepsPast: Bool) {
    var tiles: [Int: TileInk] = [:]
    for tile in wanted { tiles[tile] = TileInk(rect: grid.rect(of: tile), keepsPast: keepsPast) }
    self.tiles = tiles
  }

  /// The drawing task of each tile with any ink.
  func work(of grid: TileGrid, lines: ChunkedArray<Polyline>) -> [Int: TileQueue.Task] {
    guard !tiles.isEmpty else { return [:] }
    let area = tiles.values.reduce(PixelRect.empty) { $0.union($1.rect) }
    var strokes: [Int: [Int]] = [:]
    // Avoids copying the lines: there may be very many.
    for index in lines.indices {
      for tile in grid.tiles(touching: lines[index].bounds.intersection(area))
      where tiles[tile] != nil {
        strokes[tile, default: []].append(index)
      }
    }
    var work: [Int: TileQueue.Task] = [:]
    for (number, tile) in tiles {
      guard let strokes = strokes[number] else { continue }
      work[number] = TileQueue.Task(tile: tile, strokes: strokes, unchanged: 0, lines: lines)
    }
    return work
  }

  private init(_ tiles: [Int: TileInk]) { self.tiles = tiles }

  /// A subset of the tiles.
  func only(_ numbers: Set<Int>) -> TileBatch {
    TileBatch(tiles.filter { numbers.contains($0.key) })
  }

  /// Paints all tiles over the context's content, with the paper's corner at its origin.
  ///
  /// - Parameter alpha: of the ink as a whole.
  public func paint(in context: DrawingContext, alpha: Double = 1) {
    for tile in tiles.values {
      guard let surface = tile.surface else { continue }
      context.saved {
        context.rectangle(tile.rect)
        context.clip()
        context.paint(surface, x: Double(tile.rect.x), y: Double(tile.rect.y), alpha: alpha)
      }
    }
  }
}
