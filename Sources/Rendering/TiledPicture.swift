public import Canvas
import Dispatch
public import Base

/// The ink of a painting at one size, kept in tiles, with a way back.
///
/// Whatever the order of `append`, `removeLast` and `replace`, the pixels are those of `init` with the lines
/// that are left. To append costs what the line touches; to remove, the same, and now and then a redraw of
/// the tiles that it touched.
///
/// A picture larger than what is seen of it has only some of its tiles: those that were asked for.
///
/// One thread at a time uses a picture; it may be made on one and handed to another.
public final class TiledPicture: @unchecked Sendable {
  /// What is kept to go back, at the most, in bytes.
  public static let historyBudget = 192 << 20

  /// What this one keeps of that at the most.
  var historyBudget = TiledPicture.historyBudget
  public let grid: TileGrid
  public private(set) var lines: ChunkedArray<Polyline>
  private var tiles: [Int: TileInk] = [:]
  private let rasterizer: TileRasterizer
  /// So many of the first lines are those of the tiles that are being drawn elsewhere.
  private var commonCount = 0
  /// How many times a tile drew a stroke again for one that was taken back.
  public private(set) var redrawnStrokeCount = 0

  public var size: PixelSize { grid.size }

  /// Draws lines on all cores.
  ///
  /// - Parameters:
  ///   - tiles: which are drawn; all if nil.
  ///   - cores: how many threads draw, as many as there are if nil.
  ///   - isCancelled: asked now and then from any thread.
  /// - Returns: nil if it was cancelled.
  public init?(
    _ lines: ChunkedArray<Polyline>, size: PixelSize, tiles wanted: [Int]? = nil, cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    grid = TileGrid(size: size)
    self.lines = lines
    commonCount = lines.count
    rasterizer = try TileRasterizer()
    let wanted = wanted ?? grid.tiles(touching: PixelRect(size: size))
    guard
      let batch = try TileBatch(
        wanted, of: grid, lines: lines, cores: cores, isCancelled: isCancelled)
    else { return nil }
    tiles = batch.tiles
    forgetBeyondBudget()
  }

  /// An empty picture.
  public init(size: PixelSize) throws(CanvasError) {
    grid = TileGrid(size: size)
    lines = []
    rasterizer = try TileRasterizer()
    for tile in 0..<grid.count { tiles[tile] = TileInk(rect: grid.rect(of: tile)) }
  }

  // MARK: Tiles

  /// The tiles of a rectangle that are not drawn yet.
  public func missingTiles(in rect: PixelRect) -> [Int] {
    grid.tiles(touching: rect).filter { tiles[$0] == nil }
  }

  /// Whether no tile is missing.
  public var isWhole: Bool { tiles.count == grid.count }

  public func hasTile(_ tile: Int) -> Bool { tiles[tile] != nil }

  /// The lines for tiles that are drawn elsewhere, to be installed here.
  func linesForBatch() -> ChunkedArray<Polyline> {
    commonCount = lines.count
    return lines
  }

  /// Takes tiles over that were drawn of the lines for the last batch, and does with them what was done since: lines
  /// that came are drawn, and those that went are taken back. Where lines were put in the places of others, no tile is
  /// taken.
  public func install(_ batch: TileBatch) throws(CanvasError) {
    guard commonCount >= 0 else { return }
    for (number, tile) in batch.tiles where tiles[number] == nil {
      let kept = tile.strokes.prefix(tile.strokeCount(below: commonCount))
      if kept.count < tile.strokes.count {
        _ = try tile.redraw(
          strokes: Array(kept), unchanged: kept.count, lines: lines, rasterizer: rasterizer,
          isCancelled: { false })
      }
      for index in commonCount..<lines.count where lines[index].bounds.intersects(tile.rect) {
        try tile.append(lines[index], index: index, rasterizer: rasterizer)
      }
      tiles[number] = tile
    }
    forgetBeyondBudget()
  }

