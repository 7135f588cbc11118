import Base
import Synchronization

/// The objects left by a number of soups, counted by code.
///
///     var census = SoupCensus(rule: .conway, symmetry: .none, seed: 1)
///     census.add(soups: 0..<1000)
///     census.counts["xs4_33"]
public struct SoupCensus: Sendable {
  /// The rule that the soups are run by.
  public let rule: LifeRule
  /// The symmetry of all soups.
  public let symmetry: LifeSoup.Symmetry
  /// The seed, which determines the soup of each number.
  public let seed: UInt64
  /// The number of soups counted so far.
  public private(set) var soupCount = 0
  /// The number of each object.
  public private(set) var counts: [String: Int] = [:]
  /// The soups that left something rare, with the codes; see `rarity`.
  public private(set) var rareSoups: [Int: [String]] = [:]
  /// An object rarer than one in this many of its kind is rare; nil to skip the check.
  public var rarity: Int?
  /// The first soup that left each object.
  public private(set) var firstSoups: [String: Int] = [:]
  private var ash: LifeAsh
  /// The rare ones among the objects.
  private var rare: Set<String> = []

  /// The code of soups that neither settle in time nor grow steadily; for steadily growing ones, only the growth is
  /// counted.
  public static let unsettled = "UNSETTLED"

  /// - Parameter rule: must not create cells from nothing.
  public init(rule: LifeRule, symmetry: LifeSoup.Symmetry, seed: UInt64) {
    (self.rule, self.symmetry, self.seed) = (rule, symmetry, seed)
    ash = LifeAsh(rule: rule)
  }

  /// The reason a rule allows no census, in English; nil if it does.
  public static func refusal(of rule: LifeRule) -> String? {
    rule.isBornFromNothing ? "cells are born from nothing by \(rule.notation)" : nil
  }

  /// The initial state of the soup with a number.
  public func soup(_ number: Int) -> LifeSoup {
    var random = SoupRandom(seed: seed, soup: number)
    return LifeSoup(symmetry, using: &random)
  }

  /// Runs soups and counts the resulting objects.
  public mutating func add(soups numbers: some Sequence<Int>) {
    var settling = SettlingSoup(rule, in: SoupUniverse(rule: rule))
    for number in numbers { add(soup(number).cells, of: number, &settling) }
  }

  /// Runs cells as if they were a soup.
  mutating func add(_ cells: [LifeCell], of number: Int) {
    var settling = SettlingSoup(rule, in: SoupUniverse(rule: rule))
    add(cells, of: number, &settling)
  }

  private mutating func add(
    _ cells: [LifeCell], of number: Int, _ settling: inout SettlingSoup
  ) {
    soupCount += 1
    for code in codes(of: cells, &settling) {
      add(code, of: number)
      if rare.contains(code) { rareSoups[number, default: []].append(code) }
    }
  }

  /// Apparently settled cells may include a glider about to hit something: then they get more time.
  private static let mostTrials = 6

  /// The codes of the objects once the cells have settled.
  private mutating func codes(of cells: [LifeCell], _ settling: inout SettlingSoup) -> [String] {
    var cells = cells
    var codes: [String] = []
    for _ in 0..<Self.mostTrials {
      guard let rest = settling.rest(of: cells) else {
        return [LifeGrowth(of: cells, rule: rule)?.population.code ?? Self.unsettled]
      }
      codes = ash.codes(of: rest)
      guard codes.contains(LifeAsh.unknown) else { break }
      cells = rest
    }
    return codes
  }

  private mutating func add(_ code: String, of soup: Int, count: Int = 1) {
    if counts[code] == nil, let rarity, SoupFrequencies.isRarer(code, than: rarity) {
      rare.insert(code)
    }
    counts[code, default: 0] += count
    firstSoups[code] = min(firstSoups[code] ?? soup, soup)
  }

  /// The number of soups per core between checks of whether to go on.
  private static let batch = 200

  /// Counts the objects of soups on several cores.
  ///
  /// - Parameter goesOn: called now and then with the results so far; returns false to end the census.
  public mutating func add(
    soups numbers: Range<Int>, threadCount: Int, while goesOn: (SoupCensus) -> Bool
  ) {
    let batches = (numbers.count + Self.batch - 1) / Self.batch
    let blank = self.blank
    let sum = Mutex(self)
    // Batches are processed in waves, to end in time.
    let wave = 4 * threadCount
    for start in stride(from: 0, to: batches, by: wave) {
      guard goesOn(sum.withLock { $0 }) else { break }
      Cores.share(min(wave, batches - start), most: threadCount) { index in
        let first = numbers.lowerBound + (start + index) * Self.batch
        var part = blank
        part.add(soups: first..<min(first + Self.batch, numbers.upperBound))
        sum.withLock { $0.add(part) }
      }
    }
    self = sum.withLock { $0 }
  }

  /// An empty census of the same kind.
  private var blank: SoupCensus {
    var blank = SoupCensus(rule: rule, symmetry: symmetry, seed: seed)
    blank.rarity = rarity
    return blank
  }

  /// Adds the counts of other soups of the same kind.
  public mutating func add(_ other: SoupCensus) {
    soupCount += other.soupCount
    rareSoups.merge(other.rareSoups) { own, _ in own }
    for (code, count) in other.counts {
      add(code, of: other.firstSoups[code] ?? 0, count: count)
    }
  }

  /// The total number of objects.
  public var objectCount: Int { counts.values.reduce(0, +) }

  /// The objects by falling count, with ties sorted by code.
  public var ranking: [(code: String, count: Int, firstSoup: Int)] {
    counts.map { ($0.key, $0.value, firstSoups[$0.key] ?? 0) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
  }
}
