import Canvas
import Geometry
import Ink
import Texts
import Widgets

/// Small drawings of what ends and corners look like, with their names.
enum LineShapeDetents {
  static func caps(_ texts: Texts) -> [RotarySwitch.Detent] {
    EndCap.allCases.map { cap in
      RotarySwitch.Detent(name: texts.name(of: cap)) { context, area in
        let style: LineCapStyle = cap == .butt ? .butt : cap == .round ? .round : .square
        // The line goes on to the right; the thin one shows where it ends by measure.
        let end = area.x + area.width * 0.42
        context.rectangle(area)
        context.clip()
        context.setLine(width: area.height * 0.5, cap: style)
        context.move(x: end, y: area.midY)
        context.line(x: area.maxX + area.width, y: area.midY)
        context.stroke()
        context.setLine(width: 1)
        context.move(x: end.rounded() + 0.5, y: area.y)
        context.line(x: end.rounded() + 0.5, y: area.maxY)
        context.stroke()
      }
    }
  }

  static func joins(_ texts: Texts) -> [RotarySwitch.Detent] {
    LineJoin.allCases.map { join in
      RotarySwitch.Detent(name: texts.name(of: join)) { context, area in
        let style: LineJoinStyle = join == .miter ? .miter : join == .round ? .round : .bevel
        context.rectangle(area)
        context.clip()
        context.setLine(width: area.height * 0.38, cap: .butt, join: style)
        context.move(x: area.x - 1, y: area.maxY)
        context.line(x: area.midX, y: area.y + area.height * 0.34)
        context.line(x: area.maxX + 1, y: area.maxY)
        context.stroke()
      }
    }
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
