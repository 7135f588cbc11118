import Canvas
import Base
import Texts
import Widgets

/// Named icons of caps and joins: the line at its full width, and within it the actual path as a thin line with a node.
enum LineShapeDetents {
  static func caps(_ texts: Texts) -> [RotarySwitch.Detent] {
    EndCap.allCases.map { cap in
      RotarySwitch.Detent(name: texts.name(of: cap)) { context, area, ink in
        let style: LineCapStyle = cap == .butt ? .butt : cap == .round ? .round : .square
        let node = ViewPoint(x: area.x + area.width * 0.4, y: area.midY)
        context.rectangle(area)
        context.clip()
        drawLine(context, ink, width: area.height * 0.6, cap: style, node: node) {
          context.move(x: node.x, y: node.y)
          context.line(x: area.maxX + area.width, y: node.y)
        }
      }
    }
  }

  static func joins(_ texts: Texts) -> [RotarySwitch.Detent] {
    LineJoin.allCases.map { join in
      RotarySwitch.Detent(name: texts.name(of: join)) { context, area, ink in
        let style: LineJoinStyle = join == .miter ? .miter : join == .round ? .round : .bevel
        let node = ViewPoint(x: area.midX, y: area.y + area.height * 0.46)
        context.rectangle(area)
        context.clip()
        drawLine(context, ink, width: area.height * 0.5, join: style, node: node) {
          context.move(x: area.x - area.width * 0.1, y: area.maxY + area.height * 0.06)
          context.line(x: node.x, y: node.y)
          context.line(x: area.maxX + area.width * 0.1, y: area.maxY + area.height * 0.06)
        }
      }
    }
  }

  private static func drawLine(
    _ context: DrawingContext, _ ink: Color, width: Double, cap: LineCapStyle = .butt,
    join: LineJoinStyle = .miter, node: ViewPoint, path: () -> Void
  ) {
    context.setColor(ink.with(alpha: ink.alpha * 0.55))
    context.setLine(width: width, cap: cap, join: join)
    path()
    context.stroke()
    context.setColor(ink)
    context.setLine(width: 1.25)
    path()
    context.stroke()
    context.circle(x: node.x, y: node.y, radius: 1.9)
    context.fill()
  }
}

extension Texts {
  func name(of cap: EndCap) -> String {
    switch cap {
    case .butt: buttCap
    case .round: roundCap
    case .square: squareCap
    }
  }

  func name(of join: LineJoin) -> String {
    switch join {
    case .miter: miterJoin
    case .round: roundJoin
    case .bevel: bevelJoin
    }
  }
}
