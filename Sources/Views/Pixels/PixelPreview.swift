public import Canvas
import Base
public import Widgets

/// A picture in its real size, a pixel a cell; one that is too large is made smaller.
public final class PixelPreview: View {
  /// Nil for none.
  public var picture: SurfacePyramid? { didSet { setNeedsDisplay() } }

  public init(name: String) {
    super.init(Accessibility(.canvas, name: name))
  }

  public override var keepsDirection: Bool { true }

  public override func draw(_ pass: DrawPass) {
    guard let picture, !bounds.isEmpty else { return }
    let size = picture.full.size
    let scale = min(
      1, bounds.width * pass.scale / Double(size.width),
      bounds.height * pass.scale / Double(size.height))
    let (width, height) = (
      (Double(size.width) * scale).rounded(), (Double(size.height) * scale).rounded()
    )
    pass.context.usePixels(x: Int(pass.origin.x.rounded()), y: Int(pass.origin.y.rounded()))
    let frame = ViewRect(
      x: ((bounds.width * pass.scale - width) / 2).rounded(),
      y: ((bounds.height * pass.scale - height) / 2).rounded(), width: width, height: height)
    pass.context.fillTranslucencySquares(frame, side: 4)
    pass.context.paint(picture, in: frame, scale: scale)
    pass.context.setColor(pass.theme.line)
    pass.context.setLine(width: 1)
    pass.context.rectangle(frame.inset(-0.5))
    pass.context.stroke()
  }
}