  /// Gives up the tiles that lie farthest from a rectangle, of more than so many.
  public func forgetTiles(farFrom rect: PixelRect, keeping count: Int) {
    guard tiles.count > count else { return }
    func distance(_ tile: Int) -> Int {
      let place = grid.rect(of: tile)
      let dx = max(rect.x - place.maxX, place.x - rect.maxX, 0)
      let dy = max(rect.y - place.maxY, place.y - rect.maxY, 0)
      return dx * dx + dy * dy
    }
    for tile in tiles.keys.sorted(by: { distance($0) > distance($1) }).prefix(tiles.count - count)
    where distance(tile) > 0 {
      tiles[tile] = nil
    }
  }

  var drawnTiles: [Int] { Array(tiles.keys) }

  private func drawnTiles(touching rect: PixelRect) -> [Int] {
    tiles.keys.filter { grid.rect(of: $0).intersects(rect) }
  }

  // MARK: Lines

  /// Draws a line on top.
  ///
  /// - Returns: what may have changed.
  @discardableResult
  public func append(_ line: Polyline) throws(CanvasError) -> PixelRect {
    try append(line, coverage: nil)
  }

  /// As `append`, with coverage that was made while the line grew.
  func append(_ line: Polyline, coverage: StrokeCoverage?) throws(CanvasError) -> PixelRect {
    let coverage = TileRasterizer.usesPieces(line) ? coverage : nil
    for tile in drawnTiles(touching: line.bounds) {
      // A tile that no piece reached has nothing to show, but counts as touched all the same.
      try tiles[tile]?.append(
        line, index: lines.count, rasterizer: rasterizer, coverage: coverage?.tiles[tile])
    }
    lines.append(line)
    forgetBeyondBudget()
    return line.bounds.intersection(PixelRect(size: size))
  }

  /// Takes the last line back.
  ///
  /// - Returns: what may have changed; nil where there is no line.
  @discardableResult
  public func removeLast() throws(CanvasError) -> PixelRect? {
    guard !lines.isEmpty else { return nil }
    let line = lines.removeLast()
    commonCount = min(commonCount, lines.count)
    for tile in drawnTiles(touching: line.bounds).compactMap({ tiles[$0] }) {
      redrawnStrokeCount += try tile.removeLast(lines: lines, rasterizer: rasterizer)
    }
    return line.bounds.intersection(PixelRect(size: size))
  }

  /// Puts lines in the places of others.
  ///
  /// - Returns: what may have changed; nil if it was cancelled: then the picture is of no more use.
  public func replace(
    _ splices: [Splice<Polyline>], cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) -> PixelRegion? {
    let damage = damage(of: splices)
    commonCount = -1
    let work =
      splices.allSatisfy { $0.removedCount == $0.inserted.count }
      ? exchange(splices) : apply(splices)
    guard
      try TileQueue.draw(rest: work.map { [$0] }, cores: cores, isCancelled: isCancelled)
    else { return nil }
    forgetBeyondBudget()
    return damage
  }

  /// Puts lines in the places of as many others: the rest stay where they are.
  ///
  /// - Complexity: however many lines there are, it counts what comes and goes alone.
  /// - Returns: what has to be drawn.
  private func exchange(_ splices: [Splice<Polyline>]) -> [TileQueue.Task] {
    var changed: [Int] = []
    for splice in splices {
      for (offset, line) in splice.inserted.enumerated() {
        lines[splice.index + offset] = line
        changed.append(splice.index + offset)
      }
    }
    return tiles.values.compactMap { tile in
      let going = Set(changed.filter(tile.has))
      let coming = changed.filter { lines[$0].bounds.intersects(tile.rect) }
      guard let first = [going.min(), coming.first].compactMap({ $0 }).min() else { return nil }
      let unchanged = tile.strokeCount(below: first)
      let above = tile.strokes[unchanged...].filter { !going.contains($0) }
      return TileQueue.Task(
        tile: tile, strokes: tile.strokes[..<unchanged] + (above + coming).sorted(),
        unchanged: unchanged, lines: lines)
    }
  }

