import Base

/// The corners of a polyline fitted to a stroke.
///
/// They are the intersections of the straight lines through its parts, and so remain sharp where the hand rounded them.
struct PolylineFit {
  let corners: [PaperPoint]
  /// The root mean square distance of the points from the lines.
  let error: Double

  /// The sine of the smallest angle with a reliable corner.
  private static let flattest = 0.2
  /// The minimum distance of two neighbouring points on each side of a gap, relative to the average.
  private static let gap = 3.0

  /// Returns the best open lines of 1, 2, … segments.
  static func open(_ points: [PaperPoint], upTo segments: Int) -> [PolylineFit] {
    let line = SegmentCuts(points, isClosed: false)
    return line.best(upTo: segments).map { cuts, error in
      let lines = zip(cuts, cuts.dropFirst()).map { line.fit.line($0..<$1) }
      var corners = [projected(points[0], on: lines[0])]
      for index in 1..<lines.count {
        let cut = cuts[index]
        let between = points[cut - 1].point(0.5, towards: points[cut])
        corners.append(corner(lines[index - 1], lines[index], near: between))
      }
      corners.append(projected(points[points.count - 1], on: lines[lines.count - 1]))
      return PolylineFit(
        corners: corners, error: (error / Double(points.count)).squareRoot())
    }
  }

  /// Returns the best closed lines of 3, 4, … segments.
  static func closed(_ points: [PaperPoint], upTo segments: Int) -> [PolylineFit] {
    let loop = SegmentCuts(points, isClosed: true)
    // The point farthest from the centre is the most likely corner.
    let middle = points.mean
    let first =
      points.indices.max { (points[$0] - middle).length < (points[$1] - middle).length } ?? 0
    return loop.best(upTo: segments, from: first).dropFirst(2).compactMap { cuts, _ in
      // Repeat from a corner found, as the first point may not be one.
      let first = cuts[cuts.count / 2] % points.count
      return loop.best(upTo: cuts.count - 1, from: first).last.map { cuts, error in
        let lines = zip(cuts, cuts.dropFirst()).map { loop.fit.line($0..<$1) }
        let corners = corners(of: points, cut: cuts, lines)
        return PolylineFit(
          corners: corners, error: (error / Double(points.count)).squareRoot())
      }
    }
  }

  private static func corners(
    of points: [PaperPoint], cut cuts: [Int],
    _ lines: [(place: PaperPoint, direction: PaperVector)]
  ) -> [PaperPoint] {
    let step = points.length / Double(points.count)
    return lines.indices.flatMap { index in
      let (before, line) = (lines[(index + lines.count - 1) % lines.count], lines[index])
      let end = points[(cuts[index] + points.count - 1) % points.count]
      let begin = points[cuts[index] % points.count]
      // A whole side is missing between two antiparallel ones.
      if (begin - end).length > gap * step, before.direction.dot(line.direction) < 0,
        abs(before.direction.cross(line.direction)) < flattest
      {
        return [projected(end, on: before), projected(begin, on: line)]
      }
      return [corner(before, line, near: end.point(0.5, towards: begin))]
    }
  }

  private static func projected(
    _ point: PaperPoint, on line: (place: PaperPoint, direction: PaperVector)
  ) -> PaperPoint {
    line.place + line.direction * (point - line.place).dot(line.direction)
  }

  /// Returns the intersection of two lines, or the point itself if that is far away.
  private static func corner(
    _ a: (place: PaperPoint, direction: PaperVector),
    _ b: (place: PaperPoint, direction: PaperVector), near point: PaperPoint
  ) -> PaperPoint {
    let sine = a.direction.cross(b.direction)
    guard abs(sine) > flattest else { return point }
    let corner = a.place + a.direction * ((b.place - a.place).cross(b.direction) / sine)
    let reach = max((a.place - point).length, (b.place - point).length)
    return (corner - point).length <= reach ? corner : point
  }
}
