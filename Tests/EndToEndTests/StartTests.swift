import Foundation
import Testing

extension EndToEnd {
  @Suite struct StartTests {
    @Test func `Code that only the start needed is given back, and the program goes on`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        _ = try desktop.collection()
        try wait(until: "the code of the start is given back") {
          // Glibc, Xlib and Cairo alone have more.
          (1..<3_000).contains(program.codeMemory)
        }
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        _ = try desktop.library.newest(elements: 1)
        try desktop.quit(program)
      }
    }

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
  }
}
