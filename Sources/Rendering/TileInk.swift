import Canvas
import Base

/// One tile of a picture: its pixels, its strokes, and its history.
///
/// Undoing a stroke restores the pixels that it covered. Before the saved pixels run out, earlier ones are rebuilt from
/// a checkpoint, a few strokes per undo; the distances of checkpoints grow by a factor of four, so undoing n strokes
/// one by one draws O(n log n) strokes and no single undo waits for many.
final class TileInk {
  let rect: PixelRect
  /// Whether strokes can be taken back.
  private let keepsPast: Bool
  /// Premultiplied ink on a transparent surface; nil without ink.
  private(set) var surface: Surface?
  /// The ascending indices of the strokes that touch the tile.
  private(set) var strokes: [Int] = []
  /// The pixels before the last strokes, the newest at the end.
  private var patches: [SurfacePatch] = []
  private var checkpoints: [TileDrawing.Checkpoint] = []
  /// The patches being prepared for when the current ones run out.
  private var ahead: TileDrawing?

  private static let mostPatches = 4 * TileDrawing.depth

  init(rect: PixelRect, keepsPast: Bool = true) {
    self.rect = rect
    self.keepsPast = keepsPast
  }

  /// The size of the undo history, in bytes.
  var historyBytes: Int {
    patches.reduce(0) { $0 + $1.byteCount }
      + checkpoints.count * TileRasterizer.tileSize.width * rect.height * 4
  }

  /// Draws a stroke on top.
  ///
  /// - Parameter coverage: of a line in pieces, if already drawn.
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

  /// Removes the last stroke.
  ///
  /// - Returns: the number of strokes redrawn for it.
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

  /// Prepares for the patches running out: a share of the work for each one used.
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

  /// Renumbers strokes after a change of other lines.
  ///
  /// - Parameter places: the new index of each line; nil for a removed one.
  func renumber(_ places: [Int?]) { strokes = strokes.compactMap { places[$0] } }

  /// The number of its strokes below a line of the picture.
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

  /// The number of points to redraw if the strokes from a line of the picture on change.
  ///
  /// - Parameter limit: counting stops beyond it, with any greater result.
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

  /// Redraws the tile with the strokes of these indices.
  ///
  /// The pixels under the first changed stroke are kept: if it changes again, as during a drag, only the strokes above
  /// are redrawn.
  ///
  /// - Parameter unchanged: the number of leading strokes that are the same as before.
  /// - Returns: false if it was cancelled halfway, which leaves the tile unusable.
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

  /// Whether the history reaches back to the given number of first strokes.
  private func canGoBack(to count: Int) -> Bool {
    keepsPast && strokes.count - count <= min(patches.count, TileDrawing.depth)
  }

  private func goBack(to count: Int, on surface: Surface) {
    for _ in count..<strokes.count { patches.popLast()?.apply(to: surface) }
    ahead = nil
  }

  /// Draws the strokes above the first ones, which the surface shows alone.
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
  /// - Returns: the number of strokes drawn; nil if it was cancelled.
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

  /// Discards the older half of the undo history.
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

  /// Keeps at most two checkpoints per distance range, each four times the last, so that one is always close enough.
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
