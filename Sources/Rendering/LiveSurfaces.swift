public import Canvas
public import Base

/// What strokes under the pointer are drawn on, one stroke after another.
public final class LiveSurfaces {
  /// The part of the paper that is seen, in pixels from its corner.
  public let visible: PixelRect
  /// The coverage of the stroke where it is being painted, and of no meaning anywhere else.
  let shown: Surface
  /// Draws on it.
  private let context: DrawingContext
  let rasterizer: PieceRasterizer

  public init(visible: PixelRect, from source: InkSource = .chosen) throws(CanvasError) {
    self.visible = visible
    shown = try Surface(size: visible.size, format: .a8)
    context = DrawingContext(shown)
    context.setColor(.black)
    rasterizer = try PieceRasterizer(size: visible.size, from: source)
  }

  /// Draws a line as one path on what is shown, where a rectangle was cleared.
  ///
  /// - Parameter rect: what of it is wanted, in pixels from the paper's corner: more may be drawn.
  func drawWhole(_ line: Polyline, near rect: PixelRect) {
    let (x, y) = (-Double(visible.x), -Double(visible.y))
    let isDrawn =
      InkScanner.draws(line)
      && rasterizer.scanner.cover(
        line.runs(near: rect), of: line.pen, cap: line.pen.style.cap, on: shown, offsetX: x,
        offsetY: y)
    if !isDrawn { context.drawWhole(line, near: rect, offsetX: x, offsetY: y) }
  }

  /// A rectangle of the paper in the pixels of the surfaces.
  func local(_ rect: PixelRect) -> PixelRect { rect.offset(x: -visible.x, y: -visible.y) }
}
