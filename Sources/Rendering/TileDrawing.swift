import Canvas
import Base

/// The first strokes of a tile, drawn in small steps, with the history to take back the last of them.
final class TileDrawing {
  /// The number of strokes that can be taken back from kept pixels alone once the drawing is done.
  static let depth = 128

  /// A tile's pixels after its first strokes.
  struct Checkpoint {
    let strokeCount: Int
    let surface: Surface

    /// Returns nil if memory runs out.
    ///
    /// - Parameter rect: the tile's pixels.
    init?(of surface: Surface, strokeCount: Int, in rect: PixelRect) {
      guard let copy = surface.duplicate(PixelRect(size: rect.size)) else { return nil }
      self.surface = copy
      self.strokeCount = strokeCount
    }
  }

  let rect: PixelRect
  /// The number of strokes to draw.
  let end: Int
  let surface: Surface
  /// The number of strokes drawn.
  private(set) var position: Int
  /// The pixels before each of the last strokes, the newest at the end.
  private(set) var patches: [SurfacePatch] = []
  /// At three quarters of the strokes, at fifteen sixteenths, and so on.
  private(set) var checkpoints: [Checkpoint] = []
  private let start: Int
  /// The position of an additional checkpoint.
  private let pin: Int?
  private let keepsPast: Bool
  private let context: DrawingContext

  /// - Parameters:
  ///   - rect: the tile's pixels.
  ///   - checkpoint: the starting point; an empty tile if nil.
  ///   - pin: the position of a checkpoint to keep in any case, since drawing will restart there.
  ///   - reused: cleared and drawn on if there is no checkpoint.
  ///   - keepsPast: if false, neither patches nor checkpoints are kept.
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

  /// Allocates nothing for parts of the tile beyond the paper, and memory is committed only as ink is drawn.
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
    // Cairo rounds differently on a surface that it knows to be clear.
    surface.clear(PixelRect(x: 0, y: 0, width: 1, height: 1))
    return surface
  }

  var left: Int { end - position }

  private var isAtCheckpoint: Bool {
    left % Self.depth == 0 && (left / Self.depth).isPowerOfFour
  }

  /// Draws some more strokes.
  ///
  /// - Parameter strokes: the tile's, as indices of lines; at least `end` of them.
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
