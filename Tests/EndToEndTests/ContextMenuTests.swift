import Testing

extension EndToEnd {
  @Suite struct ContextMenuTests {
    @Test
    func `The right button duplicates an element and pastes on the paper, and a key opens a menu`()
      throws
    {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.3), to: paper.point(0.4, 0.3)))
        _ = try desktop.library.newest(elements: 1)
        window.click(paper.point(0.3, 0.3), button: 3)
        window.hand.type("du")
        window.type(.enter)
        _ = try desktop.library.newest(elements: 2)

        // The copy is selected now.
        window.type("c", holding: .control)
        let place = paper.point(0.7, 0.7)
        window.click(place, button: 3)
        window.hand.type("paste h")
        window.type(.enter)
        _ = try desktop.library.newest(elements: 3)
        try window.waitForInk(at: place)

        window.type(.function(10), holding: .shift)
        window.hand.type("de")
        window.type(.enter)
        _ = try desktop.library.newest(elements: 2)
        try window.waitForBlank(at: place)
      }
    }
  }
}
