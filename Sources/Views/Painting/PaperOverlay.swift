import Canvas
import Base
import Widgets

/// The overlay at the pointer: the eraser's outline, a hint or a magnifier.
struct PaperOverlay {
  /// In the view's points.
  var pointer: ViewPoint
  /// The diameter of a ring around the pointer, in points.
  var ring: Double?
  /// A hint next to the pointer.
  var hint: String?
  /// The bounds of the view, which confine the hint.
  var bounds: ViewRect
  /// A magnifier next to the pointer.
  var loupe: PaperLoupe?

  /// The space reserved for the hint, whose layout happens on drawing.
  private var hintWidth: Double { min(max(150, 9 * Double(hint?.count ?? 0)), 300) }

  private static let hintHeight = 24.0

  /// The radius of a ring, large enough to be visible.
  private static func radius(_ diameter: Double) -> Double { max(1, diameter / 2) }

  /// Its bounds.
  var area: ViewRect {
    var area = ViewRect.zero
    if let ring {
      let reach = Self.radius(ring) + 2
      area = ViewRect(
        x: pointer.x - reach, y: pointer.y - reach, width: 2 * reach, height: 2 * reach)
    }
    if hint != nil { area = area.union(hintArea.inset(-1)) }
    if let loupe { area = area.union(loupe.area) }
    return area
  }

  private var hintArea: ViewRect {
    let isLow = pointer.y + 16 + Self.hintHeight > bounds.maxY
    return ViewRect(
      x: max(2, min(pointer.x + 14, bounds.maxX - hintWidth)),
      y: isLow ? pointer.y - 10 - Self.hintHeight : pointer.y + 16, width: hintWidth,
      height: Self.hintHeight)
  }

  func draw(_ pass: RenderPass) {
    if let ring { drawRing(ring, pass) }
    guard let hint else { return }
    let text = pass.layout(hint, font: pass.theme.small)
    let box = ViewRect(
      x: hintArea.x, y: hintArea.y, width: min(hintWidth, text.size.width + 14),
      height: Self.hintHeight)
    pass.context.setColor(pass.theme.text.with(alpha: 0.88))
    pass.context.roundedRectangle(box, radius: 5)
    pass.context.fill()
    pass.draw(
      hint, font: pass.theme.small, color: pass.theme.window, in: box.inset(2, 0),
      alignment: .center)
  }

  /// Draws the ring in dark and light tones, so that it shows on every ink.
  private func drawRing(_ diameter: Double, _ pass: RenderPass) {
    for (width, color) in [(3.0, Color.black.with(alpha: 0.55)), (1.0, Color(0xFDFDFD))] {
      pass.context.setLine(width: width)
      pass.context.setColor(color)
      pass.context.circle(x: pointer.x, y: pointer.y, radius: Self.radius(diameter))
      pass.context.stroke()
    }
  }
}
