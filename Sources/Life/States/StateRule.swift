public import Texts

/// A rule with more than two states: the next state of each cell depends on the surrounding states. An empty plane
/// stays empty.
public struct StateRule: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    /// Cells in state 1 follow the rule, and age through the states above before they are dead.
    case generations(LifeRule, states: Int)
    /// Life with marks for previously living cells, and manual ones.
    case history(LifeRule)
    /// Life with many kinds of marks, which newborn cells inherit.
    case superLife(LifeRule)
    /// Wires that carry signals and build wires.
    case wires(WireRule)
    /// A rule of greater range.
    case larger(LargerRule)
    /// Defined by a file.
    case file(RuleFile)
  }

  let family: Family

  init(_ family: Family) { self.family = family }

  /// The number of states, up to 256.
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

  /// The rule's notation in files.
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

  /// The text of the file that defines it; nil if its notation suffices.
  public var source: String? {
    if case .file(let file) = family, !file.isBuiltIn { file.text } else { nil }
  }

  /// The range of its neighbourhood in cells.
  var range: Int { if case .larger(let rule) = family { rule.range } else { 1 } }

  /// The state of a cell a generation later; only for rules with a range of one cell.
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
  /// The meaning of a state; nil if only its number is known.
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
