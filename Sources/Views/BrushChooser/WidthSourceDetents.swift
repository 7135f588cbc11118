import Base
import Canvas
import Texts
import Widgets

/// Named icons of lines whose width follows something.
enum WidthSourceDetents {
  static func all(_ texts: Texts) -> [RotarySwitch.Detent] {
    HandStyle.WidthSource.allCases.map { source in
      RotarySwitch.Detent(name: texts.name(of: source)) { context, area, ink in
        context.setColor(ink)
        switch source {
        case .steady: drawWedge(context, area, from: 0.16, to: 0.16)
        case .pressure: drawWedge(context, area, from: 0.03, to: 0.3)
        case .speed:
          drawWedge(context, area, from: 0.3, to: 0.03)
          // Speed lines.
          context.setLine(width: 1.25)
          for y in [0.14, 0.86] {
            context.move(x: area.x + area.width * 0.5, y: area.y + area.height * y)
            context.line(x: area.x + area.width * 0.95, y: area.y + area.height * y)
          }
          context.stroke()
        case .tilt:
          drawWedge(context, area, from: 0.3, to: 0.03)
          // The leaning pen.
          context.setLine(width: 1.25)
          context.move(x: area.x + area.width * 0.45, y: area.y + area.height * 0.3)
          context.line(x: area.x + area.width * 0.95, y: area.y + area.height * 0.04)
          context.stroke()
        }
      }
    }
  }

  /// Draws a line across the area, with the widths of its ends as fractions of the area's height.
  private static func drawWedge(
    _ context: DrawingContext, _ area: ViewRect, from left: Double, to right: Double
  ) {
    let (x, far) = (area.x + area.width * 0.08, area.maxX - area.width * 0.08)
    context.move(x: x, y: area.midY - area.height * left)
    context.line(x: far, y: area.midY - area.height * right)
    context.line(x: far, y: area.midY + area.height * right)
    context.line(x: x, y: area.midY + area.height * left)
    context.closePath()
    context.fill()
  }
}

extension Texts {
  func name(of source: HandStyle.WidthSource) -> String {
    switch source {
    case .steady: steadyWidth
    case .pressure: pressureWidth
    case .speed: speedWidth
    case .tilt: tiltWidth
    }
  }
}
