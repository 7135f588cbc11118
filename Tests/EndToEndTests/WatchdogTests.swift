import Foundation
import Testing

extension EndToEnd {
  /// What grows with a document, or with the collection, keeps the main thread from nothing.
  @Suite struct WatchdogTests {
    /// Of the main thread's own processor time, in milliseconds.
    private static let longestTurn = 100

    @Test func `A hundred thousand strokes are opened, drawn on and undone`() throws {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(
          Self.painting(strokes: 100_000, points: 3), to: "big.json")
        try watch(desktop, importing: [file], "Big") { window in
          let paper = try window.paperRect()
          let count = 100_000
          try wait(until: "it can be drawn on", forSeconds: 60) {
            window.click(paper.point(0.5, 0.5))
            return try desktop.library.items().first?.strokeCount ?? 0 > count
          }
          // Of the clicks, more than one may have left a stroke.
          try wait(until: "the strokes are undone", forSeconds: 60) {
            window.type("z", holding: .control)
            return try desktop.library.items().first?.strokeCount == count
          }
        }
      }
    }

    @Test
    func `A hundred thousand strokes are selected, moved, copied, pasted, deleted and had back`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let count = 100_000
        let file = try desktop.folder.write(
          Self.painting(strokes: count, points: 12), to: "big.json")
        try watch(desktop, importing: [file], "Big") { window in
          let paper = try window.paperRect()
          func item() throws -> ListedItem { try #require(try desktop.library.items().first) }
          /// Does something that is a step, and waits for it to be kept.
          func step(leaving wanted: Int? = nil, _ act: () throws -> Void) throws {
            let before = try item().modifiedAt
            try act()
            try wait(until: "the step is kept", forSeconds: 60) {
              try item().modifiedAt != before
            }
            if let wanted { #expect(try item().strokeCount == wanted) }
          }
          try wait(until: "it can be drawn on", forSeconds: 60) {
            window.click(paper.point(0.5, 0.5))
            usleep(100_000)
            return try item().strokeCount ?? 0 > count
          }
          while try item().strokeCount != count {
            try step { window.type("z", holding: .control) }
          }
          window.type("a", holding: .control)
          try step { window.type(.right, holding: .shift) }
          // A drag of all of them, with rests in which the picture that moves is drawn.
          try step {
            window.move(to: paper.point(0.5, 0.5))
            window.press()
            for way in 1...5 {
              window.move(to: paper.point(0.5 + 0.01 * Double(way), 0.5))
              usleep(300_000)
            }
            window.hand.release()
          }
          window.type("c", holding: .control)
          try step(leaving: 2 * count) { window.type("v", holding: .control) }
          try step(leaving: count) { window.type("z", holding: .control) }
          window.type("a", holding: .control)
          try step(leaving: 0) { window.type(.delete) }
          try step(leaving: count) { window.type("z", holding: .control) }
        }
      }
    }

