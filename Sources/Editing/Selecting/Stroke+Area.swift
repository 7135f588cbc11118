import Base
import Documents

// The inside of an area or of letters.
extension Stroke {
  var isArea: Bool { !contourEnds.isEmpty }

  /// The straight segments between the samples; those of an area go all round each contour.
  func segments(on paper: AspectRatio) -> [(start: PaperPoint, end: PaperPoint)] {
    polygons(on: paper).flatMap { points in
      guard !isArea else {
        return zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
      }
      guard points.count > 1 else { return points.map { ($0, $0) } }
      return zip(points, points.dropFirst()).map { ($0, $1) }
    }
  }
}

extension Stroke {
  /// Returns the corners of each contour, or of the line.
  func polygons(on paper: AspectRatio) -> [[PaperPoint]] {
    let points = samples.map { PaperPoint($0.position, on: paper) }
    guard isArea else { return [points] }
    return zip([0] + contourEnds, contourEnds).map { Array(points[$0..<$1]) }
  }

  /// Returns the edge of its fill. A freehand stroke is closed by a straight line.
  func fillEdge(on paper: AspectRatio) -> [(start: PaperPoint, end: PaperPoint)] {
    let segments = segments(on: paper)
    guard let first = segments.first, let last = segments.last else { return [] }
    return segments + [(last.end, first.start)]
  }
}

extension HeadOutline {
  /// Returns the distance of a point, or 0 inside, be it in a hole.
  func distance(to point: PaperPoint) -> Double {
    contours.map { $0.distance(to: point) }.min() ?? .infinity
  }

  func isTouched(by eraser: EraserPath) -> Bool { contours.contains { $0.isTouched(by: eraser) } }

  var box: PaperBox {
    contours.reduce(into: PaperBox([])) { box, contour in
      switch contour {
      case .polygon(let points): box.add(PaperBox(points))
      case .circle(let center, let radius, _): box.add(PaperBox([center]).grown(by: radius))
      }
    }
  }
}

extension HeadOutline.Contour {
  /// Its edge; a circle is represented by lines through its centre.
  private var sides: [(start: PaperPoint, end: PaperPoint)] {
    switch self {
    case .polygon(let points):
      Array(zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) })
    case .circle(let center, _, _): [(center, center)]
    }
  }

  private var radius: Double { if case .circle(_, let radius, _) = self { radius } else { 0 } }

  fileprivate func distance(to point: PaperPoint) -> Double {
    if sides.surround(point) { return 0 }
    let nearest = sides.map { point.distance(toSegmentFrom: $0.start, to: $0.end) }.min()
    return max(0, (nearest ?? .infinity) - radius)
  }

  fileprivate func isTouched(by eraser: EraserPath) -> Bool {
    sides.contains { eraser.touches(from: $0.start, to: $0.end, grownBy: radius) }
      || eraser.runPoints.contains { sides.surround($0) }
  }
}

extension [(start: PaperPoint, end: PaperPoint)] {
  /// Whether a point is inside closed contours. Counts the sides crossed by a line to the right.
  func surround(_ point: PaperPoint, by rule: FillRule = .evenOdd) -> Bool {
    var (count, winding) = (0, 0)
    for (start, end) in self where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard point.x < x else { continue }
      count += 1
      winding += end.y > start.y ? 1 : -1
    }
    return rule == .evenOdd ? count % 2 == 1 : winding != 0
  }
}
