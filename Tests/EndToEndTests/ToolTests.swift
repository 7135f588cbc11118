import Testing

extension EndToEnd {
  @Suite struct ToolTests {
    @Test func `Every tool has its key and leaves a stroke of its kind, which is undone`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let tools = [
          ("b", "stroke"), ("l", "line"), ("d", "line"), ("r", "rectangle"), ("o", "ellipse"),
        ]
        for (row, (key, _)) in tools.enumerated() {
          window.type(Character(key))
          let y = 0.08 + 0.18 * Double(row)
          let start = paper.point(0.2, y)
          try stretch(from: start, to: paper.point(0.6, y + 0.1), in: window)
          // A rectangle begins in its corner; an ellipse touches the middle of its side.
          try window.waitForInk(at: key == "o" ? paper.point(0.4, y) : start)
        }
        let strokes = try desktop.library.newest(elements: 5).elements
        #expect(strokes.map(\.kind) == tools.map(\.1))
        let corners = strokes[3].points.map { $0.prefix(2).map { ($0 * 100).rounded() / 100 } }
        #expect(corners.contains([0.2, 0.62]) && corners.contains([0.6, 0.72]))
        // On and after the next start, undo goes step by step.
        try desktop.quit(program)
        _ = try desktop.start()
        let again = try desktop.openSelected()
        again.type("z", holding: .control)
        try again.waitForBlank(at: paper.point(0.4, 0.08 + 0.18 * 4))
        #expect(try desktop.library.newest(elements: 4).elements == Array(strokes.prefix(4)))
      }
    }

    /// Presses, waits until that is seen, drags and releases.
    private func stretch(from start: Point, to end: Point, in window: ProgramWindow) throws {
      window.move(to: start)
      let before = window.picture()?.colors.count ?? 0
      window.press()
      // The word beside the pointer, or the dot.
      try wait(until: "the press is seen") { (window.picture()?.colors.count ?? 0) != before }
      window.move(to: start + Point(3, 3))
      window.move(to: end)
      window.hand.release()
    }

    @Test func `In full screen the bars make way for a stroke and come back`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.type(.function(11))
        try window.waitForSize(1280, 800)
        let bar = Area(x: 400, y: 0, width: 400, height: 48)
        func showsBar() -> Bool { window.picture(of: bar)?.bounds() != bar }
        try wait(until: "the paper has all that the bar leaves") {
          window.picture()?.bounds() == Area(x: 0, y: 48, width: 1280, height: 752)
        }
        let start = Point(300, 300)
        try window.beginStroke(at: start)
        try wait(until: "the bar has gone") { !showsBar() }
        window.move(to: Point(600, 20))
        window.hand.release()
        try wait(until: "the bar is back") { showsBar() }
        #expect(try desktop.library.newest(elements: 1).elements[0].points.count > 1)
        window.type(.tab)
        try wait(until: "the bar is hidden by hand") {
          window.color(at: Point(1270, 10)) == Picture.white
        }
        try window.waitForInk(at: Point(600, 20))
        window.type(.escape)
        try wait(until: "the window is back in its frame") { window.area.width < 1280 }
      }
    }

    @Test func `The eraser lets the background through, and Shift makes squares`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        window.type("6")
        try window.draw(Strokes.line(from: paper.point(0.2, 0.5), to: paper.point(0.8, 0.5)))
        try window.waitForInk(at: paper.point(0.5, 0.5))
        window.type("e")
        try window.beginStroke(at: paper.point(0.5, 0.5))
        window.move(to: paper.point(0.5, 0.6))
        window.hand.release()
        // Away from the eraser's ring.
        window.move(to: paper.point(0.1, 0.1))
        try window.waitForBlank(at: paper.point(0.5, 0.5))
        #expect(try desktop.library.newest(elements: 2).elements[1].kind == "eraser")

        window.type("r")
        window.type("1")
        window.move(to: paper.point(0.1, 0.1))
        let free = window.picture()?.colors.count
        window.press()
        try wait(until: "the press is seen") { window.picture()?.colors.count != free }
        window.hand.hold(.shift) {
          window.move(to: paper.point(0.2, 0.12))
          window.move(to: paper.point(0.3, 0.15))
          window.hand.release()
        }
        let square = try desktop.library.newest(elements: 3).elements[2]
        let xs = square.points.map { $0[0] * Double(paper.width) }
        let ys = square.points.map { $0[1] * Double(paper.height) }
        let width = (xs.max() ?? 0) - (xs.min() ?? 0)
        let height = (ys.max() ?? 0) - (ys.min() ?? 0)
        #expect(abs(width - height) < 0.01 && width > 100)
      }
    }
  }
}
