import Foundation
import Testing

extension EndToEnd {
  @Suite struct UnfitLibraryTests {
    @Test func `Another program's file is left alone`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        _ = try desktop.folder.write(
          String(repeating: "Dear diary, ", count: 1000), to: "library.sqlite")
        try expectRefusal(desktop)
      }
    }

    @Test func `A library of a newer program is left alone`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        _ = try desktop.library.run("new")
        var bytes = desktop.library.bytes
        // SQLite keeps the user's version there, the highest byte first.
        bytes.replaceSubrange(60..<64, with: [0, 0, 1, 0])
        try bytes.write(to: URL(fileURLWithPath: desktop.library.path))
        try expectRefusal(desktop)
      }
    }

    @Test func `A file within the way of the folder is named`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        let file = try desktop.folder.write("Dear diary", to: "diary")
        let program = try desktop.start(changes: ["FILBERT_LIBRARY": "\(file)/library.sqlite"])
        #expect(try program.status() == 1)
        #expect(program.complaints.isOneLine, "\(program.complaints)")
      }
    }

    @Test func `A file whose name is no UTF-8 is found by the name that a shell gives`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        let path = try desktop.folder.write(
          "<svg viewBox='0 0 9 9'><path d='M1 1L8 8' stroke='red'/></svg>", to: "cat.svg")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
          "-euc",
          """
          name=$(printf 'caf\\351')
          cp "$2/cat.svg" "$2/$name.svg"
          "$1" import --library "$2/latin.sqlite" "$2/$name.svg"
          "$1" export --library "$2/latin.sqlite" 1 "$2/$name.png"
          test -s "$2/$name.png"
          """, "sh", try ProgramFile.path(), folder,
        ]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        let items = try desktop.library.neighbour(folder + "/latin.sqlite").items()
        #expect(items.map(\.name) == [#"caf\xE9"#])
      }
    }

    /// With a display and by a verb alike.
    private func expectRefusal(_ desktop: VirtualDesktop) throws {
      let before = desktop.library.bytes
      let program = try desktop.start()
      #expect(try program.status() == 1)
      #expect(program.complaints.isOneLine, "\(program.complaints)")
      let answer = try desktop.library.run("list")
      #expect(answer.status == 1 && answer.text.isEmpty)
      #expect(answer.complaints.isOneLine, "\(answer.complaints)")
      #expect(desktop.library.bytes == before)
      #expect(desktop.windows.isEmpty)
    }

    @Test(arguments: [[""], ["", "-wal", "-shm"]])
    func `A library whose files are moved while it is shown loses nothing`(endings: [String]) throws
    {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.freshPaper()
        window.click(paper.point(0.3, 0.5))
        _ = try desktop.library.newest(elements: 1)
        for ending in endings {
          let path = desktop.library.path + ending
          try FileManager.default.moveItem(atPath: path, toPath: path + ".elsewhere")
        }
        window.click(paper.point(0.6, 0.5))
        _ = try desktop.library.newest(elements: 2)
        window.click(paper.point(0.6, 0.7))
        try desktop.quit(program)
        #expect(try desktop.library.newest(elements: 3).elements.count == 3)
        #expect(try desktop.library.items().count == 1)
      }
    }

    @Test func `A damaged library shows what is sound, and is left as it was`() throws {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        _ = try desktop.library.run("import", file)
        func foot() throws -> Int {
          let window = try desktop.collection()
          let area = Area(
            x: 0, y: window.area.height - 90, width: window.area.width, height: 90)
          return window.picture(of: area)?.colors.count ?? 0
        }
        let sound = try desktop.start()
        try wait(until: "the foot of a sound collection is bare") { try foot() == 1 }
        try desktop.quit(sound)

        var bytes = desktop.library.bytes
        // The head of the fifth page, which keeps the strokes.
        let start = 4 * 4096
        bytes.replaceSubrange(start..<(start + 24), with: repeatElement(0xa5, count: 24))
        try bytes.write(to: URL(fileURLWithPath: desktop.library.path))
        let program = try desktop.start()
        try wait(until: "a sentence is at the foot") { try foot() > 8 }
        try desktop.quit(program)
        #expect(desktop.library.bytes == bytes)
      }
    }

    @Test func `Without the right to make the folder it says so`() throws {
      try VirtualDesktop.use { desktop in
        let folder = try desktop.folder.makeFolder("locked", mode: 0o555)
        let program = try startAsNobody(
          desktop, changes: ["FILBERT_LIBRARY": "\(folder)/mine/library.sqlite"])
        #expect(try program.status() == 1)
        #expect(program.complaints.isOneLine, "\(program.complaints)")
      }
    }

    @Test func `In a folder without rights the library is shown and left as it was`() throws {
      try VirtualDesktop.use { desktop in
        let folder = try desktop.folder.makeFolder("locked", mode: 0o755)
        let path = "\(folder)/library.sqlite"
        let file = try desktop.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        _ = try desktop.library.run("import", file, "--library", path)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        chmod(path, 0o444)
        chmod(folder, 0o555)
        let program = try startAsNobody(desktop, changes: ["FILBERT_LIBRARY": path])
        let collection = try desktop.collection()
        let below = Area(
          x: 0, y: 60, width: collection.area.width, height: collection.area.height - 60)
        try wait(until: "the painting is shown") { collection.picture(of: below)?.bounds() != nil }
        try desktop.quit(program)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder) == ["library.sqlite"])
      }
    }

    /// As somebody whom rights concern, which they don't root.
    private func startAsNobody(_ desktop: VirtualDesktop, changes: [String: String]) throws -> Child
    {
      guard geteuid() == 0 else { return try desktop.start(changes: changes) }
      let nobody: UInt32 = 65534
      chmod(desktop.folder.path, 0o755)
      for name in ["run", "home"] { chown(desktop.folder.appending(name), nobody, nobody) }
      return try desktop.launch(
        "/usr/bin/env",
        [
          "setpriv", "--reuid", "\(nobody)", "--regid", "\(nobody)", "--clear-groups",
          ProgramFile.path(),
        ], changes: changes)
    }
  }
}
