/// Von Neumann's automaton of 29 states, in which a machine builds machines, and Nobili's, which adds crossing signals.
///
/// J. von Neumann, Theory of Self-Reproducing Automata, 1966; R. Nobili's extension of 1994,
/// <http://www.pd.infn.it/~rnobili/wjvn/index.htm>. Unspecified details are as in Golly.
enum NeumannStates {
  /// The inputs of a cell from its neighbours.
  private struct Inputs {
    var (ordinary, special) = (Axes(), false)
    /// Whether an ordinary arrow pointing here is quiet.
    var isHeldBack = false
    /// Whether an arrow is excited; it ignores its own target.
    var excites = false
    /// The arrows pointing here and away.
    var (entering, leaving) = (Axes(), Axes())

    init(_ around: StateNeighbourhood) {
      for (flow, state) in around.inflows.enumerated() { add(state, flow, to: around.own) }
    }

    private mutating func add(_ state: UInt8, _ flow: Int, to own: UInt8) {
      let isTaken = !WireStates.faces(own, flow)
      guard WireStates.isArrow(state) else {
        if isTaken, WireStates.gives(state, flow) { excites = true }
        return
      }
      guard WireStates.direction(state) == flow else { return leaving.insert(flow) }
      let isExcited = WireStates.isExcited(state)
      if isExcited, isTaken { excites = true }
      guard WireStates.isOrdinary(state) else {
        if isExcited { special = true }
        return
      }
      entering.insert(flow)
      if isExcited { ordinary.insert(flow) } else { isHeldBack = true }
    }

    /// Whether two wires cross here.
    var isCrossing: Bool { entering.areBoth && leaving.areBoth }
  }

  /// Flags for the east–west and the north–south axis.
  private struct Axes {
    var (isHorizontal, isVertical) = (false, false)

    mutating func insert(_ direction: Int) {
      if direction % 2 == 0 { isHorizontal = true } else { isVertical = true }
    }

    var areBoth: Bool { isHorizontal && isVertical }
    var isAny: Bool { isHorizontal || isVertical }
  }

  /// The cells built by completed words, starting with word 9.
  private static let built: [UInt8] = [11, 12, 17, 18, 19, 20, 25, 9, 10]

  static func next(_ around: StateNeighbourhood, crosses: Bool) -> UInt8 {
    let own = around.own
    let inputs = Inputs(around)
    if own < 9 {
      let word = WireStates.word(own, then: inputs.ordinary.isAny || inputs.special)
      return word < 9 ? UInt8(word) : built[word - 9]
    }
    guard WireStates.isArrow(own) else { return confluent(own, inputs, crosses) }
    let isDestroyed = WireStates.isOrdinary(own) ? inputs.special : inputs.ordinary.isAny
    if isDestroyed { return 0 }
    return inputs.excites ? WireStates.quiet(own) + 4 : WireStates.quiet(own)
  }

  private static func confluent(_ own: UInt8, _ inputs: Inputs, _ crosses: Bool) -> UInt8 {
    if inputs.special { return 0 }
    if crosses, inputs.isCrossing {
      let signals = inputs.ordinary
      return !signals.isAny
        ? WireStates.confluent
        : signals.areBoth ? 31 : signals.isHorizontal ? 29 : 30
    }
    let state = WireStates.crossings.contains(own) ? WireStates.confluent : own
    let isReached = inputs.ordinary.isAny && !inputs.isHeldBack
    // Without a way out, Nobili's cells keep their signals.
    guard isReached || !crosses || inputs.leaving.isAny else { return state }
    let comesOut: UInt8 = state == 26 || state == 28 ? 2 : 0
    return WireStates.confluent + comesOut + (isReached ? 1 : 0)
  }
}
