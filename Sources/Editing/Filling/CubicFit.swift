import Base

/// Fits cubic Bézier curves to points, with as few curves as the tolerance allows.
///
/// A curve is fitted by least squares to the points between two of them, with given directions at its ends. If the
/// deviation is too large, its parameters are improved by Newton's method, or it is split at the largest deviation
/// (Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990).
struct CubicFit {
  /// Start, controls and end.
  typealias Cubic = (PaperPoint, PaperPoint, PaperPoint, PaperPoint)

  private let points: [PaperPoint]
  /// The maximum distance of a curve from a point.
  private let tolerance: Double
  private var found: [Cubic] = []

  /// Returns the curves of a closed contour.
  ///
  /// - Parameter points: at least three closely spaced points; the last is followed by the first.
  /// - Returns: the start and the two controls of each curve, which ends at the next one's start.
  static func closed(_ points: [PaperPoint], tolerance: Double) -> [PaperPoint] {
    let corners = corners(of: points)
    // Go round once, starting at a corner if there is one.
    let start = corners.first ?? 0
    let points = smoothed(points, corners)
    let turned = Array(points[start...] + points[..<start]) + [points[start]]
    var fit = CubicFit(points: turned, tolerance: tolerance)
    let last = turned.count - 1
    if corners.isEmpty {
      let reach = directionReach(in: points.count)
      let direction = direction(from: points[points.count - reach], to: points[reach])
      fit.fit(0...last, direction, -direction)
    } else {
      let places = corners.map { $0 - start } + [last]
      for (a, b) in zip(places, places.dropFirst()) {
        fit.fit(a...b, fit.direction(at: a, by: 1, to: b), fit.direction(at: b, by: -1, to: a))
      }
    }
    return fit.found.flatMap { [$0.0, $0.1, $0.2] }
  }

  private init(points: [PaperPoint], tolerance: Double) {
    (self.points, self.tolerance) = (points, tolerance)
  }

  // MARK: Corners

  /// The number of points on each side used to detect a corner.
  private static let reach = 5
  /// The cosine of the smallest turn that counts as a corner, 50°.
  private static let leastTurn = 0.643

  /// Smooths out most of the pixel steps of the contour: each point becomes the mean of its neighbourhood, except near
  /// corners.
  private static func smoothed(_ points: [PaperPoint], _ corners: [Int]) -> [PaperPoint] {
    let weights = [1.0, 2, 3, 2, 1]
    let (count, reach) = (points.count, weights.count / 2)
    guard count > 4 * weights.count else { return points }
    var sharp: Set<Int> = []
    for corner in corners {
      for offset in -reach...reach { sharp.insert((corner + offset + count) % count) }
    }
    return points.indices.map { index in
      guard !sharp.contains(index) else { return points[index] }
      var sum = PaperVector.zero
      for (offset, weight) in weights.enumerated() {
        sum = sum + (points[(index + offset - reach + count) % count] - points[index]) * weight
      }
      return points[index] + sum * (1 / weights.reduce(0, +))
    }
  }

  /// Returns the points of sharp turns in a closed contour, ascending.
  private static func corners(of points: [PaperPoint]) -> [Int] {
    let count = points.count
    guard count > 4 * reach else { return [] }
    let turns = points.indices.map { index in
      let before = direction(from: points[(index + count - reach) % count], to: points[index])
      let after = direction(from: points[index], to: points[(index + reach) % count])
      return before.dot(after)
    }
    return points.indices.filter { index in
      guard turns[index] < leastTurn else { return false }
      // The sharpest of its neighbours, and the first of equal ones.
      return (1...reach).allSatisfy { distance in
        turns[index] < turns[(index + count - distance) % count]
          && turns[index] <= turns[(index + distance) % count]
      }
    }
  }

  private static func direction(from start: PaperPoint, to end: PaperPoint) -> PaperVector {
    let way = end - start
    return way.length > 0 ? way * (1 / way.length) : PaperVector(dx: 1, dy: 0)
  }

  /// Returns the number of points that determine the direction of a line. A larger number reduces the effect of pixel
  /// steps.
  private static func directionReach(in count: Int) -> Int { min(12, max(1, count / 6)) }

  /// Returns the direction of the line on one side of a corner, skipping the rounded corner itself.
  private func direction(at index: Int, by step: Int, to end: Int) -> PaperVector {
    let count = abs(end - index)
    let reach = Self.directionReach(in: count)
    let start = reach > 3 ? index + step * 2 : index
    return Self.direction(from: points[start], to: points[start + step * reach])
  }

  // MARK: Fitting

  private mutating func fit(
    _ range: ClosedRange<Int>, _ startDirection: PaperVector, _ endDirection: PaperVector
  ) {
    let (start, end) = (points[range.lowerBound], points[range.upperBound])
    guard range.count > 2 else {
      let reach = (end - start).length / 3
      found.append((start, start + startDirection * reach, end + endDirection * reach, end))
      return
    }
    var places = LeastSquaresCubic.chordLengths(of: points[range])
    var farthest = range.lowerBound
    for round in 0...4 {
      let cubic = LeastSquaresCubic.curve(points[range], at: places, startDirection, endDirection)
      var greatest = 0.0
      for (index, place) in zip(range, places) {
        let error = (cubic.knot(at: place).position - points[index]).length
        if error > greatest { (greatest, farthest) = (error, index) }
      }
      if greatest <= tolerance {
        found.append(
          (cubic.start.position, cubic.startControl, cubic.endControl, cubic.end.position))
        return
      }
      guard round < 4, greatest < 4 * tolerance else { break }
      for (offset, index) in range.enumerated() {
        places[offset] = LeastSquaresCubic.improved(
          places[offset], of: points[index], on: cubic)
      }
    }
    let split = min(max(farthest, range.lowerBound + 1), range.upperBound - 1)
    let reach = Self.directionReach(in: range.count)
    let direction = Self.direction(
      from: points[max(split - reach, range.lowerBound)],
      to: points[min(split + reach, range.upperBound)])
    fit(range.lowerBound...split, startDirection, -direction)
    fit(split...range.upperBound, direction, endDirection)
  }
}
