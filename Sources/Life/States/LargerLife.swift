import Base

/// A universe of cells that see further than one cell: one rectangle, which grows with what lives in it.
///
/// Cells of a square are counted by sums over all that lies above and to the left (F. C. Crow, "Summed-area tables for texture
/// mapping", 1984), others by the sums of rows. What would take more than `mostCells` stands still, as it is.
struct LargerLife: StateEngine {
  private let rule: LargerRule
  private let edges: LifeEdges
  private let threadCount: Int
  private var generation: BigInteger = 0
  /// The cells that are held; of a universe with edges all of them.
  private var area: LifeBounds
  private var states: [UInt8]
  /// Of what begins wider than that: it is not computed.
  private var standing: LifeCells?
  private(set) var isTooLarge = false
  /// How many cells a rectangle has at most.
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
    return states[index] != state
  }

  // MARK: Time

  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard !isTooLarge, goesOn() else { return }
      isTooLarge = !step()
    }
  }

  /// - Returns: false where it would take too many cells.
  private mutating func step() -> Bool {
    if edges == .none, !fit() { return false }
    let (width, height, range) = (area.width, area.height, rule.range)
    // Cells of the state 1, with those around that a row or column sees.
    let (wide, high) = (width + 2 * range, height + 2 * range)
    guard wide * high <= 2 * Self.mostCells else { return false }
    let sums = sums(wide, high)
    let (rule, old) = (rule, states)
    states = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      count = width * height
      guard let start = target.baseAddress else { return }
      let out = Target(start)
      let bands = min(height, max(1, 4 * threadCount))
      Cores.share(bands, most: threadCount) { band in
        for y in band * height / bands..<(band + 1) * height / bands {
          Self.row(y, rule, old, sums, width, to: out.start + y * width)
        }
      }
    }
    generation += 1
    return true
  }

  private struct Target: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }
  }

  /// A row of the next generation.
  private static func row(
    _ y: Int, _ rule: LargerRule, _ old: [UInt8], _ sums: Sums, _ width: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let (range, stride) = (rule.range, sums.stride)
    old.withUnsafeBufferPointer { old in
      sums.values.withUnsafeBufferPointer { sums in
        if rule.shape == .moore {
          let (above, below) = (y * stride, (y + 2 * range + 1) * stride)
          for x in 0..<width {
            let end = x + 2 * range + 1
            let count = sums[below + end] &- sums[below + x] &- sums[above + end] &+ sums[above + x]
            target[x] = rule.next(old[y * width + x], count: Int(count))
          }
          return
        }
        let reaches = (-range...range).map { rule.shape.reach($0, range: range) }
        for x in 0..<width {
          var count: Int32 = 0
          for (line, reach) in reaches.enumerated() {
            // Of rows it is the sum of all to the left.
            let row = (y + line) * stride + x + range
            count &+= sums[row + reach + 1] &- sums[row - reach]
          }
          target[x] = rule.next(old[y * width + x], count: Int(count))
        }
      }
    }
  }

  private struct Sums: Sendable {
    let values: [Int32]
    let stride: Int
  }

  /// Of cells of the state 1: for a square of all above and to the left, a row more and a column more than there are cells;
  /// for other shapes of all to the left in the same row.
  private func sums(_ wide: Int, _ high: Int) -> Sums {
    let (range, stride, isSquare) = (rule.range, wide + 1, rule.shape == .moore)
    let rows = isSquare ? high + 1 : high
    let isJoined = if case .torus = edges { true } else { false }
    let values = [Int32](unsafeUninitializedCapacity: stride * rows) { values, count in
      count = stride * rows
      values.initialize(repeating: 0)
      let first = isSquare ? 1 : 0
      for y in 0..<high {
        var inner = y - range
        if isJoined { inner = (inner % area.height + area.height) % area.height }
        let line = (y + first) * stride
        var sum: Int32 = 0
        let isRow = inner >= 0 && inner < area.height
        for x in 0..<wide {
          var column = x - range
          if isJoined { column = (column % area.width + area.width) % area.width }
          if isRow, column >= 0, column < area.width, states[inner * area.width + column] == 1 {
            sum &+= 1
          }
          values[line + x + 1] = isSquare ? values[line - stride + x + 1] &+ sum : sum
        }
      }
    }
    return Sums(values: values, stride: stride)
  }

  /// Makes the rectangle so wide that nothing is born beyond it.
  private mutating func fit() -> Bool {
    let bounds =
      bounds ?? LifeBounds(left: area.left, top: area.top, right: area.left, bottom: area.top)
    let range = rule.range
    let needed = LifeBounds(
      left: bounds.left - range, top: bounds.top - range, right: bounds.right + range,
      bottom: bounds.bottom + range)
    // Some room more, so that it need not grow each time, and less where much of it is empty.
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
