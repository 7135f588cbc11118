import Foundation
import Testing

extension EndToEnd {
  @Suite struct EndingTests {
    @Test func `SIGTERM saves and ends with 0`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try drawTwo(desktop)
        // A third one is still under the pointer.
        try window.beginStroke(at: window.paperRect().point(0.5, 0.9))
        program.send(SIGTERM)
        #expect(try program.status() == 0)
        #expect(program.complaints.isEmpty)
        #expect(try desktop.library.items().map(\.strokeCount) == [3])
      }
    }

    @Test func `A dead server leaves everything saved, and 7`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        _ = try drawTwo(desktop)
        desktop.server.kill()
        #expect(try program.status() == 7)
        #expect(try desktop.library.items().map(\.strokeCount) == [2])
      }
    }

    private func drawTwo(_ desktop: VirtualDesktop) throws -> ProgramWindow {
      let window = try desktop.newPainting()
      let paper = try window.paperRect()
      for y in [0.3, 0.6] {
        try window.draw(Strokes.line(from: paper.point(0.2, y), to: paper.point(0.8, y)))
        try window.waitForInk(at: paper.point(0.5, y))
      }
      return window
    }

    @Test func `No display is one line and 1`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        for display in ["", ":4242", "nonsense"] {
          let program = try desktop.start(changes: ["DISPLAY": display])
          #expect(try program.status() == 1)
          #expect(program.complaints.isOneLine, "\(program.complaints)")
        }
      }
    }

    @Test func `A hundred kills lose no stroke lifted a tenth of a second before`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        var random = SeededRandom(seed: 42)
        var paintingCount = 0
        var safeCount = 0
        for round in 1...100 {
          let program = try desktop.start()
          let window = try desktop.newPainting("Painting \(paintingCount + 1)")
          let strokes = try drawUntilKilled(
            program, window, after: Double.random(in: 0.02...0.3, using: &random))
          let listing = try desktop.library.run("list", "--json")
          #expect(listing.status == 0, "round \(round): \(listing.complaints)")
          let items = try desktop.library.items()
          let kept = items.count > paintingCount ? items[0].strokeCount ?? 0 : 0
          #expect(kept >= strokes.safe, "round \(round) lost strokes")
          #expect(kept <= strokes.begun, "round \(round) made up strokes")
          paintingCount = items.count
          safeCount += strokes.safe
          if kept > 0, round % 10 == 0 {
            let counts = try desktop.library.painting(items[0].id).elements.map(\.points.count)
            #expect(counts.allSatisfy { $0 == Self.strokePoints })
          }
        }
        #expect(safeCount > 200, "too few strokes to tell anything")
      }
    }

    private static let strokePoints = 4

    /// Draws short strokes until the moment has come.
    ///
    /// - Returns: how many were lifted more than 100 ms before the kill, and how many were begun.
    private func drawUntilKilled(
      _ program: Child, _ window: ProgramWindow, after seconds: Double
    ) throws -> (safe: Int, begun: Int) {
      let paper = try window.paperRect()
      let corner = window.area.corner + paper.corner
      let killTime = secondsNow() + seconds
      var releases: [Double] = []
      var begun = 0
      func isTime() -> Bool { secondsNow() >= killTime }
      drawing: while !isTime() {
        let start = corner + Point(20 + begun * 37 % 700, 20 + begun * 53 % 500)
        window.hand.move(to: start)
        if isTime() { break }
        // Whether the window hears of it before the end is what chance decides.
        window.hand.press()
        begun += 1
        for step in 1..<Self.strokePoints {
          if isTime() { break drawing }
          window.hand.move(to: start + Point(step * 9, step * 5))
          usleep(1000)
        }
        if isTime() { break }
        window.hand.release()
        releases.append(secondsNow())
        usleep(3000)
      }
      let end = secondsNow()
      program.kill()
      // A button that stays down is pressed by nothing.
      window.hand.release()
      return (releases.count { $0 < end - 0.1 }, begun)
    }
  }
}

extension String {
  /// Whether it is one line with its end, and says something.
  var isOneLine: Bool { hasSuffix("\n") && count > 10 && split(separator: "\n").count == 1 }
}
