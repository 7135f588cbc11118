import Foundation
import Testing

extension EndToEnd {
  @Suite struct BrushTests {
    private static let red: UInt32 = 0xee_003e
    private static let rose: UInt32 = 0xa1_6969

    @Test func `What is turned and clicked holds for later strokes alone, and for good`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let whole = try window.paperRect()
        try window.draw(Strokes.line(from: whole.point(0.1, 0.2), to: whole.point(0.3, 0.2)))
        let panel = try openChooser(in: window)

        // 4 points stand at 0.45 of the turn; beyond its end the knob stays at 50.
        let turn = panel.rim(from: 0.45, to: 1)
        window.move(to: turn[0])
        window.press()
        for point in turn.dropFirst() { window.move(to: point) }
        window.hand.release()
        for _ in 0..<3 {
          window.hand.press(5)
          window.hand.release(5)
        }
        for picture in [panel.projectingEnds, panel.beveledCorners] {
          window.click(picture)
          try wait(until: "the drawing is chosen") {
            window.color(at: picture + Point(-11, -11)).map { $0 < 0x40_4040 } ?? false
          }
        }
        window.click(try BrushPanel.chip(Self.red, in: window))

        let paper = try window.settledPaper(ratio: whole.ratio, width: panel.left)
        let points = Strokes.line(from: paper.point(0.2, 0.6), to: paper.point(0.4, 0.6))
        try window.draw(points)
        try wait(until: "the ink has the chosen colour") {
          window.color(at: points[5]) == Self.red
        }
        let strokes = try desktop.library.newest(elements: 2).elements
        #expect(strokes[0].cap == "round" && strokes[0].join == "round")
        #expect(strokes[0].color == "#000000FF")
        #expect(abs(strokes[0].width - 4.0 / 1600) < 1e-9)
        try expect(strokes[1], width: 47)

