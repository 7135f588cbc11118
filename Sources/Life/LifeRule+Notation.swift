extension LifeRule {
  /// `B3/S23`; where that does not tell the rule, the shortest of `B2/S013V`, `B2/S34H`, `B2-a/S12`, `W30` and `MAP…` that
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

  /// Digits and Hensel's letters; nil where the direction matters in which neighbours lie.
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
      // Those that are missing, where that is shorter.
      let isNegated = all.count - living.count + 1 < living.count
      let letters = all.compactMap(\.letter).filter { letter in
        living.contains { $0.letter == letter } != isNegated
      }
      text += (isNegated ? "-" : "") + String(letters)
    }
    return text
  }
}
