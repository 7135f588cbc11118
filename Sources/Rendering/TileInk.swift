import Canvas
import Base

/// One tile of a picture: its pixels, which strokes are on it, and what it looked like before.
///
/// Going back one stroke puts the pixels back that it covered. Before the last of those are used up, the
/// ones from before them are made ready, a few strokes with each that is taken back, from a checkpoint on;
/// checkpoints stand at distances that grow by four, so that going back n strokes one by one draws O(n log n)
/// strokes and no single one waits for many.
final class TileInk {
  let rect: PixelRect
  /// Whether strokes can be taken back.
  private let keepsPast: Bool
  /// Premultiplied ink on nothing; nil while there is none.
  private(set) var surface: Surface?
  /// Indices of the strokes that touch the tile, rising.
  private(set) var strokes: [Int] = []
  /// Pixels from before the last strokes, the newest at the end.
  private var patches: [SurfacePatch] = []
  private var checkpoints: [TileDrawing.Checkpoint] = []
  /// What is to come before the patches when they are used up.
  private var ahead: TileDrawing?

  private static let mostPatches = 4 * TileDrawing.depth

  init(rect: PixelRect, keepsPast: Bool = true) {
    self.rect = rect
    self.keepsPast = keepsPast
  }

  /// What is kept to go back, in bytes.
  var historyBytes: Int {
    patches.reduce(0) { $0 + $1.byteCount }
      + checkpoints.count * TileRasterizer.tileSize.width * rect.height * 4
  }

  /// Draws a stroke on top.
  ///
  /// - Parameter coverage: of a line in pieces, where it is made already.
  func append(
    _ line: Polyline, index: Int, rasterizer: TileRasterizer, coverage: Surface? = nil
  ) throws(CanvasError) {
    let surface = try inkSurface()
    patches.append(
      try rasterizer.drawKeeping(
        line, on: surface, DrawingContext(surface), at: rect, coverage: coverage))
    strokes.append(index)
    thinPatches()
    if strokes.count % TileDrawing.depth == 0,
      let checkpoint = TileDrawing.Checkpoint(of: surface, strokeCount: strokes.count, in: rect)
    {
      checkpoints.append(checkpoint)
      thinCheckpoints()
    }
  }

  /// Takes the last stroke back.
  ///
  /// - Returns: how many strokes were drawn again for it.
  func removeLast(lines: ChunkedArray<Polyline>, rasterizer: TileRasterizer) throws(CanvasError)
    -> Int
  {
    strokes.removeLast()
    checkpoints.removeAll { $0.strokeCount > strokes.count }
    guard let patch = patches.popLast(), let surface else {
      return try redraw(lines: lines, rasterizer: rasterizer) ?? 0
    }
    patch.apply(to: surface)
    return try lookAhead(lines: lines, rasterizer: rasterizer)
  }

  /// Makes ready what is needed when the patches are used up: a share of it with each that is used.
  private func lookAhead(
    lines: ChunkedArray<Polyline>, rasterizer: TileRasterizer
  ) throws(CanvasError) -> Int {
    let depth = TileDrawing.depth
    let end = strokes.count - patches.count
    guard patches.count < depth * 3 / 4, end > 0 else { return 0 }
    if ahead?.end != end {
      checkpoints.removeAll { $0.strokeCount > max(0, end - depth) }
      ahead = try TileDrawing(rect, end: end, from: checkpoints.last)
    }
    guard let ahead else { return 0 }
    let share = ahead.left / max(1, patches.count) + 1
    let drawn = min(share, ahead.left)
    try ahead.advance(by: share, strokes: strokes, lines: lines, rasterizer: rasterizer)
    if ahead.left == 0 {
      patches = ahead.patches + patches
      checkpoints += ahead.checkpoints
      self.ahead = nil
    }
    return drawn
  }

  /// Other lines came and went that don't touch the tile.
  ///
  /// - Parameter places: where each line is now; nil for one that went.
  func renumber(_ places: [Int?]) { strokes = strokes.compactMap { places[$0] } }

