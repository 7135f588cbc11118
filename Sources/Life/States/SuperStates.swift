/// Life with many kinds of marks, after Golly's `Super` rules: odd states live, and newborn cells inherit their
/// neighbours' mark if it is unique.
///
/// <https://golly.sourceforge.io/Help/Algorithms/Super.html#Super>
enum SuperStates {
  static let count = 26

  /// Sets of states as bits.
  private enum Set {
    static func of(_ states: UInt32...) -> UInt32 { states.reduce(0) { $0 | 1 << $1 } }
    static let marked = of(9, 11, 13, 15, 17, 19, 21, 23, 25)
    static let free = of(13, 15, 17, 19, 21, 23, 25)
    static let living: UInt32 = 0x02AA_AAAA
  }

  static func next(_ around: StateNeighbourhood, _ rule: LifeRule) -> UInt8 {
    let own = around.own
    let seen = around.around(rule.neighbours)
    if seen >> UInt32(HistoryStates.wall) & 1 == 1, let state = atWall(own) { return state }
    let isAlive = own & 1 == 1
    if rule.lives(in: around.bits { $0 & 1 == 1 }) { return isAlive ? own : born(on: own, seen) }
    return isAlive ? died(own) : stayedDead(own, seen)
  }

  /// The successor of a state next to a wall; nil if the wall has no effect.
  private static func atWall(_ state: UInt8) -> UInt8? {
    switch state {
    case 7, 8, 13...: 0
    case 1, 3, 5, 9, 11: died(state)
    default: nil
    }
  }

  private static func died(_ state: UInt8) -> UInt8 {
    switch state {
    case 5: 4
    case ...11: state + 1
    default: 0
    }
  }

  private static func born(on own: UInt8, _ seen: UInt32) -> UInt8 {
    switch own {
    case 4: return 3
    case HistoryStates.wall: return own
    case 8: return 7
    default: break
    }
    func has(_ states: UInt32) -> Bool { seen & states != 0 }
    /// The only one of some states that is present; nil for none or several.
    func only(_ states: UInt32) -> UInt8? {
      let found = seen & states
      return found.nonzeroBitCount == 1 ? UInt8(found.trailingZeroBitCount) : nil
    }
    if !has(Set.of(1, 3, 5, 7)), let mark = only(Set.marked) { return mark }
    if has(Set.of(3)), !has(Set.of(1, 5, 7, 9, 11)), let mark = only(Set.free) { return mark }
    if has(Set.of(7)), !has(Set.of(1, 3, 5) | Set.free), let mark = only(Set.of(9, 11)) {
      return mark
    }
    return has(Set.of(7) | Set.free) && !has(Set.of(1, 3, 5, 9, 11)) ? 13 : 1
  }

  /// The successors of marks on dead cells, which change by themselves or on contact.
  private static func stayedDead(_ own: UInt8, _ seen: UInt32) -> UInt8 {
    func touches(_ states: UInt32) -> Bool { seen & states != 0 }
    return switch own {
    case 14: 0
    case 16: touches(Set.living | Set.of(14)) ? 14 : own
    case 18: touches(Set.of(22)) ? 22 : own
    case 20: touches(Set.of(18)) ? 18 : own
    case 22: touches(Set.of(20)) ? 20 : own
    case 24: touches(Set.living | Set.of(14, 18)) ? 18 : own
    default: own
    }
  }
}
