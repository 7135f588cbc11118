import ArgumentParser
import Base
import Documents
import Formats
import Life
import Storage
import Texts

/// `filbert life`
struct LifeVerb: Verb {
  static let name = "life"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run a pattern and print or write the result.",
    discussion: """
      A number is a board of the library, which is not changed; anything else is a file: run lengths (RLE), macrocell, \
      Life 1.05, Life 1.06 or plain text (.cells), optionally compressed as .gz. The result is printed as JSON and, with \
      --output, written to a file: \(FileFormat.endings(for: .life)).
      """)

  @Argument(help: "A board's number, or a file; - is standard input.", completion: .file())
  var source: String
  @Option(
    help: ArgumentHelp(
      "The number of generations; with --until-stable, the maximum.", valueName: "n"),
    transform: Self.generations)
  var generations: BigInteger?
  @Flag(help: "Run until the pattern repeats or, if spaceships fly away, its population does.")
  var untilStable = false
  @Option(
    help: ArgumentHelp(
      "The rule, such as B3/S23, or B3/S23:T100,50 with edges (default: the pattern's own rule, or Conway's)."
    ),
    transform: Self.rule)
  var rule: LifeRuleText?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to this file; - is standard output, instead of the JSON.",
      valueName: "file"),
    completion: .file())
  var output: String?
  @Option(
    help: "The type of that file, whatever the ending: \(Self.formats.listed("or")).",
    completion: .list(Self.formats), transform: Self.format)
  var format: FileFormat?
  @Option(help: ArgumentHelp("Pixels per cell in a picture.", valueName: "n"))
  var scale: Int?
  @Option(
    help: ArgumentHelp(
      "tiles computes cell by cell, hashlife computes repeated parts only once, auto uses the faster of them.",
      valueName: "auto|tiles|hashlife"),
    completion: .list(["auto", "tiles", "hashlife"]), transform: Self.engine)
  var engine = LifeSimulation.Engine.automatic
  @Option(
    help: ArgumentHelp(
      "The maximum number of cores for computing cell by cell (default: all).",
      valueName: "n"))
  var threads: Int?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if generations == nil, !untilStable {
      throw ValidationError("missing --generations or --until-stable")
    }
    if untilStable, engine == .hash {
      throw ValidationError("--until-stable examines every generation; use --engine tiles or auto")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024")
    }
    if output == nil, format != nil || scale != nil {
      throw ValidationError("--format and --scale need --output")
    }
    if let scale, !(1...PixelExport.mostScale).contains(scale) {
      throw ValidationError("--scale must be 1 to \(PixelExport.mostScale)")
    }
    guard let output else { return }
    guard let written else {
      let kinds = Self.formats.joined(separator: ", ")
      throw ValidationError(
        output == "-"
          ? "- needs --format: one of \(kinds)"
          : "\(output) does not end in one of \(kinds); use --format")
    }
    if scale != nil { try written.check(.size, "--scale is") }
  }

  /// The format to write; nil for none that holds a board.
  private var written: FileFormat? {
    (format ?? output.flatMap { FileFormat(ofFile: $0) }).flatMap {
      $0.isWritten(from: .life) ? $0 : nil
    }
  }

  func run() throws {
    var (world, name, notes) = try read()
    rule?.apply(to: &world)
    let interrupt = PendingInterrupt()
    // A pending interrupt ends the program in any case.
    defer { interrupt.letThrough() }
    let progress = ProgressLine()
    let course = LifeCourse(
      engine: engine, threadCount: threads ?? Cores.count, interrupt: interrupt, progress: progress)
    let outcome =
      untilStable
      ? course.stableOutcome(of: consume world, atMost: generations)
      : course.outcome(of: consume world, after: generations ?? 0, wantsCells: output != nil)
    progress.clear()
    guard let outcome else { throw Self.cancelled }
    guard !outcome.isTooLarge else {
      throw Failure(
        "the pattern has too many cells to compute after generation \(outcome.world.generation); "
          + "nothing was written")
    }
    if let output, let written {
      try write(outcome, named: name, notes, to: output, as: written, interrupt)
    }
    if output != "-" { try Output.standard.write(json(of: outcome)) }
  }

  /// Reads the board, keeping only the parts needed for a run.
  private func read() throws -> (world: LifeWorld, name: String, notes: LifeNotes) {
    let (board, name) = try BoardSource(source, in: library).read()
    return (board.world, name, board.step.notes)
  }

  private func write(
    _ outcome: LifeCourse.Outcome, named name: String, _ notes: LifeNotes, to file: String,
    as format: FileFormat, _ interrupt: PendingInterrupt
  ) throws {
    let export = BoardExport(as: format, scale: scale ?? 4)
    let bytes: [UInt8]
    do {
      bytes = try export.bytes(of: Board(outcome.world, notes: notes), name: name) { _ in
        !interrupt.isPending
      }
    } catch  where interrupt.isPending {
      throw Self.cancelled
    }
    if file == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(file).replace(with: bytes)
    }
  }

  private static let cancelled = Failure("cancelled; nothing was written")

  private func json(of outcome: LifeCourse.Outcome) -> String {
    let world = outcome.world
    var text = """
      {"rule": "\(world.rule.notation)", "generation": \(world.generation), \
      "population": \(outcome.population), "bounds": \(BoardDocument.text(of: outcome.extent)), \
      \(BoardDocument.text(of: world.edges)), \
      "engine": \(outcome.engine.map { "\"\($0)\"" } ?? "null")
      """
    if untilStable {
      text += ", \"stable\": "
      text +=
        outcome.stability.map {
          "{\"generation\": \($0.generation), \"period\": \($0.period), \"exact\": \($0.isExact)}"
        } ?? "null"
    }
    return text + "}\n"
  }
}
