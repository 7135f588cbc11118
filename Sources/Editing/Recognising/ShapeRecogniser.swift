import Base

/// Fits every kind of shape to a path and compares them.
struct ShapeRecogniser {
  private let path: DrawnPath
  private let tremble: Double
  /// The inaccuracy of a hand even for the right shape. Smaller errors don't count.
  private let noise: Double

  /// The number of points used for fitting.
  private static let count = 72
  private static let mostCorners = 10
  private static let mostCornersWithGap = 6
  /// The largest gap, relative to the line's length, of a line that is certainly closed.
  private static let closedGap = 0.06
  /// The price of an additional parameter: the factor by which the mean square has to decrease, 24^(1/24), as if 24 of
  /// the points were independent of each other.
  private static let price = 1.1416
  /// The inaccuracy of a hand, relative to the size.
  private static let inaccuracy = 0.008
  /// The maximum bend of a line, relative to its length.
  private static let bend = 0.035
  /// The ratio of radii from which an ellipse counts as a circle.
  private static let round = 0.87
  /// The maximum distance of any part of the stroke from the shape, relative to the size.
  private static let farthest = 0.12
  private static let farthestWithGap = 0.08
  /// The maximum distance of the fallback line from the stroke, relative to the size.
  private static let fallback = 0.04

  init(_ path: DrawnPath, pointLength: Double) {
    self.path = path
    tremble = pointLength * DrawnPath.tremble
    let inaccuracy = path.size * Self.inaccuracy
    noise = PaperVector(dx: inaccuracy, dy: pointLength * 0.5).length
  }

  private struct Candidate {
    let shape: RecognisedShape
    let cost: Double
  }

  var shape: RecognisedShape {
    if let line { return line }
    guard let loop = path.loop(Self.count) else {
      return best(of: openShapes, within: Self.farthest) ?? bent(isClosed: false)
    }
    guard loop.gap > Self.closedGap else {
      return best(of: closedShapes(loop.points, upTo: Self.mostCorners), within: Self.farthest)
        ?? bent(isClosed: true)
    }
    // An incomplete simple shape, or one that isn't meant to be closed, such as a narrow V.
    let simple =
      closedShapes(loop.points, upTo: Self.mostCornersWithGap) + [angle].compactMap(\.self)
    return best(of: simple, within: Self.farthestWithGap)
      ?? best(of: openShapes, within: Self.farthest) ?? bent(isClosed: false)
  }

  /// Returns the cheapest candidate that is close to all parts of the stroke.
  private func best(of candidates: [Candidate], within distance: Double) -> RecognisedShape? {
    let limit = path.size * distance + tremble
    return candidates.sorted { $0.cost < $1.cost }.first { candidate in
      let outline = candidate.shape.outline
      return path.points.allSatisfy { outline.distance(to: $0) <= limit }
    }?.shape
  }

  /// - Parameters:
  ///   - error: the root mean square.
  ///   - numbers: the number of parameters of the shape.
  private func candidate(
    _ shape: RecognisedShape, off error: Double, numbers: Int
  ) -> Candidate {
    let square = error * error + noise * noise
    let cost = (0..<numbers).reduce(square) { cost, _ in cost * Self.price }
    return Candidate(shape: shape, cost: cost.isNaN ? .infinity : cost)
  }

  // MARK: The kinds

  /// A line from end to end, if all of the stroke is near it.
  private var line: RecognisedShape? {
    let points = path.points
    guard let first = points.first, let last = points.last else { return nil }
    let (place, direction) = SegmentFit(points).line(0..<points.count)
    let along = points.map { ($0 - place).dot(direction) }
    guard let low = along.min(), let high = along.max() else { return nil }
    let allowed = tremble + Self.bend * (high - low)
    // A stroke that goes back and forth or has a bent end doesn't end at the line's end.
    let isStraight = along[0] - low <= allowed && high - along[along.count - 1] <= allowed
    let (from, to) =
      isStraight ? (first, last) : (place + direction * low, place + direction * high)
    guard points.allSatisfy({ $0.distance(toSegmentFrom: from, to: to) <= allowed }) else {
      return nil
    }
    return .line(from: from, to: to)
  }

  private var openShapes: [Candidate] {
    let points = path.points.spaced(Self.count)
    var candidates = PolylineFit.open(points, upTo: Self.mostCorners).dropFirst().map { fit in
      candidate(.polyline(fit.corners), off: fit.error, numbers: 2 * fit.corners.count)
    }
    if let arc = CircleFit(points)?.arc(along: points), abs(arc.sweep) < 2 * .pi {
      let error = points.error { arc.distance(to: $0) }
      candidates.append(candidate(.arc(arc), off: error, numbers: 5))
    }
    return candidates
  }

  /// A polyline of two lines, slightly cheaper than a triangle, which fits it as well.
  private var angle: Candidate? {
    let fits = PolylineFit.open(path.points.spaced(Self.count), upTo: 2)
    return fits.dropFirst().first.map { fit in
      candidate(.polyline(fit.corners), off: fit.error, numbers: 5)
    }
  }

  private func closedShapes(_ loop: [PaperPoint], upTo corners: Int) -> [Candidate] {
    var candidates = PolylineFit.closed(loop, upTo: corners).map { fit in
      let corners = fit.corners
      if corners.count == 3 {
        return candidate(.triangle(corners[0], corners[1], corners[2]), off: fit.error, numbers: 6)
      }
      guard let rectangle = RectangleFit(corners, tremble: tremble) else {
        return candidate(.polygon(corners), off: fit.error, numbers: 2 * corners.count)
      }
      let shape = RecognisedShape.rectangle(
        center: rectangle.center, size: rectangle.size, axis: rectangle.axis)
      return candidate(shape, off: fit.error, numbers: 5)
    }
    if let round = roundShape(loop) { candidates.append(round) }
    return candidates
  }

  private func roundShape(_ loop: [PaperPoint]) -> Candidate? {
    guard let ellipse = EllipseFit(around: loop),
      abs((loop + [loop[0]]).turn(round: ellipse.center)) > .pi
    else { return nil }
    if ellipse.radii.dy >= Self.round * ellipse.radii.dx, let circle = CircleFit(loop) {
      // Use the ellipse's error, which allows for an imperfect circle.
      let error = loop.error { ellipse.distance(to: $0) }
      return candidate(
        .circle(center: circle.center, radius: circle.radius), off: error, numbers: 3)
    }
    return candidate(
      .ellipse(center: ellipse.center, radii: ellipse.radii, axis: ellipse.axis),
      off: loop.error { ellipse.distance(to: $0) }, numbers: 5)
  }

  /// Returns the fallback for an unknown shape: the stroke's bends.
  private func bent(isClosed: Bool) -> RecognisedShape {
    let distance = path.size * Self.fallback + tremble
    var corners = PolylineThinning.thinned(path.points, within: distance)
    guard isClosed, corners.count > 3, let last = corners.last else {
      return corners.count == 2 ? .line(from: corners[0], to: corners[1]) : .polyline(corners)
    }
    if (last - corners[0]).length <= distance { corners.removeLast() }
    return corners.count == 3
      ? .triangle(corners[0], corners[1], corners[2]) : .polygon(corners)
  }
}

extension [PaperPoint] {
  /// Returns the root mean square distance.
  fileprivate func error(_ distance: (PaperPoint) -> Double) -> Double {
    (reduce(0) { $0 + distance($1) * distance($1) } / Double(count)).squareRoot()
  }
}
