/// Which cells are born and which live on, by how many of their eight neighbours live.
///
///     LifeRule("B3/S23")     // Conway's
///     LifeRule("23/3")       // the same, in the older notation
public struct LifeRule: Equatable, Hashable, Sendable {
  /// Bit n: a dead cell with n living neighbours is born.
  public let birth: UInt16
  /// Bit n: a living cell with n living neighbours lives on.
  public let survival: UInt16

  private static let allCounts: UInt16 = 0x1FF

  /// - Parameters: bits 0…8.
  public init(birth: UInt16, survival: UInt16) {
    self.birth = birth & Self.allCounts
    self.survival = survival & Self.allCounts
  }

  public static let conway = LifeRule(birth: 1 << 3, survival: 1 << 2 | 1 << 3)

  /// Reads `B3/S23` in any case, with or without the stroke, or `23/3` (survival first).
  ///
  /// Nil for anything else.
  public init?(_ text: String) {
    let lower = text.lowercased().filter { $0 != " " }
    if lower.contains("b") || lower.contains("s") {
      var counts: [Character: UInt16] = [:]
      var current: Character?
      for sign in lower {
        if sign == "b" || sign == "s" {
          guard counts[sign] == nil else { return nil }
          counts[sign] = 0
          current = sign
        } else if sign == "/" {
          current = nil
        } else if let current, let bit = Self.bit(of: sign) {
          counts[current, default: 0] |= bit
        } else {
          return nil
        }
      }
      guard let birth = counts["b"] else { return nil }
      self.init(birth: birth, survival: counts["s"] ?? 0)
    } else {
      let parts = lower.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      var masks: [UInt16] = []
      for part in parts {
        var mask: UInt16 = 0
        for sign in part {
          guard let bit = Self.bit(of: sign) else { return nil }
          mask |= bit
        }
        masks.append(mask)
      }
      self.init(birth: masks[1], survival: masks[0])
    }
  }

  private static func bit(of sign: Character) -> UInt16? {
    guard let digit = sign.wholeNumberValue, sign.isASCII, digit <= 8 else { return nil }
    return 1 << UInt16(digit)
  }

  /// `B3/S23`.
  public var notation: String {
    func digits(_ mask: UInt16) -> String {
      (0...8).filter { mask >> UInt16($0) & 1 == 1 }.map(String.init).joined()
    }
    return "B\(digits(birth))/S\(digits(survival))"
  }

  /// Whether a cell lives in the next generation.
  ///
  /// - Parameter neighbours: 0…8.
  public func lives(_ isAlive: Bool, neighbours: Int) -> Bool {
    (isAlive ? survival : birth) >> UInt16(neighbours) & 1 == 1
  }

  /// Whether all of an empty plane is born at once.
  public var fillsEmptiness: Bool { birth & 1 == 1 && !isComplement }

  /// Whether cells are born among none and survive among eight (B0 with S8). Such a rule is computed with living and
  /// dead cells exchanged, as in Golly: what is painted on an empty plane lives in what would be a full one.
  public var isComplement: Bool { birth & 1 == 1 && survival >> 8 & 1 == 1 }

  /// The rule that dead cells follow among living ones as living ones follow this among dead ones.
  public var complement: LifeRule {
    func reversed(_ mask: UInt16) -> UInt16 {
      (0...8).reduce(0) { $0 | (mask >> UInt16($1) & 1) << UInt16(8 - $1) }
    }
    return LifeRule(birth: ~reversed(survival), survival: ~reversed(birth))
  }

  /// The rule that cells follow which are counted as living where they differ from what is all around: with it,
  /// emptiness stays empty, whatever the rule is.
  ///
  /// - Parameter isBackgroundAlive: what is all around now.
  /// - Returns: the rule for this generation, and what is all around after it.
  public func relative(
    toBackground isBackgroundAlive: Bool
  ) -> (rule: LifeRule, isBackgroundAlive: Bool) {
    // With births in emptiness and survival in fullness, what is painted is what differs, as in Golly.
    if isComplement { return (complement, isBackgroundAlive) }
    let next = lives(isBackgroundAlive, neighbours: isBackgroundAlive ? 8 : 0)
    var (birth, survival): (UInt16, UInt16) = (0, 0)
    for count in 0...8 {
      let real = isBackgroundAlive ? 8 - count : count
      // A cell that differs from its surroundings lives where they are dead, and the other way round.
      if lives(isBackgroundAlive, neighbours: real) != next { birth |= 1 << UInt16(count) }
      if lives(!isBackgroundAlive, neighbours: real) != next { survival |= 1 << UInt16(count) }
    }
    return (LifeRule(birth: birth, survival: survival), next)
  }
}
