/// Hutton's changes to Nobili's automaton, which let a wire that writes a cell retract: its end turns into an excited
/// special arrow to show that the last signal was none.
///
/// T. Hutton, 2008, as in Golly: <http://www.sq3.org.uk/Evolution/JvN/>.
enum HuttonStates {
  static func next(_ around: StateNeighbourhood) -> UInt8 {
    let own = around.own
    if WireStates.isOrdinary(own) { return ordinary(around) }
    if WireStates.isSpecial(own) { return special(around) }
    return own < 9 ? built(around) : confluent(around)
  }

  // MARK: Inputs

  /// Whether an excited arrow of a kind points here; an arrow of the same kind ignores its own target.
  ///
  /// - Parameter first: the excited arrow to the east of that kind.
  private static func isPointedAt(_ around: StateNeighbourhood, by first: UInt8) -> Bool {
    flows(into: around, unlike: first) { state, flow in state == first + UInt8(flow) }
  }

  /// Like `isPointedAt`, or reached from a confluent cell.
  private static func isReached(_ around: StateNeighbourhood, by first: UInt8) -> Bool {
    flows(into: around, unlike: first) { state, flow in
      state == first + UInt8(flow) || WireStates.gives(state, flow)
    }
  }

  private static func flows(
    into around: StateNeighbourhood, unlike first: UInt8, _ isMeant: (UInt8, Int) -> Bool
  ) -> Bool {
    let isAlike = first - 4...first + 3 ~= around.own
    return around.inflows.enumerated().contains { flow, state in
      isMeant(state, flow) && !(isAlike && WireStates.faces(around.own, flow))
    }
  }

  private static let (excitedOrdinary, excitedSpecial): (UInt8, UInt8) = (13, 21)

  /// Words, by the cell they build.
  private static let (buildsOrdinary, buildsConfluent) = ([9, 10, 16, 17], 15)

  /// The excited arrow pointing here; 0 for none.
  private static func input(_ around: StateNeighbourhood) -> UInt8 {
    around.inflows.enumerated().first { flow, state in
      WireStates.isExcited(state) && WireStates.direction(state) == flow
    }?.element ?? 0
  }

  // MARK: Arrows

  private static func ordinary(_ around: StateNeighbourhood) -> UInt8 {
    let (own, target) = (around.own, around.target)
    if isPointedAt(around, by: excitedSpecial) { return 0 }
    let isExcited = WireStates.isExcited(own)
    let word = target < 9 ? WireStates.word(target, then: isExcited) : nil
    let endsConfluent = word.map { buildsConfluent ~= $0 } ?? false
    if isReached(around, by: excitedOrdinary) {
      let endsOrdinary = word.map { buildsOrdinary.contains($0) } ?? false
      if endsOrdinary || WireStates.isSpecial(target) && !WireStates.isExcited(target) { return 0 }
      return endsConfluent ? 1 : WireStates.quiet(own) + 4
    }
    if endsConfluent { return 0 }
    // During writing, the wire's end marks the absence of a signal.
    let marks = isExcited && (word.map { $0 < 9 } ?? false)
    return WireStates.quiet(own) + (marks ? 12 : 0)
  }

  private static func special(_ around: StateNeighbourhood) -> UInt8 {
    let (own, target) = (around.own, around.target)
    let isStruck = isPointedAt(around, by: excitedOrdinary)
    if WireStates.isExcited(own) {
      let hasWire = around.inflows.enumerated().contains { flow, state in
        WireStates.isOrdinary(state) && WireStates.direction(state) == flow
      }
      if WireStates.isSensitized(target), hasWire {
        // The mark stands for no signal.
        let goesOn = WireStates.word(target, then: false) < 9
        return isStruck ? (goesOn ? own - 8 : 0) : goesOn ? own : WireStates.quiet(own) - 8
      }
      if target == 0 {
        return isPointedAt(around, by: excitedSpecial) ? own : WireStates.quiet(own)
      }
    }
    if isStruck { return 0 }
    return WireStates.quiet(own) + (isReached(around, by: excitedSpecial) ? 4 : 0)
  }

  // MARK: Building

  /// The new cell points in the writing arrow's direction, or in a rotated one.
  private static func built(_ around: StateNeighbourhood) -> UInt8 {
    let own = around.own
    let input = Int(WireStates.quiet(input(around)))
    let isOne = isPointedAt(around, by: excitedOrdinary)
    /// An arrow rotated relative to the writing one.
    func turned(_ quarters: Int, _ east: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: (input - 9 + quarters) % 4 + east)
    }
    switch WireStates.word(own, then: isOne) {
    case 0: return isPointedAt(around, by: excitedSpecial) ? UInt8(input - 8) : 0
    case let word where word < 9: return UInt8(word)
    case 9: return turned(2, 9)
    case 10: return turned(3, 9)
    // Not rotated: as in Golly, a special arrow that also points here makes it confluent.
    case 11: return UInt8(input + 8)
    case 12: return turned(1, 17)
    case 13: return turned(2, 17)
    case 14: return turned(3, 17)
    case buildsConfluent: return WireStates.confluent
    case 16: return turned(0, 9)
    default: return turned(1, 9)
    }
  }

  private static func confluent(_ around: StateNeighbourhood) -> UInt8 {
    let own = around.own
    if isPointedAt(around, by: excitedSpecial) { return 0 }
    let inflows = around.inflows.enumerated()
    if own == WireStates.confluent && isCrossing(around) || WireStates.crossings.contains(own) {
      func isExcited(_ parity: Int) -> Bool {
        inflows.contains { flow, state in flow % 2 == parity && state == 13 + UInt8(flow) }
      }
      return switch (isExcited(0), isExcited(1)) {
      case (true, true): 31
      case (true, false): 29
      case (false, true): 30
      case (false, false): WireStates.confluent
      }
    }
    let isReached =
      inflows.contains { flow, state in state == 13 + UInt8(flow) }
      && !inflows.contains { flow, state in state == 9 + UInt8(flow) }
    let comesOut: UInt8 = own == 26 || own == 28 ? 2 : 0
    return WireStates.confluent + comesOut + (isReached ? 1 : 0)
  }

  /// Whether two arrows point here, and two away.
  private static func isCrossing(_ around: StateNeighbourhood) -> Bool {
    let arrows = around.inflows.enumerated().filter { WireStates.isArrow($0.element) }
    let entering = arrows.filter { WireStates.direction($0.element) == $0.offset }
    return arrows.count == 4 && entering.count == 2
  }
}
