/// The subset of the eight surrounding cells that are a cell's neighbours.
///
/// Cells are bits of a neighbourhood, 0…511: row by row from the north-western one, the highest, with the cell itself
/// as the fifth, as in Golly: <https://golly.sourceforge.io/Help/Algorithms/QuickLife.html>.
enum LifeNeighbours: CaseIterable {
  /// The cells that share a side.
  case vonNeumann
  /// All but the north-eastern and south-western cells, which turns a square grid into a hexagonal one.
  case hexagonal
  case moore

  /// The bit of the cell itself.
  static let own = 1 << 4
  /// All neighbourhoods.
  static let neighbourhoods = 0..<512

  /// The neighbours' bits.
  var mask: Int {
    switch self {
    case .vonNeumann: 0b010_101_010
    case .hexagonal: 0b110_101_011
    case .moore: 0b111_101_111
    }
  }

  var count: Int { mask.nonzeroBitCount }

  /// The suffix of a rule with this neighbourhood.
  var suffix: String {
    switch self {
    case .vonNeumann: "V"
    case .hexagonal: "H"
    case .moore: ""
    }
  }

  /// The distinct neighbourhoods in the order of `MAP…`: by their bits, and for hexagons in Golly's order, with S, SE,
  /// W, the cell itself, E, NW and N from the highest bit on.
  var distinct: [Int] {
    let seen = mask | Self.own
    let inOrder = Self.neighbourhoods.filter { $0 & ~seen == 0 }
    guard self == .hexagonal else { return inOrder }
    let places = [1, 0, 5, 4, 3, 8, 7]
    return inOrder.indices.map { index in
      places.enumerated().reduce(0) { neighbourhood, place in
        let bit = index >> (places.count - 1 - place.offset) & 1
        return neighbourhood | bit << place.element
      }
    }
  }
}
