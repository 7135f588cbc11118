import Foundation
import Testing

@Suite struct EnvironmentTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Who may, and why no other thread reads the environment meanwhile.
  private static let allowed: Set<String> = [
    // The first thing that the window program does.
    "Sources/filbert/LaunchEnvironment.swift",
    // A measuring program without threads of its own.
    "Sources/Bench/StartBench.swift",
    // In processes of their own, before anything else.
    "Tests/CommandLineTests/Shell.swift", "Tests/TextsTests/LocaleNumberTests.swift",
  ]

  /// A test run once died of it: one thread started a program while another one made an X connection.
  @Test func `No source changes the environment of a process that has threads`() throws {
    var changing: Set<String> = []
    for folder in ["Sources", "Tests"] {
      let place = Self.root.appending(path: folder)
      let files = try #require(FileManager.default.enumerator(atPath: place.path))
      for case let file as String in files
      where [".swift", ".c", ".cpp", ".h"].contains(where: file.hasSuffix) {
        let text = try String(contentsOf: place.appending(path: file), encoding: .utf8)
        if text.contains(#/\b(?:g_)?(?:un)?setenv\(|\b(?:putenv|clearenv)\(/#) {
          changing.insert("\(folder)/\(file)")
        }
      }
    }
    #expect(changing == Self.allowed)
  }
}
