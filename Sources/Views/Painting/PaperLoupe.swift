import Base
import Canvas
import Rendering
import Widgets

/// A round magnifier next to the pointer: the paper pixel by pixel, surrounded by the colour of the central one.
struct PaperLoupe {
  /// In the view's points.
  private let frame: ViewRect

  private static let diameter = 90.0
  private static let ringWidth = 7.0
  /// The number of pixels from left to right, with the middle one under the pointer.
  static let pixelsAcross = 11
  /// The size of each pixel, in points.
  static let magnification = 8.0
  private static let label = ViewSize(width: 72, height: 22)
  private static let labelGap = 4.0
  /// The distance from the pointer, which stays visible.
  private static let gap = 16.0
  private static let shadowReach = 8.0

  /// Places it above the pointer and to its right if there is room.
  ///
  /// - Parameter bounds: the bounds of the view, which confine it.
  init(besides pointer: ViewPoint, in bounds: ViewRect) {
    let size = ViewSize(
      width: Self.diameter, height: Self.diameter + Self.labelGap + Self.label.height)
    let room = bounds.inset(2)
    let right = pointer.x + Self.gap
    let above = pointer.y - Self.gap - size.height
    let x = right + size.width > room.maxX ? pointer.x - Self.gap - size.width : right
    let y = above < room.y ? pointer.y + Self.gap : above
    frame = ViewRect(
      x: max(room.x, min(x, room.maxX - size.width)).rounded(),
      y: max(room.y, min(y, room.maxY - size.height)).rounded(),
      width: size.width, height: size.height)
  }

  /// Its bounds.
  var area: ViewRect { frame.inset(-Self.shadowReach) }

  /// The circle of magnified pixels.
  var circle: ViewRect {
    ViewRect(x: frame.x, y: frame.y, width: Self.diameter, height: Self.diameter)
  }

  // MARK: Drawing

  /// - Parameters:
  ///   - pixels: as many in each direction as are shown.
  ///   - color: the colour of the central pixel.
  func draw(_ pixels: Surface, _ color: InkColor, _ pass: RenderPass) {
    let context = pass.context
    let center = circle.center
    pass.drawShadow(under: circle, radius: Self.diameter / 2)
    context.saved {
      context.circle(x: center.x, y: center.y, radius: Self.diameter / 2 - 1)
      context.clip()
      let reach = Double(Self.pixelsAcross) * Self.magnification / 2
      context.paint(
        pixels, in: ViewRect(origin: center, size: ViewSize(width: 0, height: 0)).inset(-reach),
        filter: .nearest)
      drawMark(at: center, context)
    }
    drawRing(color, at: center, context)
    draw(color.shortHex, pass)
  }

  /// Frames the central pixel in light and dark tones, so that it shows on every ink.
  private func drawMark(at center: ViewPoint, _ context: DrawingContext) {
    let pixel = ViewRect(origin: center, size: ViewSize(width: 0, height: 0))
      .inset(-Self.magnification / 2)
    for (reach, tone) in [(0.5, Self.dark), (1.5, Self.light)] {
      context.setLine(width: 1)
      context.setColor(tone)
      context.rectangle(pixel.inset(-reach))
      context.stroke()
    }
  }

  private func drawRing(_ color: InkColor, at center: ViewPoint, _ context: DrawingContext) {
    let outer = Self.diameter / 2 - 1
    let rings = [
      (outer - Self.ringWidth / 2, Self.ringWidth, color.panelColor),
      (outer, 1.5, Self.light), (outer + 0.75, 0.5, Self.dark.with(alpha: 0.6)),
      (outer - Self.ringWidth, 1, Self.light),
      (outer - Self.ringWidth - 0.75, 0.5, Self.dark.with(alpha: 0.6)),
    ]
    for (radius, width, tone) in rings {
      context.setLine(width: width)
      context.setColor(tone)
      context.circle(x: center.x, y: center.y, radius: radius)
      context.stroke()
    }
  }

  private func draw(_ text: String, _ pass: RenderPass) {
    let box = ViewRect(
      x: circle.midX - Self.label.width / 2, y: circle.maxY + Self.labelGap,
      width: Self.label.width, height: Self.label.height)
    pass.context.setColor(pass.theme.text.with(alpha: 0.88))
    pass.context.roundedRectangle(box, radius: 5)
    pass.context.fill()
    pass.draw(
      text, font: pass.theme.small, color: pass.theme.window, in: box, alignment: .center)
  }

  private static let light = Color(0xFBF9F5)
  private static let dark = Color(0x1B1816)
}
