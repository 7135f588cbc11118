import Foundation
import Testing

extension EndToEnd {
  /// Work that takes long is done beside the window, which answers all the while.
  @Suite struct LongWorkTests {
    /// Of the main thread's own processor time, in milliseconds.
    private static let longestTurn = 50

    /// Cells without an order, in 4 MB.
    private static func soup() -> String {
      var random = SeededRandom(seed: 3)
      var text = "x = 2400, y = 2400, rule = B3/S23\n"
      var line = ""
      while text.utf8.count < 4 << 20 {
        for _ in 0..<600 {
          line +=
            "\(Int.random(in: 1...3, using: &random))b\(Int.random(in: 1...2, using: &random))o"
          if line.utf8.count > 60 {
            text += line + "\n"
            line = ""
          }
        }
        line += "$"
      }
      return text + line + "!\n"
    }

    private func python(_ desktop: VirtualDesktop, _ script: String) throws {
      let child = try desktop.launch("/usr/bin/python3", ["-c", script])
      guard try child.status(forSeconds: 120) == 0 else {
        throw Impatience(awaited: "a picture is made: \(child.complaints)")
      }
    }

    @Test(arguments: ["rle", "jpeg"])
    func `A large file is opened by a second start while the window answers`(kind: String) throws {
      try VirtualDesktop.use { desktop in
        let file = desktop.folder.appending("large.\(kind == "rle" ? "rle" : "jpg")")
        if kind == "rle" {
          try Self.soup().write(toFile: file, atomically: true, encoding: .utf8)
        } else {
          try python(
            desktop,
            """
            from PIL import Image
            import random
            random.seed(1)
            small = Image.frombytes("RGB", (600, 400), random.randbytes(600 * 400 * 3))
            small.resize((6000, 4000)).save("\(file)", quality=92)
            """)
        }
        try watch(desktop) { collection in
          let status = try desktop.start(file).status()
          #expect(status == 0)
          return (
            collection,
            {
              desktop.windows.contains {
                $0.title == "large — Filbert" && ($0.picture()?.colors.count ?? 0) > 8
              }
            }
          )
        }
      }
    }

    @Test func `A large pattern is pasted while the window answers`() throws {
      try VirtualDesktop.use { desktop in
        try watch(desktop) { collection in
          collection.type("n", holding: .control, .shift)
          for _ in 0..<6 { collection.type(.down) }
          collection.type(.enter)
          let window = try desktop.window("Life 1 — Filbert")
          func alive() -> Int {
            window.picture().map { picture in
              (0..<400).count { picture[Point(200 + $0, 300)] == BoardWindow.alive }
            } ?? 0
          }
          let copied = Hand.Copied(Array(Self.soup().utf8), as: "UTF8_STRING", by: desktop.hand)
          window.move(to: Point(400, 300))
          window.type("v", holding: .control)
          return (
            window,
            {
              copied.answer()
              window.move(to: Point(400 + Int.random(in: 0...3), 300))
              return alive() > 20
            }
          )
        }
      }
    }

    /// Does something in the collection and pings a window until that is done.
    ///
    /// - Parameter begin: gives the window, and whether it is done.
    private func watch(
      _ desktop: VirtualDesktop, _ begin: (ProgramWindow) throws -> (ProgramWindow, () -> Bool)
    ) throws {
      let report = desktop.folder.appending("watchdog.txt")
      // At the first key Xlib reads the desktop's table of composed letters: a tenth of a second, whatever is open.
      let program = try desktop.start(
        changes: ["FILBERT_WATCHDOG": report, "XCOMPOSEFILE": "/dev/null"])
      let collection = try desktop.collection()
      try wait(until: "the collection is drawn") { (collection.picture()?.colors.count ?? 0) > 8 }
      collection.type(.home)
      let firstTurns = try Self.reports(report).count
      let manager = try Hand(desktop.server)
      defer { manager.leave() }
      manager.listenToRoot()
      let (window, isDone) = try begin(collection)
      var sent = 0
      var answered: Set<Int> = []
      var isOver = false
      try wait(until: "it is done, and every ping was answered", forSeconds: 120) {
        answered.formUnion(manager.answeredPings())
        if !isOver {
          sent += 1
          manager.ping(window.identifier, number: sent)
          isOver = isDone()
        }
        return isOver && answered.count == sent
      }
      program.send(SIGTERM)
      #expect(try program.status(forSeconds: 60) == 0)
      for turn in try Self.reports(report).dropFirst(firstTurns) {
        let milliseconds = Int(turn.prefix { $0 != "\n" }.filter(\.isNumber)) ?? 0
        #expect(milliseconds <= Self.longestTurn, "\(turn)")
      }
    }

    /// What the watchdog said of each turn: how long it was, and where.
    private static func reports(_ path: String) throws -> [String] {
      guard FileManager.default.fileExists(atPath: path) else { return [] }
      return try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "busy ")
        .dropFirst().map { $0 }
    }
  }
}
