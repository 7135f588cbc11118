import Canvas
import Base

/// The coverage of a long line on the tiles of a grid, built while the line grows.
///
/// When the last point arrives, all but the last piece is already drawn, and the result equals that of `TileRasterizer`
/// in one go.
final class StrokeCoverage {
  private let grid: TileGrid
  private let pen: Pen
  private let rasterizer: PieceRasterizer
  /// Nil for pens whose lines are outlines.
  private let tip: PenTip?
  /// The first piece not drawn yet.
  private(set) var nextPiece = 0
  /// The coverage; complete only once the line is finished if the pen has a tip.
  private(set) var tiles: [Int: Surface] = [:]
  /// What the tip left on each tile.
  private var fields: [Int: InkField] = [:]

  init(grid: TileGrid, pen: Pen) throws(CanvasError) {
    self.grid = grid
    self.pen = pen
    tip = PenTip(pen)
    rasterizer = try PieceRasterizer(size: TileRasterizer.tileSize)
  }

  /// Draws complete pieces, at the amortised cost of the new points.
  ///
  /// - Parameter keptCount: the number of leading points that are final.
  func update(_ line: LinePoints, keptCount: Int) throws(CanvasError) {
    for piece in StrokePieces.completePieces(from: nextPiece, count: keptCount) {
      try merge(piece, of: line)
      nextPiece = piece + 1
    }
  }

  /// Draws the last piece and the two ends.
  func finish(_ line: LinePoints) throws(CanvasError) {
    let points = line.points
    try update(line, keptCount: points.count)
    for piece in nextPiece..<max(nextPiece, StrokePieces.pieceCount(ofPoints: points.count)) {
      try merge(piece, of: line)
    }
    if let tip { return try develop(with: tip) }
    guard !pen.isRound else { return }
    for end in [points.first, points.last].compactMap(\.self) {
      for tile in grid.tiles(touching: PieceRasterizer.capBox(at: end, of: pen)) {
        let rect = grid.rect(of: tile)
        rasterizer.mergeCaps(
          of: line, with: pen, into: try surface(of: tile), origin: rect, within: rect)
      }
    }
  }

  /// Copies a rectangle of the coverage so far to a surface.
  ///
  /// - Parameter origin: the surface's corner, in pixels from the paper's corner.
  func copy(_ rect: PixelRect, to surface: Surface, origin: PixelRect) {
    for tile in grid.tiles(touching: rect) {
      let corner = grid.rect(of: tile)
      let part = rect.intersection(corner)
      let place = part.offset(x: -origin.x, y: -origin.y)
      if let drawn = tiles[tile] {
        surface.copy(part.offset(x: -corner.x, y: -corner.y), of: drawn, toX: place.x, y: place.y)
      } else {
        surface.clear(place)
      }
    }
  }

  /// Copies a rectangle of what the tip left so far to another field.
  ///
  /// - Parameter origin: the field's corner, in pixels from the paper's corner.
  func copy(_ rect: PixelRect, to field: InkField, origin: PixelRect) {
    for tile in grid.tiles(touching: rect) {
      let corner = grid.rect(of: tile)
      let part = rect.intersection(corner)
      let place = part.offset(x: -origin.x, y: -origin.y)
      if let drawn = fields[tile] {
        field.copy(part.offset(x: -corner.x, y: -corner.y), of: drawn, toX: place.x, y: place.y)
      } else {
        field.clear(place)
      }
    }
  }

  private func develop(with tip: PenTip) throws(CanvasError) {
    for (tile, field) in fields {
      let rect = grid.rect(of: tile)
      field.develop(rect, with: tip, into: try surface(of: tile), origin: rect)
    }
  }

  private func merge(_ piece: Int, of line: LinePoints) throws(CanvasError) {
    if let tip { return deposit(piece, of: line, with: tip) }
    let run = line.run[StrokePieces.range(of: piece, in: line.points)]
    for tile in grid.tiles(touching: run.box(of: pen)) {
      rasterizer.merge(run, of: pen, into: try surface(of: tile), origin: grid.rect(of: tile))
    }
  }

  private func deposit(_ index: Int, of line: LinePoints, with tip: PenTip) {
    let piece = FieldPiece(index, of: line, isScattered: tip.isScattered)
    for tile in grid.tiles(touching: piece.run.box(of: pen)) {
      let rect = grid.rect(of: tile)
      let field = fields[tile] ?? InkField(size: TileRasterizer.tileSize)
      fields[tile] = field
      field.deposit(piece, with: tip, origin: rect, within: rect)
    }
  }

  private func surface(of tile: Int) throws(CanvasError) -> Surface {
    if let surface = tiles[tile] { return surface }
    let surface = try Surface(size: TileRasterizer.tileSize, format: .a8)
    tiles[tile] = surface
    return surface
  }
}
