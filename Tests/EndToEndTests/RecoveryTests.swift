import Foundation
import Testing

extension EndToEnd {
  /// What is left when the program, its windows or its library go down.
  @Suite struct RecoveryTests {
    @Test func `A stroke under the pointer outlives a kill, but for its last moments`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let points = Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.8, 0.7))
        try window.beginStroke(at: points[0])
        let corner = window.area.corner
        // Half a second and more of drawing, until some of it is on the disk.
        var count = 1
        try wait(until: "parts of the stroke are kept") {
          desktop.hand.move(to: corner + points[count % points.count])
          count += 1
          usleep(20_000)
          return count > 60
        }
        program.kill()
        desktop.hand.release()
        let next = try desktop.start()
        let painting = try desktop.library.newest(elements: 1)
        #expect(painting.elements[0].points.count > 25, "of \(count) samples")
        #expect(painting.elements[0].points.count <= count)
        _ = try desktop.collection()
        try desktop.quit(next)
      }
    }

    @Test func `A stroke that was lifted leaves no part behind`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let points = Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.8, 0.7))
        try window.beginStroke(at: points[0])
        for point in points[1...] {
          desktop.hand.move(to: window.area.corner + point)
          usleep(40_000)
        }
        desktop.hand.release()
        _ = try desktop.library.newest(elements: 1)
        program.kill()
        let next = try desktop.start()
        _ = try desktop.collection()
        #expect(try desktop.library.newest(elements: 1).elements.count == 1)
        #expect(try desktop.library.items().count == 1)
        try desktop.quit(next)
      }
    }

    @Test func `Two starts at once are one program`() throws {
      try VirtualDesktop.use { desktop in
        for _ in 0..<4 {
          let programs = try [desktop.start(), desktop.start(), desktop.start()]
          try wait(until: "one program is left") { programs.filter(\.isRunning).count == 1 }
          for program in programs where !program.isRunning {
            #expect(try program.status() == 0, "\(program.complaints)")
          }
          _ = try desktop.collection()
          #expect(desktop.windows.count == 1)
          try desktop.quit(programs.first(where: \.isRunning) ?? programs[0])
        }
      }
    }

    @Test func `A start beside a stopped program, with other folders, leaves the library alone`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let first = try desktop.start()
        _ = try desktop.collection()
        first.send(SIGSTOP)
        defer { first.send(SIGCONT) }
        let other = try desktop.folder.makeFolder("other", mode: 0o700)
        for changes in [[:], ["XDG_RUNTIME_DIR": other], ["XDG_RUNTIME_DIR": ""]] {
          let second = try desktop.start(changes: changes)
          #expect(try second.status(forSeconds: 90) == 1)
          #expect(second.complaints.contains("open in another Filbert"), "\(second.complaints)")
          #expect(second.complaints.isOneLine)
        }
      }
    }

    @Test func `Windows that others destroy end the program, and nothing is lost`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        for window in desktop.windows { desktop.hand.destroy(window.identifier) }
        #expect(try program.status() == 0, "\(program.complaints)")
        #expect(try desktop.library.newest(elements: 1).elements.count == 1)
      }
    }

    @Test func `A pipe neither holds the window up nor keeps a signal from being heard`() throws {
      try VirtualDesktop.use { desktop in
        let pipe = desktop.folder.appending("pipe.json")
        #expect(mkfifo(pipe, 0o600) == 0)
        let program = try desktop.start(pipe, "/dev/zero")
        _ = try desktop.collection()
        // Handed over by a second start.
        #expect(try desktop.start(pipe).status() == 0)
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        _ = try desktop.library.newest(elements: 1)
        let start = secondsNow()
        program.send(SIGTERM)
        #expect(try program.status() == 0)
        #expect(secondsNow() - start < 10)
      }
    }

    @Test func `A window of any size costs no more memory than the screen`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        desktop.hand.forgeSize(32767, 32767, of: window.identifier)
        window.resize(to: 32767, 32767)
        window.click(paper.point(0.5, 0.5))
        _ = try desktop.library.newest(elements: 1)
        #expect(program.greatestMemory < 200_000, "\(program.greatestMemory) kB")
        window.resize(to: 600, 500)
        window.move(to: Point(300, 300))
        try desktop.quit(program)
      }
    }

    @Test func `A crash leaves a report, and the next start says so`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2)))
        _ = try desktop.library.newest(elements: 1)
        program.send(SIGSEGV)
        #expect(try program.status() == 128 + SIGSEGV)
        let report = desktop.folder.appending("home/.local/state/filbert/crash.txt")
        #expect(try String(contentsOfFile: report, encoding: .utf8).hasPrefix("signal 11\n"))
        let next = try desktop.start()
        let collection = try desktop.collection()
        let foot = Area(
          x: 0, y: collection.area.height - 90, width: collection.area.width, height: 90)
        try wait(until: "a sentence is at the foot") {
          (collection.picture(of: foot)?.colors.count ?? 0) > 8
        }
        #expect(try desktop.library.newest(elements: 1).elements.count == 1)
        try desktop.quit(next)
      }
    }

    @Test func `A backup of the day lies beside the library soon after the start`() throws {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        _ = try desktop.library.run("import", file)
        let program = try desktop.start()
        _ = try desktop.collection()
        let list = try find("there is a backup") {
          let list = try desktop.library.run("backup", "list").text
          return list.isEmpty ? nil : list
        }
        #expect(list.hasSuffix("\twhole\n"))
        try desktop.quit(program)
        _ = try desktop.library.run("delete", "1")
        #expect(try desktop.library.run("backup", "restore").status == 0)
        #expect(try desktop.library.items().count == 1)
      }
    }
  }
}