  /// How many of its strokes lie below a line of the picture.
  func strokeCount(below index: Int) -> Int {
    var range = 0..<strokes.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        strokes[middle] < index ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Whether a line of the picture is one of its strokes.
  func has(_ index: Int) -> Bool {
    let place = strokeCount(below: index)
    return place < strokes.count && strokes[place] == index
  }

  /// How many points are drawn again where the strokes from a line of the picture on are others.
  ///
  /// - Parameter limit: where counting stops: then the result is any number beyond it.
  func pointCount(redrawnFrom index: Int, of lines: ChunkedArray<Polyline>, upTo limit: Int) -> Int
  {
    let unchanged = strokeCount(below: index)
    let start =
      canGoBack(to: unchanged)
      ? unchanged : checkpoints.last { $0.strokeCount <= unchanged }?.strokeCount ?? 0
    var count = 0
    for stroke in strokes[start...] {
      count += lines[stroke].pointCount
      if count > limit { break }
    }
    return count
  }

  /// Draws the strokes of these indices and no others.
  ///
  /// What lies under the first one that is other is kept: if it changes again, as under a drag, no more is drawn than
  /// what lies above.
  ///
  /// - Parameter unchanged: so many of the first strokes are those that the tile had first.
  /// - Returns: false if it was cancelled halfway; the tile is then of no use.
  func redraw(
    strokes indices: [Int], unchanged: Int, lines: ChunkedArray<Polyline>,
    rasterizer: TileRasterizer,
    isCancelled: () -> Bool
  ) throws(CanvasError) -> Bool {
    checkpoints.removeAll { $0.strokeCount > unchanged }
    if let surface, canGoBack(to: unchanged), indices.count - unchanged <= Self.mostPatches {
      goBack(to: unchanged, on: surface)
      strokes = indices
      return try draw(
        from: unchanged, on: surface, lines: lines, rasterizer: rasterizer,
        isCancelled: isCancelled)
    }
    strokes = indices
    return try redraw(
      lines: lines, rasterizer: rasterizer, pin: unchanged, isCancelled: isCancelled) != nil
  }

  /// Whether the pixels are kept from before all strokes but some first ones.
  private func canGoBack(to count: Int) -> Bool {
    keepsPast && strokes.count - count <= min(patches.count, TileDrawing.depth)
  }

  private func goBack(to count: Int, on surface: Surface) {
    for _ in count..<strokes.count { patches.popLast()?.apply(to: surface) }
    ahead = nil
  }

  /// Draws the strokes over some first ones, which are all that the surface shows.
  ///
  /// - Returns: false if it was cancelled.
  private func draw(
    from first: Int, on surface: Surface, lines: ChunkedArray<Polyline>, rasterizer: TileRasterizer,
    isCancelled: () -> Bool
  ) throws(CanvasError) -> Bool {
    let context = DrawingContext(surface)
    for index in strokes[first...] {
      if isCancelled() { return false }
      patches.append(try rasterizer.drawKeeping(lines[index], on: surface, context, at: rect))
    }
    thinPatches()
    return true
  }

  /// Draws from the last checkpoint on.
  ///
  /// - Returns: how many strokes it drew; nil if it was cancelled.
  private func redraw(
    lines: ChunkedArray<Polyline>, rasterizer: TileRasterizer, pin: Int? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(CanvasError) -> Int? {
    patches = []
    ahead = nil
    guard surface != nil || !strokes.isEmpty else { return 0 }
    let drawing = try TileDrawing(
      rect, end: strokes.count, from: checkpoints.last, pin: pin, reusing: surface,
      keepsPast: keepsPast)
    surface = drawing.surface
    let count = drawing.left
    while drawing.left > 0 {
      if isCancelled() { return nil }
      try drawing.advance(by: 64, strokes: strokes, lines: lines, rasterizer: rasterizer)
    }
    patches = drawing.patches
    checkpoints += drawing.checkpoints
    return count
  }

  /// Gives up the older half of what is kept to go back.
  func forgetOlderHalf() {
    patches.removeFirst((patches.count + 1) / 2)
    checkpoints = checkpoints.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    ahead = nil
  }

  private func inkSurface() throws(CanvasError) -> Surface {
    if let surface { return surface }
    let made = try TileDrawing(rect, end: 0, from: nil).surface
    surface = made
    return made
  }

  private func thinPatches() {
    guard patches.count > Self.mostPatches else { return }
    patches.removeFirst(patches.count - Self.mostPatches / 2)
    ahead = nil
  }

  /// Keeps at most two checkpoints in each of the distances that grow by four, so that there is always one that is not
  /// too far.
  private func thinCheckpoints() {
    var seen: [Int: Int] = [:]
    var kept: [TileDrawing.Checkpoint] = []
    for checkpoint in checkpoints.reversed() {
      let distance = (strokes.count - checkpoint.strokeCount) / TileDrawing.depth + 1
      let ring = (Int.bitWidth - distance.leadingZeroBitCount) / 2
      if seen[ring, default: 0] < 2 { kept.append(checkpoint) }
      seen[ring, default: 0] += 1
    }
    checkpoints = kept.reversed()
  }
}
