import Foundation
import Testing

/// What `Tests/Runner` makes of tests that pass, fail, crash or are left out.
@Suite("The runner of tests")
struct RunnerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let tests = [
    "ATests.First/one()", "ATests.First/two()", "BTests.Second/`says three words`()",
  ]

  /// Stands for the built tests: lists them, and lets each take the outcome that is named for its target.
  private static let bundle = """
    #!/usr/bin/python3
    import re, sys
    words = dict(zip(sys.argv, sys.argv[1:]))
    tests = OUTCOMES
    if "--list-tests" in sys.argv:
        print("\\n".join(tests))
        sys.exit()
    chosen = [test for test in tests if re.search(words["--filter"], test)]
    cases, failed = "", False
    for test in chosen:
        outcome = tests[test]
        print(f"Test {test} started.", flush=True)
        if outcome == "crashes":
            sys.exit(139)
        if outcome == "is left out":
            continue
        failed |= outcome == "fails"
        inner = '<failure message="it is"/>' if outcome == "fails" else ""
        suite, _, name = test.partition("/")
        cases += f'<testcase classname="{suite}" name="{name}" time="0.5">{inner}</testcase>'
    with open(words["--xunit-output"], "w") as report:
        report.write(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    sys.exit(1 if failed else 0)
    """

  private func run(
    _ outcomes: [String], _ arguments: [String] = []
  ) throws -> (status: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appending(path: "bundle")
    let table = zip(Self.tests, outcomes).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    try Self.bundle.replacingOccurrences(of: "OUTCOMES", with: "{\(table)}")
      .write(to: bundle, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle.path)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-B", "Tests/Runner/runner.py", bundle.path] + arguments
    process.currentDirectoryURL = Self.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [[], ["--shuffle", "7"]])
  func `passes if all tests that are listed pass, in any order`(arguments: [String]) throws {
    let (status, text) = try run(["passes", "passes", "passes"], arguments)
    #expect(status == 0 && text.hasSuffix("\n3 passed, 0 failed\n"), "\(text)")
    #expect(text.contains("1.0 s  ATests.First"), "\(text)")
  }

  @Test func `fails and names the test that fails`() throws {
    let (status, text) = try run(["passes", "fails", "passes"])
    #expect(status == 1 && text.hasSuffix("\n2 passed, 1 failed\n"), "\(text)")
    #expect(text.contains("✘ ATests.First.two()"), "\(text)")
  }

  @Test func `fails and names the test during which the process ended`() throws {
    let (status, text) = try run(["passes", "crashes", "passes"])
    #expect(status == 1 && text.hasSuffix("\n1 passed, 1 failed\n"), "\(text)")
    #expect(text.contains("✘ ATests: exit status 139, in ATests.First/two()"), "\(text)")
  }

  @Test func `fails if a test that is listed does not run`() throws {
    let (status, text) = try run(["passes", "is left out", "passes"])
    #expect(status == 1 && text.contains("✘ ATests: 1 of 2 tests ran"), "\(text)")
  }
}
