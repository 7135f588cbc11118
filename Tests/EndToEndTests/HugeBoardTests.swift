import Foundation
import Testing

extension EndToEnd {
  /// A board of eight million cells is worked with, and the window answers all the while.
  @Suite struct HugeBoardTests {
    /// Of the main thread's own processor time, in milliseconds.
    private static let longestTurn = 50
    /// Of a button that does what is wanted first.
    private static let accent: UInt32 = 0x95_5425
    private static let side = 4096

    /// Half of all cells of a square, without an order: rows of some dozens, each where chance wants it.
    private static func soup() -> (bytes: [UInt8], population: Int) {
      var random = SeededRandom(seed: 8)
      let rows = (0..<48).map { _ in
        var row: (bytes: [UInt8], population: Int) = ([], 0)
        var (x, isAlive) = (0, false)
        while x < side {
          let length = min(Int.random(in: 1...3, using: &random), side - x)
          row.bytes += (length > 1 ? "\(length)" : "").utf8
          row.bytes.append(UInt8(ascii: isAlive ? "o" : "b"))
          if isAlive { row.population += length }
          (x, isAlive) = (x + length, !isAlive)
        }
        row.bytes += "$\n".utf8
        return row
      }
      var bytes = Array("x = \(side), y = \(side), rule = B3/S23\n".utf8)
      var population = 0
      for _ in 0..<side {
        let row = rows[Int.random(in: rows.indices, using: &random)]
        bytes += row.bytes
        population += row.population
      }
      return (bytes + Array("!\n".utf8), population)
    }

    @Test
    func
      `Eight million cells are opened, called off, opened again, run, zoomed and painted meanwhile`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let (bytes, population) = Self.soup()
        #expect(population > 8_000_000)
        let runs = desktop.folder.appending("runs.rle")
        try Data(bytes).write(to: URL(filePath: runs))
        // Run lengths are read in a tenth of a second: what is called off is a list, a cell a line, 80 MB of them.
        let file = desktop.folder.appending("huge.lif")
        #expect(
          try desktop.library.run("life", runs, "--generations", "0", "--output", file).status == 0)
        let report = desktop.folder.appending("watchdog.txt")
        // At the first key Xlib reads the desktop's table of composed letters: a tenth of a second, whatever is open.
        let program = try desktop.start(
          changes: ["FILBERT_WATCHDOG": report, "XCOMPOSEFILE": "/dev/null"])
        let collection = try desktop.collection()
        try wait(until: "the collection is drawn") {
          (collection.picture()?.colors.count ?? 0) > 8
        }
        collection.type(.home)
        let firstTurns = try Self.reports(report).count
        try callOff(file, desktop, collection)
        #expect(try desktop.start(file).status() == 0)
        var found: ProgramWindow?
        try wait(until: "it is open", forSeconds: 120) {
          found = desktop.windows.first { $0.title == "huge — Filbert" }
          return (found?.picture()?.colors.count ?? 0) > 8
        }
        try work(with: try #require(found), desktop, population)
        program.send(SIGTERM)
        #expect(try program.status(forSeconds: 120) == 0)
        for turn in try Self.reports(report).dropFirst(firstTurns) {
          let milliseconds = Int(turn.prefix { $0 != "\n" }.filter(\.isNumber)) ?? 0
          #expect(milliseconds <= Self.longestTurn, "\(turn)")
        }
      }
    }

    /// Begins to open a file and calls that off by the button beside what is said of it.
    private func callOff(
      _ file: String, _ desktop: VirtualDesktop, _ collection: ProgramWindow
    ) throws {
      #expect(try desktop.start(file).status() == 0)
      let size = collection.area
      let foot = Area(x: 0, y: size.height - 90, width: size.width, height: 90)
      func button() -> Area? { collection.picture(of: foot)?.bounds(of: Self.accent) }
      var place: Area?
      try wait(until: "it is said that the file is read", forSeconds: 60) {
        place = button()
        return place != nil
      }
      let area = try #require(place)
      // The bar that grows has the same colour, and lies on the other side.
      collection.click(Point(area.x + area.width - 16, area.y + area.height / 2))
      try wait(until: "nothing is said any more", forSeconds: 60) { button() == nil }
      #expect(try desktop.library.items().isEmpty)
      #expect(!desktop.windows.contains { $0.title == "huge — Filbert" })
    }

    private func work(
      with window: ProgramWindow, _ desktop: VirtualDesktop, _ population: Int
    ) throws {
      let board = BoardWindow(window)
      let library = desktop.library
      func item() throws -> ListedItem { try #require(try library.items().first) }
      #expect(try item().population == population)
      // The fifth command of the menu lets it be painted while it runs.
      let part = Area(x: window.area.width - 200, y: 100, width: 190, height: 400)
      let closed = window.picture(of: part)
      window.click(Point(window.area.width - 76, 24))
      try wait(until: "the menu is seen") { window.picture(of: part) != closed }
      for key: Key in [.down, .down, .down, .down, .down, .enter] { window.type(key) }
      try wait(until: "the menu is gone") { window.picture(of: part) == closed }
      let button = board.runButton
      let before = window.picture()
      window.type(.enter)
      try wait(until: "it runs", forSeconds: 120) {
        window.picture() != before && board.runButton != button
      }
      for _ in 0..<4 {
        let seen = window.picture()
        window.move(to: board.middle)
        window.hand.hold(.control) {
          window.hand.press(4)
          window.hand.release(4)
        }
        try wait(until: "another zoom is seen", forSeconds: 60) { window.picture() != seen }
      }
      // While it runs.
      window.move(to: board.middle)
      window.press()
      for step in 1...40 { window.move(to: board.middle + Point(2 * step, -3 * step)) }
      window.hand.release()
      let painted = window.picture()
      try wait(until: "it still runs", forSeconds: 60) { window.picture() != painted }
      window.type(.enter)
      try wait(until: "it stands", forSeconds: 120) { board.runButton == button }
      try wait(until: "what it came to is kept", forSeconds: 120) {
        let now = try item().population
        return now != nil && now != population
      }
      let standing = window.picture()
      window.move(to: board.middle)
      window.press()
      for step in 1...40 { window.move(to: board.middle + Point(3 * step, 2 * step)) }
      window.hand.release()
      try wait(until: "what was painted is seen", forSeconds: 60) { window.picture() != standing }
      // What was painted, and the run with what was painted then.
      for _ in 0..<2 { window.type("z", holding: .control) }
      try wait(until: "it is taken back", forSeconds: 120) {
        try item().population == population
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
