import Canvas
import Geometry
public import Ink
import Rendering
public import Widgets

/// A sample stroke with a sharp zigzag, a shallow bend and two free ends, drawn as paintings are.
public final class BrushPreview: View {
  public var brush: Brush { didSet { if brush != oldValue { refresh() } } }
  private var drawn: (brush: Brush, size: PixelSize, picture: TiledPicture)?

  public init(name: String, brush: Brush) {
    self.brush = brush
    super.init(Accessibility(.canvas, name: name))
  }

  private func refresh() {
    drawn = nil
    setNeedsDisplay()
  }

  /// The sample's corners, 0…1 over the width and the height.
  private static let corners: [(x: Double, y: Double)] = [
    (0, 0.72), (0.17, 0.12), (0.26, 0.88), (0.4, 0.3), (0.58, 0.42), (0.8, 0.36), (1, 0.66),
  ]

  private func line(in size: PixelSize, scale: Double) -> Polyline {
    let width = brush.widthInPoints * scale
    // Room for the widest brush's ends.
    let insetX = min(Double(size.width) * 0.3, 24 * scale + width / 2)
    let insetY = min(Double(size.height) * 0.4, 12 * scale + width / 2)
    let points = Self.corners.map { corner in
      PixelPoint(
        x: insetX + corner.x * (Double(size.width) - 2 * insetX),
        y: insetY + corner.y * (Double(size.height) - 2 * insetY))
    }
    return Polyline(points: points, pen: Pen(width: width, style: brush.style))
  }

  private func picture(size: PixelSize, scale: Double) -> TiledPicture? {
    if let drawn, drawn.brush == brush, drawn.size == size { return drawn.picture }
    guard !size.isEmpty,
      let made = try? TiledPicture([line(in: size, scale: scale)], size: size, cores: 1)
    else { return nil }
    drawn = (brush, size, made)
    return made
  }

  public override func draw(_ pass: DrawPass) {
    let context = pass.context
    let size = PixelSize(
      width: Int((bounds.width * pass.scale).rounded()),
      height: Int((bounds.height * pass.scale).rounded()))
    context.roundedRectangle(bounds, radius: pass.theme.radius)
    context.clip()
    let x = Int(pass.origin.x.rounded())
    let y = Int(pass.origin.y.rounded())
    context.usePixels(x: x, y: y)
    drawGround(size: size, pass: pass)
    picture(size: size, scale: pass.scale)?.paint(PixelRect(size: size), in: context, x: 0, y: 0)
  }

  /// Light and dark squares: every colour and every opacity shows on one of them.
  private func drawGround(size: PixelSize, pass: DrawPass) {
    let square = max(1, Int((10 * pass.scale).rounded()))
    pass.context.setColor(Color(0xFAF8F5))
    pass.context.fill(PixelRect(size: size))
    pass.context.setColor(Color(0xE7E2DB))
    for row in 0...(size.height / square) {
      for column in 0...(size.width / square) where (row + column) % 2 == 1 {
        pass.context.rectangle(
          PixelRect(x: column * square, y: row * square, width: square, height: square))
      }
    }
    pass.context.fill()
  }
}