  /// Puts lines in the places of others, and renumbers those that are elsewhere then.
  ///
  /// - Returns: what has to be drawn.
  private func apply(_ splices: [Splice<Polyline>]) -> [TileQueue.Task] {
    // Where each line that stays goes to; nil for one that goes.
    var places: [Int?] = []
    places.reserveCapacity(lines.count)
    var new: [Int] = []
    var shift = 0
    for splice in splices {
      for index in places.count..<splice.index { places.append(index + shift) }
      new += (0..<splice.inserted.count).map { splice.index + shift + $0 }
      places += Array(repeating: nil, count: splice.removedCount)
      shift += splice.inserted.count - splice.removedCount
    }
    for index in places.count..<lines.count { places.append(index + shift) }
    lines.apply(splices)
    var work: [TileQueue.Task] = []
    for tile in tiles.values {
      let coming = new.filter { lines[$0].bounds.intersects(tile.rect) }
      guard !coming.isEmpty || tile.strokes.contains(where: { places[$0] == nil }) else {
        tile.renumber(places)
        continue
      }
      let kept = tile.strokes.compactMap { places[$0] }
      let strokes = coming.isEmpty ? kept : (kept + coming).sorted()
      let unchanged = zip(tile.strokes, strokes).prefix { places[$0] == $1 }.count
      work.append(
        TileQueue.Task(tile: tile, strokes: strokes, unchanged: unchanged, lines: lines))
    }
    return work
  }

  /// About how many points `replace` would draw again: what it costs.
  ///
  /// - Parameter limit: where counting stops: then the result is any number beyond it.
  public func pointCount(
    redrawnBy splices: [Splice<Polyline>], upTo limit: Int = .max
  ) -> Int {
    var count = 0
    for tile in tiles.values {
      var first: Int?
      for splice in splices {
        let removed = splice.index..<splice.index + splice.removedCount
        let coming = splice.inserted.filter { $0.bounds.intersects(tile.rect) }
        count += coming.reduce(0) { $0 + $1.pointCount }
        guard first == nil else { continue }
        first =
          coming.isEmpty
          ? removed.first { lines[$0].bounds.intersects(tile.rect) } : splice.index
      }
      guard let first else { continue }
      count += tile.pointCount(redrawnFrom: first, of: lines, upTo: limit - count)
      if count > limit { break }
    }
    return count
  }

  private func damage(of splices: [Splice<Polyline>]) -> PixelRegion {
    var damage = PixelRegion()
    for splice in splices {
      for line in lines[splice.index..<splice.index + splice.removedCount] {
        damage.add(line.bounds.intersection(PixelRect(size: size)))
      }
      for line in splice.inserted {
        damage.add(line.bounds.intersection(PixelRect(size: size)))
      }
    }
    return damage
  }

  // MARK: Showing

  /// Paints the ink of a rectangle over what a context has, the paper's corner at a position.
  ///
  /// - Parameter alpha: of the ink as a whole.
  public func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, alpha: Double = 1
  ) {
    context.saved {
      context.rectangle(rect.intersection(PixelRect(size: size)).offset(x: x, y: y))
      context.clip()
      for tile in grid.tiles(touching: rect) {
        guard let ink = tiles[tile], let surface = ink.surface else { continue }
        context.paint(
          surface, x: Double(x + ink.rect.x), y: Double(y + ink.rect.y), alpha: alpha)
      }
    }
  }

  /// The ink of a rectangle on a transparent surface of its size; all of it if nil.
  public func surface(of rect: PixelRect? = nil) throws(CanvasError) -> Surface {
    let rect = rect ?? PixelRect(size: size)
    let surface = try Surface(size: rect.size, format: .argb32)
    paint(rect, in: DrawingContext(surface), x: -rect.x, y: -rect.y)
    return surface
  }

  private func forgetBeyondBudget() {
    guard lines.count % 16 == 0 || lines.count < 16 else { return }
    while tiles.values.reduce(0, { $0 + $1.historyBytes }) > historyBudget {
      for tile in tiles.values { tile.forgetOlderHalf() }
    }
  }
}
