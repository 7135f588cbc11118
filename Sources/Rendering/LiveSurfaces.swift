public import Canvas
public import Base

/// The coverage that strokes under the pointer are drawn into, one stroke after another.
public final class LiveSurfaces {
  /// The part of the paper that is seen, in pixels from its corner.
  public let visible: PixelRect
  /// Clear between strokes.
  let coverage: Surface
  /// The coverage with the stroke's ends, for what is being painted.
  let shown: Surface
  let rasterizer: PieceRasterizer

  public init(visible: PixelRect) throws(CanvasError) {
    self.visible = visible
    coverage = try Surface(size: visible.size, format: .a8)
    shown = try Surface(size: visible.size, format: .a8)
    rasterizer = try PieceRasterizer(size: visible.size)
  }

  /// A rectangle of the paper in the pixels of the surfaces.
  func local(_ rect: PixelRect) -> PixelRect { rect.offset(x: -visible.x, y: -visible.y) }
}
