public import Canvas
import Dispatch
public import Base

/// The ink of a painting at one size, in tiles with an undo history.
///
/// After any sequence of `append`, `removeLast` and `replace`, the pixels equal those of `init` with the remaining
/// lines. Appending costs the area the line touches; removing costs the same, with occasional redraws of the tiles it
/// touched.
///
/// A picture larger than its visible part only has the requested tiles.
///
/// Not thread-safe, but may be created on one thread and handed to another.
public final class TiledPicture: @unchecked Sendable {
  /// The limit of the undo history, in bytes.
  public static let historyBudget = 192 << 20

  /// This picture's share of that limit.
  var historyBudget = TiledPicture.historyBudget
  /// The tiles, which depend on the size alone.
  public let grid: TileGrid
  /// The lines in drawing order, the lowest first.
  public private(set) var lines: ChunkedArray<Polyline>
  private var tiles: [Int: TileInk] = [:]
  private let rasterizer: TileRasterizer
  /// The number of leading lines in common with the tiles being drawn elsewhere.
  private var commonCount = 0
  /// The number of strokes that tiles have redrawn to take one back.
  public private(set) var redrawnStrokeCount = 0

  /// The size of the picture.
  public var size: PixelSize { grid.size }

  /// Draws lines on all cores.
  ///
  /// - Parameters:
  ///   - tiles: the tiles to draw; all if nil.
  ///   - cores: the number of threads; that of the cores if nil.
  ///   - isCancelled: called now and then from any thread.
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

  /// Whether the tile of an index is drawn; other ones are drawn when they are asked for.
  public func hasTile(_ tile: Int) -> Bool { tiles[tile] != nil }

  /// Returns the lines for tiles drawn elsewhere, to be installed here.
  func linesForBatch() -> ChunkedArray<Polyline> {
    commonCount = lines.count
    return lines
  }

  /// Installs tiles drawn from the last batch's lines, catching up with changes since: added lines are drawn, and
  /// removed ones taken back. After a replacement of lines no tile is installed.
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

  /// Discards the tiles farthest from a rectangle, beyond a number to keep.
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
  /// - Returns: the area that may have changed.
  @discardableResult
  public func append(_ line: Polyline) throws(CanvasError) -> PixelRect {
    try append(line, coverage: nil)
  }

  /// Like `append`, with coverage built while the line grew.
  func append(_ line: Polyline, coverage: StrokeCoverage?) throws(CanvasError) -> PixelRect {
    let coverage = TileRasterizer.usesPieces(line) ? coverage : nil
    for tile in drawnTiles(touching: line.bounds) {
      // A tile that no piece reached shows nothing, but still counts as touched.
      try tiles[tile]?.append(
        line, index: lines.count, rasterizer: rasterizer, coverage: coverage?.tiles[tile])
    }
    lines.append(line)
    forgetBeyondBudget()
    return line.bounds.intersection(PixelRect(size: size))
  }

  /// Removes the last line.
  ///
  /// - Returns: the area that may have changed; nil without a line.
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

  /// Replaces lines.
  ///
  /// - Returns: the area that may have changed; nil if it was cancelled, which leaves the picture unusable.
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

  /// Replaces lines by the same number of others, keeping all indices.
  ///
  /// - Complexity: depends on the number of changed lines, not on the total.
  /// - Returns: the drawing tasks.
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

  /// Replaces lines and renumbers those that move.
  ///
  /// - Returns: the drawing tasks.
  private func apply(_ splices: [Splice<Polyline>]) -> [TileQueue.Task] {
    // The new index of each remaining line; nil for a removed one.
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

  /// The approximate number of points that `replace` would redraw: its cost.
  ///
  /// - Parameter limit: counting stops beyond it, with any greater result.
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

  /// Paints a rectangle of the ink over the context's content, with the paper's corner at a position.
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
