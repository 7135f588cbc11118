public import Texts

/// How cells of more than two states live: in which state each is next, by the states around it. An empty plane stays
/// empty.
public struct StateRule: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    /// Cells of the state 1 live as by the rule, and grow old through the states above before they are dead.
    case generations(LifeRule, states: Int)
    /// Life with marks for what lived, and for what somebody marked.
    case history(LifeRule)
    /// Life with marks of many kinds, which those that are born take over.
    case superLife(LifeRule)
    /// Wires in which signals go, and that build wires.
    case wires(WireRule)
    /// Cells that see further than one cell.
    case larger(LargerRule)
    /// By a file.
    case file(RuleFile)
  }

  let family: Family

  init(_ family: Family) { self.family = family }

  /// How many states a cell can be in, up to 256.
  public var stateCount: Int {
    switch family {
    case .generations(_, let states): states
    case .history: HistoryStates.count
    case .superLife: SuperStates.count
    case .wires(let rule): rule.stateCount
    case .larger(let rule): rule.stateCount
    case .file(let file): file.stateCount
    }
  }

  /// What files call it.
  public var notation: String {
    switch family {
    case .generations(let rule, let states): "\(rule.notation)/\(states)"
    case .history(let rule): rule == .conway ? "LifeHistory" : "\(rule.notation)History"
    case .superLife(let rule): rule == .conway ? "LifeSuper" : "\(rule.notation)Super"
    case .wires(let rule): rule.rawValue
    case .larger(let rule): rule.notation
    case .file(let file): file.name
    }
  }

  /// The text of the file by which it lives; nil for one that its notation tells.
  public var source: String? {
    if case .file(let file) = family, !file.isBuiltIn { file.text } else { nil }
  }

  /// How many cells away those are that it sees.
  var range: Int { if case .larger(let rule) = family { rule.range } else { 1 } }

  /// The state of a cell a generation later; only of rules that see one cell far.
  func next(_ around: StateNeighbourhood) -> UInt8 {
    switch family {
    case .generations(let rule, let states): Self.next(around, rule, states)
    case .history(let rule): HistoryStates.next(around, rule)
    case .superLife(let rule): SuperStates.next(around, rule)
    case .wires(let rule): rule.next(around)
    case .file(let file): file.transitions.next(around)
    case .larger: preconditionFailure("It sees further")
    }
  }

  private static func next(_ around: StateNeighbourhood, _ rule: LifeRule, _ states: Int) -> UInt8 {
    let own = around.own
    if own > 1 { return Int(own) + 1 < states ? own + 1 : 0 }
    if rule.lives(in: around.bits { $0 == 1 }) { return 1 }
    return own == 1 && states > 2 ? 2 : 0
  }
}

extension StateRule {
  /// What a state means; nil for one of which only the number is known.
  public func name(of state: UInt8) -> (any MessagePart)? {
    switch family {
    case .generations, .larger:
      state == 0 ? Message("dead") : state == 1 ? Message("alive") : Message("dying")
    case .history:
      Self.historyNames.indices.contains(Int(state)) ? Self.historyNames[Int(state)] : nil
    case .superLife: state == 0 ? Message("dead") : nil
    case .wires(let rule): Int(state) < rule.stateCount ? WireStates.name(of: state) : nil
    case .file(let file): file.names[Int(state)]
    }
  }

  private static let historyNames: [Message] = [
    Message("dead"), Message("alive"), Message("was alive"), Message("marked, alive"),
    Message("marked, dead"), Message("start, alive"), Message("wall"),
  ]
}
