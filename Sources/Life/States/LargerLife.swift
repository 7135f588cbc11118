import Base

/// A universe for rules of greater range: a single rectangle that grows with its living cells.
///
/// Computes only the living area and its surroundings within reach of births (`LargerStep`). A universe that would
/// exceed `mostCells` stops changing.
struct LargerLife: StateEngine {
  private let rule: LargerRule
  private let edges: LifeEdges
  private let threadCount: Int
  private var generation: BigInteger = 0
  /// The stored cells; with edges, all of them.
  private var area: LifeBounds
  private var states: [UInt8]
  /// A rectangle around the living cells; nil if there are none.
  private var reach: LifeBounds?
  /// Whether `reach` is the smallest such rectangle.
  private var isReachTight = true
  /// The cells of a universe that is too large from the start; it is not computed.
  private var standing: LifeCells?
  private(set) var isTooLarge = false
  /// The limit of cells in a rectangle.
  static let mostCells = 100_000_000

  init(_ rule: LargerRule, _ edges: LifeEdges, _ cells: LifeCells, threadCount: Int = 1) {
    self.rule = rule
    self.edges = edges
    self.threadCount = threadCount
    let nothing = LifeBounds(left: 0, top: 0, right: 0, bottom: 0)
    let wanted = edges.area ?? cells.bounds ?? nothing
    let fits = Self.fits(wanted) && cells.isCore
    area = fits ? wanted : nothing
    states = Array(repeating: 0, count: area.width * area.height)
    if fits {
      cells.visitStates { set($1, at: $0) }
    } else {
      (standing, isTooLarge) = (cells, true)
    }
  }

  private static func fits(_ area: LifeBounds) -> Bool {
    max(area.width, area.height) <= mostCells && area.width * area.height <= mostCells
  }

  private func index(_ cell: LifeCell) -> Int {
    (cell.y - area.top) * area.width + cell.x - area.left
  }

  @discardableResult
  private mutating func set(_ state: UInt8, at cell: LifeCell) -> Bool {
    let index = index(cell)
    defer { states[index] = state }
    guard states[index] != state else { return false }
    let own = LifeBounds(left: cell.x, top: cell.y, right: cell.x, bottom: cell.y)
    if state == 0 { isReachTight = false } else { reach = reach?.union(own) ?? own }
    return true
  }

  // MARK: Time

  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard !isTooLarge, goesOn() else { return }
      isTooLarge = !step()
    }
  }

  /// - Returns: false if it would exceed the limit of cells.
  private mutating func step() -> Bool {
    if edges == .none, !fit() { return false }
    generation += 1
    guard let alive = bounds else { return true }
    let isJoined = if case .torus = edges { true } else { false }
    let source = LargerStep.Source(
      area: area, isJoined: isJoined, part: LargerStep.part(of: area, around: alive, rule, isJoined)
    )
    guard let step = LargerStep(rule, source, mostCells: 2 * Self.mostCells) else {
      generation -= 1
      return false
    }
    reach = step.advance(&states, threadCount: threadCount)
    isReachTight = true
    return true
  }

  /// Widens the rectangle so that nothing can be born beyond it.
  private mutating func fit() -> Bool {
    let bounds =
      bounds ?? LifeBounds(left: area.left, top: area.top, right: area.left, bottom: area.top)
    let range = rule.range
    let needed = LifeBounds(
      left: bounds.left - range, top: bounds.top - range, right: bounds.right + range,
      bottom: bounds.bottom + range)
    // Adds some room to avoid growing each time, and shrinks if it is mostly empty.
    let isWithin = needed.intersection(area) == needed
    if isWithin, area.width * area.height <= 4 * (needed.width + 128) * (needed.height + 128) {
      return true
    }
    let room = max(32, range)
    return hold(
      LifeBounds(
        left: needed.left - room, top: needed.top - room, right: needed.right + room,
        bottom: needed.bottom + room))
  }

  private mutating func hold(_ new: LifeBounds) -> Bool {
    guard Self.fits(new) else { return false }
    var moved = [UInt8](repeating: 0, count: new.width * new.height)
    visitStates(in: new) { cell, state in
      moved[(cell.y - new.top) * new.width + cell.x - new.left] = state
    }
    (area, states) = (new, moved)
    return true
  }

  // MARK: Cells

  var age: BigInteger { generation }
  var isBackgroundAlive: Bool { false }
  var population: BigInteger {
    standing?.population ?? BigInteger(states.count { $0 != 0 })
  }

  var bounds: LifeBounds? {
    if let standing { return standing.bounds }
    guard !isReachTight, reach != nil else { return reach }
    return Self.bounds(of: states, area)
  }

  private static func bounds(of states: [UInt8], _ area: LifeBounds) -> LifeBounds? {
    let width = area.width
    return states.withUnsafeBufferPointer { states in
      func isAlive(row y: Int) -> Bool { (0..<width).contains { states[y * width + $0] != 0 } }
      guard let top = (0..<area.height).first(where: isAlive(row:)),
        let bottom = (0..<area.height).last(where: isAlive(row:))
      else { return nil }
      var (left, right) = (width, -1)
      for y in top...bottom {
        if let x = (0..<left).first(where: { states[y * width + $0] != 0 }) { left = x }
        if let x = (right + 1..<width).last(where: { states[y * width + $0] != 0 }) { right = x }
      }
      return LifeBounds(left: left, top: top, right: right, bottom: bottom)
        .moved(x: area.left, y: area.top)
    }
  }

  var cells: LifeCells {
    if let standing { return standing }
    var builder = StateCellsBuilder()
    for y in area.top...area.bottom {
      var x = area.left
      while x <= area.right {
        let start = index(LifeCell(x: x, y: y))
        let state = states[start]
        var end = x + 1
        while end <= area.right, states[start + end - x] == state { end += 1 }
        if state != 0 { builder.add(x..<end, y: y, state: state) }
        x = end
      }
    }
    return builder.finish()
  }

  func state(at cell: LifeCell) -> UInt8 {
    standing?.state(at: cell) ?? (area.contains(cell) ? states[index(cell)] : 0)
  }

  mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    if standing != nil { return standing?.set(state: state, at: cell) ?? false }
    isTooLarge = false
    if !area.contains(cell) {
      guard edges == .none, state != 0 else { return false }
      let own = LifeBounds(left: cell.x, top: cell.y, right: cell.x, bottom: cell.y)
      guard hold(area.union(own)) else { return false }
    }
    return set(state, at: cell)
  }

  func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void) {
    if let standing { return standing.visitStates(in: area, body) }
    guard let part = area.map({ self.area.intersection($0) }) ?? self.area else { return }
    for y in part.top...part.bottom {
      var place = index(LifeCell(x: part.left, y: y))
      for x in part.left...part.right {
        if states[place] != 0 { body(LifeCell(x: x, y: y), states[place]) }
        place += 1
      }
    }
  }
}
