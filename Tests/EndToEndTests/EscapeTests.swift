import Testing

extension EndToEnd {
  @Suite struct EscapeTests {
    @Test func `Esc closes the chooser and leaves full screen, and never leaves a painting`() throws
    {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let whole = try window.paperRect()
        window.type(.function(5))
        try wait(until: "the chooser is open") { window.picture()?.bounds() != whole }
        window.type(.function(11))
        try window.waitForSize(1280, 800)
        window.type(.escape)
        try wait(until: "the chooser is closed") { window.picture()?.bounds()?.width == 1280 }
        window.type(.escape)
        try wait(until: "the window is back in its frame") { window.area.width < 1280 }
        for _ in 0..<3 { window.type(.escape) }
        // Events come in their order: what is drawn now is drawn after them.
        let paper = try window.freshPaper()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.5), to: paper.point(0.8, 0.5)))
        try window.waitForInk(at: paper.point(0.5, 0.5))
        #expect(try desktop.library.newest(elements: 1).elements.count == 1)
        window.type(.left, holding: .alt)
        try desktop.waitForEnd(of: window)
      }
    }

    @Test func `Esc never leaves pixel art`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type("n", holding: .control, .shift)
        collection.type(.down)
        collection.type(.enter)
        let window = try desktop.window("Pixel art 1 — Filbert")
        let pixels = PixelWindow(window: window, width: 16, height: 16)
        for _ in 0..<3 { window.type(.escape) }
        try pixels.draw([(3, 3)], leaving: 0x17151A)
        _ = try desktop.library.pixels(1, until: "a cell") { $0.frames[0].cells[3][3] == 0 }
        window.type("w", holding: .control)
        try desktop.waitForEnd(of: window)
      }
    }

    @Test func `Esc never leaves a board`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type("n", holding: .control, .shift)
        for _ in 0..<6 { collection.type(.down) }
        collection.type(.enter)
        let window = try desktop.window("Life 1 — Filbert")
        let board = BoardWindow(window)
        for _ in 0..<3 { window.type(.escape) }
        try board.draw([(0, 0)])
        _ = try desktop.library.board(1, until: "a cell") { $0.population == 1 }
        window.type(.left, holding: .alt)
        try desktop.waitForEnd(of: window)
      }
    }
  }
}
