import ApplicationTesting
import Base
import Documents
import Editing
import Testing
import Views

@testable import App

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
      !window.controller.session.isBusy && window.paper.isSettled
    }
    window.draw()
  }

  @Test("is moved by another thread; what is asked for meanwhile comes after it")
  func busy() async throws {
    let window = try largeWindow()
    try await settle(window)
    let before = window.painting
    window.tools.choose(.select)
    window.selection.selectAll()
    let ids = window.selection.ids
    let offset = PaperMap.translation(PaperVector(dx: 20.0 / 400, dy: 0))
    window.tools.context.nudge(dx: 20, dy: 0)
    #expect(window.controller.session.isBusy && window.painting == before)
    window.press(20, 20).drag(to: 380, 40).release()
    #expect(window.selection.ids == ids, "the paper takes no press until then")
    window.undo()
    window.redo()
    window.tools.context.nudge(dx: 20, dy: 0)
    try await window.application.wait(until: "all steps are made") {
      window.painting.history.edits.count == 2 && !window.controller.session.isBusy
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
}
