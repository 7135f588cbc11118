import Canvas
import Geometry

/// One tile of a picture: its pixels, which strokes are on it, and what it looked like before.
///
/// Going back one stroke puts the pixels back that it covered. Where they are no longer kept, the
/// tile is drawn again from a checkpoint; checkpoints stand at doubling distances, so that going back
/// n strokes one by one draws O(n log n) strokes.
final class TileInk {
  /// How many strokes can be taken back by pixels alone after a redraw.
  static let recentDepth = 32

  private struct Patch {
    var rect: PixelRect
    var pixels: [UInt8]
  }

  private struct Checkpoint {
    var strokeCount: Int
    var surface: Surface
  }

  let rect: PixelRect
  /// Premultiplied ink on nothing; nil while there is none.
  private(set) var surface: Surface?
  /// Indices of the strokes that touch the tile, rising.
  private(set) var strokes: [Int] = []
  /// Pixels from before the last strokes, the newest at the end.
  private var patches: [Patch] = []
  private var checkpoints: [Checkpoint] = []

  init(rect: PixelRect) { self.rect = rect }

  /// What is kept to go back, in bytes.
  var historyBytes: Int {
    patches.reduce(0) { $0 + $1.pixels.count }
      + checkpoints.count * TileRasterizer.tileSize.width * TileRasterizer.tileSize.height * 4
  }

  /// Whether the last stroke can be taken back without drawing.
  var hasPatch: Bool { !patches.isEmpty }

  /// Draws a stroke on top.
  ///
  /// - Parameter coverage: of a line in pieces, where it is made already.
  func append(
    _ line: Polyline, index: Int, rasterizer: TileRasterizer, coverage: Surface? = nil
  ) throws(CanvasError) {
    let surface = try inkSurface()
    strokes.append(index)
    patches.append(patch(of: line, on: surface))
    draw(line, on: DrawingContext(surface), rasterizer: rasterizer, coverage: coverage)
    if patches.count > 2 * Self.recentDepth {
      patches.removeFirst(patches.count - Self.recentDepth)
    }
    if strokes.count % Self.recentDepth == 0 { addCheckpoint(of: surface) }
  }

  /// Takes the last stroke back.
  func removeLast(lines: [Polyline], rasterizer: TileRasterizer) throws(CanvasError) {
    strokes.removeLast()
    checkpoints.removeAll { $0.strokeCount > strokes.count }
    if let patch = patches.popLast() {
      surface?.setPixels(patch.pixels, in: patch.rect)
    } else {
      try redraw(lines: lines, rasterizer: rasterizer)
    }
  }

  /// Other lines came and went that don't touch the tile.
  ///
  /// - Parameter places: where each line is now; nil for one that went.
  func renumber(_ places: [Int?]) { strokes = strokes.compactMap { places[$0] } }

  /// Draws the strokes of these indices and no others.
  ///
  /// - Parameter unchanged: so many of the first strokes are those that the tile had first.
  /// - Returns: false if it was cancelled halfway; the tile is then of no use.
  func redraw(
    strokes indices: [Int], unchanged: Int, lines: [Polyline], rasterizer: TileRasterizer,
    isCancelled: () -> Bool
  ) throws(CanvasError) -> Bool {
    strokes = indices
    checkpoints.removeAll { $0.strokeCount > unchanged }
    return try redraw(lines: lines, rasterizer: rasterizer, isCancelled: isCancelled)
  }

  /// Draws from the last checkpoint on.
  @discardableResult
  private func redraw(
    lines: [Polyline], rasterizer: TileRasterizer, isCancelled: () -> Bool = { false }
  ) throws(CanvasError) -> Bool {
    patches = []
    let start = checkpoints.last?.strokeCount ?? 0
    if let checkpoint = checkpoints.last {
      surface = checkpoint.surface.duplicate()
    } else {
      surface?.clear(PixelRect(size: TileRasterizer.tileSize))
    }
    guard start < strokes.count else { return true }
    let surface = try inkSurface()
    let context = DrawingContext(surface)
    for position in start..<strokes.count {
      if position % 64 == 0, isCancelled() { return false }
      let line = lines[strokes[position]]
      let left = strokes.count - position
      if left <= Self.recentDepth { patches.append(patch(of: line, on: surface)) }
      if position > start, left % Self.recentDepth == 0, (left / Self.recentDepth).isPowerOfTwo {
        addCheckpoint(of: surface, strokeCount: position)
      }
      draw(line, on: context, rasterizer: rasterizer, coverage: nil)
    }
    return true
  }

  /// Gives up the older half of what is kept to go back.
  func forgetOlderHalf() {
    patches.removeFirst(patches.count / 2)
    checkpoints = checkpoints.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  private func draw(
    _ line: Polyline, on context: DrawingContext, rasterizer: TileRasterizer, coverage: Surface?
  ) {
    if let coverage {
      TileRasterizer.paint(coverage, of: line, in: context, at: rect)
    } else {
      rasterizer.draw(line, in: context, at: rect)
    }
  }

  private func patch(of line: Polyline, on surface: Surface) -> Patch {
    let local = line.bounds.offset(x: -rect.x, y: -rect.y).intersection(surface.bounds)
    return Patch(rect: local, pixels: local.isEmpty ? [] : surface.pixels(in: local))
  }

  private func inkSurface() throws(CanvasError) -> Surface {
    if let surface { return surface }
    let made = try Surface(size: TileRasterizer.tileSize, format: .argb32)
    // Cairo rounds otherwise on a surface that it knows to be untouched.
    made.clear(made.bounds)
    surface = made
    return made
  }

  private func addCheckpoint(of surface: Surface, strokeCount: Int? = nil) {
    guard let copy = surface.duplicate() else { return }
    checkpoints.append(Checkpoint(strokeCount: strokeCount ?? strokes.count, surface: copy))
    // At most two at each doubled distance, so that there is always one that is not too far.
    var seen: [Int: Int] = [:]
    var kept: [Checkpoint] = []
    for checkpoint in checkpoints.reversed() {
      let distance = (strokes.count - checkpoint.strokeCount) / Self.recentDepth + 1
      let ring = Int.bitWidth - distance.leadingZeroBitCount
      if seen[ring, default: 0] < 2 { kept.append(checkpoint) }
      seen[ring, default: 0] += 1
    }
    checkpoints = kept.reversed()
  }
}

extension Int {
  fileprivate var isPowerOfTwo: Bool { self > 0 && self & (self - 1) == 0 }
}
