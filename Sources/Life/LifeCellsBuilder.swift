import CLife

/// Builds cells from runs in row-major order, as in files: holds only the part not yet placed in the tree, and long
/// runs cost no more than short ones.
///
///     var builder = LifeCellsBuilder()
///     builder.add(0..<1_000_000_000_000, y: 5)
///     builder.finish().population   // 1_000_000_000_000
struct LifeCellsBuilder {
  typealias Square = LifeCells.Square

  /// Adjacent equal squares.
  struct Squares {
    /// In units of squares of the band's level.
    var start: Int
    var end: Int
    let part: Square
  }

  /// A strip of the plane, as high as a square.
  private struct Band {
    var level: Int
    var index: Int
    var squares: [Squares]
  }

  /// The level of blocks, which are 2ⁿ cells wide.
  private static let blockLevel = 5

  /// The runs of 32 rows not in the tree yet.
  private var rows = LifeRows()
  private var y = Int.min
  /// Bands waiting for the one below; each is higher than the next.
  private var open: [Band] = []
  /// Everything above row 0.
  private var upper: Band?
  private var joiner = LifeSquareJoiner()

  /// Adds living cells after all existing ones in row-major order.
  mutating func add(_ run: Range<Int>, y: Int) {
    if y >> 5 != self.y >> 5 { flush() }
    self.y = y
    rows.add(run, row: y & 31)
  }

  /// Adds runs of living cells of a row from left to right, after all existing ones in row-major order.
  mutating func add(_ runs: UnsafeBufferPointer<life_run>, y: Int) {
    guard !runs.isEmpty else { return }
    if y >> 5 != self.y >> 5 { flush() }
    self.y = y
    rows.add(runs, row: y & 31)
  }

  mutating func finish() -> LifeCells {
    flush()
    var lower: Band?
    while let top = open.popLast() {
      if top.index == 0, open.isEmpty { lower = top } else { settle(lifted(top)) }
      if lower != nil { break }
    }
    var north = upper ?? Band(level: lower?.level ?? Self.blockLevel, index: -1, squares: [])
    var south = lower ?? Band(level: north.level, index: 0, squares: [])
    func isWide(_ band: Band) -> Bool { band.squares.contains { $0.start < -1 || $0.end > 1 } }
    while north.level < south.level || isWide(north) { north = lifted(north) }
    while south.level < north.level || isWide(south) { south = lifted(south) }
    while north.level < south.level { north = lifted(north) }
    func part(_ band: Band, _ x: Int) -> Square {
      band.squares.first { $0.start <= x && x < $0.end }?.part ?? .empty
    }
    let cells = LifeCells(
      root: Square(part(north, -1), part(north, 0), part(south, -1), part(south, 0)),
      level: north.level + 1)
    // Keeps recently made parts, which may recur: a file can have a thousand pieces.
    (y, open, upper) = (.min, [], nil)
    return cells
  }

  // MARK: Bands

  private mutating func flush() {
    let squares = rows.takeBlocks()
    guard !squares.isEmpty else { return }
    let band = Band(level: Self.blockLevel, index: y >> 5, squares: squares)
    // Bands that can't be continued have nothing below.
    while let top = open.last, band.index >> (top.level - Self.blockLevel) != top.index + 1 {
      open.removeLast()
      settle(lifted(top))
    }
    settle(band)
  }

  /// Joins a band to those waiting for it.
  private mutating func settle(_ band: Band) {
    var band = band
    while true {
      if band.index & 1 == 0 { return open.append(band) }
      if let top = open.last, top.level == band.level, top.index + 1 == band.index {
        open.removeLast()
        band = Band(
          level: band.level + 1, index: band.index >> 1,
          squares: joiner.joined(top.squares, band.squares))
      } else if band.index == -1, open.isEmpty {
        upper = band
        return
      } else {
        band = lifted(band)
      }
    }
  }

  /// Doubles a band's height, with the other half empty.
  private mutating func lifted(_ band: Band) -> Band {
    let isNorth = band.index & 1 == 0
    return Band(
      level: band.level + 1, index: band.index >> 1,
      squares: joiner.joined(isNorth ? band.squares : [], isNorth ? [] : band.squares))
  }
}
