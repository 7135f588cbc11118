public import Base

/// A surface with successive halves, to draw it reduced at the cost of the visible pixels rather than all of them.
///
/// Small surfaces have no halves.
public final class SurfacePyramid {
  /// Halving smaller surfaces would save nothing.
  private static let leastSide = 1024

  /// The surface itself, unreduced.
  public let full: Surface
  /// Each has half the width and height of its predecessor, rounded up; the first is half of the full surface.
  private let halves: [Surface]

  /// Creates a transparent surface. Call `update` after changes to the full one.
  public init(size: PixelSize) throws(CanvasError) {
    full = try Surface(size: size, format: .argb32)
    var halves: [Surface] = []
    var size = full.size
    while size.longerSide > Self.leastSide {
      size = PixelSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2)
      halves.append(try Surface(size: size, format: .argb32))
    }
    self.halves = halves
  }

  /// Updates the halves after a change of the full surface.
  public func update(_ rect: PixelRect) {
    var (source, rect) = (full, rect.intersection(full.bounds))
    for half in halves {
      guard !rect.isEmpty else { return }
      let corner = (x: rect.x / 2, y: rect.y / 2)
      rect = PixelRect(
        x: corner.x, y: corner.y, width: (rect.maxX + 1) / 2 - corner.x,
        height: (rect.maxY + 1) / 2 - corner.y)
      Self.halve(source, into: half, rect)
      source = half
    }
  }

  /// The smallest surface that need not be enlarged, with the width of its pixels in pixels of the full one.
  ///
  /// - Parameter scale: the drawn size of a pixel of the full surface.
  public func level(at scale: Double) -> (surface: Surface, factor: Int) {
    var (best, factor) = (full, 1)
    for half in halves where scale * Double(2 * factor) <= 1 { (best, factor) = (half, 2 * factor) }
    return (best, factor)
  }

  /// Fills a rectangle of a half with the mean of each four pixels; there are none beyond the edges.
  private static func halve(_ source: Surface, into half: Surface, _ rect: PixelRect) {
    let (sourceStride, stride) = (source.stride / 4, half.stride / 4)
    let (lastX, lastY) = (source.size.width - 1, source.size.height - 1)
    source.withBytes { from in
      half.withMutableBytes { to in
        let from = from.assumingMemoryBound(to: UInt32.self)
        let to = to.assumingMemoryBound(to: UInt32.self)
        for y in rect.y..<rect.maxY {
          let upper = 2 * y * sourceStride
          let (lower, below) = 2 * y < lastY ? (upper + sourceStride, UInt32.max) : (upper, 0)
          for x in rect.x..<rect.maxX {
            let (right, beside) = 2 * x < lastX ? (2 * x + 1, UInt32.max) : (2 * x, 0)
            let a = from[upper + 2 * x]
            let b = from[upper + right] & beside
            let c = from[lower + 2 * x] & below
            let d = from[lower + right] & beside & below
            // Processes two channels at a time, with room for the sum of four.
            let even = (a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF)
            let odd =
              (a >> 8 & 0xFF00FF) + (b >> 8 & 0xFF00FF) + (c >> 8 & 0xFF00FF) + (d >> 8 & 0xFF00FF)
            to[y * stride + x] =
              (even &+ 0x20002) >> 2 & 0xFF00FF | ((odd &+ 0x20002) >> 2 & 0xFF00FF) << 8
          }
        }
      }
    }
  }
}

extension DrawingContext {
  /// Paints a surface scaled into a rectangle, from the suitable level.
  ///
  /// - Parameter scale: the size of its pixels, in pixels.
  public func paint(_ pyramid: SurfacePyramid, in rect: ViewRect, scale: Double) {
    let (surface, factor) = pyramid.level(at: scale)
    let full = pyramid.full.size
    // If the last pixel is only half as wide, the surface is that much wider.
    paint(
      surface,
      in: ViewRect(
        x: rect.x, y: rect.y,
        width: rect.width * Double(surface.size.width * factor) / Double(full.width),
        height: rect.height * Double(surface.size.height * factor) / Double(full.height)),
      filter: scale >= 1 ? .nearest : .good)
  }
}
