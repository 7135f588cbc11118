extension LifeRule {
  /// Parses a rule in any case: `B3/S23` with or without the slash, which may be a `_`, `23/3` (survival first), both
  /// with Hensel's letters (`B2-a/S12`) or Golly's neighbourhoods (`B2/S013V`, `B2/S34H`), `MAP…` in base 64, and
  /// Wolfram's `W30`.
  ///
  /// Returns nil for anything else.
  public init?(_ text: String) {
    let compact = text.filter { !$0.isWhitespace }
    let lower = compact.lowercased()
    if lower.hasPrefix("map") {
      self.init(base64: compact.dropFirst(3))
    } else if lower.hasPrefix("w") {
      self.init(wolfram: lower.dropFirst())
    } else {
      self.init(conditions: lower)
    }
  }

  private init?(conditions text: String) {
    let neighbours = LifeNeighbours.allCases.first {
      !$0.suffix.isEmpty && text.hasSuffix($0.suffix.lowercased())
    }
    let plain = text.dropLast(neighbours == nil ? 0 : 1)
    let isNamed = plain.contains { "bs".contains($0) }
    guard let parts = isNamed ? Self.named(plain) : Self.split(plain)
    else { return nil }
    let kind = neighbours ?? .moore
    guard let birth = Self.neighbourhoods(of: parts.birth, isAlive: false, kind),
      let survival = Self.neighbourhoods(of: parts.survival, isAlive: true, kind)
    else { return nil }
    self.init { birth.contains($0) || survival.contains($0) }
  }

  /// Splits `b3/s23`, `s23b3`.
  private static func named(_ text: Substring) -> (birth: String, survival: String)? {
    var parts: [Character: String] = [:]
    var current: Character?
    for sign in text {
      switch sign {
      case "b", "s":
        guard parts[sign] == nil else { return nil }
        parts[sign] = ""
        current = sign
      case "/", "_": current = nil
      default:
        guard let current else { return nil }
        parts[current, default: ""].append(sign)
      }
    }
    return parts["b"].map { ($0, parts["s"] ?? "") }
  }

  /// Splits `23/3`.
  private static func split(_ text: Substring) -> (birth: String, survival: String)? {
    let parts = text.split(omittingEmptySubsequences: false) { "/_".contains($0) }
    return parts.count == 2 ? (String(parts[1]), String(parts[0])) : nil
  }

  /// The neighbourhoods listed by `2-a34q`.
  private static func neighbourhoods(
    of text: String, isAlive: Bool, _ neighbours: LifeNeighbours
  ) -> Set<Int>? {
    let own = isAlive ? LifeNeighbours.own : 0
    var result: Set<Int> = []
    var rest = Substring(text)
    while let digit = rest.popFirst() {
      guard digit.isASCII, let count = digit.wholeNumberValue, count <= neighbours.count else {
        return nil
      }
      let isNegated = rest.first == "-"
      if isNegated { rest.removeFirst() }
      let letters = rest.prefix { $0.isLetter }
      rest.removeFirst(letters.count)
      if letters.isEmpty {
        guard !isNegated else { return nil }
        result.formUnion(
          LifeNeighbours.neighbourhoods.filter {
            $0 & LifeNeighbours.own == own && ($0 & neighbours.mask).nonzeroBitCount == count
          })
      } else {
        let all = LifeArrangement.all(of: count)
        guard neighbours == .moore,
          letters.allSatisfy({ letter in all.contains { $0.letter == letter } })
        else { return nil }
        for arrangement in all {
          guard let letter = arrangement.letter, letters.contains(letter) != isNegated else {
            continue
          }
          result.formUnion(arrangement.members.map { $0 | own })
        }
      }
    }
    return result
  }
}
