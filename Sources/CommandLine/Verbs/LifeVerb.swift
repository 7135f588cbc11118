import ArgumentParser
import Base
import Documents
import Formats
import Life
import Storage
import Texts

/// `filbert life`
struct LifeVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "life", abstract: "Let cells live, and print what became of them as JSON.",
    discussion: """
      A number is a board of the library, which stays as it is; anything else is a file: run lengths (RLE), \
      macrocell, Life 1.05, Life 1.06 or plain text (.cells), as they are or as .gz.
      """)

  @Argument(help: "A board's number, or a file; - is standard input.", completion: .file())
  var source: String
  @Option(
    help: ArgumentHelp("For how many generations.", valueName: "n"), transform: Self.generations)
  var generations: BigInteger
  @Option(
    help: ArgumentHelp(
      "The rule, as B3/S23, with edges behind it if wanted, as B3/S23:T100,50; otherwise the pattern's own, or Conway's."
    ),
    transform: Self.rule)
  var rule: LifeRuleText?
  @Option(
    help: ArgumentHelp(
      "tiles computes cell by cell, hashlife what repeats itself only once; auto is whichever turns out quicker.",
      valueName: "auto|tiles|hashlife"),
    completion: .list(["auto", "tiles", "hashlife"]), transform: Self.engine)
  var engine = LifeSimulation.Engine.automatic
  @Option(
    help: ArgumentHelp(
      "How many cores may compute cell by cell, where that is quicker; all, if it isn't said.",
      valueName: "n"))
  var threads: Int?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024")
    }
  }

  func run() throws {
    var world = try world()
    rule?.apply(to: &world)
    // Where nothing is computed, no engine need take the cells.
    guard generations > 0 else {
      return try write(world, world.generation, world.population, world.cells.reach)
    }
    var life = LifeSimulation(
      world, engine: engine, threadCount: threads ?? Cores.count)
    life.advance(by: generations)
    try write(world, life.generation, life.population, life.reach)
  }

  private func write(
    _ world: LifeWorld, _ generation: BigInteger, _ population: BigInteger, _ reach: LifeReach?
  ) throws {
    try Output.standard.write(
      """
      {"rule": "\(world.rule.notation)", "generation": \(generation), \
      "population": \(population), "bounds": \(BoardDocument.text(of: reach))}

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
    let reader =
      try source == "-" ? DocumentFile.standardInput() : DocumentFile(source).reader()
    do throws(LifePatternError) {
      return try LifeFile.world { bytes throws(LifePatternError) in
        do throws(DocumentFileError) {
          return try reader.read(into: &bytes)
        } catch {
          throw LifePatternError(error.message)
        }
      }.world
    } catch {
      throw Failure("\(source == "-" ? "standard input" : source): \(error)")
    }
  }

  private static func generations(_ text: String) throws -> BigInteger {
    guard let number = BigInteger(text), !number.isNegative else {
      throw ValidationError(
        "--generations must be a whole number of at most \(BigInteger.mostDigits) digits")
    }
    return number
  }

  private static func engine(_ text: String) throws -> LifeSimulation.Engine {
    guard let engine = LifeSimulation.Engine(rawValue: text) else {
      throw ValidationError("--engine must be auto, tiles or hashlife")
    }
    return engine
  }

  private static func rule(_ text: String) throws -> LifeRuleText {
    do throws(LifePatternError) {
      return try LifeRuleText(text)
    } catch {
      throw ValidationError("--rule: \(error)")
    }
  }
}
