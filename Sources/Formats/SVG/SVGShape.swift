import Base
import Documents

/// The lines of one element, in its own units.
struct SVGShape {
  private(set) var lines: [[PaperPoint]] = []
  /// What the lines are drawn with, by what they are.
  private(set) var tool = Tool.pencil
  /// Half of the side, of a dot: a circle or square that is filled and stands for a click.
  private(set) var dotRadius: Double?

  init(_ name: String, _ attributes: [String: String], tolerance: Double, mostPoints: Int) {
    func length(_ name: String) -> Double { attributes[name].flatMap(SVGScanner.length) ?? 0 }
    switch name {
    case "polyline", "polygon":
      let numbers = SVGScanner.numbers(attributes["points"] ?? "").prefix(2 * max(mostPoints, 0))
      var points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        PaperPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      if name == "polygon", let first = points.first, points.last != first { points.append(first) }
      if !points.isEmpty { lines = [points] }
    case "line":
      tool = .line
      lines = [
        [
          PaperPoint(x: length("x1"), y: length("y1")),
          PaperPoint(x: length("x2"), y: length("y2")),
        ]
      ]
    case "path":
      lines =
        SVGPath(attributes["d"] ?? "", tolerance: tolerance, mostPoints: mostPoints).lines
    case "rect":
      let corner = PaperPoint(x: length("x"), y: length("y"))
      let opposite = PaperPoint(x: corner.x + length("width"), y: corner.y + length("height"))
      setRectangle(
        corner, opposite, radius: max(length("rx"), length("ry")), attributes, tolerance)
    case "circle", "ellipse":
      let (rx, ry) =
        name == "circle" ? (length("r"), length("r")) : (length("rx"), length("ry"))
      let (cx, cy) = (length("cx"), length("cy"))
      if attributes["filbert:count"] != nil {
        setDot(PaperPoint(x: cx, y: cy), radius: rx)
      } else if rx > 0, ry > 0 {
        tool = .ellipse
        lines = [
          ShapeOutline.ellipse(
            from: PaperPoint(x: cx - rx, y: cy - ry), to: PaperPoint(x: cx + rx, y: cy + ry))
        ]
      }
    default: break
    }
  }

  private mutating func setDot(_ center: PaperPoint, radius: Double) {
    dotRadius = radius
    lines = [[center]]
  }

  private mutating func setRectangle(
    _ a: PaperPoint, _ b: PaperPoint, radius: Double, _ attributes: [String: String],
    _ tolerance: Double
  ) {
    guard b.x > a.x, b.y > a.y else { return }
    if attributes["filbert:count"] != nil {
      return setDot(a.point(0.5, towards: b), radius: (b.x - a.x) / 2)
    }
    let r = min(radius, (b.x - a.x) / 2, (b.y - a.y) / 2)
    guard r > 0 else {
      tool = .rectangle
      lines = [ShapeOutline.rectangle(from: a, to: b)]
      return
    }
    let arc = "A\(r) \(r) 0 0 1 "
    lines =
      SVGPath(
        "M\(a.x + r) \(a.y)H\(b.x - r)\(arc)\(b.x) \(a.y + r)V\(b.y - r)\(arc)\(b.x - r) \(b.y)"
          + "H\(a.x + r)\(arc)\(a.x) \(b.y - r)V\(a.y + r)\(arc)\(a.x + r) \(a.y)Z",
        tolerance: tolerance, mostPoints: 10_000
      ).lines
  }
}
