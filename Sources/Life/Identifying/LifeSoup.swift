/// Random cells in a square, to be run until they settle: <https://conwaylife.com/wiki/Soup>.
public struct LifeSoup: Sendable {
  /// The symmetry of a soup: none, mirrored or rotated.
  public enum Symmetry: String, CaseIterable, Sendable {
    case none = "C1"
    /// Mirrored at a column between two cells.
    case mirrored = "D2_+2"
    /// Rotated by a half, and by quarters, about the corner of a cell.
    case halves = "C2_4"
    case quarters = "C4_4"
    /// Mirrored at a column and a row between cells, and also at diagonals.
    case cross = "D4_+4"
    case star = "D8_4"
  }

  /// The side of the random part.
  public static let side = 16

  /// The living cells. The random square has its upper left corner at the cell 0, 0; its copies surround it.
  public let cells: [LifeCell]

  /// - Parameter random: makes half of the cells alive.
  public init(_ symmetry: Symmetry, using random: inout some RandomNumberGenerator) {
    var cells: Set<LifeCell> = []
    for y in 0..<Self.side {
      var row = random.next()
      for x in 0..<Self.side {
        defer { row >>= 1 }
        guard row & 1 == 1 else { continue }
        for copy in Self.copies(of: LifeCell(x: x, y: y), symmetry) { cells.insert(copy) }
      }
    }
    self.cells = LifeObject.sorted(Array(cells))
  }

  private static func copies(of cell: LifeCell, _ symmetry: Symmetry) -> [LifeCell] {
    let (x, y) = (cell.x, cell.y)
    // The centre is the upper left corner of the cell 0, 0.
    let mirrored = LifeCell(x: -1 - x, y: y)
    let half = LifeCell(x: -1 - x, y: -1 - y)
    let quarters = [
      cell, LifeCell(x: -1 - y, y: x), half, LifeCell(x: y, y: -1 - x),
    ]
    switch symmetry {
    case .none: return [cell]
    case .mirrored: return [cell, mirrored]
    case .halves: return [cell, half]
    case .quarters: return quarters
    case .cross: return [cell, mirrored, half, LifeCell(x: x, y: -1 - y)]
    case .star: return quarters + quarters.map { LifeCell(x: -1 - $0.x, y: $0.y) }
    }
  }
}

/// Random numbers determined by a seed and the number of a soup: SplitMix64 of G. L. Steele, D. Lea and C. H. Flood,
/// "Fast splittable pseudorandom number generators" (2014).
public struct SoupRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the numbers of a soup. Equal seeds and soups give equal numbers on every computer.
  public init(seed: UInt64, soup: Int) {
    state = Self.mixed(seed) ^ UInt64(bitPattern: Int64(soup))
    state = Self.mixed(state)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