    @Test func `What the preview of a large painting took is given back`() throws {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(
          Self.painting(strokes: 100_000, points: 12), to: "big.json")
        let program = try desktop.start()
        _ = try desktop.collection()
        let before = program.memory
        _ = try desktop.library.run("import", file)
        // Its preview is drawn from all of it.
        try wait(until: "the preview took memory", forSeconds: 60) {
          program.memory > before + 60_000
        }
        try wait(until: "the preview's memory is given back", forSeconds: 60) {
          program.memory < before + 40_000
        }
      }
    }

    @Test func `Ten thousand items are shown, searched, deleted and restored`() throws {
      try VirtualDesktop.use { desktop in
        let files = try (0..<10_000).map { number in
          try desktop.folder.write(SamplePainting.json(name: "P\(number)"), to: "\(number).json")
        }
        for start in stride(from: 0, to: files.count, by: 1000) {
          _ = try desktop.library.run(["import"] + files[start..<start + 1000])
        }
        try watch(desktop, importing: [], nil) { window in
          for key in [Key.down, .right, .home] { window.type(key) }
          window.type("f", holding: .control)
          desktop.hand.type("p99")
          window.type(.escape)
          window.type(.home)
          window.type(.delete)
          try wait(until: "one is in the trash") { try desktop.library.trashedItems().count == 1 }
          window.type("z", holding: .control)
          try wait(until: "it is back") { try desktop.library.trashedItems().isEmpty }
        }
      }
    }

    @Test func `Eight million cells are opened, painted and run`() throws {
      try VirtualDesktop.use { desktop in
        let row = String(repeating: "2o2b", count: 1024) + "$"
        let rows = String(repeating: row, count: 4096)
        let file = try desktop.folder.write(
          "x = 4096, y = 4096, rule = B3/S23\n\(rows)!\n", to: "big.rle")
        try watch(desktop, importing: [file], "big") { window in
          let middle = Point(window.area.width / 2, window.area.height / 2)
          window.click(middle)
          window.type(.enter)
          usleep(500_000)
          window.type(.enter)
        }
      }
    }

    @Test func `Sixty-four frames of a million cells are opened and painted`() throws {
      try VirtualDesktop.use { desktop in
        let sheet = desktop.folder.appending("sheet.gif")
        let python = try desktop.launch(
          "/usr/bin/python3",
          [
            "-c",
            """
            from PIL import Image, ImageDraw
            frames = []
            for number in range(64):
              frame = Image.new("P", (1024, 1024))
              frame.putpalette([i * 37 % 256 for i in range(768)])
              draw = ImageDraw.Draw(frame)
              for i in range(60):
                x, y = (i + number) * 7919 % 1000, (i + number) * 104729 % 1000
                draw.ellipse([x, y, x + 60, y + 40], fill=i % 32)
              frames.append(frame)
            frames[0].save("\(sheet)", save_all=True, append_images=frames[1:], duration=100)
            """,
          ])
        #expect(try python.status(forSeconds: 60) == 0, "\(python.complaints)")
        let answer = try desktop.library.run("import", sheet)
        #expect(answer.status == 0, "\(answer.complaints)")
        try watch(desktop, importing: [], "sheet") { window in
          let middle = Point(window.area.width / 2, window.area.height / 2)
          for offset in stride(from: 0, to: 120, by: 30) {
            window.click(Point(middle.x + offset, middle.y))
          }
          window.type("z", holding: .control)
        }
      }
    }

    /// A painting full of short strokes, in the interchange format.
    private static func painting(strokes: Int, points: Int) -> String {
      // Of each row and each column, the numbers are written once.
      let columns = (0..<min(strokes, 1000)).map { column in
        (0..<points).map { "[\(Double(column) / 1000 + 0.003 * Double($0 % 2))," }
      }
      let rows = (0..<(strokes + 999) / 1000).map { row in
        (0..<points).map { "\(Double(row) / 100 + 0.001 * Double($0))]" }
      }
      let lines = (0..<strokes).map { number in
        let path = zip(columns[number % 1000], rows[number / 1000]).map(+)
        return """
          {"tool":"pencil","width":0.002,"cap":"round","join":"round","color":"#203040FF",\
          "points":[\(path.joined(separator: ","))]}
          """
      }
      return """
        {"format":"filbert-painting","version":1,"name":"Big","aspectRatio":1.5,\
        "background":{"color":"#FFFFFF"},"strokes":[\(lines.joined(separator: ","))]}
        """
    }

    /// Opens something, does something, and looks how long the main thread was busy at a time.
    ///
    /// - Parameter name: of the document whose window is used; nil for the collection.
    private func watch(
      _ desktop: VirtualDesktop, importing files: [String], _ name: String?,
      _ body: (ProgramWindow) throws -> Void
    ) throws {
      for file in files { #expect(try desktop.library.run("import", file).status == 0) }
      let report = desktop.folder.appending("watchdog.txt")
      // At the first key Xlib reads the desktop's table of composed letters: a tenth of a second, whatever is open.
      let program = try desktop.start(
        changes: ["FILBERT_WATCHDOG": report, "XCOMPOSEFILE": "/dev/null"])
      let collection = try desktop.collection()
      try wait(until: "the collection is drawn") { (collection.picture()?.colors.count ?? 0) > 8 }
      collection.type(.home)
      // The first picture reads the desktop's fonts, whatever there is to be shown: what counts comes after it.
      let firstTurns = try reports(report).count
      var window = collection
      if let name {
        collection.type(.enter)
        window = try desktop.painting(name)
      }
      try body(window)
      program.send(SIGTERM)
      #expect(try program.status(forSeconds: 60) == 0)
      for turn in try reports(report).dropFirst(firstTurns) {
        let milliseconds = Int(turn.prefix { $0 != "\n" }.filter(\.isNumber)) ?? 0
        #expect(milliseconds <= Self.longestTurn, "\(turn)")
      }
    }

    /// What the watchdog said of each turn: how long it was, and where.
    private func reports(_ path: String) throws -> [String] {
      guard FileManager.default.fileExists(atPath: path) else { return [] }
      return try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "busy ")
        .dropFirst().map { $0 }
    }
  }
}
