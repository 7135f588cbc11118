import Foundation

/// Where the program under test lies.
enum ProgramFile {
  struct Missing: Error, CustomStringConvertible {
    let description =
      "there is no program to test: run Scripts/build, or name one with FILBERT_PROGRAM"
  }

  static func path() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["FILBERT_PROGRAM"], !named.isEmpty {
      guard isProgram(named) else { throw Missing() }
      return named
    }
    let built = ["release", "debug"].map { "\(root)/.build/\($0)/filbert" }
    guard let found = built.first(where: isProgram) else { throw Missing() }
    return found
  }

  /// The folder of Package.swift, three above this file's own.
  static var root: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  private static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
