/// A universe with edges at two opposite sides only: tiles with a line of cells along each side, filled before each
/// generation with the cells beyond.
///
/// Nothing is born from nothing under any rule, as it would be infinite (`LifeEdges.allow`).
struct StripLife: LifeEngine {
  private var tiles: any LifeEngine
  private let limits: LifeBounds
  /// The surroundings of each side: the line of cells found there, its displacement, and the area of possible births.
  private let sides: [(source: LifeBounds, x: Int, y: Int, outside: LifeBounds)]

  /// - Parameter world: must be a strip.
  init(_ world: LifeWorld, threadCount: Int = 1) {
    guard case .strip(let axis, let breadth, let isJoined) = world.edges,
      let limits = world.edges.limits
    else { preconditionFailure("A strip has two sides") }
    self.limits = limits
    switch world.rule {
    case .life(let rule):
      let quiet = rule.fillsEmptiness ? LifeRule { $0 > 0 && rule.lives(in: $0) } : rule
      tiles = TileLife(LifeWorld(rule: .life(quiet), cells: world.cells), threadCount: threadCount)
    case .states(let rule): tiles = StateLife(rule, world.cells, threadCount: threadCount)
    }
    let (x, y) = axis == .horizontal ? (0, breadth) : (breadth, 0)
    let (first, last) = limits.ends(across: axis)
    // The last line is beyond the first one, and vice versa.
    sides = [(last, -x, -y), (first, x, y)].map { source, x, y in
      let beyond = source.moved(x: x, y: y)
      let outside = beyond.union(beyond.moved(x: x.signum(), y: y.signum()))
      return (isJoined ? source : .nowhere, x, y, outside)
    }
  }

  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard goesOn() else { return }
      for side in sides {
        for (cell, state) in living(in: side.source) {
          _ = tiles.set(state: state, at: LifeCell(x: cell.x + side.x, y: cell.y + side.y))
        }
      }
      tiles.advance(by: 1)
      for side in sides {
        for (cell, _) in living(in: side.outside) { _ = tiles.set(state: 0, at: cell) }
      }
    }
  }

  private func living(in line: LifeBounds) -> [(LifeCell, UInt8)] {
    var cells: [(LifeCell, UInt8)] = []
    tiles.visitStates(in: line) { cells.append(($0, $1)) }
    return cells
  }

  // MARK: The tiles

  var age: BigInteger { tiles.age }
  var isBackgroundAlive: Bool { false }
  var population: BigInteger { mutating get { tiles.population } }
  var bounds: LifeBounds? { tiles.bounds }
  var cells: LifeCells { tiles.cells }
  subscript(cell: LifeCell) -> Bool { tiles[cell] }

  mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    limits.contains(cell) && tiles.set(isAlive, at: cell)
  }

  func state(at cell: LifeCell) -> UInt8 { tiles.state(at: cell) }

  mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    limits.contains(cell) && tiles.set(state: state, at: cell)
  }

  func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void) {
    tiles.visitStates(in: area, body)
  }

  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    tiles.visitCells(in: area, body)
  }

  mutating func draw(into picture: inout LifeRaster) { tiles.draw(into: &picture) }
}

extension LifeBounds {
  /// An empty area.
  fileprivate static var nowhere: LifeBounds { LifeBounds(left: 0, top: 0, right: -1, bottom: -1) }

  /// The first and the last line of cells along an axis.
  fileprivate func ends(across axis: LifeAxis) -> (first: LifeBounds, last: LifeBounds) {
    var (first, last) = (self, self)
    switch axis {
    case .horizontal: (first.bottom, last.top) = (top, bottom)
    case .vertical: (first.right, last.left) = (left, right)
    }
    return (first, last)
  }
}
