import Foundation
import Testing

extension EndToEnd {
  @Suite struct StartTests {
    @Test(arguments: ["list", ""])
    func `Where hardly any file may be open, that is said`(verb: String) throws {
      try VirtualDesktop.use { desktop in
        let program = try ProgramFile.path()
        let complaint = desktop.folder.appending("complaint")
        let shell = try desktop.launch(
          "/bin/sh", ["-c", "exec 2>'\(complaint)'; ulimit -n 8; exec '\(program)' \(verb)"])
        #expect(try shell.status() == 1)
        #expect(try String(contentsOfFile: complaint, encoding: .utf8).contains("ulimit -n"))
      }
    }

    /// A process that writes more gets a signal, which ends those that do nothing about it.
    @Test func `Where no file may grow, verbs say so and leave the files that are there alone`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(SamplePainting.json(name: "Sun"), to: "sun.json")
        #expect(try desktop.library.run("import", file).status == 0)
        let program = try ProgramFile.path()
        let target = desktop.folder.appending("sun.png")
        let verbs = [
          "export 1 '\(target)'", "rename 1 Moon", "import '\(file)'", "delete 1",
        ]
        for verb in verbs {
          let said = desktop.folder.appending("said")
          let shell = try desktop.launch(
            "/bin/sh",
            ["-c", "(ulimit -f 0; '\(program)' \(verb); echo \"status $?\") 2>&1 | cat >'\(said)'"])
          #expect(try shell.status() == 0)
          let lines = try String(contentsOfFile: said, encoding: .utf8).split(separator: "\n")
          #expect(lines.count == 2 && lines[0].hasPrefix("filbert: "), "\(verb): \(lines)")
          let status = try #require(lines.last.flatMap { Int($0.dropFirst("status ".count)) })
          #expect((1..<64).contains(status), "\(verb): \(lines)")
        }
        #expect(!FileManager.default.fileExists(atPath: target))
        #expect(try desktop.library.items().map(\.name) == ["Sun"])
      }
    }
  }
}
