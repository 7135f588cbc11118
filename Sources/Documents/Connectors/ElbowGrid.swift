import Base

/// The lines along which an elbow may run, and the search for the cheapest course on them.
struct ElbowGrid {
  private let columns: [Double]
  private let rows: [Double]
  /// The places of lines in the middle between the elements, which look best.
  private let middle: PaperPoint
  /// The size of the whole: a few corners more are worth a long way round only.
  private let bendCost: Double

  /// - Parameters:
  ///   - obstacles: the rooms of further elements.
  ///   - paper: the lines along obstacles are within it; nil for no limit.
  init(
    _ first: ElbowTarget, _ last: ElbowTarget, _ exits: [ElbowExit], _ obstacles: [PaperBox],
    on paper: PaperBox?
  ) {
    let (a, b) = (first.room, last.room)
    middle = PaperPoint(
      x: Self.middle(first.box.left...first.box.right, last.box.left...last.box.right),
      y: Self.middle(first.box.top...first.box.bottom, last.box.top...last.box.bottom))
    let (xs, ys) = (
      [a.left, a.right, b.left, b.right, middle.x] + exits.map(\.turn.x),
      [a.top, a.bottom, b.top, b.bottom, middle.y] + exits.map(\.turn.y)
    )
    columns = Self.lines(
      xs
        + obstacles.flatMap { [$0.left, $0.right] }.filter {
          paper.map { $0.left...$0.right }?.contains($0) ?? true
        })
    rows = Self.lines(
      ys
        + obstacles.flatMap { [$0.top, $0.bottom] }.filter {
          paper.map { $0.top...$0.bottom }?.contains($0) ?? true
        })
    let (width, height) = (
      (xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0)
    )
    bendCost = width + height
  }

  /// The price of a line off the middle, as a share of its length.
  private static let asideShare = 1e-3

  private static func middle(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
    if a.upperBound <= b.lowerBound { return (a.upperBound + b.lowerBound) / 2 }
    if b.upperBound <= a.lowerBound { return (b.upperBound + a.lowerBound) / 2 }
    return (max(a.lowerBound, b.lowerBound) + min(a.upperBound, b.upperBound)) / 2
  }

  /// Sorts positions, without duplicates up to rounding errors.
  private static func lines(_ positions: [Double]) -> [Double] {
    var lines: [Double] = []
    for position in positions.sorted() {
      if let last = lines.last, position - last <= PaintingElement.courseTolerance { continue }
      lines.append(position)
    }
    return lines
  }

  private static func index(of position: Double, in lines: [Double]) -> Int {
    lines.indices.min { abs(lines[$0] - position) < abs(lines[$1] - position) } ?? 0
  }

  // MARK: The search

  /// A crossing of lines, reached in a direction.
  private struct Place: Equatable {
    var column: Int
    var row: Int
    var direction: ElbowDirection
  }

  private struct Step {
    let cost: Double
    let place: Int
  }

  private func number(_ place: Place) -> Int {
    (place.row * columns.count + place.column) * 4 + place.direction.rawValue
  }

  private func place(_ number: Int) -> Place {
    Place(
      column: number / 4 % columns.count, row: number / 4 / columns.count,
      direction: ElbowDirection(rawValue: number % 4) ?? .right)
  }

  private func point(_ place: Place) -> PaperPoint {
    PaperPoint(x: columns[place.column], y: rows[place.row])
  }

  private func places(of exit: ElbowExit) -> [Place] {
    let (column, row) = (
      Self.index(of: exit.turn.x, in: columns), Self.index(of: exit.turn.y, in: rows)
    )
    let directions = exit.direction.map { [$0] } ?? ElbowDirection.allCases
    return directions.map { Place(column: column, row: row, direction: $0) }
  }

  /// Returns the points of the cheapest course by Dijkstra's algorithm; nil if none keeps out of the obstacles.
  func route(
    from starts: [ElbowExit], to ends: [ElbowExit], around obstacles: [PaperBox]
  ) -> ElbowRoute? {
    let count = columns.count * rows.count * 4
    var costs = [Double](repeating: .infinity, count: count)
    var previous = [Int](repeating: -1, count: count)
    var origins: [Int: ElbowExit] = [:]
    // Sorted, the cheapest last.
    var open: [Step] = []
    func push(_ step: Step) {
      let index = open.partitioningIndex { $0.cost <= step.cost }
      open.insert(step, at: index)
    }
    for exit in starts {
      for place in places(of: exit) {
        let (number, cost) = (number(place), (exit.turn - exit.end).length)
        guard cost < costs[number] else { continue }
        costs[number] = cost
        origins[number] = exit
        push(Step(cost: cost, place: number))
      }
    }
    var best: (cost: Double, place: Int, exit: ElbowExit)?
    while let step = open.popLast() {
      guard step.cost <= costs[step.place] else { continue }
      if let best, step.cost >= best.cost { break }
      let here = place(step.place)
      for exit in ends {
        guard let cost = arrival(at: exit, from: here) else { continue }
        let total = step.cost + cost
        if total < best?.cost ?? .infinity { best = (total, step.place, exit) }
      }
      for direction in ElbowDirection.allCases where direction != here.direction.opposite {
        guard let next = neighbour(of: here, direction) else { continue }
        let (from, to) = (point(here), point(next))
        guard !obstacles.contains(where: { $0.isCrossed(from, to) }) else { continue }
        let length = (to - from).length
        let isAside = direction.isHorizontal ? from.y != middle.y : from.x != middle.x
        let cost =
          step.cost + length * (isAside ? 1 + Self.asideShare : 1)
          + (direction == here.direction ? 0 : bendCost)
        let number = number(next)
        guard cost < costs[number] else { continue }
        costs[number] = cost
        previous[number] = step.place
        push(Step(cost: cost, place: number))
      }
    }
    guard let best else { return nil }
    return route(to: best.place, previous, origins, best.exit)
  }

  private func route(
    to last: Int, _ previous: [Int], _ origins: [Int: ElbowExit], _ exit: ElbowExit
  ) -> ElbowRoute {
    var points = [exit.end, exit.turn]
    var number = last
    while previous[number] >= 0 {
      points.append(point(place(number)))
      number = previous[number]
    }
    points.append(point(place(number)))
    let start = origins[number]
    if let start { points += [start.turn, start.end] }
    return ElbowRoute(points.reversed(), from: start?.direction, to: exit.direction)
  }

  private func neighbour(of place: Place, _ direction: ElbowDirection) -> Place? {
    var next = place
    next.direction = direction
    switch direction {
    case .right: next.column += 1
    case .left: next.column -= 1
    case .down: next.row += 1
    case .up: next.row -= 1
    }
    return columns.indices.contains(next.column) && rows.indices.contains(next.row) ? next : nil
  }

  /// The cost of going from a place to an end; nil if it is elsewhere, or would have to turn back.
  private func arrival(at exit: ElbowExit, from place: Place) -> Double? {
    guard place.column == Self.index(of: exit.turn.x, in: columns),
      place.row == Self.index(of: exit.turn.y, in: rows)
    else { return nil }
    let length = (exit.turn - exit.end).length
    guard let direction = exit.direction else { return length }
    if place.direction == direction { return nil }
    return length + (place.direction == direction.opposite ? 0 : bendCost)
  }
}
