/// The rule of a universe's cells, with two or more states.
///
///     CellRule("B3/S23")          // two states
///     CellRule("23/3/8")          // Generations, eight states
///     CellRule("LifeHistory")     // life that leaves marks
///     CellRule("WireWorld")       // a rule defined by a file
public enum CellRule: Hashable, Sendable {
  case life(LifeRule)
  case states(StateRule)

  /// The rule of John Conway's Life, B3/S23.
  public static let conway = CellRule.life(.conway)

  /// Parses a rule; nil for an unknown rule or one with edges.
  public init?(_ text: String, library: RuleLibrary = .standard) {
    guard let read = try? LifeRuleText(text, library: library), read.edges == .none else {
      return nil
    }
    self = read.rule
  }

  /// - Parameter source: the text of the file that defines it; nil if its notation suffices.
  public init?(_ notation: String, source: String?) {
    guard let source else {
      self.init(notation)
      return
    }
    guard let file = try? RuleFile(source) else { return nil }
    self.init(file)
  }

  /// Creates the rule of a file, and registers its name.
  public init(_ file: RuleFile) {
    RuleLibrary.standard.keep(file)
    self = .states(StateRule(.file(file)))
  }

  /// The two-state rule; nil for more states.
  public var life: LifeRule? { if case .life(let rule) = self { rule } else { nil } }

  /// The rule with more than two states; nil for two.
  public var ofStates: StateRule? { if case .states(let rule) = self { rule } else { nil } }

  /// The number of states, 2…256.
  public var stateCount: Int { ofStates?.stateCount ?? 2 }

  /// The rule's notation in files.
  public var notation: String {
    switch self {
    case .life(let rule): rule.notation
    case .states(let rule): rule.notation
    }
  }

  /// The established name; nil for none.
  public var name: String? { Self.named.first { $0.rule == self }?.name }

  /// Whether an empty plane becomes all alive at once.
  public var fillsEmptiness: Bool { life?.fillsEmptiness ?? false }

  /// Whether it is computed with living and dead cells exchanged: see `LifeRule.isComplement`.
  public var isComplement: Bool { life?.isComplement ?? false }
}
