import Canvas
import Geometry
import Ink
import Texts
import Widgets

/// Small drawings of what ends and corners look like.
enum LineShapeSegments {
  static func caps(_ texts: Texts) -> [SegmentedControl.Segment] {
    EndCap.allCases.map { cap in
      SegmentedControl.Segment(name: texts.name(of: cap)) { context, area in
        let style: LineCapStyle = cap == .butt ? .butt : cap == .round ? .round : .square
        // The line goes on to the right; the thin one shows where it ends by measure.
        context.saved {
          context.rectangle(
            ViewRect(x: area.midX - 16, y: area.y, width: 32, height: area.height))
          context.clip()
          context.setLine(width: 12, cap: style)
          context.move(x: area.midX - 4, y: area.midY)
          context.line(x: area.midX + 30, y: area.midY)
          context.stroke()
          context.setLine(width: 1.5)
          context.move(x: area.midX - 4, y: area.midY - 11)
          context.line(x: area.midX - 4, y: area.midY + 11)
          context.stroke()
        }
      }
    }
  }

  static func joins(_ texts: Texts) -> [SegmentedControl.Segment] {
    LineJoin.allCases.map { join in
      SegmentedControl.Segment(name: texts.name(of: join)) { context, area in
        let style: LineJoinStyle = join == .miter ? .miter : join == .round ? .round : .bevel
        context.setLine(width: 8, cap: .butt, join: style)
        context.move(x: area.midX - 12, y: area.midY + 9)
        context.line(x: area.midX, y: area.midY - 5)
        context.line(x: area.midX + 12, y: area.midY + 9)
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
