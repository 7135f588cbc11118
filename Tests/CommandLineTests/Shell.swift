import ArgumentParser
import Foundation
import Glibc
import Testing

@testable import CommandLine

/// A folder with a library, and verbs that run in processes of their own.
final class Shell: Sendable {
  struct Outcome: Equatable {
    var output: String
    var errors: String
  }

  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "filbert-shell-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func file(_ name: String) -> String { folder + "/" + name }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// Runs `filbert` with the arguments and the folder's library, without a display.
  ///
  /// - Parameters:
  ///   - input: a file that becomes standard input.
  ///   - status: the exit status that is expected.
  @discardableResult
  func run(_ words: String..., input: String = "/dev/null", exits status: Int32 = 0)
    async throws -> Outcome
  {
    try await run(words: words, input: input, exits: status)
  }

  func run(
    words: [String], input: String = "/dev/null", in directory: String = ".",
    exits status: Int32 = 0
  ) async throws -> Outcome {
    let folder = folder
    let run = file("run-" + UUID().uuidString)
    // Files rather than pipes: the testing library writes into its own.
    await #expect(processExitsWith: .exitCode(status)) {
      [
        words = words as [String], folder = folder as String, input = input as String,
        run = run as String, directory = directory as String
      ] in
      chdir(directory)
      setenv("FILBERT_LIBRARY", folder + "/library.sqlite", 1)
      setenv("XDG_RUNTIME_DIR", folder, 1)
      unsetenv("DISPLAY")
      dup2(open(input, O_RDONLY), STDIN_FILENO)
      dup2(open(run + ".output", O_WRONLY | O_CREAT, 0o600), STDOUT_FILENO)
      dup2(open(run + ".errors", O_WRONLY | O_CREAT, 0o600), STDERR_FILENO)
      exit(CommandRunner.run(RootVerb.self, arguments: words))
    }
    return Outcome(
      output: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: run + ".output")), as: UTF8.self),
      errors: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: run + ".errors")), as: UTF8.self))
  }
}

/// The program without its window.
struct RootVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filbert", version: "1.2.3", subcommands: Verbs.subcommands)
}
