import CLife

/// A universe without edges that computes only changing parts: 64 × 64 tiles at the living cells.
///
/// A tile holds two generations, and the next one replaces the older. If a tile and the adjacent cells equal those of
/// two generations ago, the next generation is already known: still lifes and oscillators of period 2 sleep.
///
///     var life = TileLife(LifeWorld(cells: cells), threadCount: 4)
///     life.advance(by: 1000)
///     life.activeTileCount
public struct TileLife: LifeEngine {
  /// The rule, which has two states.
  public let rule: LifeRule
  /// The number of generations computed since the initial world.
  public internal(set) var generation = 0
  public var age: BigInteger { BigInteger(generation) }
  public internal(set) var isBackgroundAlive = false
  /// The greatest number of cores to compute tiles on, if that is faster.
  public var threadCount: Int
  var race = CoreRace()
  /// The number of tiles computed in the last generation.
  public internal(set) var activeTileCount = 0

  /// The number of tiles.
  public var tileCount: Int { table.count }

  /// Cells that differ from the background.
  var table = TileLifeTable()
  /// The tiles that awaken others for the next generation.
  var awakening: [Int32] = []
  /// The background one and two generations ago; nil before the first generation.
  var backgrounds: (last: Bool?, beforeLast: Bool?) = (nil, nil)
  /// The rule for cells relative to the background, by whether that lives.
  let relative: [(rule: life_rule, next: Bool)]
  let kernel: LifeKernel

  /// Creates an empty universe.
  public init(rule: LifeRule, threadCount: Int = 1, kernel: LifeKernel = .quickest) {
    self.rule = rule
    self.kernel = kernel
    self.threadCount = max(1, threadCount)
    relative = [false, true].map { isAlive in
      let step = rule.relative(toBackground: isAlive)
      return (life_rule(step.rule), step.isBackgroundAlive)
    }
  }

  /// Creates a universe without edges from cells.
  public init(
    _ world: consuming LifeWorld, threadCount: Int = 1, kernel: LifeKernel = .quickest
  ) {
    self.init(rule: world.ruleOfTwoStates, threadCount: threadCount, kernel: kernel)
    isBackgroundAlive = world.isBackgroundAlive
    let cells = world.cells
    _ = consume world
    var count = 0
    cells.visitSquares(level: TileLifeSquare.level) { _, _ in count += 1 }
    // Life spreads to adjacent tiles.
    table.reserveCapacity(count + count / 8)
    awakening.reserveCapacity(count)
    (consume cells).takeSquares(level: TileLifeSquare.level) { corner, part in
      let tile = table.makeTile(at: Self.tilePosition(of: corner))
      awakening.append(Int32(tile))
      table.fill(tile, with: part, parity: parity)
    }
  }

  /// Selects the words of this generation.
  var parity: Int { generation & 1 }

  private static func tilePosition(of cell: LifeCell) -> LifeCell {
    LifeCell(x: cell.x >> 6, y: cell.y >> 6)
  }

  /// Whether a cell lives.
  public subscript(cell: LifeCell) -> Bool {
    guard let tile = table.index(at: Self.tilePosition(of: cell)) else { return isBackgroundAlive }
    let row = table.row(cell.y & 63, of: tile, parity: parity)
    return (row >> UInt64(63 - cell.x & 63) & 1 == 1) != isBackgroundAlive
  }

  /// Sets a cell, and wakes its tile for the next generation.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    precondition(
      max(cell.x.magnitude, cell.y.magnitude) < LifeCells.farthest.magnitude,
      "Too far away to be set")
    guard self[cell] != isAlive else { return false }
    toggle(
      LifeCells.Square.bit(x: cell.x & 7, y: cell.y & 7),
      at: LifeCell(x: cell.x & ~7, y: cell.y & ~7))
    return true
  }

  /// - Parameter bits: 8 × 8 cells as in a leaf of `LifeCells`.
  private mutating func toggle(_ bits: UInt64, at corner: LifeCell) {
    let tile = table.makeTile(at: Self.tilePosition(of: corner))
    if table[tile].awakened == 0 { awakening.append(Int32(tile)) }
    table.toggle(bits, x: corner.x & 63, y: corner.y & 63, of: tile, parity: parity)
  }
}
