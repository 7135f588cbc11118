public import Canvas
public import Geometry

/// The coverage that strokes under the pointer are drawn into, one stroke after another.
public final class LiveSurfaces {
  public let size: PixelSize
  /// Clear between strokes.
  let coverage: Surface
  /// The coverage with the stroke's ends, for what is being painted.
  let shown: Surface
  let rasterizer: PieceRasterizer

  /// - Parameter size: the paper's, in pixels.
  public init(size: PixelSize) throws(CanvasError) {
    self.size = size
    coverage = try Surface(size: size, format: .a8)
    shown = try Surface(size: size, format: .a8)
    rasterizer = try PieceRasterizer(size: size)
  }
}
