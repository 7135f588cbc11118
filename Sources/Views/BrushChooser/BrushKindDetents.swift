import Base
import Canvas
import Glibc
import Texts
import Widgets

/// Named engravings of kinds of brush and of their choices.
enum BrushKindDetents {
  static func kinds(_ texts: BrushKindTexts) -> [RotarySwitch.Detent] {
    BrushKind.Name.allCases.map { kind in
      RotarySwitch.Detent(name: texts.name(of: kind)) { context, area, ink in
        context.setColor(ink)
        draw(kind, context, area, ink)
      }
    }
  }

  /// The few values of a setting.
  static func choices(of setting: BrushSetting, _ texts: BrushKindTexts) -> [RotarySwitch.Detent] {
    setting.choices(texts).enumerated().map { index, name in
      RotarySwitch.Detent(name: name) { context, area, ink in
        context.setColor(ink)
        drawChoice(index, of: setting, context, area, ink)
      }
    }
  }

  /// Draws a stroke of the kind within a square.
  private static func draw(
    _ kind: BrushKind.Name, _ context: DrawingContext, _ area: ViewRect, _ ink: Color
  ) {
    let side = min(area.width, area.height)
    func point(_ x: Double, _ y: Double) -> ViewPoint {
      ViewPoint(x: area.x + x * side, y: area.y + y * side)
    }
    func line(_ width: Double, _ start: ViewPoint, _ end: ViewPoint, cap: LineCapStyle = .round) {
      context.setLine(width: width, cap: cap)
      context.move(x: start.x, y: start.y)
      context.line(x: end.x, y: end.y)
      context.stroke()
    }
    switch kind {
    case .pen: line(side * 0.2, point(0.12, 0.85), point(0.88, 0.15))
    case .nib:
      // Thin on its way up, wide on its way down.
      line(side * 0.08, point(0.1, 0.9), point(0.5, 0.2), cap: .butt)
      line(side * 0.28, point(0.48, 0.18), point(0.88, 0.85), cap: .butt)
    case .marker:
      context.setColor(ink.with(alpha: ink.alpha * 0.55))
      line(side * 0.5, point(0.08, 0.5), point(0.92, 0.5), cap: .butt)
      context.setColor(ink)
      for y in [0.27, 0.73] { line(1, point(0.08, y), point(0.92, y), cap: .butt) }
    case .pencil:
      for index in 0..<26 {
        let (x, y) = (fraction(index * 2), fraction(index * 2 + 1))
        let place = 0.1 + 0.8 * x
        let dot = point(place, 1 - place + (y - 0.5) * 0.3)
        context.circle(x: dot.x, y: dot.y, radius: side * 0.035)
        context.fill()
      }
    case .chalk:
      for (index, length) in [0.78, 0.9, 0.6, 0.84, 0.7].enumerated() {
        let y = 0.22 + Double(index) * 0.14
        line(side * 0.07, point(0.08, y), point(0.08 + length * 0.55, y), cap: .butt)
        line(side * 0.07, point(0.2 + length * 0.58, y), point(0.1 + length * 0.9, y), cap: .butt)
      }
    case .airbrush:
      let center = point(0.5, 0.5)
      for (radius, alpha) in [(0.46, 0.16), (0.36, 0.22), (0.26, 0.3), (0.15, 0.5)] {
        context.setColor(ink.with(alpha: ink.alpha * alpha))
        context.circle(x: center.x, y: center.y, radius: side * radius)
        context.fill()
      }
    case .spatter:
      for (x, y, radius) in [
        (0.4, 0.45, 0.17), (0.72, 0.3, 0.09), (0.68, 0.7, 0.11), (0.2, 0.75, 0.07),
        (0.5, 0.88, 0.05), (0.9, 0.55, 0.05), (0.16, 0.2, 0.06), (0.5, 0.1, 0.05),
      ] {
        let drop = point(x, y)
        context.circle(x: drop.x, y: drop.y, radius: side * radius)
        context.fill()
      }
    }
  }

  private static func drawChoice(
    _ index: Int, of setting: BrushSetting, _ context: DrawingContext, _ area: ViewRect,
    _ ink: Color
  ) {
    let box = area.inset(area.width * 0.08)
    switch (setting, index) {
    case (.corners, 0):
      context.saved {
        context.translate(x: box.midX, y: box.midY)
        context.transform(xx: 1, xy: 0, yx: 0, yy: 0.45, x0: 0, y0: 0)
        context.circle(x: 0, y: 0, radius: box.width / 2)
        context.fill()
      }
    case (.corners, _):
      context.rectangle(box.inset(0, box.height * 0.28))
      context.fill()
    case (.darkening, _):
      context.setColor(ink.with(alpha: ink.alpha * (index == 0 ? 1 : 0.6)))
      context.rectangle(
        ViewRect(
          x: box.x, y: box.y + box.height * 0.18, width: box.width * 0.65,
          height: box.height * 0.64))
      context.fill()
      context.rectangle(
        ViewRect(
          x: box.x + box.width * 0.35, y: box.y + box.height * 0.18, width: box.width * 0.65,
          height: box.height * 0.64))
      context.fill()
    default:
      // An edge at an angle: alone, on a line, and below a pen.
      context.setLine(width: 1.5)
      if index == 1 {
        context.move(x: box.x, y: box.maxY)
        context.curve(
          x1: box.x + box.width * 0.3, y1: box.y, x2: box.maxX, y2: box.maxY, x: box.maxX,
          y: box.y)
        context.stroke()
      } else if index == 2 {
        context.move(x: box.midX, y: box.midY)
        context.line(x: box.maxX, y: box.y)
        context.stroke()
      }
      context.setLine(width: box.height * 0.2, cap: .butt)
      context.move(x: box.midX - box.width * 0.3, y: box.midY + box.height * 0.26)
      context.line(x: box.midX + box.width * 0.3, y: box.midY - box.height * 0.2)
      context.stroke()
    }
  }

  /// A number between 0 and 1 that looks random.
  private static func fraction(_ index: Int) -> Double {
    let value = sin(Double(index) * 12.9898) * 43758.5453
    return value - value.rounded(.down)
  }
}

extension BrushKindTexts {
  func name(of kind: BrushKind.Name) -> String {
    switch kind {
    case .pen: pen
    case .nib: nib
    case .marker: marker
    case .pencil: pencil
    case .chalk: chalk
    case .airbrush: airbrush
    case .spatter: spatter
    }
  }
}
