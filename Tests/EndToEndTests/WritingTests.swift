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
        let paper = try window.paperRect()
        window.type("t")
        window.click(paper.point(0.3, 0.3))
        // Letters that are tools elsewhere.
        desktop.hand.type("leg")
        let text = try desktop.library.newest(elements: 1).elements[0]
        #expect(text.kind == "text" && text.text?.string == "leg")
        program.kill()
        _ = try desktop.library.run("new", "--name", "Another")
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type("f", holding: .control)
        desktop.hand.type("leg")
        collection.type(.enter)
        collection.type(.enter)
        let again = try desktop.painting("Painting 1")
        let place = try again.paperRect().point(0.3, 0.3)
        try again.waitForKeyboard()
        again.type("t")
        again.click(place + Point(2, 0))
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
  }
}
