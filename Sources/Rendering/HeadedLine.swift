public import Base
public import Canvas

/// A line with the heads at its ends, in pixels.
struct HeadedLine {
  /// The drawn part of the line, which ends under the arrows; empty if they leave none of it.
  private(set) var body: LinePoints
  private(set) var heads: [HeadOutline] = []

  private let pen: Pen

  init(_ line: LinePoints, pen: Pen) {
    (body, self.pen) = (line, pen)
    let scale = HeadScale(
      width: pen.width, point: Double(pen.pixelsPerPoint), size: pen.style.heads.size)
    for isEnd in [false, true] {
      let head = pen.style.heads[atEnd: isEnd]
      let points = isEnd ? Array(line.points.reversed()) : line.points
      guard let outline = HeadOutline(head, of: points.map(\.paperPoint), scale) else { continue }
      heads.append(outline)
      body.shorten(by: head.cut(scale, cap: pen.style.cap), atEnd: isEnd)
    }
  }

  private var bodyBox: PixelRect {
    body.points.isEmpty ? .empty : body.run.box(of: pen.withoutHeads)
  }

  /// The area that it may touch. The cap of a line that ends under a head may stand out at a bend.
  var box: PixelRect { heads.reduce(bodyBox) { $0.union($1.box) } }
}

extension PixelPoint {
  fileprivate var paperPoint: PaperPoint { PaperPoint(x: x, y: y) }
}

extension HeadOutline {
  /// In pixels, including the antialiased edge.
  var box: PixelRect {
    contours.reduce(.empty) { box, contour in
      switch contour {
      case .polygon(let points):
        let corners = PaperBox(points).grown(by: 1)
        return box.union(
          PixelRect(covering: corners.left, corners.top, corners.right, corners.bottom))
      case .circle(let center, let radius, _):
        let reach = radius + 1
        return box.union(
          PixelRect(
            covering: center.x - reach, center.y - reach, center.x + reach, center.y + reach))
      }
    }
  }
}

extension LinePoints {
  /// Removes the part within a distance of an end, or the whole line if it is not longer.
  fileprivate mutating func shorten(by distance: Double, atEnd isEnd: Bool) {
    guard distance > 0, !points.isEmpty else { return }
    let line = (isEnd ? points.reversed() : points).map(\.paperPoint)
    guard let leaving = HeadOutline.leaving(line, distance) else {
      self = LinePoints()
      return
    }
    let end = line[leaving.index - 1].point(leaving.part, towards: line[leaving.index])
    let last = points.count - 1
    let outer = isEnd ? last - leaving.index : leaving.index
    let inner = isEnd ? outer + 1 : outer - 1
    let breadth =
      isTapered ? breadths[inner] + (breadths[outer] - breadths[inner]) * leaving.part : nil
    let rest = isEnd ? run[0...outer] : run[outer...last]
    var shortened = LinePoints()
    if !isEnd { shortened.append(PixelPoint(x: end.x, y: end.y), breadth: breadth) }
    shortened.append(rest)
    if isEnd { shortened.append(PixelPoint(x: end.x, y: end.y), breadth: breadth) }
    self = shortened
  }
}

extension DrawingContext {
  /// Draws a straight line with its heads in the present colour, as a picture of the heads.
  ///
  /// - Parameter point: the length added to the line's width in the measures of its heads.
  public func drawLine(
    from start: ViewPoint, to end: ViewPoint, heads: LineHeads, width: Double, point: Double
  ) {
    let line = LinePoints([PixelPoint(x: start.x, y: start.y), PixelPoint(x: end.x, y: end.y)])
    let headed = HeadedLine(
      line,
      pen: Pen(width: width, style: LineStyle(cap: .butt, heads: heads), pixelsPerPoint: point))
    if let first = headed.body.points.first, let last = headed.body.points.last {
      setLine(width: width)
      move(x: first.x, y: first.y)
      self.line(x: last.x, y: last.y)
      stroke()
    }
    for head in headed.heads {
      addHead(head, offsetX: 0, offsetY: 0)
      fill()
    }
  }

  func addHead(_ head: HeadOutline, offsetX: Double, offsetY: Double) {
    for contour in head.contours {
      switch contour {
      case .polygon(let points):
        for (index, point) in points.enumerated() {
          if index == 0 {
            move(x: point.x + offsetX, y: point.y + offsetY)
          } else {
            line(x: point.x + offsetX, y: point.y + offsetY)
          }
        }
        closePath()
      case .circle(let center, let radius, let isHole):
        circle(
          x: center.x + offsetX, y: center.y + offsetY, radius: radius, isAnticlockwise: isHole)
      }
    }
  }
}
