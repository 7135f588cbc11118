public import Base

// The line that draws a path.
extension NodePath {
  /// Returns the points of the line with their pressures, which determine its width.
  ///
  /// A closed line goes on past its start, for the join there.
  ///
  /// - Parameters:
  ///   - hand: the taper of an open line, and the effect of its pressures.
  ///   - paper: the one that its lengths refer to.
  ///   - tolerance: the greatest distance of the line from the curve.
  func line(_ hand: HandStyle, on paper: AspectRatio, tolerance: Double) -> [Sample] {
    var points = [sample(nodes[0], on: paper)]
    for index in 0..<curveCount {
      let curve = curve(index)
      let count = isStraight(index) ? 1 : curve.lineCount(tolerance: tolerance)
      for step in 1...count {
        let knot = curve.knot(at: Double(step) / Double(count))
        points.append(
          Sample(
            position: knot.position.unitPoint(on: paper), pressure: Float(knot.pressure)))
      }
    }
    if isClosed, points.count > 2 { points.append(points[1]) }
    guard hand.taper != .none, !isClosed else { return points }
    return points.tapered(hand, on: paper)
  }

  /// The number of points that a closed line repeats past its start.
  static let overlap = 1

  private func sample(_ node: PathNode, on paper: AspectRatio) -> Sample {
    Sample(position: node.point.unitPoint(on: paper), pressure: Float(node.pressure))
  }

  /// The nodes as samples, which programs that know no paths join by straight lines.
  public func nodeSamples(on paper: AspectRatio) -> [Sample] {
    (nodes + (isClosed ? nodes.prefix(1) : [])).map { sample($0, on: paper) }
  }

  /// The place on the path nearest to a point: its curve and the parameter there, 0…1, and the distance. Nil for a
  /// single node.
  public func nearestPlace(
    to point: PaperPoint, tolerance: Double
  ) -> (curve: Int, parameter: Double, distance: Double)? {
    var nearest: (curve: Int, parameter: Double, distance: Double)?
    for index in 0..<curveCount {
      let curve = curve(index)
      let count = max(8, curve.lineCount(tolerance: tolerance))
      var start = curve.start.position
      for step in 1...count {
        let end = curve.knot(at: Double(step) / Double(count)).position
        let (way, offset) = (end - start, point - start)
        let square = way.dot(way)
        let part = square > 0 ? min(max(offset.dot(way) / square, 0), 1) : 0
        let distance = (point - start.point(part, towards: end)).length
        if distance < nearest?.distance ?? .infinity {
          nearest = (index, (Double(step - 1) + part) / Double(count), distance)
        }
        start = end
      }
    }
    return nearest
  }
}
