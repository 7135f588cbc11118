import Foundation
import Testing

extension EndToEnd {
  @Suite struct DesktopMannersTests {
    @Test(arguments: ["FILBERT_NO_SHM", "FILBERT_NO_XI2"])
    func `Without an extension of the server it draws all the same`(variable: String) throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: [variable: "1"])
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let points = Strokes.line(from: paper.point(0.1, 0.1), to: paper.point(0.9, 0.9))
        try window.draw(points)
        try window.waitForInk(at: points[5])
        let stroke = try desktop.library.newest(elements: 1).elements[0]
        #expect(stroke.points.count == points.count)
      }
    }

    @Test(arguments: [(96, 48), (144, 72), (192, 96)])
    func `The desktop's resolution scales the bar`(dotsPerInch: Int, barHeight: Int) throws {
      try VirtualDesktop.use(screen: "2400x1800") { desktop in
        desktop.hand.setResources("Xft.dpi:\t\(dotsPerInch)\n")
        _ = try desktop.start()
        #expect(try desktop.newPainting().paperRect().y == barHeight)
      }
    }

    @Test func `Open windows follow the desktop's colours`() throws {
      try VirtualDesktop.use { desktop in
        let settings = DesktopSettings(desktop.hand)
        settings.chooseTheme("Adwaita")
        _ = try desktop.start()
        let collection = try desktop.collection()
        let painting = try desktop.newPainting()
        painting.type(.function(5), holding: .shift)
        let chooser = try desktop.shownWindow("Brush for Painting 1 — Filbert")
        /// The ground of the bars.
        func waitForBars(_ color: UInt32) throws {
          try wait(until: "the painting's bar has the colour") {
            painting.color(at: Point(3, 3)) == color
          }
          try wait(until: "the collection's bar has the colour") {
            collection.color(at: Point(3, 3)) == color
          }
        }
        collection.moveFrame(to: Point(0, 0))
        painting.moveFrame(to: Point(20, 300))
        chooser.moveFrame(to: Point(860, 20))
        try waitForBars(0xF8_F6F3)
        /// A place of the rim round the faceplate.
        func waitForRim(_ color: UInt32) throws {
          try wait(until: "the chooser's rim has the colour") {
            chooser.color(at: Point(5, 200)) == color
          }
        }
        try waitForRim(0xA0_967E)
        settings.chooseTheme("Adwaita-dark")
        try waitForBars(0x2E_2A26)
        try waitForRim(0x19_1817)
        settings.chooseTheme("Adwaita")
        try waitForBars(0xF8_F6F3)
        try waitForRim(0xA0_967E)
      }
    }

    @Test(arguments: [("1.5", 72), ("2", 96)])
    func `FILBERT_SCALE scales the bar`(scale: String, barHeight: Int) throws {
      try VirtualDesktop.use(screen: "2400x1800") { desktop in
        _ = try desktop.start(changes: ["FILBERT_SCALE": scale])
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        #expect(paper.y == barHeight)
        window.click(paper.point(0.25, 0.75))
        let stroke = try desktop.library.newest(elements: 1).elements[0]
        #expect(abs(stroke.width - 4.0 / 1600) < 1e-9)
        #expect(abs(stroke.points[0][0] - 0.25) < 0.002)
        #expect(abs(stroke.points[0][1] - 0.75) < 0.002)
      }
    }

    @Test(arguments: ["gr", "ru"])
    func `Keys hold on another layout, and with Caps Lock and Num Lock on`(layout: String) throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let place = try window.paperRect().point(0.5, 0.5)
        #expect(try desktop.launch("/usr/bin/env", ["setxkbmap", layout]).status() == 0)
        for locks: [Key] in [[], [.capsLock], [.numLock]] {
          for lock in locks { desktop.hand.type(lock) }
          window.click(place)
          try window.waitForInk(at: place)
          window.type("z", holding: .control)
          try window.waitForBlank(at: place)
          window.type("z", holding: .control, .shift)
          try window.waitForInk(at: place)
          window.type("z", holding: .control)
          try window.waitForBlank(at: place)
        }
        window.type("w", holding: .control)
        try desktop.waitForEnd(of: window)
      }
    }

    @Test(arguments: [false, true])
    func `An idle program never wakes up`(hasBus: Bool) async throws {
      let bus = hasBus ? try await VirtualBus() : nil
      try VirtualDesktop.use { desktop in
        let program = try desktop.start(changes: bus?.environment ?? [:])
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.1, 0.1), to: paper.point(0.9, 0.9)))
        _ = try desktop.library.newest(elements: 1)
        var before = Self.sleeps(of: program)
        // The copy of the day and the log's turn come seconds after the start: no timer is left that would wake it.
        try wait(until: "the program has come to rest") {
          usleep(300_000)
          let now = Self.sleeps(of: program)
          defer { before = now }
          // Who waits for a busy disk neither wakes up nor rests.
          return now == before && Self.armedTimers(of: program).isEmpty
            && Self.isAsleep(program)
        }
        // The second of rest is what is measured.
        sleep(1)
        #expect(Self.sleeps(of: program) == before)
      }
    }

    /// The descriptors of timers that will yet go off.
    private static func armedTimers(of program: Child) -> [String] {
      let folder = "/proc/\(program.identifier)/fdinfo"
      let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return descriptors.filter { descriptor in
        let facts = (try? String(contentsOfFile: "\(folder)/\(descriptor)", encoding: .utf8)) ?? ""
        let rest = facts.split(separator: "\n").first { $0.hasPrefix("it_value") }
        return rest.map { $0 != "it_value: (0, 0)" } ?? false
      }
    }

    /// Whether each thread waits for an event, and none for a processor or a disk.
    private static func isAsleep(_ program: Child) -> Bool {
      facts("State", of: program).values.allSatisfy { $0.first == "S" }
    }

    /// How often each thread went to sleep of its own accord.
    private static func sleeps(of program: Child) -> [String: Int] {
      facts("voluntary_ctxt_switches", of: program).compactMapValues { $0.last.flatMap { Int($0) } }
    }

    /// What the system says of each thread under a name, word by word.
    private static func facts(_ name: String, of program: Child) -> [String: [Substring]] {
      let folder = "/proc/\(program.identifier)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      var facts: [String: [Substring]] = [:]
      for thread in threads {
        let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        facts[thread] = line?.split(whereSeparator: \.isWhitespace).dropFirst().map { $0 }
      }
      return facts
    }
  }
}
