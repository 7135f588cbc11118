/// Finds tiles by what they show.
struct TileLookup {
  private var places: [UInt64: [Int]] = [:]

  init(_ tileset: Tileset) {
    for (index, cells) in tileset.tiles.enumerated() { add(cells, at: index) }
  }

  mutating func add(_ cells: [CellGrid.Cell], at index: Int) {
    places[Self.key(cells), default: []].append(index)
  }

  func index(of cells: [CellGrid.Cell], in tileset: Tileset) -> Int? {
    places[Self.key(cells)]?.first { tileset.tiles[$0] == cells }
  }

  /// A number that equal cells have in common: FNV-1a, a cell at a time.
  private static func key(_ cells: [CellGrid.Cell]) -> UInt64 {
    cells.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64(UInt16(bitPattern: $1))) &* 0x100_0000_01B3
    }
  }
}
