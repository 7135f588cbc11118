import CLife
import Base

/// A board of fixed size that computes every cell: 64 cells a word, several words at once, bands of rows on all cores.
///
/// It wraps around as a torus, or is surrounded by dead cells.
///
///     var life = DenseLife(LifeWorld(edges: .torus(width: 1024, height: 1024), cells: cells))
///     life.advance(by: 100)
public struct DenseLife: LifeEngine {
  /// The torus, or the plane with dead surroundings.
  public let edges: LifeEdges
  /// The rule, which has two states and any neighbourhood of nine cells.
  public let rule: LifeRule
  /// The number of generations computed since the initial world.
  public internal(set) var generation = 0
  public var age: BigInteger { BigInteger(generation) }
  /// The greatest number of cores to compute bands on, if that is faster.
  public var threadCount: Int
  /// The size in bytes of a core's cache: larger boards advance several generations per pass.
  public var cacheSize = Cores.cacheSize
  var race = CoreRace()

  /// The cells of the board.
  let area: LifeBounds
  let shape: DenseLifeShape
  let kernel: LifeKernel
  let kernelRule: life_rule
  /// The rows from one above the board to one below; the margins around the cells are only valid during a computation.
  var words: [UInt64]
  var next: [UInt64]

  /// - Parameter world: must have edges.
  public init(_ world: LifeWorld, threadCount: Int = 1, kernel: LifeKernel = .quickest) {
    self.init(
      edges: world.edges, rule: world.ruleOfTwoStates, threadCount: threadCount, kernel: kernel)
    world.cells.visitLeaves(in: area) { add(leaf: $1, at: $0) }
  }

  /// Creates an empty board.
  ///
  /// - Parameter edges: must not be `.none`.
  public init(
    edges: LifeEdges, rule: LifeRule, threadCount: Int = 1, kernel: LifeKernel = .quickest
  ) {
    guard let area = edges.area else { preconditionFailure("A dense board has edges") }
    self.area = area
    self.edges = edges
    self.rule = rule
    self.threadCount = max(1, threadCount)
    let isTorus = if case .torus = edges { true } else { false }
    shape = DenseLifeShape(width: area.width, height: area.height, isTorus: isTorus)
    self.kernel = kernel
    kernelRule = life_rule(rule.isComplement ? rule.complement : rule)
    words = Array(repeating: 0, count: shape.stride * (shape.height + 2))
    next = words
  }

  /// The number of columns.
  public var width: Int { shape.width }
  /// The number of rows.
  public var height: Int { shape.height }

  /// Always false: nothing is around a board with edges.
  public var isBackgroundAlive: Bool { false }

  private func position(of cell: LifeCell) -> (word: Int, bit: UInt64) {
    let (x, y) = (cell.x - area.left, cell.y - area.top)
    return ((y + 1) * shape.stride + 1 + x >> 6, 1 << UInt64(63 - x & 63))
  }

  /// Whether a cell lives; false beyond the edges.
  public subscript(cell: LifeCell) -> Bool {
    guard area.contains(cell) else { return false }
    let place = position(of: cell)
    return words[place.word] & place.bit != 0
  }

  /// - Returns: whether the cell changed; false beyond the edges.
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    guard area.contains(cell), self[cell] != isAlive else { return false }
    let place = position(of: cell)
    words[place.word] ^= place.bit
    return true
  }

  /// - Parameters:
  ///   - bits: 8 × 8 cells as in a leaf of `LifeCells`; cells beyond the edges must be dead.
  ///   - corner: the upper left cell; may be beyond the edges.
  private mutating func add(leaf bits: UInt64, at corner: LifeCell) {
    let (x, y) = (corner.x - area.left, corner.y - area.top)
    let (word, shift) = (x >> 6, UInt64(x & 63))
    for row in 0..<8 {
      let byte = bits << UInt64(8 * row) & 0xFF00_0000_0000_0000
      if byte == 0 { continue }
      // A column before the first falls into the word in front of each row.
      let place = (y + row + 1) * shape.stride + 1 + word
      words[place] |= byte >> shift
      words[place + 1] |= byte << (64 - shift)
    }
  }
}
