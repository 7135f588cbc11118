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
    commandName: name, abstract: "Run a Lua script on a board, pixel art or a painting.",
    discussion: """
      The script starts with an empty board, or a copy of the one given with --board, and has Golly's functions. With \
      --document, it starts with a copy of pixel art or a painting, and has the module filbert. Its messages are \
      printed on standard error; a resulting board is printed as JSON. With --output, the result is written to a file. \
      The script has no access to the network, or to files outside the folder given with --files.
      """)

  @Argument(help: "The script; - is standard input.", completion: .file(extensions: ["lua"]))
  var script: String
  @Option(
    help: ArgumentHelp("The board to start with: its number, or a file.", valueName: "id|file"))
  var board: String?
  @Option(
    help: ArgumentHelp(
      "The pixel art or painting to start with: its number, or a file.", valueName: "id|file"))
  var document: String?
  @Option(
    help: ArgumentHelp("The initial selection of a board.", valueName: "x,y,width,height"),
    transform: Self.selection)
  var select: LifeBounds?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to this file; - is standard output, instead of a board's JSON.",
      valueName: "file"),
    completion: .file())
  var output: String?
  @Option(
    help: "The type of that file, whatever the ending.",
    completion: .list(FileFormat.written.map(\.id)), transform: Self.format)
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
    if document != nil, board != nil || select != nil {
      throw ValidationError("--document goes with neither --board nor --select")
    }
    if output == nil, format != nil { throw ValidationError("--format needs --output") }
    if let output, written == nil {
      let kinds = formats.map(\.id).joined(separator: ", ")
      throw ValidationError(
        output == "-"
          ? "- needs --format: one of \(kinds)"
          : "\(output) does not end in one of \(kinds); use --format")
    }
  }

  /// The formats for a board, or for any document.
  private var formats: [FileFormat] {
    document == nil ? FileFormat.written(from: .life) : FileFormat.written
  }

  /// The format to write; nil for none that is possible.
  private var written: FileFormat? {
    (format ?? output.flatMap { FileFormat(ofFile: $0) }).flatMap {
      formats.contains($0) ? $0 : nil
    }
  }

  func run() throws {
    if let document { return try run(on: try ScriptedDocument(document, in: library)) }
    let (start, name) =
      try board.map { try BoardSource($0, in: library).read() }
      ?? (Board(LifeWorld()), "")
    let host = ScriptConsole(answers: answer)
    let outcome = try running { script, goesOn in
      let outcome = script.run(
        on: ScriptBoard(start.world, name: name, selection: select), host: host, goesOn: goesOn)
      host.finish()
      return (outcome, outcome.end)
    }
    try write(outcome.board, start.step.notes)
    if output != "-" { try Output.standard.write(json(of: outcome.board, host.message)) }
  }

  private func run(on start: ScriptedDocument) throws {
    let host = ScriptConsole(answers: answer)
    let result = try running { script, goesOn in
      let run = start.run(script, host: host, goesOn: goesOn)
      host.finish()
      return run
    }
    if let result { try write(result, named: start.name) }
    if !host.message.isEmpty { host.write(host.message + "\n") }
  }

  /// Runs the script, and fails unless it was done.
  private func running<Result>(
    _ run: (Script, @escaping @Sendable () -> Bool) -> (Result, ScriptOutcome.End)
  ) throws -> Result {
    let interrupt = PendingInterrupt()
    defer { interrupt.letThrough() }
    let limit = seconds.map { ContinuousClock.now + .seconds($0) }
    let (result, end) = run(try source()) {
      !interrupt.isPending && limit.map { .now < $0 } ?? true
    }
    switch end {
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
    return result
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
    try write(bytes, to: output)
  }

  private func write(_ document: Document, named name: String) throws {
    guard let output, let written else { return }
    try write(try DocumentExport(as: written).bytes(of: document, name: name), to: output)
  }

  private func write(_ bytes: [UInt8], to output: String) throws {
    if output == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(output).replace(with: bytes)
    }
  }

  private static func format(_ text: String) throws -> FileFormat {
    guard let format = FileFormat(ofFile: "." + text) else {
      let kinds = FileFormat.written.map(\.id).joined(separator: ", ")
      throw ValidationError("--format must be one of \(kinds)")
    }
    return format
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
