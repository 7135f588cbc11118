import Canvas
import Base

/// The first strokes of a tile, drawn a few at a time, with what is needed to take the last of them back.
final class TileDrawing {
  /// How many strokes can be taken back by pixels alone when the drawing is done.
  static let depth = 128

  /// What a tile looks like with its first strokes alone.
  struct Checkpoint {
    let strokeCount: Int
    let surface: Surface

    /// Nil without memory.
    ///
    /// - Parameter rect: the tile's pixels.
    init?(of surface: Surface, strokeCount: Int, in rect: PixelRect) {
      guard let copy = surface.duplicate(PixelRect(size: rect.size)) else { return nil }
      self.surface = copy
      self.strokeCount = strokeCount
    }
  }

  let rect: PixelRect
  /// So many strokes are to be drawn.
  let end: Int
  let surface: Surface
  /// So many are.
  private(set) var position: Int
  /// The pixels from before each of the last strokes, the newest at the end.
  private(set) var patches: [SurfacePatch] = []
  /// At three quarters of the way, at fifteen sixteenths, and so on.
  private(set) var checkpoints: [Checkpoint] = []
  private let start: Int
  /// A checkpoint stands here as well.
  private let pin: Int?
  private let keepsPast: Bool
  private let context: DrawingContext

  /// - Parameters:
  ///   - rect: the tile's pixels.
  ///   - checkpoint: what to begin with; nothing if nil.
  ///   - pin: where a checkpoint is kept in any case, since drawing will begin there again.
  ///   - reused: is cleared and drawn on where there is no checkpoint.
  ///   - keepsPast: without, there will be neither patches nor checkpoints.
  init(
    _ rect: PixelRect, end: Int, from checkpoint: Checkpoint?, pin: Int? = nil,
    reusing reused: Surface? = nil, keepsPast: Bool = true
  ) throws(CanvasError) {
    self.rect = rect
    self.end = end
    self.pin = pin
    self.keepsPast = keepsPast
    start = checkpoint?.strokeCount ?? 0
    position = start
    surface = try Self.surface(of: rect, from: checkpoint, reusing: reused)
    context = DrawingContext(surface)
  }

  /// Takes no memory for what of the tile lies beyond the paper, and for the rest only where ink comes.
  private static func surface(
    of rect: PixelRect, from checkpoint: Checkpoint?, reusing reused: Surface?
  ) throws(CanvasError) -> Surface {
    if let checkpoint {
      guard let copy = checkpoint.surface.duplicate(PixelRect(size: rect.size)) else {
        let size = checkpoint.surface.size
        throw .cannotMakeSurface(width: size.width, height: size.height)
      }
      return copy
    }
    if let reused {
      reused.clear(PixelRect(size: rect.size))
      return reused
    }
    let surface = try Surface(size: TileRasterizer.tileSize, format: .argb32)
    // Cairo rounds otherwise on a surface that it knows to be untouched.
    surface.clear(PixelRect(x: 0, y: 0, width: 1, height: 1))
    return surface
  }

  var left: Int { end - position }

  private var isAtCheckpoint: Bool {
    left % Self.depth == 0 && (left / Self.depth).isPowerOfFour
  }

  /// Draws some more strokes.
  ///
  /// - Parameter strokes: the tile's, as places in the lines; at least `end` of them.
  func advance(
    by count: Int, strokes: [Int], lines: ChunkedArray<Polyline>, rasterizer: TileRasterizer
  ) throws(CanvasError) {
    for _ in 0..<min(count, left) {
      let line = lines[strokes[position]]
      if keepsPast, position > start, position == pin || isAtCheckpoint,
        let checkpoint = Checkpoint(of: surface, strokeCount: position, in: rect)
      {
        checkpoints.append(checkpoint)
      }
      if keepsPast, left <= Self.depth {
        patches.append(try rasterizer.drawKeeping(line, on: surface, context, at: rect))
      } else {
        rasterizer.draw(line, in: context, at: rect)
      }
      position += 1
    }
  }
}

extension Int {
  fileprivate var isPowerOfFour: Bool {
    self > 0 && self & (self - 1) == 0 && trailingZeroBitCount % 2 == 0
  }
}
