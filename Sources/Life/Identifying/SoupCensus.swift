import Base
import Synchronization

/// What a number of soups have left, counted by the codes of objects.
///
///     var census = SoupCensus(rule: .conway, symmetry: .none, seed: 1)
///     census.add(soups: 0..<1000)
///     census.counts["xs4_33"]
public struct SoupCensus: Sendable {
  public let rule: LifeRule
  public let symmetry: LifeSoup.Symmetry
  public let seed: UInt64
  public private(set) var soupCount = 0
  /// How often each object was left.
  public private(set) var counts: [String: Int] = [:]
  /// Soups that left something rare, and its codes; see `rarity`.
  public private(set) var rareSoups: [Int: [String]] = [:]
  /// What is rarer than one in so many of its kind is rare; nil where nobody asks.
  public var rarity: Int?
  /// The first soup that left each of them.
  public private(set) var firstSoups: [String: Int] = [:]
  private var ash: LifeAsh
  /// Those that were left and are rare.
  private var rare: Set<String> = []

  /// What soups are counted as that have not come to rest in time, nor grow at a steady pace; of those that do, the
  /// growth is counted alone.
  public static let unsettled = "UNSETTLED"

  /// - Parameter rule: one by which nothing is born from nothing.
  public init(rule: LifeRule, symmetry: LifeSoup.Symmetry, seed: UInt64) {
    (self.rule, self.symmetry, self.seed) = (rule, symmetry, seed)
    ash = LifeAsh(rule: rule)
  }

  /// Why no census can be made by a rule, in English; nil where one can.
  public static func refusal(of rule: LifeRule) -> String? {
    rule.isBornFromNothing ? "cells are born from nothing by \(rule.notation)" : nil
  }

  /// The soup of a number, as it begins.
  public func soup(_ number: Int) -> LifeSoup {
    var random = SoupRandom(seed: seed, soup: number)
    return LifeSoup(symmetry, using: &random)
  }

  /// Lets soups live, and counts what they leave.
  public mutating func add(soups numbers: some Sequence<Int>) {
    var settling = SettlingSoup(rule, in: SoupUniverse(rule: rule))
    for number in numbers { add(soup(number).cells, of: number, &settling) }
  }

  /// Lets cells live as if they were a soup.
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

  /// What looks like rest may be a glider on its way to something: then cells are given more time.
  private static let mostTrials = 6

  /// What becomes of cells once they have come to rest.
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

  /// What a core does before it looks whether it shall go on.
  private static let batch = 200

  /// Counts what soups leave, on several cores.
  ///
  /// - Parameter goesOn: asked now and then, with what has been counted; the census ends where it says no.
  public mutating func add(
    soups numbers: Range<Int>, threadCount: Int, while goesOn: (SoupCensus) -> Bool
  ) {
    let batches = (numbers.count + Self.batch - 1) / Self.batch
    let blank = self.blank
    let sum = Mutex(self)
    // Some batches at a time, so that it ends where it shall.
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

  /// The same census before anything is counted.
  private var blank: SoupCensus {
    var blank = SoupCensus(rule: rule, symmetry: symmetry, seed: seed)
    blank.rarity = rarity
    return blank
  }

  /// Takes over what others have counted, of other soups of the same kind.
  public mutating func add(_ other: SoupCensus) {
    soupCount += other.soupCount
    rareSoups.merge(other.rareSoups) { own, _ in own }
    for (code, count) in other.counts {
      add(code, of: other.firstSoups[code] ?? 0, count: count)
    }
  }

  /// How many objects there are.
  public var objectCount: Int { counts.values.reduce(0, +) }

  /// The most frequent first, and what is as frequent by its code.
  public var ranking: [(code: String, count: Int, firstSoup: Int)] {
    counts.map { ($0.key, $0.value, firstSoups[$0.key] ?? 0) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
  }
}
