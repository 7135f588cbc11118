import Testing

extension EndToEnd {
  @Suite struct LabelTests {
    @Test
    func `Enter labels a shape, which takes its label along, and undo takes all of it back`() throws
    {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.freshPaper()
        try window.waitForKeyboard()
        func drag(from start: Point, to end: Point) {
          window.move(to: start)
          window.press()
          for point in Strokes.line(from: start, to: end) { window.move(to: point) }
          desktop.hand.release()
        }
        window.type("r")
        drag(from: paper.point(0.2, 0.2), to: paper.point(0.6, 0.6))
        #expect(try desktop.library.newest(elements: 1).elements[0].kind == "rectangle")
        window.type(.enter)
        desktop.hand.type("go")
        window.type(.escape)
        let labelled = try desktop.library.newest(elements: 2)
        #expect(labelled.elements[1].text?.string == "go")
        window.type("v")
        drag(from: paper.point(0.4, 0.2), to: paper.point(0.5, 0.3))
        try wait(until: "both have moved") {
          let transforms = try desktop.library.newest(elements: 2).elements.map(\.transform)
          return transforms[0] != nil && transforms[0] == transforms[1]
        }
        window.type("z", holding: .control)
        try wait(until: "both are back") {
          try desktop.library.newest(elements: 2).elements == labelled.elements
        }
        for count in [1, 0] {
          window.type("z", holding: .control)
          _ = try desktop.library.newest(elements: count)
        }
      }
    }
  }
}
