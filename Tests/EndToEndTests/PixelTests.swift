import Foundation
import Testing

extension EndToEnd {
  @Suite struct PixelTests {
    private static let dark: UInt32 = 0x17151A
    private static let red: UInt32 = 0xD1483F
    private static let green: UInt32 = 0x5FA84A

    private func newPixels(_ desktop: VirtualDesktop) throws -> PixelWindow {
      let collection = try desktop.collection()
      collection.type("n", holding: .control, .shift)
      collection.type(.down)
      collection.type(.enter)
      let window = try desktop.window("Pixel art 1 — Filbert")
      let pixels = PixelWindow(window: window, width: 16, height: 16)
      try wait(until: "the palette is seen") { window.color(at: pixels.swatch(10)) == Self.red }
      return pixels
    }

    @Test
    func
      `Pixel art is drawn, filled, undone, redone, framed, played, exported, and survives a kill`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let pixels = try newPixels(desktop)
        let (window, library) = (pixels.window, desktop.library)
        window.type("r")
        try pixels.draw([(2, 2), (9, 9), (13, 12)], leaving: Self.dark)
        let outline = try library.pixels(1, until: "a rectangle") { $0.frames[0].cells[2][2] == 0 }
        #expect(
          outline.frames[0].cells[2] == Array(repeating: -1, count: 2)
            + Array(repeating: 0, count: 12) + [-1, -1])
        #expect(outline.frames[0].cells[7].filter { $0 == 0 }.count == 2)
        // Fill with another colour.
        window.type("g")
        try pixels.choose(10)
        window.click(pixels.point(7, 7))
        try pixels.waitForColor(Self.red, 7, 7)
        let filled = try library.pixels(1, until: "a fill") { $0.frames[0].cells[7][7] == 10 }
        #expect(
          filled.frames[0].cells[7] == [-1, -1, 0] + Array(repeating: 10, count: 10) + [0, -1, -1])
        window.type("z", holding: .control)
        try wait(until: "the fill is gone") { pixels.color(7, 7) != Self.red }
        #expect(
          try library.pixels(1, until: "no fill") { $0.frames[0].cells[7][7] == -1 } == outline)
        window.type("y", holding: .control)
        try pixels.waitForColor(Self.red, 7, 7)
        // A second frame, with a line of the pencil: no gaps between far points.
        window.type("b", holding: .alt)
        try wait(until: "the frame is blank") { pixels.color(7, 7) != Self.red }
        window.type("b")
        try pixels.choose(18)
        try pixels.draw([(0, 15), (15, 15)], leaving: Self.green)
        let two = try library.pixels(1, until: "two frames") {
          $0.frames.count == 2 && $0.frames[1].cells[15][15] == 18
        }
        #expect(two.frames[1].cells[15] == Array(repeating: 18, count: 16))
        #expect(two.frames[0] == filled.frames[0])
        // It plays: the first frame comes and goes, and comes again.
        window.type(.enter)
        try pixels.waitForColor(Self.red, 7, 7)
        try pixels.waitForColor(Self.green, 7, 15)
        try pixels.waitForColor(Self.red, 7, 7)
        window.type(.enter)
        try exportAndImport(desktop, window, two)
        program.kill()
        _ = try program.status()
        _ = try desktop.start()
        let again = try reopen(desktop)
        again.window.type("z", holding: .control)
        _ = try library.pixels(1, until: "the line undone") { $0.frames[1].cells[15][0] == -1 }
        again.window.type("z", holding: .control)
        _ = try library.pixels(1, until: "the frame undone") { $0.frames.count == 1 }
        try again.waitForColor(Self.red, 7, 7)
      }
    }

    private func exportAndImport(
      _ desktop: VirtualDesktop, _ window: ProgramWindow, _ wanted: PixelsRecord
    ) throws {
      window.type("e", holding: .control)
      window.type("a", holding: .control)
      window.hand.type("ball.gif")
      window.type(.enter)
      let file = desktop.folder.appending("home/ball.gif")
      try wait(until: "the file is there") { FileManager.default.fileExists(atPath: file) }
      let answer = try desktop.library.run("import", file)
      #expect(answer.text == "2\n" && answer.status == 0)
      let read = try desktop.library.pixels(2)
      // An export begins with a pixel for each cell.
      #expect(read.width == 16 && read.height == 16 && read.frames.count == 2)
      for (frame, original) in zip(read.frames, wanted.frames) {
        for (x, y) in [(0, 15), (7, 7), (2, 2), (15, 0)] {
          let (place, cell) = (frame.cells[y][x], original.cells[y][x])
          #expect(
            (place < 0 ? nil : read.palette[place]) == (cell < 0 ? nil : wanted.palette[cell]))
        }
      }
      #expect(try desktop.library.run("delete", "2").status == 0)
    }

    private func reopen(_ desktop: VirtualDesktop) throws -> PixelWindow {
      try desktop.collection().type(.enter)
      let window = try desktop.window("Pixel art 1 — Filbert")
      let pixels = PixelWindow(window: window, width: 16, height: 16)
      // With an undo before it is read, nothing would happen.
      try pixels.waitForColor(Self.red, 7, 7)
      return pixels
    }

    @Test
    func `Keys in the middle of a stroke do nothing to it, and Esc takes it back`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let pixels = try newPixels(desktop)
        let window = pixels.window
        try pixels.draw([(1, 1), (1, 4)], leaving: Self.dark)
        _ = try desktop.library.pixels(1, until: "a line") { $0.frames[0].cells[4][1] == 0 }
        window.move(to: pixels.point(5, 5))
        window.press()
        try pixels.waitForColor(Self.dark, 5, 5)
        for key in ["z", "a", "x", "d"] as [Character] { window.type(key, holding: .control) }
        for key in ["g", "m", "."] as [Character] { window.type(key) }
        window.type(.delete)
        window.type("b", holding: .alt)
        window.move(to: pixels.point(5, 8))
        try pixels.waitForColor(Self.dark, 5, 8)
        window.hand.release()
        let both = try desktop.library.pixels(1, until: "both lines") {
          $0.frames[0].cells[8][5] == 0
        }
        #expect(both.frames.count == 1)
        #expect(both.frames[0].cells.joined().filter { $0 == 0 }.count == 8)
        window.move(to: pixels.point(12, 12))
        window.press()
        try pixels.waitForColor(Self.dark, 12, 12)
        window.type(.escape)
        try wait(until: "the cell is gone") { pixels.color(12, 12) != Self.dark }
        window.hand.release()
        window.type("z", holding: .control)
        _ = try desktop.library.pixels(1, until: "the first line alone") {
          $0.frames[0].cells[8][5] == -1 && $0.frames[0].cells[4][1] == 0
        }
      }
    }

    @Test func `What another program makes of it is shown, and the trash takes it`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let pixels = try newPixels(desktop)
        try pixels.draw([(3, 3)], leaving: Self.dark)
        _ = try desktop.library.pixels(1, until: "a cell") { $0.frames[0].cells[3][3] == 0 }
        #expect(try desktop.library.run("rename", "1", "Cat").status == 0)
        _ = try desktop.window("Cat — Filbert")
        pixels.window.type(.delete, holding: .control)
        try wait(until: "it is in the trash") { try desktop.library.trashedItems().count == 1 }
        try desktop.collection().type("z", holding: .control)
        try wait(until: "it is back") { try desktop.library.items().map(\.name) == ["Cat"] }
      }
    }

    @Test func `Pixel art that is left blank leaves nothing behind`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let pixels = try newPixels(desktop)
        pixels.window.type("w", holding: .control)
        try desktop.waitForEnd(of: pixels.window)
        #expect(try desktop.library.items().isEmpty)
      }
    }
  }
}
