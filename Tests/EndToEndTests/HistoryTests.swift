import Testing

extension EndToEnd {
  @Suite struct HistoryTests {
    @Test func `Undo and redo by every key`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let places = try drawThree(in: window, paper)
        _ = try desktop.library.newest(elements: 3)
        window.type("z", holding: .control)
        try window.waitForBlank(at: places[2])
        window.type("z", holding: .control)
        try window.waitForBlank(at: places[1])
        _ = try desktop.library.newest(elements: 1)
        #expect(window.isInk(at: places[0]))
        window.type("z", holding: .control, .shift)
        try window.waitForInk(at: places[1])
        window.type("y", holding: .control)
        try window.waitForInk(at: places[2])
        #expect(try desktop.library.newest(elements: 3).elements.count == 3)
      }
    }

    @Test func `Undo and redo reach back over an end of the program`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let places = try drawThree(in: window, paper)
        window.type("z", holding: .control)
        try window.waitForBlank(at: places[2])
        try desktop.quit(program)
        #expect(try desktop.library.newest(elements: 2).elements.count == 2)

        _ = try desktop.start()
        let again = try desktop.openSelected()
        try again.waitForInk(at: places[1])
        again.type("y", holding: .control)
        try again.waitForInk(at: places[2])
        for place in places.reversed() {
          again.type("z", holding: .control)
          try again.waitForBlank(at: place)
        }
        _ = try desktop.library.newest(elements: 0)
      }
    }

    @Test func `A new stroke drops the redo side`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let places = try drawThree(in: window, paper)
        window.type("z", holding: .control)
        try window.waitForBlank(at: places[2])
        window.click(paper.point(0.5, 0.9))
        try window.waitForInk(at: paper.point(0.5, 0.9))
        window.type("y", holding: .control)
        window.type("z", holding: .control)
        try window.waitForBlank(at: paper.point(0.5, 0.9))
        _ = try desktop.library.newest(elements: 2)
        window.type("y", holding: .control)
        try window.waitForInk(at: paper.point(0.5, 0.9))
        #expect(!window.isInk(at: places[2]))
      }
    }

    @Test func `Everything is there again after closing and starting`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let size = window.area
        let places = try drawThree(in: window, try window.paperRect())
        window.type(.left, holding: .alt)
        try desktop.waitForEnd(of: window)
        try desktop.collection().type("w", holding: .control)
        #expect(try program.status() == 0)

        _ = try desktop.start()
        let again = try desktop.openSelected()
        #expect(again.area.width == size.width && again.area.height == size.height)
        for place in places { try again.waitForInk(at: place) }
        #expect(try desktop.library.newest(elements: 3).elements.count == 3)
      }
    }

    /// Three level strokes; gives a place on each.
    private func drawThree(in window: ProgramWindow, _ paper: Area) throws -> [Point] {
      try [0.2, 0.4, 0.6].map { y in
        try window.draw(Strokes.line(from: paper.point(0.2, y), to: paper.point(0.8, y)))
        let place = paper.point(0.5, y)
        try window.waitForInk(at: place)
        return place
      }
    }
  }
}
