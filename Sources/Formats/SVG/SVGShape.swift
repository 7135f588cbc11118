import Base
import Documents

/// The geometry of an element, in its own units.
struct SVGShape {
  /// The contours to fill.
  private(set) var contours: [SVGContour] = []
  /// The line of a rectangle or an ellipse, in the tools' format.
  private var outline: [PaperPoint]?
  /// The tool for the lines, by the kind of element.
  private(set) var tool = Tool.pencil
  /// Half of a dot's side: a filled circle or square that represents a click.
  private(set) var dotRadius: Double?

  init(contours: [SVGContour]) { self.contours = contours }

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

  /// The join of a painting that draws the corners as a style has them; nil if none does.
  ///
  /// A painting has one limit for all miters. If a style has another one, bevels show the same unless a corner that has
  /// a miter is sharp enough to tell.
  func join(for style: SVGStyle) -> LineJoin? {
    let limit = style.miterLimit
    guard style.join == .miter, limit != LineJoin.miterLimit,
      contours.reduce(0, { $0 + $1.segmentCount }) <= Self.mostCorners
    else { return style.join }
    let ratios = contours.flatMap(\.miterRatios)
    let (least, most) = (min(limit, LineJoin.miterLimit), max(limit, LineJoin.miterLimit))
    guard ratios.contains(where: { $0 > least && $0 <= most }) else { return .miter }
    return ratios.allSatisfy { $0 > limit || $0 <= Self.bluntRatio } ? .bevel : nil
  }

  /// Those of longer lines are not looked at.
  private static let mostCorners = 20_000

  /// A miter of this ratio reaches a tenth of the line's width beyond a bevel.
  private static let bluntRatio = 1.1

  /// - Parameters:
  ///   - tolerance: the greatest distance of a line from a curve.
  ///   - isDashed: whether dashes begin where the shape begins in SVG, and not where it does in a painting.
  func lines(tolerance: Double, isDashed: Bool = false) -> [[PaperPoint]] {
    if let outline, !isDashed { return [outline] }
    return contours.map { contour in
      let line = contour.flattened(tolerance: tolerance)
      return contour.hasJoinAtStart && !isDashed ? line.startingWithinItsLastSide : line
    }
  }

  /// The box of its contours, without the width of the line, to which gradients are relative; nil without contours.
  var box: PaperBox? {
    let boxes = contours.map { PaperBox($0.flattened(tolerance: Self.boxTolerance)) }
    guard var box = boxes.first else { return nil }
    for other in boxes.dropFirst() { box.add(other) }
    let longer = max(box.width, box.height)
    // Again for shapes of other sizes.
    guard longer > 0, longer < 100 * Self.boxTolerance else { return box }
    return PaperBox(contours.flatMap { $0.flattened(tolerance: longer / 1000) })
  }

  /// The box of its contours under a map.
  func box(under map: PaperMap) -> PaperBox? {
    guard let box else { return nil }
    let longer = max(box.width, box.height)
    guard map.xy != 0 || map.yx != 0, longer > 0 else {
      return PaperBox(box.corners.map(map.callAsFunction))
    }
    return PaperBox(
      contours.flatMap { $0.flattened(tolerance: longer / 1000) }.map(map.callAsFunction))
  }

  /// In user units.
  private static let boxTolerance = 0.02

  /// The total number of points in all lines.
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
      let corners = PaperBox(from: a, to: b).corners
      contours = [SVGContour(closed: corners)].compactMap { $0 }
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

extension [PaperPoint] {
  /// A closed line that starts in the middle of its last side: the ends of a line have no join.
  fileprivate var startingWithinItsLastSide: [PaperPoint] {
    guard count > 2 else { return self }
    let middle = self[count - 2].point(0.5, towards: self[count - 1])
    return [middle] + dropLast() + [middle]
  }
}
