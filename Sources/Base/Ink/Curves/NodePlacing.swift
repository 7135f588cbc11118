/// Turns the spots of a line into nodes, and finds corners.
struct NodePlacing: Sendable {
  private let bounds: FitBounds
  private var spots: [SampleTrail.Spot] = []
  /// The number of spots already placed as nodes.
  private var placed = 0
  /// The first spot after the last corner.
  private var barrier = 0
  /// The corner that replaces the next spot.
  private var corner: PaperPoint?
  /// Whether the line has begun.
  private var hasBegun = false

  init(bounds: FitBounds) { self.bounds = bounds }

  mutating func append(_ spot: SampleTrail.Spot, to fitting: inout KnotFitting) {
    spots.append(spot)
    let search = CornerSearch(bounds: bounds, spots: spots)
    while placed < spots.count, bounds.isStraight || search.knows(placed, from: barrier) {
      place(with: search, to: &fitting)
    }
    forget()
  }

  /// - Parameter end: the last sample; nil if the line only has one.
  mutating func finish(with end: SampleTrail.Spot?, to fitting: inout KnotFitting) {
    if let end { spots.append(end) }
    let search = CornerSearch(bounds: bounds, spots: spots)
    while placed < spots.count - (end == nil ? 0 : 1) { place(with: search, to: &fitting) }
    if let end { fitting.append(end, .end) }
  }

  private mutating func place(with search: CornerSearch, to fitting: inout KnotFitting) {
    let index = placed
    placed += 1
    var spot = spots[index]
    guard hasBegun else {
      hasBegun = true
      fitting.append(spot, .end)
      return
    }
    if bounds.isStraight {
      fitting.append(spot, .corner)
      return
    }
    if let corner {
      spot.position = corner
      fitting.append(spot, .corner)
      self.corner = nil
      return
    }
    guard let found = search.bestCorner(after: index, from: barrier) else {
      fitting.append(spot, .passing)
      return
    }
    defer { barrier = index + 1 }
    let (vertex, next) = (found.vertex, spots[index + 1])
    let (before, after) = ((vertex - spot.position).length, (next.position - vertex).length)
    // A closer spot would bend its leg.
    let near = 2.5 * bounds.residual
    if before <= near, before <= after {
      spot.position = search.vertex(of: found, after: index, in: index, from: barrier)
      fitting.append(spot, .corner)
      return
    }
    fitting.append(spot, .passing)
    if after <= near {
      corner = search.vertex(of: found, after: index, in: index + 1, from: barrier)
    } else {
      var between = spot.spot(before / (before + after), towards: next)
      between.position = vertex
      fitting.append(between, .corner)
    }
  }

  /// Drops spots that no search needs, in batches large enough to make the cost negligible.
  private mutating func forget() {
    let needless = placed - CornerSearch.longestLeg - 2
    guard needless > 16 else { return }
    spots.removeFirst(needless)
    placed -= needless
    barrier = max(0, barrier - needless)
  }
}
