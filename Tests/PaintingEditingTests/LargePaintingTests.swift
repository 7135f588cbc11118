@testable import ApplicationTesting
import Base
import Documents
import Editing
import Testing
import Views

@testable import App
@testable import PaintingEditing

@Suite("A large painting")
struct LargePaintingTests {
  /// More points than a step may touch on the main thread.
  private func largeWindow() throws -> PaintingWindow {
    let strokes = (0..<1200).map { number in
      Stroke(
        width: 0.01,
        samples: (0..<100).map { index in
          Sample(
            position: UnitPoint(
              x: 0.2 + Double(index) / 300, y: 0.2 + Double(number % 50) / 100))
        })
    }
    return try PaintingWindow(
      .pencil, Painting(shape: .fixed(.fourToThree), baseStrokes: strokes))
  }

  private func settle(_ window: PaintingWindow) async throws {
    try await window.application.wait(until: "the paper is sharp") {
      !window.editor.session.isBusy && window.paper.isSettled
    }
    window.draw()
  }

  @Test func `is nowhere blank where it is zoomed on before it is sharp`() async throws {
    let window = try largeWindow()
    // The strokes lie so close that nothing shows between them, round here.
    let middle = window.point(146, 135)
    window.paper.zoom(to: window.paper.zoom * 5, at: middle)
    try await settle(window)
    for step in 0..<30 {
      window.paper.zoom(to: window.paper.zoom * (step % 6 < 3 ? 1.1 : 1 / 1.1), at: middle)
      var turns = 0
      try await window.application.wait(until: "some of it may be sharp") {
        turns += 1
        return turns > step || window.paper.isSettled
      }
      window.draw()
      for x in stride(from: -240, through: 240, by: 40) {
        for y in stride(from: 20, through: 280, by: 20) {
          let pixel = try #require(window.pixel(146 + x, y))
          try #require(pixel & 0xFF_FFFF == 0, "blank at \(x), \(y) in step \(step)")
        }
      }
    }
  }

  @Test func `is moved by another thread; what is asked for meanwhile comes after it`() async throws
  {
    let window = try largeWindow()
    try await settle(window)
    let before = window.painting
    window.tools.choose(.select)
    window.selection.selectAll()
    let ids = window.selection.ids
    let offset = PaperMap.translation(PaperVector(dx: 20.0 / 400, dy: 0))
    window.tools.context.nudge(dx: 80, dy: 0)
    #expect(window.editor.session.isBusy && window.painting == before)
    window.press(20, 20).drag(to: 380, 40).release()
    #expect(window.selection.ids == ids, "the paper takes no press until then")
    window.undo()
    window.redo()
    window.tools.context.nudge(dx: 80, dy: 0)
    try await window.application.wait(until: "all steps are made") {
      window.painting.history.edits.count == 2 && !window.editor.session.isBusy
    }
    #expect(
      window.painting.history.edits
        == [.transform(ids, offset, widthScale: 1), .transform(ids, offset, widthScale: 1)])
    #expect(window.painting.history.position == 2 && window.selection.ids == ids)
    try await settle(window)
    let shown = window.pixels
    window.paper.reload()
    try await settle(window)
    #expect(shown == window.pixels)
  }

  @Test func `shows where it is being cut until the cut is made and sharp`() async throws {
    let window = try largeWindow()
    try await settle(window)
    window.tools.choose(.eraser)
    window.tools.mode = .cutStrokes
    window.press(200, 20).drag(to: 200, 280).release()
    #expect(window.paper.draft != nil, "the line of the eraser is the draft")
    var isMarkedOrSharp: Bool?
    window.editor.session.changed.listen(window) { [unowned window] event in
      if case .performed = event {
        isMarkedOrSharp = window.paper.draft != nil || window.paper.isSettled
      }
    }
    try await window.application.wait(until: "the line of the eraser is gone") {
      window.paper.draft == nil
    }
    #expect(window.painting.history.position == 1 && window.paper.isSettled)
    #expect(isMarkedOrSharp == true, "the cut itself is seen by the time the line goes")
    // A cutter that finds nothing leaves no line either.
    try await settle(window)
    window.press(20, 20).drag(to: 20, 60).release()
    try await window.application.wait(until: "nothing is left of it") { window.paper.draft == nil }
    #expect(window.painting.history.position == 1)
  }
}
