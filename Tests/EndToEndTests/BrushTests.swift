import Testing

extension EndToEnd {
  @Suite struct BrushTests {
    @Test func `Settings of the chooser hold for later strokes alone, and for good`() throws {
      try Desk.use { desk in
        let program = try desk.start()
        let window = try desk.newPainting()
        let whole = try window.paperRect()
        try window.draw(Strokes.line(from: whole.point(0.1, 0.2), to: whole.point(0.3, 0.2)))
        window.type(.function(5))
        try wait(until: "the chooser leaves less room for the paper") {
          window.color(at: whole.point(0.98, 0.98)) != Picture.white
        }
        let panel = BrushPanel(in: window)
        try type("12.5", into: panel.widthField, of: window)
        for segment in [panel.cap(2), panel.join(2)] {
          window.click(segment)
          try wait(until: "the segment is chosen") {
            window.color(at: segment + Point(-32, -12)) == 0x95_5425
          }
        }
        window.click(panel.swatch(column: 0, row: 1))
        let paper = try window.settledPaper(ratio: whole.ratio, width: panel.left)
        let points = Strokes.line(from: paper.point(0.1, 0.6), to: paper.point(0.3, 0.6))
        try window.draw(points)
        try wait(until: "the ink has the chosen colour") {
          window.color(at: points[5]) == 0x7a_1f1f
        }
        let strokes = try desk.library.newest(strokes: 2).strokes
        #expect(strokes[0].cap == "round" && strokes[0].join == "round")
        #expect(strokes[0].color == "#000000FF")
        #expect(abs(strokes[0].width - 4 / Double(whole.width)) < 1e-9)
        try expect(strokes[1], width: 12.5, in: paper)

        try desk.quit(program)
        _ = try desk.start()
        let again = try desk.openSelected()
        // The chooser is open as it was.
        let same = try again.settledPaper(ratio: whole.ratio, width: panel.left)
        try again.draw(Strokes.line(from: same.point(0.5, 0.8), to: same.point(0.7, 0.8)))
        let later = try desk.library.newest(strokes: 3).strokes
        #expect(Array(later.prefix(2)) == strokes)
        try expect(later[2], width: 12.5, in: same)
      }
    }

    /// A click and keys may overtake one another under a window manager: each is waited for.
    private func type(_ text: String, into field: Point, of window: DeskWindow) throws {
      let edges = Area(x: field.x - 30, y: field.y - 18, width: 60, height: 36)
      func isFocused() -> Bool { window.picture(of: edges)?.bounds(of: 0x2b_78d6) != nil }
      window.click(field)
      try wait(until: "the field has the keyboard", isFocused)
      window.type("a", holding: .control)
      window.hand.type(text)
      window.type(.enter)
      try wait(until: "the field has done") { !isFocused() }
    }

    private func expect(_ stroke: PaintingRecord.Stroke, width: Double, in paper: Area) throws {
      #expect(stroke.cap == "square" && stroke.join == "bevel")
      #expect(stroke.color == "#7A1F1FFF")
      let longer = Double(max(paper.width, paper.height))
      #expect(abs(stroke.width * longer - width) < 1e-6)
    }

    @Test func `Bracket keys change the width`() throws {
      try Desk.use { desk in
        _ = try desk.start()
        let window = try desk.newPainting()
        let paper = try window.paperRect()
        for (row, key) in ["]", "]", "["].enumerated() {
          window.type(Character(key))
          let place = paper.point(0.5, 0.2 + 0.2 * Double(row))
          window.click(place)
          try window.waitForInk(at: place)
        }
        let widths = try desk.library.newest(strokes: 3).strokes.map {
          ($0.width * Double(paper.width) * 1000).rounded() / 1000
        }
        #expect(widths[0] > 4)
        #expect(widths[1] > widths[0])
        #expect(widths[2] == widths[0])
      }
    }
  }
}
