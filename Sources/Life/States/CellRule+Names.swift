extension CellRule {
  /// Rules with an established name, starting with two-state ones.
  public static let named: [(name: String, rule: CellRule)] =
    LifeRule.named.map { ($0.name, .life($0.rule)) }
    + ofStates.compactMap { name, text in
      CellRule(text, library: RuleLibrary(folders: [])).map { (name, $0) }
    }

  /// The notation of a listed rule by its name, ignoring case and punctuation: `brians brain`, `2x2`; nil for an
  /// unknown name.
  static func notation(ofListed name: String) -> String? {
    let typed = letters(of: name)
    if let rule = LifeRule.named.first(where: { letters(of: $0.name) == typed }) {
      return rule.rule.notation
    }
    return ofStates.first { letters(of: $0.0) == typed }?.1
  }

  /// The letters and digits of a name, ignoring differences in spelling.
  private static func letters(of name: String) -> String {
    String(name.lowercased().map { $0 == "×" ? "x" : $0 }.filter { $0.isLetter || $0.isNumber })
  }

  /// The rules with more states: from M. Wojtowicz's collection for MCell, which Golly includes, too.
  private static let ofStates = [
    ("Brian's Brain", "/2/3"), ("Star Wars", "345/2/4"), ("Banners", "2367/3457/5"),
    ("Bloomerang", "234/34678/24"), ("Caterpillars", "124567/378/4"), ("Cooties", "23/2/8"),
    ("Fireworks", "2/13/21"), ("Frogs", "12/34/3"), ("Lava", "12345/45678/8"),
    ("Lines", "012345/458/3"), ("Sticks", "3456/2/6"), ("Transers", "345/26/5"),
    ("Xtasy", "1456/2356/16"), ("WireWorld", "WireWorld"), ("LifeHistory", "LifeHistory"),
    ("LifeSuper", "LifeSuper"), ("JvN29", "JvN29"), ("Nobili32", "Nobili32"),
    ("Hutton32", "Hutton32"), ("Bosco's Rule", "R5,C0,M1,S34..58,B34..45,NM"),
    ("Bugsmovie", "R10,C0,M1,S123..212,B123..170,NM"), ("Globe", "R8,C0,M0,S163..223,B74..252,NM"),
    ("Majority", "R4,C0,M1,S41..81,B41..81,NM"), ("Waffle", "R7,C0,M1,S100..200,B75..170,NM"),
    ("ModernArt", "R10,C255,M1,S2..3,B3..3,NM"),
  ]
}
