import Texts

/// What a file names as its rule: how cells live, where their universe ends, and which states mean life.
///
/// The notations: <https://golly.sourceforge.io/Help/algos.html>.
struct LifeRuleText {
  /// How many states cells have, and which of them live.
  enum States: Equatable, Sendable {
    case two
    /// LifeHistory: life, with marks for what lived and for what is marked. Odd ones live.
    case history

    /// - Parameter state: from 1.
    func lives(_ state: Int) -> Bool { self == .two || state & 1 == 1 }
  }

  let rule: LifeRule
  let edges: LifeEdges
  private(set) var states = States.two

  /// - Throws: what it is instead, where it is no rule of Conway's family.
  init(_ text: String) throws(LifePatternError) {
    let compact = text.filter { !$0.isWhitespace }
    let end = compact.firstIndex(of: ":") ?? compact.endIndex
    var name = String(compact[..<end])
    if name.lowercased().hasSuffix("history") {
      states = .history
      name = String(name.dropLast("history".count))
    }
    guard let rule = LifeRule(name) ?? Self.rule(named: name) else {
      throw LifePatternError(Self.whatItIs(String(compact.prefix(60)), name))
    }
    let suffix = String(compact[end...])
    guard let edges = LifeEdges(suffix: suffix) else {
      throw LifePatternError(Self.whatItIs(edges: String(suffix.prefix(40))))
    }
    (self.rule, self.edges) = (rule, edges)
  }

  private static func rule(named name: String) -> LifeRule? {
    let plain = name.lowercased()
    if plain == "life" { return .conway }
    return LifeRule.named.first {
      $0.name.lowercased().filter { !$0.isWhitespace } == plain
    }?.rule
  }

  /// A sentence about edges that are none of ours.
  private static func whatItIs(edges suffix: String) -> Message {
    let kind =
      switch suffix.dropFirst().first {
      case "K", "k": Message("a Klein bottle")
      case "C", "c": Message("a cross-surface")
      case "S", "s": Message("a sphere")
      case _ where suffix.contains("+") || suffix.contains("-"): Message("a torus with a shift")
      case _ where suffix.contains("T0") || suffix.contains("P0") || suffix.hasSuffix(",0"):
        Message("a universe that ends on some sides only")
      default: Message("something else")
      }
    return
      Message(
        "“{suffix}” is {kind}; only edges such as :T100,50 for a torus or :P100,50 for a plane are known, with "
          + "sides of 1 to {most}",
        ["suffix": suffix, "kind": kind, "most": LifeEdges.allowedSide.upperBound])
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
    } else if lower.hasPrefix("map") {
      family = Message("a rule given as a map of all neighbourhoods")
    } else if lower.first == "w", isDigits(lower.dropFirst()), lower.count > 1 {
      family = Message("one of Wolfram's one-dimensional rules")
    } else if let last = lower.last, last == "v" || last == "h",
      LifeRule(String(lower.dropLast())) != nil
    {
      family =
        last == "v"
        ? Message("a rule of the von Neumann neighbourhood")
        : Message("a rule of the hexagonal neighbourhood")
    } else if lower.hasPrefix("b") || lower.hasPrefix("s") || lower.first?.isNumber == true,
      lower.allSatisfy({ "bs0123456789/_-acekinyqjrtwz".contains($0) }),
      lower.contains(where: { "-acekinyqjrtwz".contains($0) }), lower.contains(where: \.isNumber)
    {
      family = Message("a non-totalistic rule, in which it counts where the neighbours are")
    } else {
      return
        Message(
          "“{text}” is no rule of the family of B3/S23, by which all of this program's cells live",
          ["text": text])
    }
    return Message(
      "“{text}” is {family}; only rules such as B3/S23, of two states, are known",
      ["text": text, "family": family])
  }
}
