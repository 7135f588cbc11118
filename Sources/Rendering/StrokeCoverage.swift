import Canvas
import Base

/// The coverage of a long line on the tiles of a grid, made while the line grows.
///
/// When the last point has come, all but the last piece is drawn already, and the result is the same
/// as `TileRasterizer` would draw at once.
final class StrokeCoverage {
  private let grid: TileGrid
  private let pen: Pen
  private let rasterizer: PieceRasterizer
  private var nextPiece = 0
  private(set) var tiles: [Int: Surface] = [:]

  init(grid: TileGrid, pen: Pen) throws(CanvasError) {
    self.grid = grid
    self.pen = pen
    rasterizer = try PieceRasterizer(size: TileRasterizer.tileSize)
  }

  /// Draws the pieces that are complete; amortised, the cost of the new points alone.
  func update(_ line: LinePoints) throws(CanvasError) {
    let points = line.points
    for piece in StrokePieces.completePieces(from: nextPiece, count: points.count) {
      try merge(line.run[StrokePieces.range(of: piece, in: points)])
      nextPiece = piece + 1
    }
  }

  /// Draws what is left: the last piece and the two ends.
  func finish(_ line: LinePoints) throws(CanvasError) {
    try update(line)
    let points = line.points
    for piece in nextPiece..<max(nextPiece, StrokePieces.pieceCount(of: points)) {
      try merge(line.run[StrokePieces.range(of: piece, in: points)])
    }
    guard !line.isTapered, let first = points.first, let last = points.last else { return }
    let reach = pen.width + 4
    for (end, inside) in [(first, points), (last, points.reversed())] {
      let box = PixelRect(covering: end.x - reach, end.y - reach, end.x + reach, end.y + reach)
      for tile in grid.tiles(touching: box) {
        rasterizer.mergeCap(
          at: end, inside: inside, of: pen, into: try surface(of: tile), origin: grid.rect(of: tile)
        )
      }
    }
  }

  private func merge(_ run: LineRun) throws(CanvasError) {
    var extent = Extent()
    extent.add(run.points, pen: pen)
    for tile in grid.tiles(touching: extent.rect(padding: extent.padding(of: pen))) {
      rasterizer.merge(run, of: pen, into: try surface(of: tile), origin: grid.rect(of: tile))
    }
  }

  private func surface(of tile: Int) throws(CanvasError) -> Surface {
    if let surface = tiles[tile] { return surface }
    let surface = try Surface(size: TileRasterizer.tileSize, format: .a8)
    tiles[tile] = surface
    return surface
  }
}
