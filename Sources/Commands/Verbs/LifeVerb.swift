import ArgumentParser
import Exchange
import Glibc
import Library
import Life
import Model

/// `filbert life`
struct LifeVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "life", abstract: "Let cells live, and print what became of them as JSON.",
    discussion: """
      A number is a board of the library, which stays as it is; anything else is a file: run lengths (RLE), \
      macrocell, Life 1.06 or plain text (.cells).
      """)

  @Argument(help: "A board's number, or a file; - is standard input.") var source: String
  @Option(help: ArgumentHelp("For how many generations.", valueName: "n")) var generations: Int
  @Option(
    help: "The rule, as B3/S23; otherwise the pattern's own, or Conway's.", transform: Self.rule)
  var rule: LifeRule?
  @Option(
    help: ArgumentHelp(
      "Compute cell by cell on so many cores, instead of looking for what repeats itself.",
      valueName: "n"))
  var threads: Int?
  @OptionGroup var library: LibraryOptions

  /// HashLife's squares become as wide as there are generations.
  private static let mostGenerations = 1 << 55

  func validate() throws {
    guard (0...Self.mostGenerations).contains(generations) else {
      throw ValidationError("--generations must be 0 to \(Self.mostGenerations)")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024")
    }
  }

  func run() throws {
    var world = try world()
    if let rule { world.rule = rule }
    var life = LifeSimulation(
      world, engine: threads == nil ? .hash : .tiles, stride: generations,
      threadCount: threads ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    life.advance(by: generations)
    try Output.standard.write(
      """
      {"rule": "\(world.rule.notation)", "generation": \(life.generation), \
      "population": \(life.population), "bounds": \(BoardDocument.text(of: life.bounds))}

      """)
  }

  private func world() throws -> LifeWorld {
    if let id = ItemID(source) {
      let read = try library.reading { try $0.document(id) }
      read.complainAboutLoss()
      guard case .life(let board) = read.document else {
        throw Failure(
          "item \(id) is no board of living cells; 'filbert list --json' names the kinds")
      }
      return board.world
    }
    let bytes =
      try source == "-" ? DocumentFile.readStandardInput() : DocumentFile(source).read()
    do throws(LifePatternError) {
      return try LifeFile.world(bytes).world
    } catch {
      throw Failure("\(source == "-" ? "standard input" : source): \(error)")
    }
  }

  private static func rule(_ text: String) throws -> LifeRule {
    guard let rule = LifeRule(text) else {
      throw ValidationError("--rule must be in B/S notation, as B3/S23")
    }
    return rule
  }
}
