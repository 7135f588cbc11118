import Foundation
import Testing

/// What is made of the program where it is installed, and how it was linked. No window is opened.
@Suite struct InstalledProgramTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a line of the shell.
  ///
  /// - Returns: its exit status, and all that it printed.
  private func run(_ line: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-o", "pipefail", "-c", line]
    process.currentDirectoryURL = Self.root
    process.environment = ProcessInfo.processInfo.environment
      .merging(["FILBERT": try ProgramFile.path(), "LC_ALL": "C.UTF-8"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private func hasProgram(_ name: String) throws -> Bool {
    try run("command -v \(name)").status == 0
  }

  @Test func `Its manual page is made of its arguments, and read without a complaint`() throws {
    let make = #""$FILBERT" --experimental-dump-help | Scripts/manual 2026-01-02 0.1"#
    let complaints = try run("\(make) | MANWIDTH=100 man --warnings -l - 2>&1 >/dev/null")
    #expect(complaints.status == 0 && complaints.output.isEmpty, "\(complaints.output)")
    let page = try run("\(make) | MANWIDTH=100 man -l - | col -b").output
    for part in ["thumbnail file out size", "backup restore", "--new kind", "EXIT STATUS"] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Its completions are understood`(shell: String) throws {
    let script = try run(#""$FILBERT" --generate-completion-script \#(shell)"#)
    #expect(script.status == 0 && script.output.contains("thumbnail"))
    guard try hasProgram(shell) else { return }
    let reading = try run(
      #"\#(shell) -n <("$FILBERT" --generate-completion-script \#(shell))"#)
    #expect(reading.status == 0 && reading.output.isEmpty, "\(reading.output)")
  }

  @Test func `Nothing leads it to libraries beside it, and the loader's table is locked`() throws {
    // A debug build is not what people run.
    guard try ProgramFile.path().contains("release") else { return }
    let table = try run(#"readelf -dW "$FILBERT""#).output
    #expect(!table.contains("RPATH") && !table.contains("RUNPATH"))
    #expect(table.contains("BIND_NOW") && !table.contains("libswift"))
    // A library that came later could be another version than those that are loaded.
    for library in ["fontconfig", "pango", "cairo", "glib", "gobject", "gio", "gdk_pixbuf"] {
      #expect(table.contains("lib\(library)"), "\(library)")
    }
    #expect(try run(#"readelf -lW "$FILBERT""#).output.contains("GNU_RELRO"))
    // What a Swift program would export by itself is some twenty thousand names.
    let exported = try run(#"nm -D --defined-only "$FILBERT" | wc -l"#).output
    #expect(Int(exported.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .max < 100)
  }
}
