import Testing

extension EndToEnd {
  @Suite struct DraggingTests {
    /// The middle of the first item of a collection, in its window.
    private static let firstItem = Point(130, 160)

    /// The collection in the corner, with one item, and a new painting beside it.
    private func sideBySide(
      _ desktop: VirtualDesktop
    ) throws -> (collection: ProgramWindow, painting: ProgramWindow) {
      let file = try desktop.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
      _ = try desktop.library.run("import", file)
      _ = try desktop.start(
        changes: ["TMPDIR": desktop.folder.makeFolder("tmp", mode: 0o700)])
      let collection = try desktop.collection()
      collection.resize(to: 700, 500)
      try collection.waitForSize(700, 500)
      collection.moveFrame(to: Point(0, 0))
      let painting = try desktop.newPainting()
      painting.moveFrame(to: Point(900, 0))
      try wait(until: "the painting is beside the collection") { painting.area.x >= 800 }
      try wait(until: "the item is seen") {
        collection.color(at: Self.firstItem) == 0x1A2B3C
      }
      return (collection, painting)
    }

    /// Drags the first item of the collection to a place of the screen, and keeps the button down.
    private func dragFirstItem(of collection: ProgramWindow, to end: Point) {
      let start = collection.area.corner + Self.firstItem
      let hand = collection.hand
      hand.move(to: start)
      collection.press()
      hand.move(to: start + Point(30, 10))
      hand.move(to: start + Point(60, 20))
      hand.move(to: end)
    }

    @Test func `An item of the collection that falls on a painting becomes part of it`() throws {
      try VirtualDesktop.use(screen: "2200x900") { desktop in
        let (collection, painting) = try sideBySide(desktop)
        let paper = try painting.freshPaper()
        dragFirstItem(of: collection, to: painting.area.corner + paper.center)
        desktop.hand.release()
        try wait(until: "the painting has the stroke") {
          try desktop.library.items().contains { $0.name == "Painting 1" && $0.strokeCount == 1 }
        }
        #expect(desktop.titles.count == 2, "nothing was opened")
      }
    }

    @Test func `Escape calls a drag off, and the next click opens as ever`() throws {
      try VirtualDesktop.use(screen: "2200x900") { desktop in
        let (collection, painting) = try sideBySide(desktop)
        let paper = try painting.freshPaper()
        dragFirstItem(of: collection, to: painting.area.corner + paper.center)
        desktop.hand.type(.escape)
        desktop.hand.release()
        collection.click(Self.firstItem)
        _ = try desktop.shownWindow("Cat — Filbert")
        #expect(try desktop.library.items().map(\.name) == ["Cat"])
      }
    }
  }
}
