import Foundation
import Testing

extension EndToEnd {
  /// The tools of pixel art beyond the pencil, one after the other, in one picture.
  @Suite struct CellToolTests {
    private static let red: UInt32 = 0xD1483F

    @Test
    func
      `An area is gone round, shaded over, chosen by the wand, scaled, turned, stamped and written on`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let library = desktop.library
        _ = try library.run("new", "--kind", "pixels", "--size", "32x32", "--name", "Tools")
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let window = try desktop.window("Tools — Filbert")
        let pixels = PixelWindow(window: window, width: 32, height: 32)
        try wait(until: "the palette is seen") { window.color(at: pixels.swatch(10)) == Self.red }
        func rows(_ what: String, until holds: ([[Int]]) -> Bool) throws -> [[Int]] {
          try library.pixels(1, until: what) { holds($0.frames[0].cells) }.frames[0].cells
        }
        func count(_ cell: Int, _ rows: [[Int]]) -> Int { rows.joined().count { $0 == cell } }

        // A contour of 6 × 6 cells.
        try pixels.choose(10)
        window.type("c")
        try pixels.draw([(2, 2), (7, 2), (7, 7), (2, 7), (2, 3)], leaving: Self.red)
        _ = try rows("a filled contour") { count(10, $0) == 36 }

        // The wand takes it, a corner handle makes it twice as large.
        window.type("w")
        window.click(pixels.point(4, 4))
        let reach = 8
        let corner = Point(
          pixels.corner(8, 8).x + reach, pixels.corner(8, 8).y + reach)
        pixels.drag(
          from: corner, to: Point(corner.x + 6 * pixels.side, corner.y + 6 * pixels.side))
        _ = try rows("a larger square") { count(10, $0) == 144 }

        // A gradient over all that is empty, kept out of what is red.
        window.type("d", holding: .control)
        window.type("h")
        try pixels.choose(18)
        pixels.drag(from: pixels.point(20, 1), to: pixels.point(30, 1))
        let mixed = try rows("a gradient") { count(-1, $0) == 0 }
        #expect(count(10, mixed) == 144 && count(18, mixed) > 500 && count(6, mixed) > 32)

        // A tip of four cells of the red corner, painted elsewhere in its colour.
        window.type("v")
        let around = Area(
          x: pixels.corner(2, 2).x, y: pixels.corner(2, 2).y, width: 4 * pixels.side,
          height: 4 * pixels.side)
        let before = window.picture(of: around)
        pixels.drag(from: pixels.point(3, 3), to: pixels.point(4, 4))
        try wait(until: "four cells are selected") { window.picture(of: around) != before }
        window.type("b", holding: .control)
        window.type("d", holding: .control)
        window.click(pixels.point(25, 25))
        let stamped = try rows("a stamp") { count(10, $0) == 148 }
        #expect(stamped[24][24] == 10 && stamped[25][25] == 10)

        // A word, in the colour of the first button.
        try pixels.choose(7)
        window.type("t")
        let middle = Area(x: 400, y: 250, width: 300, height: 200)
        let canvas = window.picture(of: middle)
        window.click(pixels.point(3, 20))
        try wait(until: "it is asked what to write") { window.picture(of: middle) != canvas }
        window.hand.type("hi")
        window.type(.enter)
        // h has nine cells, i has four.
        let written = try rows("a word") { count(7, $0) >= 13 }
        #expect(count(7, written) == 13)
        #expect(written[20][3] == 7)

        // All of it is taken back, step by step, and comes again.
        for _ in 0..<5 { window.type("z", holding: .control) }
        _ = try rows("nothing") { count(-1, $0) == 32 * 32 }
        for _ in 0..<5 { window.type("y", holding: .control) }
        #expect(try rows("all of it") { $0 == written } == written)
      }
    }
  }
}
