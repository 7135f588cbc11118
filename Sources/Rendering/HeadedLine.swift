import Base
import Canvas

/// A line with the heads at its ends, in pixels.
struct HeadedLine {
  /// The drawn part of the line, which ends under the arrows; empty if they leave none of it.
  private(set) var body: LinePoints
  private(set) var heads: [HeadOutline] = []

  init(_ line: LinePoints, pen: Pen) {
    body = line
    let point = Double(pen.pixelsPerPoint)
    for (head, isEnd) in [(pen.style.heads.start, false), (pen.style.heads.end, true)] {
      let points = isEnd ? Array(line.points.reversed()) : line.points
      guard
        let outline = HeadOutline(
          head, of: points.map(\.paperPoint), width: pen.width, point: point)
      else { continue }
      heads.append(outline)
      body.shorten(by: head.cut(width: pen.width, point: point), atEnd: isEnd)
    }
  }

  /// The area that the heads may touch.
  var headBox: PixelRect { heads.reduce(.empty) { $0.union($1.box) } }
}

extension PixelPoint {
  fileprivate var paperPoint: PaperPoint { PaperPoint(x: x, y: y) }
}

extension HeadOutline {
  /// In pixels, including the antialiased edge.
  var box: PixelRect {
    switch self {
    case .polygon(let points):
      let box = PaperBox(points).grown(by: 1)
      return PixelRect(covering: box.left, box.top, box.right, box.bottom)
    case .circle(let center, let radius):
      let reach = radius + 1
      return PixelRect(
        covering: center.x - reach, center.y - reach, center.x + reach, center.y + reach)
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
  func addHead(_ head: HeadOutline, offsetX: Double, offsetY: Double) {
    switch head {
    case .polygon(let points):
      for (index, point) in points.enumerated() {
        if index == 0 {
          move(x: point.x + offsetX, y: point.y + offsetY)
        } else {
          line(x: point.x + offsetX, y: point.y + offsetY)
        }
      }
      closePath()
    case .circle(let center, let radius):
      circle(x: center.x + offsetX, y: center.y + offsetY, radius: radius)
    }
  }
}
