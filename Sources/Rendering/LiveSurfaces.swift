public import Canvas
public import Base

/// The surfaces shared by successive strokes under the pointer.
public final class LiveSurfaces {
  /// The visible part of the paper, in pixels from its corner.
  public let visible: PixelRect
  /// The coverage of the stroke in the area being painted; undefined elsewhere.
  let shown: Surface
  /// Draws on `shown`.
  private let context: DrawingContext
  let rasterizer: PieceRasterizer
  /// What a pen's tip left in the area being painted; undefined elsewhere.
  private(set) lazy var field = InkField(size: visible.size)

  /// Allocates surfaces for the visible part of a paper.
  ///
  /// - Throws: `CanvasError` without memory for them.
  public init(visible: PixelRect, from source: InkSource = .chosen) throws(CanvasError) {
    self.visible = visible
    shown = try Surface(size: visible.size, format: .a8)
    context = DrawingContext(shown)
    context.setColor(.black)
    rasterizer = try PieceRasterizer(size: visible.size, from: source)
  }

  /// Draws a line as one path on `shown`, in a cleared rectangle.
  ///
  /// - Parameter rect: the required part, in pixels from the paper's corner; more may be drawn.
  func drawWhole(_ line: Polyline, near rect: PixelRect) {
    let (x, y) = (-Double(visible.x), -Double(visible.y))
    let isDrawn =
      InkScanner.draws(line)
      && rasterizer.scanner.cover(
        line.runs(near: rect), of: line.pen, cap: line.pen.style.cap, on: shown, offsetX: x,
        offsetY: y)
    if !isDrawn { context.drawWhole(line, near: rect, offsetX: x, offsetY: y) }
  }

  /// Converts a rectangle of the paper to pixels of the surfaces.
  func local(_ rect: PixelRect) -> PixelRect { rect.offset(x: -visible.x, y: -visible.y) }
}
