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

    @Test func `A hundred kills lose no stroke that was in the library before`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        var random = SeededRandom(seed: 42)
        var paintingCount = 0
        var safeCount = 0
        for round in 1...100 {
          let program = try desktop.start()
          let window = try desktop.newPainting("Painting \(paintingCount + 1)")
          var drawing = try ShortStrokes(in: window)
          for _ in 0..<Int.random(in: 1...9, using: &random) { drawing.draw() }
          let safe = try strokesOfNewest(in: desktop, after: paintingCount)
          drawing.draw(for: Double.random(in: 0.0...0.15, using: &random))
          program.kill()
          drawing.lift()
          let kept = try strokesOfNewest(in: desktop, after: paintingCount)
          #expect(kept >= safe, "round \(round) lost strokes")
          #expect(kept <= drawing.begun, "round \(round) made up strokes")
          let items = try desktop.library.items()
          paintingCount = items.count
          safeCount += safe
          if kept > 0, round % 10 == 0 {
            let counts = try desktop.library.painting(items[0].id).elements.map(\.points.count)
            #expect(counts.allSatisfy { $0 == ShortStrokes.pointCount })
          }
        }
        #expect(safeCount > 200, "too few strokes to tell anything")
      }
    }

    /// How many strokes the library has of a painting that was begun when it had some others; none if it has not even
    /// that.
    private func strokesOfNewest(in desktop: VirtualDesktop, after count: Int) throws -> Int {
      let items = try desktop.library.items()
      return items.count > count ? items[0].strokeCount ?? 0 : 0
    }
  }
}

/// Strokes of four points, one after the other.
private struct ShortStrokes {
  static let pointCount = 4

  private let hand: Hand
  private let corner: Point
  private(set) var begun = 0

  init(in window: ProgramWindow) throws {
    hand = window.hand
    corner = try window.area.corner + window.paperRect().corner
  }

  /// Draws strokes until the time is up, in the middle of one as well.
  mutating func draw(for seconds: Double) {
    let end = secondsNow() + seconds
    while draw(until: end) { usleep(3000) }
  }

  /// Draws a stroke.
  ///
  /// - Returns: whether it is whole.
  @discardableResult
  mutating func draw(until end: Double = .infinity) -> Bool {
    let start = corner + Point(20 + begun * 37 % 700, 20 + begun * 53 % 500)
    hand.move(to: start)
    if secondsNow() >= end { return false }
    // Whether the window hears of it before the end is what chance decides.
    hand.press()
    begun += 1
    for step in 1..<Self.pointCount {
      if secondsNow() >= end { return false }
      hand.move(to: start + Point(step * 9, step * 5))
      usleep(1000)
    }
    if secondsNow() >= end { return false }
    hand.release()
    return true
  }

  /// Lifts the button, down or not: one that stays down is pressed by nothing.
  func lift() { hand.release() }
}

extension String {
  /// Whether it is one line with its end, and says something.
  var isOneLine: Bool { hasSuffix("\n") && count > 10 && split(separator: "\n").count == 1 }
}
