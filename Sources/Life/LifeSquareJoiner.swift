/// Joins vertically and horizontally adjacent squares, from blocks on, into squares of twice the width.
struct LifeSquareJoiner {
  typealias Square = LifeCells.Square
  typealias Squares = LifeCellsBuilder.Squares

  /// Recently made squares, to share equal ones.
  private var recent: [LifeCells.Inner?] = Array(repeating: nil, count: 1 << 12)

  mutating func joined(_ north: [Squares], _ south: [Squares]) -> [Squares] {
    var result: [Squares] = []
    result.reserveCapacity(max(north.count, south.count) / 2 + 1)
    var (above, below) = (Cursor(north), Cursor(south))
    guard var place = [north.first?.start, south.first?.start].compactMap({ $0 }).min() else {
      return []
    }
    place >>= 1
    while true {
      let (nw, nwEnd) = above.part(at: 2 * place)
      let (sw, swEnd) = below.part(at: 2 * place)
      let same = min(nwEnd, swEnd)
      if same == .max, nw.isEmpty, sw.isEmpty { return result }
      // A run of equal squares makes a run of equal wider ones.
      let end = same > 2 * place + 1 ? max(place + 1, same >> 1) : place + 1
      if !(nw.isEmpty && sw.isEmpty && same > 2 * place + 1) {
        let made = part(
          nw, above.part(at: 2 * place + 1).part, sw, below.part(at: 2 * place + 1).part)
        result.append(Squares(start: place, end: end, part: made))
      }
      place = end
    }
  }

  private mutating func part(_ nw: Square, _ ne: Square, _ sw: Square, _ se: Square) -> Square {
    var hash = nw.mark &* 0x9E37_79B9_7F4A_7C15
    for part in [ne.mark, sw.mark, se.mark] { hash = (hash ^ part) &* 0xBF58_476D_1CE4_E5B9 }
    let slot = Int(truncatingIfNeeded: hash >> 52)
    if let known = recent[slot], known.nw.isSame(as: nw), known.ne.isSame(as: ne),
      known.sw.isSame(as: sw), known.se.isSame(as: se)
    {
      return .inner(known)
    }
    let made = LifeCells.Inner(nw, ne, sw, se)
    recent[slot] = made
    return .inner(made)
  }

  /// Iterates over squares from left to right.
  private struct Cursor {
    let squares: [Squares]
    var index = 0

    init(_ squares: [Squares]) { self.squares = squares }

    /// - Returns: the square at a position, and the start of the next different one.
    mutating func part(at place: Int) -> (part: Square, end: Int) {
      while index < squares.count, squares[index].end <= place { index += 1 }
      guard index < squares.count else { return (.empty, .max) }
      let here = squares[index]
      return here.start <= place ? (here.part, here.end) : (.empty, here.start)
    }
  }
}

extension LifeCells.Square {
  /// Distinguishes most parts.
  fileprivate var mark: UInt64 {
    identity.map { UInt64(UInt(bitPattern: $0)) } ?? 0
  }

}