        try desktop.quit(program)
        _ = try desktop.start(remembers: true)
        let again = try desktop.openSelected()
        // The chooser is open as it was.
        let same = try again.settledPaper(ratio: whole.ratio, width: panel.left)
        try again.draw(Strokes.line(from: same.point(0.5, 0.8), to: same.point(0.7, 0.8)))
        let later = try desktop.library.newest(elements: 3).elements
        #expect(Array(later.prefix(2)) == strokes)
        try expect(later[2], width: 47)
      }
    }

    private func openChooser(in window: ProgramWindow) throws -> BrushPanel {
      let corner = Point(window.area.width - 3, window.area.height - 3)
      window.type(.function(5))
      try wait(until: "the chooser is there") { window.color(at: corner) != Picture.white }
      return BrushPanel(in: window)
    }

    /// The paper of a blank painting, which fills what the chooser leaves.
    private func paper(beside panel: BrushPanel, in window: ProgramWindow) throws -> Area {
      let room = Area(
        x: 0, y: BrushPanel.barHeight, width: panel.left,
        height: window.area.height - BrushPanel.barHeight)
      return try find("the paper fills what the chooser leaves") {
        window.picture(of: room)?.bounds() == room ? room : nil
      }
    }

    private func expect(_ stroke: PaintingRecord.Element, width: Double) throws {
      #expect(stroke.cap == "square" && stroke.join == "bevel")
      #expect(stroke.color == "#EE003EFF")
      #expect(abs(stroke.width * 1600 - width) < 1e-6)
    }

    @Test func `A width is typed, and what is none is refused`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let panel = try openChooser(in: window)
        let paper = try paper(beside: panel, in: window)
        window.click(panel.widthField)
        try wait(until: "the field has the keyboard") {
          // Its lit edge.
          let edge = Area(
            x: panel.widthField.x - 40, y: panel.widthField.y - 14, width: 80, height: 6)
          return window.picture(of: edge)?.bounds { $0 >> 16 > 0xd0 && $0 & 0xff < 0x60 } != nil
        }
        window.type("a", holding: .control)
        window.hand.type("12.5")
        window.type("a", holding: .control)
        window.hand.type("wide")
        window.type(.enter)
        let points = Strokes.line(from: paper.point(0.2, 0.6), to: paper.point(0.6, 0.6))
        try window.draw(points)
        let stroke = try desktop.library.newest(elements: 1).elements[0]
        #expect(abs(stroke.width * 1600 - 12.5) < 1e-6)
      }
    }

    @Test func `Bracket keys change the width`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        for (row, key) in ["]", "]", "["].enumerated() {
          window.type(Character(key))
          let place = paper.point(0.5, 0.2 + 0.2 * Double(row))
          window.click(place)
          try window.waitForInk(at: place)
        }
        let widths = try desktop.library.newest(elements: 3).elements.map {
          ($0.width * 1600 * 1000).rounded() / 1000
        }
        #expect(widths == [4.5, 5, 4.5])
      }
    }

    @Test func `Channels are recalled by number keys, stored by Shift, and kept`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        func drawDot(in window: ProgramWindow, _ row: Double) throws {
          let place = paper.point(0.5, row)
          window.click(place)
          try window.waitForInk(at: place)
        }
        window.type("5")
        try drawDot(in: window, 0.2)
        window.type("]")
        window.type("1", holding: .shift)
        window.type("2")
        window.type("1")
        try drawDot(in: window, 0.4)
        let strokes = try desktop.library.newest(elements: 2).elements
        let points = strokes.map { ($0.width * 1600 * 10).rounded() / 10 }
        #expect(points == [18, 19])
        #expect(strokes.allSatisfy { $0.color == "#C8331FFF" && $0.join == "miter" })

        try desktop.quit(program)
        _ = try desktop.start()
        let again = try desktop.openSelected()
        again.type("2")
        again.type("1")
        try drawDot(in: again, 0.6)
        #expect(try desktop.library.newest(elements: 3).elements[2].width == strokes[1].width)
      }
    }

    @Test func `A colour is picked from the painting, once`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let panel = try openChooser(in: window)
        let paper = try paper(beside: panel, in: window)
        func draw(at fraction: Double) throws -> Point {
          let place = paper.point(fraction, 0.3)
          window.click(place)
          try window.waitForInk(at: place)
          return place
        }
        func waitForJewel(_ color: UInt32) throws {
          try wait(until: "the jewel shows the colour") { window.color(at: panel.jewel) == color }
        }
        window.type("5")
        let red = try draw(at: 0.3)
        window.type("1")
        try waitForJewel(0x1a_1a1a)
        window.type("i")
        window.type(.escape)
        _ = try draw(at: 0.5)
        window.type("i")
        window.move(to: red)
        window.press()
        try waitForJewel(0xc8_331f)
        window.hand.release()
        _ = try draw(at: 0.7)
        let colors = try desktop.library.newest(elements: 3).elements.map(\.color)
        #expect(colors == ["#C8331FFF", "#1A1A1AFF", "#C8331FFF"])
      }
    }

    @Test(arguments: [10.0, 30])
    func `A steadied hand keeps its letters high and its circles round`(
      rope: Double
    ) throws {
      try VirtualDesktop.use { desktop in
        let first = try desktop.start()
        _ = try desktop.newPainting()
        try desktop.quit(first)
        for path in desktop.stateFiles {
          let kept = try String(contentsOfFile: path, encoding: .utf8)
          let brush = "brush=4.0 round round #000000FF hand=35.0,steady,0.15,1.0,pixels,\(rope)"
          try (kept + brush + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        _ = try desktop.start(remembers: true)
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let middle = Point(400, 300)
        try window.draw(Strokes.letterS(height: 70, around: middle, pace: 5))
        try window.draw(Strokes.circle(radius: 60, around: middle, turns: 3, pace: 5))
        let strokes = try desktop.library.newest(elements: 2).elements.map { element in
          element.points.map {
            (
              x: Double(paper.x - middle.x) + $0[0] * Double(paper.width),
              y: Double(paper.y - middle.y) + $0[1] * Double(paper.height)
            )
          }
        }
        let heights = strokes[0].map(\.y)
        let height = (heights.max() ?? 0) - (heights.min() ?? 0)
        #expect(height >= 0.95 * 70 && height <= 72, "\(height)")
        // Without the way onto the circle, and to its end.
        let circle = strokes[1]
        let radii = circle.dropFirst(circle.count / 3).dropLast(circle.count / 6).map {
          hypot($0.x, $0.y)
        }
        let (least, most) = (radii.min() ?? 0, radii.max() ?? 0)
        #expect(least > 40 && most <= 61 && most - least < 4, "\(least) \(most)")
      }
    }

    @Test func `The panel is torn off into a window of its own, and docked again`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        window.type(.function(5), holding: .shift)
        let title = "Brush for Painting 1 — Filbert"
        let own = try desktop.shownWindow(title)
        let besidePanel = Area(x: 0, y: paper.y, width: 800, height: paper.height)
        #expect(own.area.width == 414)
        own.moveFrame(to: Point(860, 20))
        try wait(until: "the paper keeps its room") {
          window.picture(of: besidePanel)?.bounds() == besidePanel
        }
        own.click(try BrushPanel.chip(Self.rose, in: own))
        try wait(until: "the panel shows the colour in its jewel, too") {
          own.picture()?.bounds(of: Self.rose).map { $0.height > 24 } ?? false
        }
        // A click into another window is first the window manager's.
        try own.waitForKeyboard()
        let place = paper.point(0.3, 0.5)
        try window.beginStroke(at: place)
        window.hand.release()
        try window.waitForKeyboard()
        try window.waitForInk(at: place)
        #expect(try desktop.library.newest(elements: 1).elements[0].color == "#A16969FF")
        // Keys of the painting hold in the panel's window as well.
        own.click(Point(200, 60))
        try own.waitForKeyboard()
        own.type("z", holding: .control)
        try window.waitForBlank(at: place)
        own.type(.function(5), holding: .shift)
        try desktop.waitForEnd(of: own)
        let panel = BrushPanel(in: window)
        _ = try window.settledPaper(ratio: paper.ratio, width: panel.left)

        // Torn off again, it is where it was at the next start.
        try window.waitForKeyboard()
        window.type(.function(5), holding: .shift)
        _ = try desktop.shownWindow(title)
        try desktop.quit(program)
        _ = try desktop.start(remembers: true)
        _ = try desktop.openSelected()
        let back = try desktop.shownWindow(title)
        desktop.hand.focus(back.identifier)
        back.type(.escape)
        try desktop.waitForEnd(of: back)
      }
    }
  }
}
