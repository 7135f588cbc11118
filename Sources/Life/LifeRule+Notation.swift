extension LifeRule {
  /// `B3/S23` if that suffices; otherwise the shortest of `B2/S013V`, `B2/S34H`, `B2-a/S12`, `W30` and `MAP…` that
  /// does.
  public var notation: String {
    if let counts { return Self.notation(counts, "") }
    for neighbours in LifeNeighbours.allCases {
      guard let counts = Self.counts(of: map, by: neighbours) else { continue }
      return Self.notation(counts, neighbours.suffix)
    }
    if let birth = arrangements(isAlive: false), let survival = arrangements(isAlive: true) {
      return "B\(birth)/S\(survival)"
    }
    return wolfram.map { "W\($0)" } ?? "MAP\(base64)"
  }

  private static func notation(_ counts: Counts, _ suffix: String) -> String {
    func digits(_ bits: UInt16) -> String {
      (0...8).filter { bits >> UInt16($0) & 1 == 1 }.map(String.init).joined()
    }
    return "B\(digits(counts.birth))/S\(digits(counts.survival))\(suffix)"
  }

  /// Digits with Hensel's letters; nil if the orientation of neighbours matters.
  private func arrangements(isAlive: Bool) -> String? {
    let own = isAlive ? LifeNeighbours.own : 0
    var text = ""
    for count in 0...8 {
      let all = LifeArrangement.all(of: count)
      let living = all.filter { arrangement in
        arrangement.members.contains { lives(in: $0 | own) }
      }
      guard living.allSatisfy({ $0.members.allSatisfy { lives(in: $0 | own) } }) else {
        return nil
      }
      if living.isEmpty { continue }
      text += "\(count)"
      if living.count == all.count { continue }
      // Lists the missing ones if that is shorter.
      let isNegated = all.count - living.count + 1 < living.count
      let letters = all.compactMap(\.letter).filter { letter in
        living.contains { $0.letter == letter } != isNegated
      }
      text += (isNegated ? "-" : "") + String(letters)
    }
    return text
  }
}

extension LifeRule {
  /// Rules with an established name.
  public static let named: [(name: String, rule: LifeRule)] = [
    ("Conway's Life", "B3/S23"), ("HighLife", "B36/S23"), ("Day & Night", "B3678/S34678"),
    ("Seeds", "B2/S"), ("Life without death", "B3/S012345678"), ("Replicator", "B1357/S1357"),
    ("Diamoeba", "B35678/S5678"), ("2×2", "B36/S125"), ("Morley (Move)", "B368/S245"),
    ("Anneal", "B4678/S35678"), ("34 Life", "B34/S34"), ("Maze", "B3/S12345"),
    ("Mazectric", "B3/S1234"), ("Coral", "B3/S45678"), ("Walled cities", "B45678/S2345"),
    ("Stains", "B3678/S235678"), ("Flock", "B3/S12"), ("DryLife", "B37/S23"),
    ("Pedestrian Life", "B38/S23"), ("Gnarl", "B1/S1"), ("LongLife", "B345/S5"),
    ("Serviettes", "B234/S"), ("Assimilation", "B345/S4567"), ("Coagulations", "B378/S235678"),
    ("EightLife", "B3/S238"), ("H-trees", "B1/S012345678"), ("Pseudo Life", "B357/S238"),
    ("Vote", "B5678/S45678"), ("Gems", "B3457/S4568"), ("Iceballs", "B25678/S5678"),
  ].compactMap { name, text in LifeRule(text).map { (name, $0) } }

  /// The name that the rule has; nil for none.
  public var name: String? { Self.named.first { $0.rule == self }?.name }
}
