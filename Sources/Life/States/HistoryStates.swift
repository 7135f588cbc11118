/// Life with marks, after Golly's `History` rules: odd states live. 1 is alive and 2 was alive before; 3 and 4 are
/// permanent marks on a living and on a dead cell; 5 marks an initial cell, and 6 is a wall that kills adjacent cells.
///
/// <https://golly.sourceforge.io/Help/Algorithms/Super.html#History>
enum HistoryStates {
  static let count = 7
  static let wall: UInt8 = 6

  static func next(_ around: StateNeighbourhood, _ rule: LifeRule) -> UInt8 {
    let own = around.own
    let isAlive = own & 1 == 1
    if own == wall { return wall }
    if isAlive, around.around(rule.neighbours) >> UInt32(wall) & 1 == 1 { return died(own) }
    guard rule.lives(in: around.bits { $0 & 1 == 1 }) else { return isAlive ? died(own) : own }
    return isAlive ? own : own == 4 ? 3 : 1
  }

  /// The successor of a living cell that dies.
  private static func died(_ state: UInt8) -> UInt8 { state == 1 ? 2 : 4 }
}

extension LifeRule {
  /// The surrounding cells it examines, if they form a usual neighbourhood.
  var neighbours: LifeNeighbours {
    LifeNeighbours.allCases.first { neighbours in
      let seen = neighbours.mask | LifeNeighbours.own
      return LifeNeighbours.neighbourhoods.allSatisfy { lives(in: $0) == lives(in: $0 & seen) }
    } ?? .moore
  }
}
