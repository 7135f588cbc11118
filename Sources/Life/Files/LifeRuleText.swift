import Texts

/// What a file or a person names as the rule: how cells live, where their universe ends, and which states mean life.
///
/// The notations: <https://golly.sourceforge.io/Help/algos.html>.
public struct LifeRuleText {
  /// How many states cells have, and which of them live.
  enum States: Equatable, Sendable {
    case two
    /// LifeHistory: life, with marks for what lived and for what is marked. Odd ones live.
    case history

    /// - Parameter state: from 1.
    func lives(_ state: Int) -> Bool { self == .two || state & 1 == 1 }
  }

  public let rule: LifeRule
  public let edges: LifeEdges
  private(set) var states = States.two

  /// - Throws: what it is instead, where it is no rule of two states.
  public init(_ text: String) throws(LifePatternError) {
    let compact = text.filter { !$0.isWhitespace }
    let end = compact.firstIndex(of: ":") ?? compact.endIndex
    var name = String(compact[..<end])
    if name.lowercased().hasSuffix("history"), LifeRule(name) == nil {
      states = .history
      name = String(name.dropLast("history".count))
    }
    guard let rule = LifeRule(name) ?? Self.rule(named: name) else {
      throw LifePatternError(Self.whatItIs(String(compact.prefix(60)), name))
    }
    let suffix = String(compact[end...])
    guard let edges = LifeEdges(suffix: suffix) else {
      throw LifePatternError(
        "“{suffix}” is no kind of edges: those are :P100,50 for a plane, :T100,50 or :T100+5,50 for a torus, :K100*,50 for "
          + "a Klein bottle, :C100,50 for a cross-surface, :S100 for a sphere, with sides of 1 to {most}",
        ["suffix": String(suffix.prefix(40)), "most": LifeEdges.allowedSide.upperBound])
    }
    guard edges.allow(rule) else {
      throw LifePatternError(
        "by “{rule}” all of a universe would be born that has no end between its edges “{suffix}”",
        ["rule": String(name.prefix(60)), "suffix": suffix])
    }
    (self.rule, self.edges) = (rule, edges)
  }

  /// Lets a world live so; its edges stay where none are named. What lies beyond new ones is gone.
  public func apply(to world: inout LifeWorld) {
    world.rule = rule
    if edges != .none { world.setEdges(edges) }
  }

  private static func rule(named name: String) -> LifeRule? {
    let plain = name.lowercased()
    if plain == "life" { return .conway }
    return LifeRule.named.first {
      $0.name.lowercased().filter { !$0.isWhitespace } == plain
    }?.rule
  }

  /// A sentence about a rule that is none of ours.
  private static func whatItIs(_ text: String, _ name: String) -> Message {
    let lower = name.lowercased()
    let parts = lower.split(separator: "/", omittingEmptySubsequences: false)
    func isDigits(_ text: Substring) -> Bool { text.allSatisfy { $0.isASCII && $0.isNumber } }
    let family: Message
    if parts.count == 3,
      let states = parts.last.flatMap({ Int($0.filter { $0 != "c" && $0 != "g" }) }),
      parts.allSatisfy({ isDigits($0.filter { !"bscg".contains($0) }) })
    {
      family = Message("a rule of the Generations family, {states} states", ["states": states])
    } else if lower.first == "r",
      lower.contains(",c") || lower.contains(",s") || lower.contains(",b")
    {
      family = Message("a rule of the Larger than Life family")
    } else {
      return Message(
        "“{text}” is no rule of two states, such as B3/S23, B2-a/S12, B2/S34H or MAP… in base 64",
        ["text": text])
    }
    return Message(
      "“{text}” is {family}; only rules of two states are known", ["text": text, "family": family])
  }
}
