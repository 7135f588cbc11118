import ArgumentParser
import Base
import Documents
import Formats
import Life
import Scripting
import Texts

/// `filbert script`
struct ScriptVerb: Verb {
  static let name = "script"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run a Lua script with Golly's functions on a board.",
    discussion: """
      The script starts with an empty board, or a copy of the one given with --board. Its messages are printed on \
      standard error; the resulting board is printed as JSON and, with --output, written to a file. The script has no \
      access to the network, or to files outside the folder given with --files.
      """)

  @Argument(help: "The script; - is standard input.", completion: .file(extensions: ["lua"]))
  var script: String
  @Option(
    help: ArgumentHelp("The board to start with: its number, or a file.", valueName: "id|file"))
  var board: String?
  @Option(
    help: ArgumentHelp("The initial selection.", valueName: "x,y,width,height"),
    transform: Self.selection)
  var select: LifeBounds?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the resulting board to this file; - is standard output, instead of the JSON.",
      valueName: "file"),
    completion: .file())
  var output: String?
  @Option(
    help: "The type of that file, whatever the ending: \(LifeVerb.formats.listed("or")).",
    completion: .list(LifeVerb.formats), transform: LifeVerb.format)
  var format: FileFormat?
  @Option(
    help: ArgumentHelp(
      "The answer to a question of the script; may be repeated, in order (default: the script's suggestion).",
      valueName: "text"))
  var answer: [String] = []
  @Option(
    help: ArgumentHelp("A folder with files that the script may read.", valueName: "folder"),
    completion: .directory)
  var files: String?
  @Flag(help: "Also let the script write to that folder.")
  var write = false
  @Option(help: ArgumentHelp("Stop the script after this many seconds.", valueName: "n"))
  var seconds: Double?
  @Option(help: ArgumentHelp("The memory limit of the script, in megabytes.", valueName: "n"))
  var memory = ScriptLimits.usualBytes >> 20
  @OptionGroup var library: LibraryOptions

  private static let allowedMemory = 1...65_536

  func validate() throws {
    if let seconds, !(0...1e9).contains(seconds) {
      throw ValidationError("--seconds must be 0 to 1000000000")
    }
    if !Self.allowedMemory.contains(memory) {
      throw ValidationError("--memory must be 1 to \(Self.allowedMemory.upperBound)")
    }
    if write, files == nil { throw ValidationError("--write needs --files") }
    if output == nil, format != nil { throw ValidationError("--format needs --output") }
    if let output, written == nil {
      let kinds = LifeVerb.formats.joined(separator: ", ")
      throw ValidationError(
        output == "-"
          ? "- needs --format: one of \(kinds)"
          : "\(output) does not end in one of \(kinds); use --format")
    }
  }

  /// The format to write; nil for none that holds a board.
  private var written: FileFormat? {
    (format ?? output.flatMap { FileFormat(ofFile: $0) }).flatMap {
      $0.isWritten(from: .life) ? $0 : nil
    }
  }

  func run() throws {
    let (start, name) =
      try board.map { try BoardSource($0, in: library).read() }
      ?? (Board(LifeWorld()), "")
    let interrupt = PendingInterrupt()
    defer { interrupt.letThrough() }
    let host = ScriptConsole(answers: answer)
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    let outcome = try source().run(
      on: ScriptBoard(start.world, name: name, selection: select), host: host
    ) { !interrupt.isPending && end.map { .now < $0 } ?? true }
    host.finish()
    switch outcome.end {
    case .done: break
    case .failed(let text): throw Failure(text)
    case .outOfMemory:
      throw Failure("\(script) needs more than \(memory) MB; raise the limit with --memory")
    case .stopped:
      throw Failure(
        interrupt.isPending
          ? "cancelled; nothing was written"
          : "\(script) was stopped after \(seconds ?? 0) seconds"
      )
    }
    try write(outcome.board, start.step.notes)
    if output != "-" { try Output.standard.write(json(of: outcome.board, host.message)) }
  }

  private func source() throws -> Script {
    let isInput = script == "-"
    let text = try isInput ? DocumentFile.readStandardInput() : DocumentFile(script).read()
    let folder = script.lastIndex(of: "/").map { String(script[..<$0]) } ?? "."
    var source = Script(
      text: text, name: isInput ? "standard input" : DocumentFile(script).name,
      moduleFolders: (isInput ? [] : [folder])
        + [GollyScripts.folder(environment: LibraryOptions.environment)].compactMap(\.self),
      folder: files)
    source.mayWrite = write
    source.limits.bytes = memory << 20
    return source
  }

  /// - Parameter notes: the author and comments of the board that the script started from.
  private func write(_ board: ScriptBoard, _ notes: LifeNotes) throws {
    guard let output, let written else { return }
    let bytes = try BoardExport(as: written, scale: 4).bytes(
      of: Board(board.world, notes: notes), name: board.name
    ) { _ in true }
    if output == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(output).replace(with: bytes)
    }
  }

  private func json(of board: ScriptBoard, _ message: String) -> String {
    let world = board.world
    return """
      {"rule": "\(world.rule.notation)", "generation": \(world.generation), \
      "population": \(world.population), "bounds": \(BoardDocument.text(of: world.cells.extent)), \
      \(BoardDocument.text(of: world.edges)), "name": \(BoardDocument.text(quoting: board.name)), \
      "message": \(BoardDocument.text(quoting: message))}

      """
  }

  private static func selection(_ text: String) throws -> LifeBounds {
    let numbers = text.split(separator: ",").map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0,
      [x, y, width, height].allSatisfy({ $0.magnitude < 1 << 40 })
    else { throw ValidationError("--select must be x,y,width,height") }
    return LifeBounds(left: x, top: y, right: x + width - 1, bottom: y + height - 1)
  }
}
