import App
import ArgumentParser
import Base
import CommandLine
import Documents
import Glibc

/// `filbert` and all its verbs.
struct Filbert: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "filbert", abstract: "A paint program.",
    discussion: "Without a command, it opens the collection, or imports and opens the given files.",
    version: version, subcommands: Verbs.subcommands + [OpenVerb.self],
    defaultSubcommand: OpenVerb.self)
}

/// `filbert [FILE…]`
struct OpenVerb: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the collection, or import and open files.")

  @OptionGroup var wanted: OpenOptions
  @OptionGroup var library: LibraryOptions

  nonisolated func run() throws {
    let (files, new) = (wanted.files, wanted.new)
    let (path, sessionName) = (library.path, wanted.sessionName)
    let status = MainActor.assumeIsolated {
      Self.open(files, new: new, libraryPath: path, sessionName: sessionName)
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Shows the windows until the last one is closed.
  ///
  /// - Returns: the exit status.
  @MainActor static func open(
    _ files: [String], new kind: ItemKind? = nil, libraryPath: String, sessionName: String? = nil
  ) -> Int32 {
    let environment = LibraryOptions.environment
    let language = WindowProgram.chosenLanguage(environment: environment)
    LaunchEnvironment.settle(language: language)
    return WindowProgram.run(
      libraryPath: libraryPath, files: files, new: kind, language: language,
      sessionName: sessionName, environment: environment,
      complain: Output.standard.complain
    ).rawValue
  }
}

guard OpenFileLimit.raise() >= OpenFileLimit.least else {
  Output.standard.complain(
    "fewer than \(OpenFileLimit.least) files may be open at once; raise the limit with 'ulimit -n'")
  exit(1)
}
// Skip the parser without arguments, as it takes as long as opening the library.
if CommandLine.arguments.count == 1 {
  signal(SIGPIPE, SIG_IGN)
  // Make a write that is too large fail with an error instead.
  signal(SIGXFSZ, SIG_IGN)
  exit(OpenVerb.open([], libraryPath: LibraryOptions.path()))
}
exit(CommandRunner.run(Filbert.self, arguments: Array(GivenWords.all.dropFirst())))
