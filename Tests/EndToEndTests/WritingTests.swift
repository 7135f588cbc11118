import Testing

extension EndToEnd {
  @Suite struct WritingTests {
    @Test
    func
      `A text is kept as soon as the hand rests, survives a kill, is found by what it says, and goes on`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.freshPaper()
        try window.waitForKeyboard()
        window.type("t")
        try beginWriting(at: paper.point(0.3, 0.3), in: window)
        // Letters that are tools elsewhere.
        desktop.hand.type("leg")
        let text = try desktop.library.newest(elements: 1).elements[0]
        #expect(text.kind == "text" && text.text?.string == "leg", "\(text)")
        program.kill()
        _ = try desktop.library.run("new", "--name", "Another")
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type("f", holding: .control)
        desktop.hand.type("leg")
        collection.type(.enter)
        collection.type(.enter)
        let again = try desktop.painting("Painting 1")
        let record = try desktop.library.newest(elements: 1)
        let letter = record.elements[0].points[0]
        let shown = try again.settledPaper(ratio: record.aspectRatio)
        try again.waitForKeyboard()
        again.type("t")
        try beginWriting(at: shown.point(letter[0], letter[1]), in: again)
        for _ in "leg" { again.type(.right) }
        desktop.hand.type("end")
        again.type(.escape)
        try wait(until: "it says more") {
          try desktop.library.newest(elements: 1).elements[0].text?.string == "legend"
        }
        again.type("z", holding: .control)
        try wait(until: "it says what it said") {
          try desktop.library.newest(elements: 1).elements[0].text?.string == "leg"
        }
      }
    }

    /// The window manager may keep a click for a while, but no keys: waits for the frame round the text.
    private func beginWriting(at point: Point, in window: ProgramWindow) throws {
      let part = Area(x: point.x - 40, y: point.y - 40, width: 80, height: 80)
      let before = window.picture(of: part)?.colors
      window.click(point)
      try wait(until: "there is a caret") { window.picture(of: part)?.colors != before }
    }
  }
}
