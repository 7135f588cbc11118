public import ArgumentParser
import Base
import Formats
import Glibc

/// Runs a command line with the exit statuses of the contract: 0, 1 for a failure, 2 for wrong usage.
public enum CommandRunner {
  /// Parses and runs a command line, writing to standard output and standard error.
  ///
  /// - Parameter arguments: without the program's own name.
  /// - Returns: the exit status.
  public static func run(
    _ root: any ParsableCommand.Type, arguments: [String], output: Output = .standard
  ) -> Int32 {
    // A closed reader should end the writing, not the program.
    signal(SIGPIPE, SIG_IGN)
    // Makes a write beyond the size limit fail with an error.
    signal(SIGXFSZ, SIG_IGN)
    if arguments == [SVGPartsProgram.word] { return SVGPartsProgram.run() }
    if let word = arguments.first,
      let guess = VerbGuess(word, verbs: Verbs.names, isFile: { DocumentFile($0).exists })
    {
      output.complain("unknown command “\(word)”; did you mean “\(guess.meant)”?")
      return 2
    }
    if let word = arguments.first, VerbGuess.isNeither(word, verbs: Verbs.names) {
      output.complain("“\(word)” is neither a command nor a file; see 'filbert --help'")
      return 2
    }
    do {
      var command = try Verbs.command(for: Verbs.arranged(arguments), of: root)
      try command.run()
      return 0
    } catch is Output.Closed {
      // The reader has had enough, as after `| head -1`.
      return 0
    } catch {
      return report(error, of: root, to: output)
    }
  }

  private static func report(
    _ error: any Error, of root: any ParsableCommand.Type, to output: Output
  ) -> Int32 {
    let code = root.exitCode(for: error)
    if code == .success {
      // Help and version are not failures.
      try? output.write(root.message(for: error) + "\n")
      return 0
    }
    if let exit = error as? ExitCode { return exit.rawValue }
    let isUsage = code == .validationFailure
    let text = isUsage ? root.message(for: error) : String(describing: error)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "failed"
    output.complain(isUsage ? "\(line); see 'filbert --help'" : line)
    return isUsage ? 2 : 1
  }
}
