/// The local fit of a line at one of its nodes: a cubic over the longest stretch that stays within the bounds.
///
/// This is local regression (Cleveland, Loader, "Smoothing by Local Regression: Principles and Methods", 1996) with a
/// stretch as long as its residuals permit: rounding has a greatest error, and a curve that exceeds it is not the one
/// that was sampled.
struct NodeFit {
  /// The fit's position and direction at a node.
  struct Passage {
    /// The offset from the node.
    var offset: PaperVector
    /// The derivative by arc length.
    var derivative: PaperVector
  }

  static let firstExtent = 3

  private let bounds: FitBounds
  private let nodes: [LineNode]
  /// The number of nodes on the longer side of the last stretch; the next search starts from it.
  private(set) var extent: Int

  /// The reduction of weight from a stretch's middle to its ends.
  private static let fading = 0.8
  /// The residual allowed for a simpler fit, as a fraction of a cubic's.
  private static let ease = 0.9
  /// The greatest residual for a fit to five nodes to determine the direction, in lengths of the arc between them.
  private static let bend = 0.1

  init(_ nodes: [LineNode], bounds: FitBounds, extent: Int) {
    self.nodes = nodes
    self.bounds = bounds
    self.extent = extent
  }

  /// The fit at a node; nil if it has no neighbours.
  ///
  /// - Parameter range: the stretch between two breaks of the line.
  mutating func passage(at index: Int, within range: ClosedRange<Int>) -> Passage? {
    let longest = longestExtent(at: index, within: range)
    extent = min(extent, longest)
    var stretch = stretch(around: index, within: range, extent: extent)
    var best = stretch.flatMap { fit(to: $0, limit: bounds.residual) }
    if best != nil {
      while extent < longest,
        let longer = self.stretch(around: index, within: range, extent: extent + 1),
        let better = fit(to: longer, limit: bounds.residual)
      {
        (stretch, best) = (longer, better)
        extent += 1
      }
    } else {
      while best == nil, extent > 1 {
        extent -= 1
        stretch = self.stretch(around: index, within: range, extent: extent)
        best = stretch.flatMap { fit(to: $0, limit: bounds.residual) }
      }
    }
    if extent > 2, let stretch {
      // A straight line or a parabola oscillates less, if it stays well within the bounds.
      let limit = bounds.residual * Self.ease
      return fit(to: stretch, limit: limit, highestDegree: 1)
        ?? fit(to: stretch, limit: limit, highestDegree: 2) ?? best
    }
    guard extent == 1, index - range.lowerBound >= 2, range.upperBound - index >= 2 else {
      return best
    }
    // Samples too sparse for a fit within the bounds still determine the direction: five better than three.
    let spacing = min(
      nodes[index + 1].arc - nodes[index].arc, nodes[index].arc - nodes[index - 1].arc)
    return self.stretch(around: index, within: range, extent: 2)
      .flatMap { fit(to: $0, limit: spacing * Self.bend) } ?? best
  }

  /// The number of nodes within reach on the farther side.
  private func longestExtent(at index: Int, within range: ClosedRange<Int>) -> Int {
    let arc = nodes[index].arc
    var extent = 1
    while extent < bounds.count {
      let (before, after) = (index - extent - 1, index + extent + 1)
      let isBefore = before >= range.lowerBound && arc - nodes[before].arc <= bounds.reach
      let isAfter = after <= range.upperBound && nodes[after].arc - arc <= bounds.reach
      guard isBefore || isAfter else { break }
      extent += 1
    }
    return extent
  }

  // MARK: Stretches

  /// The nodes around one, and their moments.
  private struct Stretch {
    let index: Int
    let first: Int
    let last: Int
    /// Normalises the arc length to the farthest of them.
    let scale: Double
    var sums = PolynomialFit()
  }

  private func stretch(
    around index: Int, within range: ClosedRange<Int>, extent: Int
  ) -> Stretch? {
    let middle = nodes[index]
    var first = max(range.lowerBound, index - extent)
    var last = min(range.upperBound, index + extent)
    while index - first > 2, middle.arc - nodes[first].arc > bounds.reach { first += 1 }
    while last - index > 2, nodes[last].arc - middle.arc > bounds.reach { last -= 1 }
    let length = max(middle.arc - nodes[first].arc, nodes[last].arc - middle.arc)
    guard length > 0 else { return nil }
    var stretch = Stretch(index: index, first: first, last: last, scale: 1 / length)
    for other in first...last {
      let place = (nodes[other].arc - middle.arc) * stretch.scale
      stretch.sums.add(
        nodes[other].position - middle.position, at: place,
        weight: 1 - Self.fading * place * place)
    }
    return stretch
  }

  /// Returns nil if a residual exceeds the limit.
  private func fit(to stretch: Stretch, limit: Double, highestDegree: Int = 3) -> Passage? {
    let (first, last, middle) = (stretch.first, stretch.last, nodes[stretch.index])
    let degree = min(
      highestDegree, degree(before: stretch.index - first, after: last - stretch.index))
    guard let curve = stretch.sums.coefficients(degree: degree) else { return nil }
    var worst = 0.0
    func residual(_ other: Int) -> Double {
      let place = (nodes[other].arc - middle.arc) * stretch.scale
      let offset = nodes[other].position - middle.position - curve.value(at: place)
      return max(abs(offset.dx), abs(offset.dy))
    }
    if last - first > degree {
      // Checks the newest nodes first, the most likely outliers.
      worst = max(residual(first), residual(last))
      var other = first + 1
      while other < last, worst <= limit {
        worst = max(worst, residual(other))
        other += 1
      }
      if worst > limit { return nil }
    }
    var offset = curve.value(at: 0)
    if worst > bounds.residual { offset = offset.clamped(to: bounds.residual / 2) }
    return Passage(offset: offset, derivative: curve.derivative(at: 0) * stretch.scale)
  }

  /// Cubic, but a parabola for few nodes or for nodes mostly on one side, which carry no more information.
  private func degree(before: Int, after: Int) -> Int {
    let count = before + after + 1
    if count < 5 { return min(count - 1, 2) }
    return 2 * min(before, after) < max(before, after) ? 2 : 3
  }
}

extension PaperVector {
  /// Limits the length in each direction.
  func clamped(to length: Double) -> PaperVector {
    PaperVector(dx: min(max(dx, -length), length), dy: min(max(dy, -length), length))
  }
}
