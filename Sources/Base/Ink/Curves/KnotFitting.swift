/// Turns the nodes of a line into knots: a fit at each node needed by the curve.
struct KnotFitting: Sendable {
  private let bounds: FitBounds
  private let pressure: LinePressure
  private var thinning: KnotThinning
  private var nodes: [LineNode] = []
  /// The node of the last knot; −1 before the first one.
  private var fitted = -1
  /// The extent of the last fit, in nodes.
  private var extent = NodeFit.firstExtent
  /// The node at the start of the stretch, its arc length, and the offset from the fit to it.
  private var stretch = 0
  private var stretchArc = 0.0
  private var stretchOffset = PaperVector.zero
  /// The offset from the fit to the break at the stretch's end, once known.
  private var endOffset: PaperVector?

  init(bounds: FitBounds, pressure: LinePressure) {
    self.bounds = bounds
    self.pressure = pressure
    thinning = KnotThinning(
      tolerance: bounds.thinning, longest: bounds.reach, heedsTilt: pressure.followsTilt)
  }

  mutating func append(_ spot: SampleTrail.Spot, _ kind: LineNode.Kind) {
    guard let last = nodes.last else {
      nodes.append(LineNode(spot, arc: 0, kind: kind))
      return
    }
    let arc = last.arc + (spot.position - last.position).length
    if arc > last.arc {
      nodes.append(LineNode(spot, arc: arc, kind: kind))
    } else if last.kind == .passing, nodes.count - 1 > fitted {
      nodes[nodes.count - 1].kind = kind
    }
  }

  /// Emits the pieces that are known.
  mutating func advance(to pieces: inout [CurveSegment]) {
    fitKnots(to: &pieces) { $0.knows($1) }
    forget()
  }

  /// Emits all remaining pieces.
  mutating func finish(to pieces: inout [CurveSegment]) {
    fitKnots(to: &pieces) { _, _ in true }
    thinning.finish(to: &pieces)
  }

  private mutating func fitKnots(
    to pieces: inout [CurveSegment], while knows: (KnotFitting, Int) -> Bool
  ) {
    if fitted < 0, !nodes.isEmpty, knows(self, 0) {
      pass(0, nil, to: &pieces)
    }
    while fitted >= 0, fitted < nodes.count - 1 {
      let range = stretch...nextBreak(after: fitted)
      var fit = NodeFit(nodes, bounds: bounds, extent: extent)
      // A long fit is also valid some distance away, unless the next one is much shorter.
      var step = max(1, extent / 2)
      while true {
        let next = min(fitted + step, range.upperBound)
        guard knows(self, next) else { return }
        let passage = fit.passage(at: next, within: range)
        step = next - fitted
        guard step == 1 || next == range.upperBound || fit.extent >= 2 * step else {
          step /= 2
          continue
        }
        extent = fit.extent
        pass(next, passage, to: &pieces)
        break
      }
    }
  }

  /// The next corner or end, or the last known node.
  private func nextBreak(after index: Int) -> Int {
    var next = index + 1
    while next < nodes.count - 1, nodes[next].kind == .passing { next += 1 }
    return next
  }

  /// Whether no further sample can change the knot at a node.
  private func knows(_ index: Int) -> Bool {
    guard index + 2 < nodes.count, let last = nodes.last else { return false }
    let way = last.arc - nodes[index].arc
    return (index + bounds.count + 1 < nodes.count || way > bounds.reach) && way > bounds.lead
      && pressure.knows(index, of: nodes)
  }

  // MARK: Knots

  /// Makes the knot at a node, with the fit up to it.
  private mutating func pass(
    _ index: Int, _ passage: NodeFit.Passage?, to pieces: inout [CurveSegment]
  ) {
    let node = nodes[index]
    var knot = FittedKnot(
      knot: CurveKnot(
        node.position, pressure: pressure.pressure(at: index, of: nodes),
        milliseconds: node.milliseconds, tilt: node.tilt, isCorner: node.kind == .corner),
      arc: node.arc, arriving: passage?.derivative ?? .zero, leaving: .zero)
    fitted = index
    if node.kind == .passing {
      if let passage { lead(&knot, along: passage, at: index) }
    } else {
      knot.leaving = beginStretch(at: index)
    }
    thinning.append(knot, isBreak: node.kind != .passing, to: &pieces)
  }

  /// Returns the derivative of the line after a break.
  private mutating func beginStretch(at index: Int) -> PaperVector {
    (stretch, stretchArc, stretchOffset) = (index, nodes[index].arc, .zero)
    endOffset = nil
    guard index < nodes.count - 1 else { return .zero }
    var fit = NodeFit(nodes, bounds: bounds, extent: extent)
    guard let passage = fit.passage(at: index, within: index...nextBreak(after: index)) else {
      return .zero
    }
    extent = fit.extent
    stretchOffset = -passage.offset
    return passage.derivative
  }

  /// Moves a knot to its fit, and gradually from there to a nearby end of the stretch, through which the line passes
  /// exactly.
  private mutating func lead(
    _ knot: inout FittedKnot, along passage: NodeFit.Passage, at index: Int
  ) {
    var (offset, derivative) = (passage.offset, passage.derivative)
    func add(_ way: PaperVector, at distance: Double, of length: Double, sign: Double) {
      guard distance < length else { return }
      let share = distance / length
      // A cubic from 1 to 0, flat at both ends.
      offset = offset + way * (1 - share * share * (3 - 2 * share))
      derivative = derivative + way * (sign * 6 * share * (share - 1) / length)
    }
    let next = nextBreak(after: index)
    let end = nodes[next].kind == .passing ? nil : nodes[next]
    let length = min(bounds.lead, (end?.arc ?? .infinity) - stretchArc)
    add(stretchOffset, at: knot.arc - stretchArc, of: length, sign: 1)
    if let end, end.arc - knot.arc < length {
      add(wayToEnd(at: next), at: end.arc - knot.arc, of: length, sign: -1)
    }
    knot.knot.position = knot.knot.position + offset
    knot.arriving = derivative
    knot.leaving = derivative
  }

  /// The offset from the fit to the break at the end of the stretch.
  private mutating func wayToEnd(at end: Int) -> PaperVector {
    if let endOffset { return endOffset }
    var fit = NodeFit(nodes, bounds: bounds, extent: NodeFit.firstExtent)
    let passage = fit.passage(at: end, within: stretch...end)
    let offset = -(passage?.offset ?? .zero)
    endOffset = offset
    return offset
  }

  /// Drops nodes that no fit needs, in batches large enough to make the cost negligible.
  private mutating func forget() {
    let needless = fitted - 2 * bounds.count - 2 * LinePressure.count
    guard needless > 16 else { return }
    nodes.removeFirst(needless)
    fitted -= needless
    stretch = max(0, stretch - needless)
  }
}
