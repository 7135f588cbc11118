public import Canvas
import Dispatch
public import Geometry

/// The ink of a painting at one size, kept in tiles, with a way back.
///
/// Whatever the order of `append` and `removeLast`, the pixels are those of `init` with the lines that
/// are left. To append costs what the line touches; to remove, the same, and now and then a redraw of
/// the tiles that it touched.
///
/// One thread at a time uses a picture; it may be made on one and handed to another.
public final class TiledPicture: @unchecked Sendable {
  /// What is kept to go back, at the most, in bytes.
  public static let historyBudget = 192 << 20

  public let grid: TileGrid
  public private(set) var lines: [Polyline]
  private var tiles: [TileInk]
  private let rasterizer: TileRasterizer
  /// Tiles drawn again because pixels from before were no longer kept.
  public private(set) var redrawnTileCount = 0

  public var size: PixelSize { grid.size }

  /// Draws all lines, on all cores.
  ///
  /// - Parameters:
  ///   - cores: how many threads draw, as many as there are if nil.
  ///   - isCancelled: asked now and then from any thread.
  /// - Returns: nil if it was cancelled.
  public init?(
    _ lines: [Polyline], size: PixelSize, cores: Int? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(CanvasError) {
    grid = TileGrid(size: size)
    self.lines = lines
    rasterizer = try TileRasterizer()
    tiles = (0..<grid.count).map { [grid] in TileInk(rect: grid.rect(of: $0)) }
    var strokes: [[Int]] = Array(repeating: [], count: grid.count)
    for (index, line) in lines.enumerated() {
      for tile in grid.tiles(touching: line.bounds) { strokes[tile].append(index) }
    }
    let touched = strokes.indices.filter { !strokes[$0].isEmpty }
    guard
      try Self.redraw(
        touched.map { (tiles[$0], strokes[$0]) }, lines: lines, cores: cores,
        isCancelled: isCancelled)
    else { return nil }
    forgetBeyondBudget()
  }

  /// An empty picture.
  public init(size: PixelSize) throws(CanvasError) {
    grid = TileGrid(size: size)
    lines = []
    rasterizer = try TileRasterizer()
    tiles = (0..<grid.count).map { [grid] in TileInk(rect: grid.rect(of: $0)) }
  }

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
    for tile in grid.tiles(touching: line.bounds) {
      // A tile that no piece reached has nothing to show, but counts as touched all the same.
      try tiles[tile].append(
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
    guard let line = lines.popLast() else { return nil }
    let touched = grid.tiles(touching: line.bounds).map { tiles[$0] }
    for tile in touched {
      if !tile.hasPatch { redrawnTileCount += 1 }
      try tile.removeLast(lines: lines, rasterizer: rasterizer)
    }
    return line.bounds.intersection(PixelRect(size: size))
  }

  /// Paints the ink of a rectangle over what a context has, the paper's corner at a position.
  public func paint(_ rect: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    context.saved {
      context.rectangle(rect.intersection(PixelRect(size: size)).offset(x: x, y: y))
      context.clip()
      for tile in grid.tiles(touching: rect) {
        guard let surface = tiles[tile].surface else { continue }
        context.paint(
          surface, x: Double(x + tiles[tile].rect.x), y: Double(y + tiles[tile].rect.y))
      }
    }
  }

  /// All ink on one transparent surface of the picture's size.
  public func surface() throws(CanvasError) -> Surface {
    let surface = try Surface(size: size, format: .argb32)
    paint(PixelRect(size: size), in: DrawingContext(surface), x: 0, y: 0)
    return surface
  }

  private func forgetBeyondBudget() {
    guard lines.count % 16 == 0 || lines.count < 16 else { return }
    while tiles.reduce(0, { $0 + $1.historyBytes }) > Self.historyBudget {
      for tile in tiles { tile.forgetOlderHalf() }
    }
  }

  private static func redraw(
    _ work: [(TileInk, [Int])], lines: [Polyline], cores: Int?,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(CanvasError) -> Bool {
    let queue = TileQueue(work, lines: lines, isCancelled: isCancelled)
    if let cores, cores <= 1 {
      queue.drain()
    } else {
      let threads = min(cores ?? Int.max, max(1, work.count), ProcessorCount.active)
      let group = DispatchGroup()
      for _ in 1..<max(threads, 1) {
        // Queues of its own and not the global ones: those are looked after once a second for ever.
        DispatchQueue(label: "filbert.tiles", qos: .userInitiated).async(group: group) {
          queue.drain()
        }
      }
      queue.drain()
      group.wait()
    }
    return try queue.result()
  }
}
