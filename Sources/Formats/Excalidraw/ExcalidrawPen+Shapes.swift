import Base
import Documents

// Rectangles, diamonds and ellipses.
extension ExcalidrawPen {
  func shape(
    _ kind: ShapeKind, _ budget: inout DrawingBudget
  ) throws(InterchangeError) -> PaintingElement {
    try budget.take(points: kind.form.pointCount)
    let (from, to) = (paper.map(corners[0]), paper.map(corners[2]))
    let turn =
      element.angle == 0
      ? PaperMap.identity
      : .rotation(
        to: PaperAngle.direction(radians: element.angle), about: from.point(0.5, towards: to))
    return PaintingElement(
      .shape(kind, from: from.unitPoint(on: paper.ratio), to: to.unitPoint(on: paper.ratio)),
      width: width, style: style
    ).moved(by: turn, on: paper.ratio)
  }

  var corners: [PaperPoint] {
    let (right, bottom) = (element.x + element.width, element.y + element.height)
    return [
      PaperPoint(x: element.x, y: element.y), PaperPoint(x: right, y: element.y),
      PaperPoint(x: right, y: bottom), PaperPoint(x: element.x, y: bottom),
    ]
  }

  /// The corners of a diamond, from the upper one on.
  var tips: [PaperPoint] {
    corners.indices.map { corners[$0].point(0.5, towards: corners[($0 + 1) % 4]) }
  }

  private var shorterSide: Double { min(abs(element.width), abs(element.height)) }

  /// In pixels.
  ///
  /// Source: `getCornerRadius` in `packages/element/src/utils.ts` of Excalidraw.
  var cornerRadius: Double {
    switch element.roundness {
    case nil: 0
    case 3: min(shorterSide * 0.25, 32)
    default: shorterSide * 0.25
    }
  }

  /// Whether the shape with round corners has about the same radius.
  var isUsuallyRound: Bool { cornerRadius >= 0.15 * shorterSide }

  /// A closed line around corners, each rounded by a parabola.
  func contour(around corners: [PaperPoint], of radius: Double) -> SVGContour? {
    guard radius > 0 else { return SVGContour(corners + [corners[0]]) }
    let count = corners.count
    func cut(_ index: Int, towards other: Int) -> PaperPoint {
      let (corner, next) = (corners[index % count], corners[other % count])
      let length = (next - corner).length
      return corner.point(length > 0 ? min(radius / length, 0.5) : 0, towards: next)
    }
    var contour = SVGContour(from: cut(0, towards: 1))
    for index in 1...count {
      let (start, corner) = (cut(index, towards: index - 1), corners[index % count])
      let end = cut(index, towards: index + 1)
      contour.addLine(to: start)
      contour.addCurve(
        start.point(2 / 3, towards: corner), end.point(2 / 3, towards: corner), to: end)
    }
    return contour
  }
}
