public import Canvas
public import Base

extension Icon {
  /// Draws the icon in a context's current colour, centred in a rectangle.
  public func draw(in context: DrawingContext, rect: ViewRect, size: Double = 20) {
    if context.isMirrored, !hasReadingDirection {
      return context.unmirrored(in: rect) { draw(in: context, rect: rect, size: size) }
    }
    context.saved {
      context.translate(x: rect.midX - size / 2, y: rect.midY - size / 2)
      context.scale(x: size / 24, y: size / 24)
      context.setLine(width: 1.75, cap: .round, join: .round)
      context.newPath()
      addPath(to: context)
      context.stroke()
    }
  }

  /// Whether it points in the reading direction or against it, as the back arrow does.
  private var hasReadingDirection: Bool {
    switch self {
    case .back, .undo, .redo, .sort: true
    default: false
    }
  }

  private func addPath(to c: DrawingContext) {
    switch self {
    case .back:
      c.lines([(14.5, 5), (7.5, 12), (14.5, 19)])
    case .undo:
      c.lines([(9, 5), (4.5, 9.5), (9, 14)])
      c.move(x: 4.5, y: 9.5)
      c.line(x: 14, y: 9.5)
      c.curve(x1: 22, y1: 9.5, x2: 22, y2: 19, x: 14, y: 19)
      c.line(x: 10, y: 19)
    case .redo:
      c.lines([(15, 5), (19.5, 9.5), (15, 14)])
      c.move(x: 19.5, y: 9.5)
      c.line(x: 10, y: 9.5)
      c.curve(x1: 2, y1: 9.5, x2: 2, y2: 19, x: 10, y: 19)
      c.line(x: 14, y: 19)
    case .brush:
      c.move(x: 20.5, y: 3.5)
      c.curve(x1: 17, y1: 4.5, x2: 12, y2: 9, x: 10.2, y: 12.2)
      c.line(x: 12.6, y: 14.6)
      c.curve(x1: 15.5, y1: 12.5, x2: 19.8, y2: 7.5, x: 20.5, y: 3.5)
      c.move(x: 8.6, y: 13.6)
      c.curve(x1: 5.6, y1: 13.8, x2: 6.6, y2: 18, x: 3.2, y: 19.4)
      c.curve(x1: 7, y1: 21.4, x2: 11.6, y2: 20, x: 11, y: 16)
    case .turn:
      c.roundedRectangle(ViewRect(x: 3.5, y: 8, width: 9, height: 12.5), radius: 1.5)
      c.move(x: 16, y: 20.5)
      c.line(x: 19, y: 20.5)
      c.curve(x1: 20, y1: 20.5, x2: 20.5, y2: 20, x: 20.5, y: 19)
      c.line(x: 20.5, y: 15)
      c.move(x: 10, y: 4)
      c.curve(x1: 15, y1: 3.4, x2: 18, y2: 6, x: 18, y: 11)
      c.lines([(15.2, 8.6), (18, 11.4), (20.8, 8.6)])
    case .trash:
      c.lines([(4, 6.5), (20, 6.5)])
      c.lines([(9.5, 6.2), (9.5, 3.8), (14.5, 3.8), (14.5, 6.2)])
      c.lines([(6, 6.8), (7, 20.2), (17, 20.2), (18, 6.8)])
      c.lines([(10, 10.5), (10.3, 16.5)])
      c.lines([(14, 10.5), (13.7, 16.5)])
    case .plus:
      c.lines([(12, 5), (12, 19)])
      c.lines([(5, 12), (19, 12)])
    case .search:
      c.circle(x: 10.5, y: 10.5, radius: 6)
      c.lines([(15, 15), (20, 20)])
    case .sort:
      c.lines([(4.5, 7), (19.5, 7)])
      c.lines([(4.5, 12), (15, 12)])
      c.lines([(4.5, 17), (10.5, 17)])
    case .restore:
      c.move(x: 5, y: 11)
      c.curve(x1: 6, y1: 2.5, x2: 19.5, y2: 3, x: 19.5, y: 12)
      c.curve(x1: 19.5, y1: 20.5, x2: 9, y2: 22, x: 5.8, y: 16)
      c.lines([(4.4, 5.5), (5, 11), (10.4, 10.2)])
    case .close:
      c.lines([(6, 6), (18, 18)])
      c.lines([(18, 6), (6, 18)])
    case .pencil:
      c.lines([(4, 20), (5, 15.5), (16, 4.5), (19.5, 8), (8.5, 19), (4, 20)])
    case .align:
      c.lines([(4.5, 3.5), (4.5, 20.5)])
      c.roundedRectangle(ViewRect(x: 8, y: 6, width: 12, height: 4.5), radius: 1)
      c.roundedRectangle(ViewRect(x: 8, y: 14, width: 7.5, height: 4.5), radius: 1)
    case .duplicate:
      c.roundedRectangle(ViewRect(x: 8.5, y: 8.5, width: 11.5, height: 11.5), radius: 2)
      c.lines([(5, 15.5), (4, 15.5), (4, 4), (15.5, 4), (15.5, 5)])
    case .pick:
      c.lines([(12.5, 8), (5, 15.5), (4, 20), (8.5, 19), (16, 11.5)])
      c.lines([(11, 6.5), (17.5, 13)])
      c.move(x: 14, y: 9)
      c.curve(x1: 16, y1: 4, x2: 18.5, y2: 2.5, x: 20.5, y: 3.5)
      c.curve(x1: 21.5, y1: 5.5, x2: 20, y2: 8, x: 15.5, y: 10.5)
    case .line:
      c.lines([(5, 19), (19, 5)])
    case .dashedLine:
      c.lines([(5, 19), (8, 16)])
      c.lines([(10.5, 13.5), (13.5, 10.5)])
      c.lines([(16, 8), (19, 5)])
    case .rectangle:
      c.lines([(4.5, 6.5), (19.5, 6.5), (19.5, 17.5), (4.5, 17.5), (4.5, 6.5)])
      c.closePath()
    case .roundedRectangle:
      c.roundedRectangle(ViewRect(x: 4.5, y: 6.5, width: 15, height: 11), radius: 4)
    case .polygon:
      c.lines([(12, 4), (20, 10.5), (16.5, 19.5), (7, 19.5), (4, 9.5), (12, 4)])
      c.closePath()
    case .connector:
      c.lines([(3.5, 3.5), (9.5, 3.5), (9.5, 8.5), (3.5, 8.5), (3.5, 3.5)])
      c.closePath()
      c.lines([(14.5, 15.5), (20.5, 15.5), (20.5, 20.5), (14.5, 20.5), (14.5, 15.5)])
      c.closePath()
      c.lines([(9.5, 8.5), (14.5, 15.5)])
    case .arrow:
      c.lines([(4.5, 19.5), (19, 5)])
      c.lines([(9.5, 4.5), (19.5, 4.5), (19.5, 14.5)])
    case .elbow:
      c.lines([(3.5, 5.5), (12, 5.5), (12, 17.5), (20, 17.5)])
      c.lines([(16.5, 13.5), (20.5, 17.5), (16.5, 21.5)])
    case .roundedElbow:
      c.move(x: 3.5, y: 5.5)
      c.line(x: 6.5, y: 5.5)
      c.curve(x1: 9.8, y1: 5.5, x2: 12, y2: 7.7, x: 12, y: 11)
      c.line(x: 12, y: 12)
      c.curve(x1: 12, y1: 15.3, x2: 14.2, y2: 17.5, x: 17.5, y: 17.5)
      c.line(x: 20, y: 17.5)
      c.lines([(16.5, 13.5), (20.5, 17.5), (16.5, 21.5)])
    case .startHead:
      c.lines([(4, 12), (20.5, 12)])
      c.lines([(9, 7), (3.5, 12), (9, 17)])
    case .endHead:
      c.lines([(3.5, 12), (20, 12)])
      c.lines([(15, 7), (20.5, 12), (15, 17)])
    case .ellipse:
      c.move(x: 20, y: 12)
      c.curve(x1: 20, y1: 19.5, x2: 4, y2: 19.5, x: 4, y: 12)
      c.curve(x1: 4, y1: 4.5, x2: 20, y2: 4.5, x: 20, y: 12)
      c.closePath()
    case .eraser:
      c.lines([(9, 19.5), (4.2, 14.7), (13.7, 5.2), (19.8, 11.3), (11.6, 19.5), (9, 19.5)])
      c.lines([(8.6, 10.3), (14.7, 16.4)])
      c.lines([(11.6, 19.5), (20, 19.5)])
    case .select:
      c.lines([
        (6, 3.5), (6, 18.5), (10, 14.8), (12.8, 20.5), (15.3, 19.3), (12.6, 13.8), (18, 13.4),
      ])
      c.closePath()
    case .lasso:
      c.move(x: 9, y: 16.2)
      c.curve(x1: 0, y1: 13.5, x2: 3, y2: 4, x: 12.5, y: 4)
      c.curve(x1: 22, y1: 4, x2: 23, y2: 15, x: 12, y: 16.2)
      c.circle(x: 10, y: 17, radius: 1.9)
      c.move(x: 10, y: 18.9)
      c.curve(x1: 10, y1: 20.5, x2: 8, y2: 21, x: 6.5, y: 20.8)
    case .box:
      c.lines([(4, 8), (4, 5), (7, 5)])
      c.lines([(10.5, 5), (13.5, 5)])
      c.lines([(17, 5), (20, 5), (20, 8)])
      c.lines([(20, 10.7), (20, 13.3)])
      c.lines([(20, 16), (20, 19), (17, 19)])
      c.lines([(13.5, 19), (10.5, 19)])
      c.lines([(7, 19), (4, 19), (4, 16)])
      c.lines([(4, 13.3), (4, 10.7)])
    case .cut:
      c.circle(x: 6.5, y: 18, radius: 2.6)
      c.circle(x: 17.5, y: 18, radius: 2.6)
      c.lines([(8, 15.8), (16.5, 3.5)])
      c.lines([(16, 15.8), (7.5, 3.5)])
    case .strokeEraser:
      c.move(x: 3.5, y: 17.5)
      c.curve(x1: 6, y1: 10, x2: 9, y2: 21, x: 11.5, y: 14.5)
      c.lines([(13, 5), (20, 12)])
      c.lines([(20, 5), (13, 12)])
    case .folder:
      c.lines([
        (3.5, 18.5), (3.5, 6), (9, 6), (11, 8.5), (20.5, 8.5), (20.5, 18.5), (3.5, 18.5),
      ])
      c.closePath()
    case .file:
      c.lines([(6, 3.5), (14, 3.5), (18.5, 8), (18.5, 20.5), (6, 20.5), (6, 3.5)])
      c.closePath()
      c.lines([(13.5, 4), (13.5, 8.5), (18, 8.5)])
    case .up:
      c.lines([(12, 19.5), (12, 5.5)])
      c.lines([(6, 11), (12, 5), (18, 11)])
    case .home:
      c.lines([(3.5, 12), (12, 4.5), (20.5, 12)])
      c.lines([(6, 10.5), (6, 19.5), (18, 19.5), (18, 10.5)])
      c.lines([(10, 19.5), (10, 14), (14, 14), (14, 19.5)])
    case .more:
      for x in [5.5, 12, 18.5] { c.circle(x: x, y: 12, radius: 1.1) }
    case .play:
      c.lines([(7, 4.5), (19, 12), (7, 19.5), (7, 4.5)])
      c.closePath()
    case .pause:
      c.lines([(8, 5), (8, 19)])
      c.lines([(16, 5), (16, 19)])
    case .loop:
      c.move(x: 18.5, y: 8)
      c.curve(x1: 15.5, y1: 2.5, x2: 4.5, y2: 3, x: 4.5, y: 12)
      c.move(x: 5.5, y: 16)
      c.curve(x1: 8.5, y1: 21.5, x2: 19.5, y2: 21, x: 19.5, y: 12)
      c.lines([(19, 3.5), (18.6, 8.2), (14, 8)])
      c.lines([(5, 20.5), (5.4, 15.8), (10, 16)])
    case .pingPong:
      c.lines([(4, 8.5), (19.5, 8.5)])
      c.lines([(16, 5), (19.5, 8.5), (16, 12)])
      c.lines([(20, 15.5), (4.5, 15.5)])
      c.lines([(8, 12), (4.5, 15.5), (8, 19)])
    case .onion:
      c.roundedRectangle(ViewRect(x: 3.5, y: 3.5, width: 11, height: 11), radius: 2)
      c.lines([(17.5, 6.5), (17.5, 17.5), (6.5, 17.5)])
      c.lines([(20.5, 10), (20.5, 20.5), (10, 20.5)])
    case .text:
      c.lines([(4.5, 7.5), (4.5, 4.5), (19.5, 4.5), (19.5, 7.5)])
      c.lines([(12, 4.5), (12, 19.5)])
      c.lines([(9, 19.5), (15, 19.5)])
    case .typeface:
      c.lines([(5.5, 19), (11.5, 4.5), (12.5, 4.5), (18.5, 19)])
      c.lines([(8, 14), (16, 14)])
      c.lines([(3.5, 19.5), (8, 19.5)])
      c.lines([(16, 19.5), (20.5, 19.5)])
    case .bold:
      c.lines([(7, 12), (13.5, 12)])
      c.curve(x1: 18.5, y1: 12, x2: 18.5, y2: 4.5, x: 13, y: 4.5)
      c.lines([(13, 4.5), (7, 4.5), (7, 19.5), (14, 19.5)])
      c.curve(x1: 20, y1: 19.5, x2: 20, y2: 12, x: 13.5, y: 12)
    case .textLeft: c.linesOfText { (4.5, $0) }
    case .textCenter: c.linesOfText { (12 - $0 / 2, $0) }
    case .textRight: c.linesOfText { (19.5 - $0, $0) }
    case .bucket:
      c.lines([(10.5, 3.5), (18, 11), (10.5, 18.5), (3, 11), (10.5, 3.5)])
      c.closePath()
      c.lines([(3.2, 11), (17.8, 11)])
      c.move(x: 20, y: 14.5)
      c.curve(x1: 17.5, y1: 18.5, x2: 18, y2: 20.5, x: 20, y: 20.5)
      c.curve(x1: 22, y1: 20.5, x2: 22.5, y2: 18.5, x: 20, y: 14.5)
    case .shade:
      c.circle(x: 12, y: 12, radius: 8)
      c.lines([(12, 4), (12, 20)])
      c.lines([(12, 8), (18.8, 8)])
      c.lines([(12, 12), (20, 12)])
      c.lines([(12, 16), (18.8, 16)])
    case .dither:
      for row in 0..<4 {
        for column in 0..<4 where (row + column) % 2 == 0 {
          c.rectangle(
            ViewRect(x: 4.2 + Double(column) * 4.2, y: 4.2 + Double(row) * 4.2, width: 3, height: 3)
          )
        }
      }
    case .contour:
      c.move(x: 5, y: 17)
      c.curve(x1: 1.5, y1: 11, x2: 6, y2: 3.5, x: 12, y: 5)
      c.curve(x1: 16, y1: 6, x2: 15.5, y2: 9, x: 18.5, y: 10)
      c.curve(x1: 22.5, y1: 11.5, x2: 20, y2: 18.5, x: 15.5, y: 18)
      c.lines([(15.5, 18), (5, 17)])
      c.lines([(6.5, 12.5), (11, 7.5)])
      c.lines([(8, 16), (15.5, 8.5)])
      c.lines([(13, 16.5), (18, 11.5)])
    case .slice:
      c.roundedRectangle(ViewRect(x: 5, y: 5, width: 14, height: 14), radius: 1)
      c.lines([(10, 2.5), (10, 21.5)])
      c.lines([(2.5, 10), (21.5, 10)])
    case .gradient:
      c.roundedRectangle(ViewRect(x: 3.5, y: 6, width: 17, height: 12), radius: 1)
      c.lines([(7, 6), (7, 18)])
      c.lines([(9.6, 6), (9.6, 18)])
      c.lines([(13.2, 6), (13.2, 18)])
    case .pen:
      c.lines([(12, 21), (6.5, 12.5), (9.5, 6.5), (14.5, 6.5), (17.5, 12.5), (12, 21)])
      c.closePath()
      c.lines([(12, 20.5), (12, 14.2)])
      c.circle(x: 12, y: 12.4, radius: 1.7)
      c.lines([(9, 3), (15, 3)])
    case .nodes:
      c.move(x: 6.7, y: 15.2)
      c.curve(x1: 7.5, y1: 10, x2: 10.5, y2: 7, x: 15.5, y: 6.3)
      c.rectangle(ViewRect(x: 3.5, y: 15.5, width: 5, height: 5))
      c.rectangle(ViewRect(x: 15.5, y: 3.5, width: 5, height: 5))
    case .cornerNode:
      c.lines([(3.5, 19.5), (10, 9.5)])
      c.lines([(14, 9.5), (20.5, 19.5)])
      c.rectangle(ViewRect(x: 9.5, y: 4.5, width: 5, height: 5))
    case .smoothNode:
      c.move(x: 3.5, y: 19.5)
      c.curve(x1: 4, y1: 13, x2: 6, y2: 9.5, x: 9.3, y: 8)
      c.move(x: 14.7, y: 8)
      c.curve(x1: 17, y1: 9, x2: 18, y2: 11, x: 18.2, y: 13.5)
      c.lines([(2.5, 7), (9.3, 7)])
      c.lines([(14.7, 7), (18.5, 7)])
      c.circle(x: 12, y: 7, radius: 2.6)
    case .symmetricNode:
      c.move(x: 4, y: 19.5)
      c.curve(x1: 4, y1: 14, x2: 6, y2: 10.5, x: 9.4, y: 8.2)
      c.move(x: 14.6, y: 8.2)
      c.curve(x1: 18, y1: 10.5, x2: 20, y2: 14, x: 20, y: 19.5)
      c.lines([(2.5, 7), (9.3, 7)])
      c.lines([(14.7, 7), (21.5, 7)])
      c.circle(x: 12, y: 7, radius: 2.6)
    case .mirror:
      c.lines([(12, 3.5), (12, 20.5)])
      c.lines([(8.5, 7), (3, 17), (8.5, 17), (8.5, 7)])
      c.closePath()
      c.lines([(15.5, 7), (21, 17), (15.5, 17), (15.5, 7)])
      c.closePath()
    case .palette:
      for row in 0..<2 {
        for column in 0..<2 {
          c.roundedRectangle(
            ViewRect(
              x: 4 + Double(column) * 8.6, y: 4 + Double(row) * 8.6, width: 7.2, height: 7.2),
            radius: 1.5)
        }
      }
    case .filled:
      c.roundedRectangle(ViewRect(x: 4, y: 6, width: 16, height: 12), radius: 1)
      c.lines([(4.5, 11), (9, 6.5)])
      c.lines([(5, 17), (15.5, 6.5)])
      c.lines([(11.5, 17), (19.5, 9)])
      c.lines([(17, 17.5), (19.5, 15)])
    case .corner:
      c.lines([(4, 5), (9, 5), (9, 10), (14, 10), (14, 15), (19, 15), (19, 20)])
    case .swap:
      c.move(x: 5, y: 13)
      c.curve(x1: 5, y1: 7, x2: 9, y2: 5.5, x: 15.5, y: 5.5)
      c.lines([(12.5, 2.5), (15.8, 5.5), (12.5, 8.5)])
      c.move(x: 19, y: 11)
      c.curve(x1: 19, y1: 17, x2: 15, y2: 18.5, x: 8.5, y: 18.5)
      c.lines([(11.5, 15.5), (8.2, 18.5), (11.5, 21.5)])
    case .down:
      c.lines([(6, 9.5), (12, 15.5), (18, 9.5)])
    case .step:
      c.lines([(9, 5.5), (17.5, 12), (9, 18.5), (9, 5.5)])
      c.closePath()
      c.lines([(5, 5.5), (5, 18.5)])
    case .tenSteps:
      c.lines([(4, 6), (11.5, 12), (4, 18), (4, 6)])
      c.closePath()
      c.lines([(12.5, 6), (20, 12), (12.5, 18), (12.5, 6)])
      c.closePath()
    case .stepBack:
      c.lines([(15, 5.5), (6.5, 12), (15, 18.5), (15, 5.5)])
      c.closePath()
      c.lines([(19, 5.5), (19, 18.5)])
    case .toStart:
      c.lines([(19, 6), (11.5, 12), (19, 18), (19, 6)])
      c.closePath()
      c.lines([(11, 6), (11, 18)])
      c.lines([(5, 6), (5, 18)])
    case .glider:
      for (x, y) in [(12.0, 5.5), (18.5, 12), (5.5, 18.5), (12, 18.5), (18.5, 18.5)] {
        c.circle(x: x, y: y, radius: 2.3)
      }
    case .dash:
      c.lines([(3.5, 8), (8.5, 8)])
      c.lines([(12.5, 8), (20.5, 8)])
      c.lines([(3.5, 16), (4, 16)])
      c.lines([(8.5, 16), (14.5, 16)])
      c.lines([(19, 16), (20.5, 16)])
    case .tearOff:
      c.lines([(11, 4.5), (4.5, 4.5), (4.5, 19.5), (19.5, 19.5), (19.5, 13)])
      c.lines([(14, 4.5), (19.5, 4.5), (19.5, 10)])
      c.lines([(19, 5), (11.5, 12.5)])
    case .layerPlus:
      c.lines([(12, 9), (20, 14), (12, 19), (4, 14), (12, 9)])
      c.closePath()
      c.lines([(18, 2.5), (18, 8.5)])
      c.lines([(15, 5.5), (21, 5.5)])
    case .layers:
      c.lines([(12, 3.5), (21, 8.5), (12, 13.5), (3, 8.5), (12, 3.5)])
      c.closePath()
      c.lines([(3.5, 12.5), (12, 17), (20.5, 12.5)])
      c.lines([(3.5, 16.5), (12, 21), (20.5, 16.5)])
    case .eye:
      c.move(x: 2.5, y: 12)
      c.curve(x1: 7, y1: 3.5, x2: 17, y2: 3.5, x: 21.5, y: 12)
      c.curve(x1: 17, y1: 20.5, x2: 7, y2: 20.5, x: 2.5, y: 12)
      c.closePath()
      c.circle(x: 12, y: 12, radius: 3.2)
    case .eyeClosed:
      c.move(x: 2.5, y: 10)
      c.curve(x1: 7, y1: 17, x2: 17, y2: 17, x: 21.5, y: 10)
      c.lines([(12, 15.5), (12, 19)])
      c.lines([(6.6, 14), (4.8, 17)])
      c.lines([(17.4, 14), (19.2, 17)])
    case .lock, .lockOpen:
      c.roundedRectangle(ViewRect(x: 5, y: 11, width: 14, height: 9.5), radius: 2)
      c.move(x: 8, y: 11)
      c.line(x: 8, y: 7.8)
      if case .lock = self {
        c.curve(x1: 8, y1: 2.4, x2: 16, y2: 2.4, x: 16, y: 7.8)
        c.line(x: 16, y: 11)
      } else {
        c.curve(x1: 8, y1: 2.6, x2: 14.4, y2: 2.2, x: 15.6, y: 6)
      }
    case .pin:
      // A thumbtack.
      c.lines([(8, 3.5), (16, 3.5)])
      c.lines([(9.5, 3.5), (9.5, 10), (6.5, 14), (17.5, 14), (14.5, 10), (14.5, 3.5)])
      c.lines([(12, 14), (12, 21)])
    case .link, .linkOpen:
      c.roundedRectangle(ViewRect(x: 8, y: 1.5, width: 8, height: 9.5), radius: 4)
      c.roundedRectangle(ViewRect(x: 8, y: 13, width: 8, height: 9.5), radius: 4)
      if case .link = self { c.lines([(12, 7.5), (12, 16.5)]) }
    case .lineScaling:
      // A line, and the same line larger and wider.
      c.lines([(3.5, 20.5), (8.5, 15.5)])
      for offset in [-2.4, 0, 2.4] {
        c.lines([(11.5 + offset, 12.5 + offset), (18.5 + offset, 5.5 + offset)])
      }
    case .tag:
      c.lines([(4, 4), (12.5, 4), (20.5, 12), (12, 20.5), (4, 12.5), (4, 4)])
      c.closePath()
      c.circle(x: 8.4, y: 8.4, radius: 1.3)
    case .lower:
      c.lines([(12, 4.5), (12, 18.5)])
      c.lines([(6, 13), (12, 19), (18, 13)])
    case .mergeDown:
      c.lines([(12, 3.5), (12, 13)])
      c.lines([(7.5, 9), (12, 13.5), (16.5, 9)])
      c.lines([(4, 13), (4, 19.5), (20, 19.5), (20, 13)])
    case .sketch(let points):
      c.lines(points.map { ($0.x, $0.y) })
    case .dock:
      c.roundedRectangle(ViewRect(x: 3.5, y: 5, width: 17, height: 14), radius: 1.5)
      c.lines([(14.5, 5.5), (14.5, 18.5)])
      c.lines([(7, 12), (11, 12)])
      c.lines([(9.3, 10), (11.3, 12), (9.3, 14)])
    }
  }
}

extension DrawingContext {
  /// Adds four lines, alternately long and short.
  ///
  /// - Parameter start: returns the start of a line of a given length.
  fileprivate func linesOfText(_ start: (Double) -> (x: Double, length: Double)) {
    for (row, length) in [15.0, 9, 13, 7].enumerated() {
      let (x, y) = (start(length).x, 5.25 + Double(row) * 4.5)
      lines([(x, y), (x + length, y)])
    }
  }

  fileprivate func lines(_ points: [(Double, Double)]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(x: point.0, y: point.1) } else { line(x: point.0, y: point.1) }
    }
  }
}
