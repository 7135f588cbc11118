/// How the cells of a universe live: in two states, or in more.
///
///     CellRule("B3/S23")          // two states
///     CellRule("23/3/8")          // Generations, eight states
///     CellRule("LifeHistory")     // life that leaves marks
///     CellRule("WireWorld")       // a rule that has a file of its own
public enum CellRule: Hashable, Sendable {
  case life(LifeRule)
  case states(StateRule)

  public static let conway = CellRule.life(.conway)

  /// Nil for what is no rule, and for one with edges.
  public init?(_ text: String, library: RuleLibrary = .standard) {
    guard let read = try? LifeRuleText(text, library: library), read.edges == .none else {
      return nil
    }
    self = read.rule
  }

  /// - Parameter source: the text of the file by which it lives; nil for a rule that its notation tells.
  public init?(_ notation: String, source: String?) {
    guard let source else {
      self.init(notation)
      return
    }
    guard let file = try? RuleFile(source) else { return nil }
    self.init(file)
  }

  /// The rule of a file; from now on its name is known.
  public init(_ file: RuleFile) {
    RuleLibrary.standard.keep(file)
    self = .states(StateRule(.file(file)))
  }

  /// The rule of two states; nil for one of more.
  public var life: LifeRule? { if case .life(let rule) = self { rule } else { nil } }

  /// The rule of more than two states; nil for one of two.
  public var ofStates: StateRule? { if case .states(let rule) = self { rule } else { nil } }

  /// How many states a cell can be in, 2…256.
  public var stateCount: Int { ofStates?.stateCount ?? 2 }

  /// What files call it.
  public var notation: String {
    switch self {
    case .life(let rule): rule.notation
    case .states(let rule): rule.notation
    }
  }

  /// The name that it has among those who study rules; nil for none.
  public var name: String? { Self.named.first { $0.rule == self }?.name }

  /// Whether all of an empty plane is born at once.
  public var fillsEmptiness: Bool { life?.fillsEmptiness ?? false }

  /// Whether living and dead cells are exchanged where it is computed: see `LifeRule.isComplement`.
  public var isComplement: Bool { life?.isComplement ?? false }
}
