import Base

/// The corners of a line.
///
/// They lie where the straight lines through its parts meet, so they are sharp where the hand rounded them.
struct PolylineFit {
  let corners: [PaperPoint]
  /// Of the points from the lines, the root of the mean square.
  let error: Double

  /// Lines that meet at a flatter angle have no corner that one could trust: the sine of it.
  private static let flattest = 0.2
  /// Neighbouring points that are so many times as far from each other as the others have a gap between them.
  private static let gap = 3.0

  /// The best open lines of 1, 2, … segments.
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

  /// The best closed lines of 3, 4, … segments.
  static func closed(_ points: [PaperPoint], upTo segments: Int) -> [PolylineFit] {
    let loop = SegmentCuts(points, isClosed: true)
    // What is farthest from the middle is a corner, if anything is.
    let middle = points.mean
    let first =
      points.indices.max { (points[$0] - middle).length < (points[$1] - middle).length } ?? 0
    return loop.best(upTo: segments, from: first).dropFirst(2).compactMap { cuts, _ in
      // Now from a corner that was chosen, so that the first one may be none.
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
      // A whole side was left open between two that lead back and forth.
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

  /// Where two lines meet; where that is far away, the point itself.
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
