/// An arrangement of neighbours around a cell, up to rotation and reflection.
///
/// The letters are Alan Hensel's: <https://golly.sourceforge.io/Help/Algorithms/QuickLife.html>.
struct LifeArrangement {
  /// The number of living neighbours, 0…8.
  let count: Int
  /// Nil if there is only one arrangement.
  let letter: Character?
  /// The neighbourhoods, with the centre cell dead.
  let members: Set<Int>

  /// The arrangements of a number of neighbours, in the order of their letters.
  static func all(of count: Int) -> [LifeArrangement] { byCount[count] }

  private static let byCount = (0...8).map { count in
    // The arrangements of five living neighbours are those of three dead ones.
    let (isInverted, few) = (count > 4, min(count, 8 - count))
    return firsts[few].map { letter, first in
      let members = turned(first)
      return LifeArrangement(
        count: count, letter: letter,
        members: isInverted ? Set(members.map { LifeNeighbours.moore.mask ^ $0 }) : members)
    }
  }

  /// One representative of each, for up to four neighbours.
  private static let firsts: [[(letter: Character?, neighbourhood: Int)]] = [
    [(nil, 0)],
    [("c", 0b1), ("e", 0b10)],
    [
      ("a", 0b11), ("c", 0b101), ("e", 0b1010), ("i", 0b10_1000), ("k", 0b10_0001),
      ("n", 0b100_0100),
    ],
    [
      ("a", 0b1011), ("c", 0b100_0101), ("e", 0b10_1010), ("i", 0b111), ("j", 0b1110),
      ("k", 0b110_0010), ("n", 0b1101), ("q", 0b100_0110), ("r", 0b10_1001), ("y", 0b110_0001),
    ],
    [
      ("a", 0b1111), ("c", 0b1_0100_0101), ("e", 0b1010_1010), ("i", 0b10_1101), ("j", 0b110_1010),
      ("k", 0b110_0011), ("n", 0b100_0111), ("q", 0b110_0110), ("r", 0b10_1011), ("t", 0b110_1001),
      ("w", 0b100_1110), ("y", 0b110_0101), ("z", 0b110_1100),
    ],
  ]

  /// All rotations and reflections of a neighbourhood.
  private static func turned(_ neighbourhood: Int) -> Set<Int> {
    func moved(_ neighbourhood: Int, _ place: (_ column: Int, _ row: Int) -> Int) -> Int {
      (0..<9).reduce(0) { $0 | (neighbourhood >> $1 & 1) << place($1 % 3, $1 / 3) }
    }
    var result: Set<Int> = []
    var next = neighbourhood
    for _ in 0..<4 {
      next = moved(next) { 3 * $0 + 2 - $1 }
      result.insert(next)
      result.insert(moved(next) { 3 * $1 + 2 - $0 })
    }
    return result
  }
}
