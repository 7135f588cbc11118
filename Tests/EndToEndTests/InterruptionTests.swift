import Testing

extension EndToEnd {
  @Suite struct InterruptionTests {
    @Test func `Another button in mid-stroke changes nothing`() throws {
      try interrupt { desktop, _ in
        for button: UInt32 in [3, 2] {
          desktop.hand.press(button)
          desktop.hand.release(button)
        }
      }
    }

    @Test func `Keys in mid-stroke change nothing of it`() throws {
      try interrupt { _, window in
        window.type("z", holding: .control)
        window.type("y", holding: .control)
        window.type("]")
        window.type("[")
      }
    }

    @Test func `The chooser may open in mid-stroke`() throws {
      try interrupt(keepsPaper: false) { _, window in
        window.type(.function(5))
        window.type(.function(5))
      }
    }

    @Test func `The keyboard may leave in mid-stroke`() throws {
      try interrupt { desktop, _ in
        let collection = try desktop.shownWindow("Paintings — Filbert")
        desktop.hand.focus(collection.identifier)
        try collection.waitForKeyboard()
      }
    }

    /// Draws one stroke, then a second one with something happening in its middle.
    private func interrupt(
      keepsPaper: Bool = true, _ happening: (VirtualDesktop, ProgramWindow) throws -> Void
    ) throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let first = Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.2))
        try window.draw(first)
        _ = try desktop.library.newest(elements: 1)
        let second = Strokes.line(from: paper.point(0.2, 0.6), to: paper.point(0.6, 0.6))
        let corner = window.area.corner
        try window.beginStroke(at: second[0])
        desktop.hand.move(through: second[1...4].map { corner + $0 })
        try window.waitForInk(at: second[4])
        try happening(desktop, window)
        desktop.hand.move(through: second[5...].map { corner + $0 })
        desktop.hand.release()
        let strokes = try desktop.library.newest(elements: 2).elements
        #expect(strokes.map(\.points.count) == [first.count, second.count])
        #expect(strokes[0].width == strokes[1].width)
        for (sample, point) in zip(strokes[1].points, second) {
          #expect(abs(sample[0] - Double(point.x - paper.x) / Double(paper.width)) < 1e-6)
          #expect(abs(sample[1] - Double(point.y - paper.y) / Double(paper.height)) < 1e-6)
        }
        try window.waitForInk(at: second[7])
        #expect(program.isRunning)
      }
    }

    @Test func `Esc in mid-stroke cancels it alone`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let kept = paper.point(0.3, 0.3)
        window.click(kept)
        try window.waitForInk(at: kept)
        let line = Strokes.line(from: paper.point(0.2, 0.6), to: paper.point(0.6, 0.6))
        let corner = window.area.corner
        try window.beginStroke(at: line[0])
        desktop.hand.move(through: line[1...5].map { corner + $0 })
        try window.waitForInk(at: line[5])
        window.type(.escape)
        try window.waitForBlank(at: line[5])
        desktop.hand.move(through: line[6...].map { corner + $0 })
        desktop.hand.release()
        let next = paper.point(0.8, 0.8)
        window.click(next)
        try window.waitForInk(at: next)
        #expect(try desktop.library.newest(elements: 2).elements.map(\.points.count) == [1, 1])
        #expect(window.isShown && !window.isInk(at: line[8]))
      }
    }
  }
}
