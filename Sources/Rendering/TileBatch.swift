public import Canvas
public import Base

/// Tiles of a picture, drawn by themselves.
public struct TileBatch: @unchecked Sendable {
  let tiles: [Int: TileInk]

  /// Draws tiles on all cores.
  ///
  /// - Parameters:
  ///   - wanted: their numbers in the grid.
  ///   - keepsPast: whether strokes can be taken back; without, it is quicker and takes less memory.
  ///   - cores: how many threads draw, as many as there are if nil.
  ///   - isCancelled: asked now and then from any thread.
  /// - Returns: nil if it was cancelled.
  public init?(
    _ wanted: [Int], of grid: TileGrid, lines: ChunkedArray<Polyline>, keepsPast: Bool = true,
    cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    var tiles: [Int: TileInk] = [:]
    for tile in wanted { tiles[tile] = TileInk(rect: grid.rect(of: tile), keepsPast: keepsPast) }
    let area = tiles.values.reduce(PixelRect.empty) { $0.union($1.rect) }
    var strokes: [Int: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      for tile in grid.tiles(touching: line.bounds.intersection(area)) where tiles[tile] != nil {
        strokes[tile, default: []].append(index)
      }
    }
    let work = strokes.compactMap { tile, strokes in
      tiles[tile].map { TileQueue.Task(tile: $0, strokes: strokes, unchanged: 0) }
    }
    guard try TileQueue.draw(work, lines: lines, cores: cores, isCancelled: isCancelled) else {
      return nil
    }
    self.tiles = tiles
  }

  /// Paints all of them over what a context has, the paper's corner at its origin.
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
