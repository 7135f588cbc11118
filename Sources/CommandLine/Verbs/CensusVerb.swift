import ArgumentParser
import Base
import Life

/// `filbert census`
struct CensusVerb: Verb {
  static let name = "census"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Run random soups and count the objects they leave.",
    discussion: """
      A soup is a square of 16 × 16 cells, half of them alive, mirrored or rotated about its corner if --symmetry is given. \
      Each object is listed by its apgcode (xs4_33 is the block), with its count and the first soup that left it. \
      The same seed gives the same soups. --keep saves the soups that left something rare: at most one in a million of its \
      kind, as Catagolue counts still lifes, oscillators and spaceships under Conway's rule, or as set by --rarer-than.
      """)

  @Option(help: ArgumentHelp("The number of soups.", valueName: "n"))
  var soups: Int
  @Option(help: ArgumentHelp("The seed of the soups.", valueName: "n"))
  var seed: UInt64 = 1
  @Option(
    help: ArgumentHelp(
      "The number of the first soup, to continue an earlier census.", valueName: "n"))
  var from = 0
  @Option(
    help: "Soup symmetries: \(LifeSoup.Symmetry.allCases.map(\.rawValue).listed("or")).",
    completion: .list(LifeSoup.Symmetry.allCases.map(\.rawValue)), transform: Self.symmetry)
  var symmetry = LifeSoup.Symmetry.none
  @Option(help: "The rule, such as B3/S23.", transform: Self.rule)
  var rule = LifeRule.conway
  @Option(help: ArgumentHelp("The number of cores to use (default: all).", valueName: "n"))
  var threads: Int?
  @Option(
    help: ArgumentHelp(
      "Save soups that left something rare: 'library' for boards in the library, or a folder for RLE files.",
      valueName: "library|folder"),
    completion: .directory)
  var keep: String?
  @Option(
    help: ArgumentHelp("Treat one in more than this many as rare for --keep.", valueName: "n"))
  var rarerThan: Int?
  @OptionGroup var library: LibraryOptions
  @Flag(help: "Print JSON.")
  var json = false

  private static let allowedSoups = 1...1_000_000_000

  func validate() throws {
    if !Self.allowedSoups.contains(soups) {
      throw ValidationError("--soups must be 1 to \(Self.allowedSoups.upperBound)")
    }
    if !(0...Self.allowedSoups.upperBound).contains(from) {
      throw ValidationError("--from must be 0 to \(Self.allowedSoups.upperBound)")
    }
    if rarerThan != nil, keep == nil { throw ValidationError("--rarer-than needs --keep") }
    if let rarerThan, !(1...SoupFrequencies.rarest).contains(rarerThan) {
      throw ValidationError("--rarer-than must be 1 to \(SoupFrequencies.rarest)")
    }
    if keep != nil, rule != .conway {
      throw ValidationError("--keep is only for B3/S23, the only rule with published frequencies")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024")
    }
    if let reason = SoupCensus.refusal(of: rule) { throw ValidationError("--rule: \(reason)") }
  }

  func run() throws {
    let interrupt = PendingInterrupt()
    defer { interrupt.letThrough() }
    let progress = ProgressLine()
    var census = SoupCensus(rule: rule, symmetry: symmetry, seed: seed)
    if keep != nil { census.rarity = rarerThan ?? SoupFrequencies.rarest }
    var rareSoups = keep.map { RareSoups(in: $0, library) }
    var failure: (any Error)?
    func save(_ census: SoupCensus) {
      do { try rareSoups?.save(of: census) } catch { failure = error }
    }
    census.add(soups: from..<from + soups, threadCount: threads ?? Cores.count) { census in
      progress.show { "\(census.soupCount) of \(soups) soups" }
      // Saves findings immediately, in case the census is interrupted.
      save(census)
      return failure == nil && !interrupt.isPending
    }
    progress.clear()
    if failure == nil { save(census) }
    // Also reports a census that was interrupted.
    try Output.standard.write(text(of: census))
    if let failure { throw failure }
  }

  private func text(of census: SoupCensus) -> String {
    guard json else {
      return census.ranking.map { "\($0.count)\t\($0.code)\t\($0.firstSoup)\n" }.joined()
    }
    let objects = census.ranking.map {
      "  {\"code\": \"\($0.code)\", \"count\": \($0.count), \"firstSoup\": \($0.firstSoup)}"
    }
    return """
      {"rule": "\(rule.notation)", "symmetry": "\(symmetry.rawValue)", "seed": \(seed), \
      "from": \(from), "soups": \(census.soupCount), "objects": \(census.objectCount), "census": [
      \(objects.joined(separator: ",\n"))
      ]\(keep == nil ? "" : RareSoups.json(of: census))}

      """
  }

  private static func symmetry(_ text: String) throws -> LifeSoup.Symmetry {
    guard let symmetry = LifeSoup.Symmetry(rawValue: text) else {
      let known = LifeSoup.Symmetry.allCases.map(\.rawValue)
      throw ValidationError("--symmetry must be one of \(known.joined(separator: ", "))")
    }
    return symmetry
  }

  private static func rule(_ text: String) throws -> LifeRule {
    guard let rule = LifeRule(text) else {
      throw ValidationError("--rule must be a two-state rule such as B3/S23")
    }
    return rule
  }
}
