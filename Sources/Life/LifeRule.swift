/// The rule of the next generation: whether a cell lives, from the nine cells around it and itself.
///
///     LifeRule("B3/S23")       // Conway's
///     LifeRule("23/3")         // the same, in the older notation
///     LifeRule("B2-a/S12")     // two neighbours, but not next to each other
///     LifeRule("B2/S34H")      // hexagons
public struct LifeRule: Sendable {
  /// The required numbers of living neighbours, regardless of their positions.
  public struct Counts: Hashable, Sendable {
    /// Bit n: a dead cell with n living neighbours is born.
    public let birth: UInt16
    /// Bit n: a living cell with n living neighbours survives.
    public let survival: UInt16
  }

  /// The set of neighbourhoods 0…511 that make the cell survive or be born: bit n & 63 of the word n ÷ 64.
  ///
  /// The bits of a neighbourhood are its cells row by row, from the north-western one, the highest, to the
  /// south-eastern one.
  public let map: SIMD8<UInt64>
  /// Nil if the positions of neighbours matter.
  public let counts: Counts?

  /// Creates a rule from the neighbourhoods that make a cell live.
  public init(map: SIMD8<UInt64>) {
    self.map = map
    counts = Self.counts(of: map, by: .moore)
  }

  /// - Parameter lives: whether the centre cell of a neighbourhood, 0…511, lives in the next generation.
  init(_ lives: (_ neighbourhood: Int) -> Bool) {
    var map = SIMD8<UInt64>.zero
    for neighbourhood in LifeNeighbours.neighbourhoods where lives(neighbourhood) {
      map[neighbourhood >> 6] |= 1 << UInt64(neighbourhood & 63)
    }
    self.init(map: map)
  }

  /// - Parameters: bits 0…8: the numbers of living neighbours for birth, and for survival.
  public init(birth: UInt16, survival: UInt16) {
    self.init(Counts(birth: birth, survival: survival), by: .moore)
  }

  init(_ counts: Counts, by neighbours: LifeNeighbours) {
    self.init { neighbourhood in
      let bits = neighbourhood & LifeNeighbours.own == 0 ? counts.birth : counts.survival
      return bits >> UInt16((neighbourhood & neighbours.mask).nonzeroBitCount) & 1 == 1
    }
  }

  /// The rule of John Conway's Life, B3/S23.
  public static let conway = LifeRule(birth: 1 << 3, survival: 1 << 2 | 1 << 3)

  /// Whether the centre cell lives in the next generation.
  ///
  /// - Parameter neighbourhood: 0…511; see `map`.
  public func lives(in neighbourhood: Int) -> Bool {
    map[neighbourhood >> 6] >> UInt64(neighbourhood & 63) & 1 == 1
  }

  /// Returns nil if the positions of neighbours matter, or if other cells do.
  static func counts(of map: SIMD8<UInt64>, by neighbours: LifeNeighbours) -> Counts? {
    // The counts that make dead and living cells live or die, as bits.
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

  /// Whether an empty plane becomes all alive at once.
  public var fillsEmptiness: Bool { lives(in: Self.emptiness) && !isComplement }

  /// Whether cells are born without neighbours and survive with eight (B0 with S8). Such a rule is computed with living
  /// and dead cells exchanged, as in Golly: cells painted on an empty plane stand for dead ones on a full plane.
  public var isComplement: Bool { lives(in: Self.emptiness) && lives(in: Self.fullness) }

  /// The same rule with living and dead cells exchanged.
  public var complement: LifeRule { LifeRule { !lives(in: Self.fullness ^ $0) } }

  /// The rule for cells relative to a uniform background: under it, empty space always stays empty.
  ///
  /// - Parameter isBackgroundAlive: the current background.
  /// - Returns: the rule for this generation, and the background after it.
  public func relative(
    toBackground isBackgroundAlive: Bool
  ) -> (rule: LifeRule, isBackgroundAlive: Bool) {
    // With B0 and S8, painted cells are the differing ones, as in Golly.
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
