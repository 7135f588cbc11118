import Base
import Documents

/// What one element draws, in its own units.
struct SVGShape {
  /// What is filled.
  private(set) var contours: [SVGContour] = []
  /// The line of a rectangle or an ellipse, as the tools draw it.
  private var outline: [PaperPoint]?
  /// What the lines are drawn with, by what they are.
  private(set) var tool = Tool.pencil
  /// Half of the side, of a dot: a circle or square that is filled and stands for a click.
  private(set) var dotRadius: Double?

  /// The elements that are shapes.
  static let names: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  init(
    _ name: String, _ attributes: [String: String], _ lengths: SVGLengths, mostPoints: Int
  ) {
    func length(_ name: String, _ axis: SVGLengths.Axis) -> Double? {
      attributes[name].flatMap { lengths.length($0, along: axis) }
    }
    func point(_ x: String, _ y: String) -> PaperPoint {
      PaperPoint(x: length(x, .x) ?? 0, y: length(y, .y) ?? 0)
    }
    switch name {
    case "polyline", "polygon":
      let numbers = SVGScanner.numbers(attributes["points"] ?? "").prefix(2 * max(mostPoints, 0))
      var contour = SVGContour(
        stride(from: 0, to: numbers.count - 1, by: 2).map {
          PaperPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
      if name == "polygon" { contour?.close() }
      if let contour { contours = [contour] }
    case "line":
      tool = .line
      contours = [SVGContour([point("x1", "y1"), point("x2", "y2")])].compactMap { $0 }
    case "path":
      contours = SVGPath(attributes["d"] ?? "", mostPoints: mostPoints).contours
    case "rect":
      let corner = point("x", "y")
      let size = PaperVector(dx: length("width", .x) ?? 0, dy: length("height", .y) ?? 0)
      guard size.dx > 0, size.dy > 0 else { return }
      if attributes["filbert:count"] != nil {
        setDot(corner + size * 0.5, radius: size.dx / 2)
        return
      }
      let (rx, ry) = (length("rx", .x), length("ry", .y))
      setRectangle(
        corner, size, (x: max(rx ?? ry ?? 0, 0), y: max(ry ?? rx ?? 0, 0)))
    case "circle", "ellipse":
      let radius = length("r", .diagonal) ?? 0
      let (rx, ry) =
        name == "circle"
        ? (radius, radius)
        : (length("rx", .x) ?? length("ry", .y) ?? 0, length("ry", .y) ?? length("rx", .x) ?? 0)
      let center = point("cx", "cy")
      if attributes["filbert:count"] != nil {
        setDot(center, radius: rx)
        return
      }
      guard rx > 0, ry > 0 else { return }
      tool = .ellipse
      let reach = PaperVector(dx: rx, dy: ry)
      outline = EllipseShape().outline(from: center + -reach, to: center + reach)
      contours = [SVGContour(ellipseAt: center, radii: (rx, ry))]
    default: break
    }
  }

  /// - Parameter tolerance: how far a line may lie from a curve.
  func lines(tolerance: Double) -> [[PaperPoint]] {
    outline.map { [$0] } ?? contours.map { $0.flattened(tolerance: tolerance) }
  }

  /// How many points all lines have.
  func lineCount(tolerance: Double) -> Int {
    outline?.count ?? contours.reduce(0) { $0 + $1.lineCount(tolerance: tolerance) }
  }

  private mutating func setDot(_ center: PaperPoint, radius: Double) {
    dotRadius = radius
    contours = [SVGContour(from: center)]
  }

  private mutating func setRectangle(
    _ a: PaperPoint, _ size: PaperVector, _ radii: (x: Double, y: Double)
  ) {
    let b = a + size
    let (rx, ry) = (min(radii.x, size.dx / 2), min(radii.y, size.dy / 2))
    guard rx > 0, ry > 0 else {
      tool = .rectangle
      let line = RectangleShape().outline(from: a, to: b)
      outline = line
      // Without the middle of the side that a line begins at.
      contours = [SVGContour(Array(line[1...4]))].compactMap { $0 }
      return
    }
    let arc = "A\(rx) \(ry) 0 0 1 "
    contours =
      SVGPath(
        "M\(a.x + rx) \(a.y)H\(b.x - rx)\(arc)\(b.x) \(a.y + ry)V\(b.y - ry)\(arc)\(b.x - rx) \(b.y)"
          + "H\(a.x + rx)\(arc)\(a.x) \(b.y - ry)V\(a.y + ry)\(arc)\(a.x + rx) \(a.y)Z",
        mostPoints: 100
      ).contours
  }
}
