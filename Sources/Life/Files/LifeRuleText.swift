import Texts

/// A rule as named by a file or user, with the edges of the universe.
///
/// The notations: <https://golly.sourceforge.io/Help/algos.html>.
public struct LifeRuleText {
  /// The rule without its edges.
  public let rule: CellRule
  /// The edges that the text names behind a colon; none if it has no such part.
  public let edges: LifeEdges

  /// - Parameter library: resolves rules defined by files.
  /// - Throws: an explanation if the rule is unknown or invalid.
  public init(_ text: String, library: RuleLibrary = .standard) throws(LifePatternError) {
    var compact = text.filter { !$0.isWhitespace }
    // Some files add an empty field, as Golly allows.
    if compact.last == "," { compact.removeLast() }
    let end = compact.firstIndex(of: ":") ?? compact.endIndex
    let name = String(compact[..<end])
    let suffix = String(compact[end...])
    guard let rule = try Self.rule(name, library) else {
      throw LifePatternError(Self.whatItIs(String(compact.prefix(60))))
    }
    guard let edges = LifeEdges(suffix: suffix) else {
      throw LifePatternError(
        "unknown edges “{suffix}”; use :P100,50 for a plane, :T100,50 or :T100+5,50 for a torus, :K100*,50 for "
          + "a Klein bottle, :C100,50 for a cross-surface or :S100 for a sphere, with sides of 1 to {most}",
        ["suffix": String(suffix.prefix(40)), "most": LifeEdges.allowedSide.upperBound])
    }
    guard edges.allow(rule) else {
      throw LifePatternError(
        rule.life == nil
          ? Message(
            "the range of “{rule}” needs a torus, a plane or no edges, not “{suffix}”",
            ["rule": String(name.prefix(60)), "suffix": suffix])
          : Message(
            "“{rule}” would fill the endless space between the edges “{suffix}”",
            ["rule": String(name.prefix(60)), "suffix": suffix]))
    }
    (self.rule, self.edges) = (rule, edges)
  }

  /// Changes a world's rule; its edges stay unless specified. Cells beyond new edges are lost.
  public func apply(to world: inout LifeWorld) {
    world.setRule(rule)
    if edges != .none { world.setEdges(edges) }
  }

  private static func rule(
    _ name: String, _ library: RuleLibrary
  ) throws(LifePatternError) -> CellRule? {
    if let rule = withoutFile(name) { return rule }
    if let file = try library.rule(named: name) { return .states(StateRule(.file(file))) }
    return CellRule.notation(ofListed: name).flatMap(withoutFile)
  }

  /// Parses a rule in notation, or a built-in one.
  static func withoutFile(_ name: String) -> CellRule? {
    if let rule = LifeRule(name) ?? twoStates(named: name) { return .life(rule) }
    if let marked = marked(name) { return .states(marked) }
    if let rule = WireRule(named: name) { return .states(StateRule(.wires(rule))) }
    if let rule = LargerRule(name) { return .states(StateRule(.larger(rule))) }
    return generations(name)
  }

  private static func twoStates(named name: String) -> LifeRule? {
    let plain = name.lowercased()
    if plain == "life" { return .conway }
    return LifeRule.named.first {
      $0.name.lowercased().filter { !$0.isWhitespace } == plain
    }?.rule
  }

  /// Parses `LifeHistory`, `B36/S23Super`.
  private static func marked(_ name: String) -> StateRule? {
    let families: [(String, (LifeRule) -> StateRule.Family)] = [
      ("history", { .history($0) }), ("super", { .superLife($0) }),
    ]
    for (suffix, family) in families where name.lowercased().hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      guard let rule = LifeRule(base) ?? twoStates(named: base), !rule.lives(in: 0) else {
        continue
      }
      return StateRule(family(rule))
    }
    return nil
  }

  /// Parses `23/3/8`, `B3/S23/8`, `B3/S23/C8`, `MAP…/8`: a rule of two states with the number of states.
  private static func generations(_ name: String) -> CellRule? {
    guard let stroke = name.lastIndex(where: { "/_".contains($0) }) else { return nil }
    let (base, last) = (name[..<stroke], name[name.index(after: stroke)...].lowercased())
    // The notation with G8 puts the states last, too; some files add the neighbourhood after them.
    var digits = last.drop { "cg".contains($0) }
    let neighbours = digits.last.map { "vh".contains($0) } ?? false ? digits.removeLast() : nil
    guard let states = Int(digits), (2...256).contains(states) else { return nil }
    let text = String(base) + (neighbours.map { String($0) } ?? "")
    guard let rule = LifeRule(text) else { return nil }
    if states == 2 { return .life(rule) }
    return rule.lives(in: 0) ? nil : .states(StateRule(.generations(rule, states: states)))
  }

  private static func whatItIs(_ text: String) -> Message {
    Message(
      "unknown rule “{text}”; use B3/S23, B2-a/S12, MAP… in base 64, 23/3/8 with states, "
        + "R5,C0,M1,S34..58,B34..45,NM, LifeHistory, WireWorld, or the name of a .rule file",
      ["text": text])
  }
}
