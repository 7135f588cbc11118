import ArgumentParser
import Base
import Life

/// `filbert census`
struct CensusVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "census",
    abstract: "Let random soups live, and count the objects that they leave.",
    discussion: """
      A soup is a square of 16 × 16 cells, half of which live, mirrored or turned about its corner where a symmetry is named. \
      Each object is called by its apgcode (xs4_33 is the block), with how often it was left and the first soup that left it. \
      The same seed gives the same soups.
      """)

  @Option(help: ArgumentHelp("How many soups.", valueName: "n"))
  var soups: Int
  @Option(help: ArgumentHelp("Of which soups there are.", valueName: "n"))
  var seed: UInt64 = 1
  @Option(
    help: "How a soup is repeated: \(LifeSoup.Symmetry.allCases.map(\.rawValue).listed("or")).",
    completion: .list(LifeSoup.Symmetry.allCases.map(\.rawValue)), transform: Self.symmetry)
  var symmetry = LifeSoup.Symmetry.none
  @Option(help: "The rule, as B3/S23.", transform: Self.rule)
  var rule = LifeRule.conway
  @Option(help: ArgumentHelp("How many cores may compute; all, if it isn't said.", valueName: "n"))
  var threads: Int?
  @Flag(help: "As JSON.")
  var json = false

  private static let allowedSoups = 1...1_000_000_000

  func validate() throws {
    if !Self.allowedSoups.contains(soups) {
      throw ValidationError("--soups must be 1 to \(Self.allowedSoups.upperBound)")
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
    census.add(first: soups, threadCount: threads ?? Cores.count) { count in
      progress.show { "\(count) of \(soups) soups" }
      return !interrupt.isPending
    }
    progress.clear()
    // What was counted until the key was pressed is said, too.
    try Output.standard.write(text(of: census))
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
      "soups": \(census.soupCount), "objects": \(census.objectCount), "census": [
      \(objects.joined(separator: ",\n"))
      ]}

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
      throw ValidationError("--rule must be a rule of two states, as B3/S23")
    }
    return rule
  }
}
