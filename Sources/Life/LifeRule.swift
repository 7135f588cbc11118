/// Which cells live in the next generation, by which of the nine cells around each live.
///
///     LifeRule("B3/S23")       // Conway's
///     LifeRule("23/3")         // the same, in the older notation
///     LifeRule("B2-a/S12")     // two neighbours, but not beside each other
///     LifeRule("B2/S34H")      // hexagons
public struct LifeRule: Sendable {
  /// How many living neighbours it takes, where it does not matter which of the eight they are.
  public struct Counts: Hashable, Sendable {
    /// Bit n: a dead cell with n living neighbours is born.
    public let birth: UInt16
    /// Bit n: a living cell with n living neighbours lives on.
    public let survival: UInt16
  }

  /// Of the neighbourhoods 0…511 those in which the cell lives on or is born: bit n & 63 of the word n ÷ 64.
  ///
  /// The bits of a neighbourhood are its cells row by row, from the north-western one, the highest, to the
  /// south-eastern one.
  public let map: SIMD8<UInt64>
  /// Nil where it matters which neighbours live.
  public let counts: Counts?

  public init(map: SIMD8<UInt64>) {
    self.map = map
    counts = Self.counts(of: map, by: .moore)
  }

  /// - Parameter lives: whether the cell in the middle of a neighbourhood, 0…511, lives in the next generation.
  init(_ lives: (_ neighbourhood: Int) -> Bool) {
    var map = SIMD8<UInt64>.zero
    for neighbourhood in LifeNeighbours.neighbourhoods where lives(neighbourhood) {
      map[neighbourhood >> 6] |= 1 << UInt64(neighbourhood & 63)
    }
    self.init(map: map)
  }

  /// - Parameters: bits 0…8: with how many living neighbours a cell is born, and lives on.
  public init(birth: UInt16, survival: UInt16) {
    self.init(Counts(birth: birth, survival: survival), by: .moore)
  }

  init(_ counts: Counts, by neighbours: LifeNeighbours) {
    self.init { neighbourhood in
      let bits = neighbourhood & LifeNeighbours.own == 0 ? counts.birth : counts.survival
      return bits >> UInt16((neighbourhood & neighbours.mask).nonzeroBitCount) & 1 == 1
    }
  }

  public static let conway = LifeRule(birth: 1 << 3, survival: 1 << 2 | 1 << 3)

  /// Whether the cell in the middle lives in the next generation.
  ///
  /// - Parameter neighbourhood: 0…511; see `map`.
  public func lives(in neighbourhood: Int) -> Bool {
    map[neighbourhood >> 6] >> UInt64(neighbourhood & 63) & 1 == 1
  }

  /// Nil where it matters which neighbours live, or whether some live that are none.
  static func counts(of map: SIMD8<UInt64>, by neighbours: LifeNeighbours) -> Counts? {
    // Bits of the counts with which a cell lives, and with which it dies, of dead and of living cells.
    var (lives, dies): (SIMD2<UInt16>, SIMD2<UInt16>) = (.zero, .zero)
    for neighbourhood in LifeNeighbours.neighbourhoods {
      let bit: UInt16 = 1 << UInt16((neighbourhood & neighbours.mask).nonzeroBitCount)
      let own = neighbourhood & LifeNeighbours.own == 0 ? 0 : 1
      if map[neighbourhood >> 6] >> UInt64(neighbourhood & 63) & 1 == 1 {
        lives[own] |= bit
      } else {
        dies[own] |= bit
      }
    }
    return lives & dies == .zero ? Counts(birth: lives[0], survival: lives[1]) : nil
  }

  // MARK: Births from nothing

  private static let emptiness = 0
  private static let fullness = 511

  /// Whether all of an empty plane is born at once.
  public var fillsEmptiness: Bool { lives(in: Self.emptiness) && !isComplement }

  /// Whether cells are born among none and survive among eight (B0 with S8). Such a rule is computed with living and
  /// dead cells exchanged, as in Golly: what is painted on an empty plane lives in what would be a full one.
  public var isComplement: Bool { lives(in: Self.emptiness) && lives(in: Self.fullness) }

  /// The rule that dead cells follow among living ones as living ones follow this among dead ones.
  public var complement: LifeRule { LifeRule { !lives(in: Self.fullness ^ $0) } }

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
    let around = isBackgroundAlive ? Self.fullness : Self.emptiness
    let next = lives(in: around)
    return (LifeRule { lives(in: around ^ $0) != next }, next)
  }
}

extension LifeRule: Hashable {
  public static func == (a: LifeRule, b: LifeRule) -> Bool { a.map == b.map }

  public func hash(into hasher: inout Hasher) { hasher.combine(map) }
}
