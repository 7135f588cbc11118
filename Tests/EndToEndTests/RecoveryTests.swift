import Foundation
import Testing

extension EndToEnd {
  /// What is left when the program, its windows or its library go down.
  @Suite struct RecoveryTests {
    @Test func `A stroke under the pointer outlives a kill, but for its last moments`() throws {
      try Desk.use { desk in
        let program = try desk.start()
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        let points = Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.8, 0.7))
        try window.beginStroke(at: points[0])
        let corner = window.area.corner
        // Half a second and more of drawing, until some of it is on the disk.
        var count = 1
        try wait(until: "parts of the stroke are kept") {
          desk.hand.move(to: corner + points[count % points.count])
          count += 1
          usleep(20_000)
          return count > 60
        }
        program.kill()
        desk.hand.release()
        let next = try desk.start()
        let painting = try desk.library.newest(strokes: 1)
        #expect(painting.strokes[0].points.count > 25, "of \(count) samples")
        #expect(painting.strokes[0].points.count <= count)
        _ = try desk.collection()
        try desk.quit(next)
      }
    }

    @Test func `A stroke that was lifted leaves no part behind`() throws {
      try Desk.use { desk in
        let program = try desk.start()
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        let points = Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.8, 0.7))
        try window.beginStroke(at: points[0])
        for point in points[1...] {
          desk.hand.move(to: window.area.corner + point)
          usleep(40_000)
        }
        desk.hand.release()
        _ = try desk.library.newest(strokes: 1)
        program.kill()
        let next = try desk.start()
        _ = try desk.collection()
        #expect(try desk.library.newest(strokes: 1).strokes.count == 1)
        #expect(try desk.library.items().count == 1)
        try desk.quit(next)
      }
    }

    @Test func `Two starts at once are one program`() throws {
      try Desk.use { desk in
        for _ in 0..<4 {
          let programs = try [desk.start(), desk.start(), desk.start()]
          try wait(until: "one program is left") { programs.filter(\.isRunning).count == 1 }
          for program in programs where !program.isRunning {
            #expect(try program.status() == 0, "\(program.complaints)")
          }
          _ = try desk.collection()
          #expect(desk.windows.count == 1)
          try desk.quit(programs.first(where: \.isRunning) ?? programs[0])
        }
      }
    }

    @Test func `A start beside a stopped program, with other folders, leaves the library alone`()
      throws
    {
      try Desk.use { desk in
        let first = try desk.start()
        _ = try desk.collection()
        first.send(SIGSTOP)
        defer { first.send(SIGCONT) }
        let other = try desk.folder.makeFolder("other", mode: 0o700)
        for changes in [[:], ["XDG_RUNTIME_DIR": other], ["XDG_RUNTIME_DIR": ""]] {
          let second = try desk.start(changes: changes)
          #expect(try second.status(forSeconds: 90) == 1)
          #expect(second.complaints.contains("another Filbert shows"), "\(second.complaints)")
          #expect(second.complaints.isOneLine)
        }
      }
    }

    @Test func `Windows that others destroy end the program, and nothing is lost`() throws {
      try Desk.use { desk in
        let program = try desk.start()
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        for window in desk.windows { desk.hand.destroy(window.identifier) }
        #expect(try program.status() == 0, "\(program.complaints)")
        #expect(try desk.library.newest(strokes: 1).strokes.count == 1)
      }
    }

    @Test func `A pipe neither holds the window up nor keeps a signal from being heard`() throws {
      try Desk.use { desk in
        let pipe = desk.folder.appending("pipe.json")
        #expect(mkfifo(pipe, 0o600) == 0)
        let program = try desk.start(pipe, "/dev/zero")
        _ = try desk.collection()
        // Handed over by a second start.
        #expect(try desk.start(pipe).status() == 0)
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        _ = try desk.library.newest(strokes: 1)
        let start = secondsNow()
        program.send(SIGTERM)
        #expect(try program.status() == 0)
        #expect(secondsNow() - start < 10)
      }
    }

    @Test func `A window of any size costs no more memory than the screen`() throws {
      try Desk.use(isManaged: false) { desk in
        let program = try desk.start()
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        desk.hand.forgeSize(32767, 32767, of: window.identifier)
        window.resize(to: 32767, 32767)
        window.click(paper.point(0.5, 0.5))
        _ = try desk.library.newest(strokes: 1)
        #expect(program.greatestMemory < 200_000, "\(program.greatestMemory) kB")
        window.resize(to: 600, 500)
        window.move(to: Point(300, 300))
        try desk.quit(program)
      }
    }

    @Test func `A crash leaves a report, and the next start says so`() throws {
      try Desk.use { desk in
        let program = try desk.start()
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        _ = try desk.library.newest(strokes: 1)
        program.send(SIGSEGV)
        #expect(try program.status() == 128 + SIGSEGV)
        let report = desk.folder.appending("home/.local/state/filbert/crash.txt")
        #expect(try String(contentsOfFile: report, encoding: .utf8).hasPrefix("signal 11\n"))
        let next = try desk.start()
        let collection = try desk.collection()
        let foot = Area(
          x: 0, y: collection.area.height - 90, width: collection.area.width, height: 90)
        try wait(until: "a sentence is at the foot") {
          (collection.picture(of: foot)?.colors.count ?? 0) > 8
        }
        #expect(try desk.library.newest(strokes: 1).strokes.count == 1)
        try desk.quit(next)
      }
    }

    @Test func `A backup of the day lies beside the library soon after the start`() throws {
      try Desk.use { desk in
        let file = try desk.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        _ = try desk.library.run("import", file)
        let program = try desk.start()
        _ = try desk.collection()
        let list = try find("there is a backup") {
          let list = try desk.library.run("backup", "list").text
          return list.isEmpty ? nil : list
        }
        #expect(list.hasSuffix("\twhole\n"))
        try desk.quit(program)
        _ = try desk.library.run("delete", "1")
        #expect(try desk.library.run("backup", "restore").status == 0)
        #expect(try desk.library.items().count == 1)
      }
    }
  }
}
