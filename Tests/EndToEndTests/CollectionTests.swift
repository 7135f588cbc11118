import Testing

extension EndToEnd {
  @Suite struct CollectionTests {
    @Test func `A painting that is deleted goes to the trash and comes back`() throws {
      try Desk.use { desk in
        _ = try desk.start()
        let window = try desk.newPainting()
        let place = try window.paperRect().point(0.5, 0.5)
        window.click(place)
        try window.waitForInk(at: place)
        window.type(.delete, holding: .control)
        try desk.waitForEnd(of: window)
        let collection = try desk.collection()
        try wait(until: "the painting is in the trash") {
          try desk.library.trashedItems().map(\.name) == ["Painting 1"]
        }
        #expect(try desk.library.items().isEmpty)
        collection.type("z", holding: .control)
        try wait(until: "the painting is back") {
          try desk.library.items().map(\.name) == ["Painting 1"]
        }
        #expect(try desk.library.trashedItems().isEmpty)
        try desk.openSelected().waitForInk(at: place)
      }
    }

    @Test func `A name is typed in its place`() throws {
      try Desk.use { desk in
        _ = try desk.library.run("new")
        _ = try desk.start()
        let collection = try desk.collection()
        collection.type(.function(2))
        desk.hand.type("cat")
        collection.type(.enter)
        try wait(until: "the painting has its name") {
          try desk.library.items().map(\.name) == ["cat"]
        }
        collection.type(.enter)
        #expect(try desk.painting("cat").isShown)
      }
    }

    @Test func `Duplicate, delete and search by key`() throws {
      try Desk.use { desk in
        for name in ["cat", "dog"] { _ = try desk.library.run("new", "--name", name) }
        _ = try desk.start()
        let collection = try desk.collection()
        collection.type("f", holding: .control)
        desk.hand.type("cat")
        collection.type(.enter)
        collection.type("d", holding: .control)
        try wait(until: "there is a copy") { try desk.library.items().count == 3 }
        #expect(try desk.library.items().count { $0.name.hasPrefix("cat") } == 2)
        collection.type(.delete)
        try wait(until: "one is in the trash") { try desk.library.trashedItems().count == 1 }
        #expect(try desk.library.trashedItems()[0].name.hasPrefix("cat"))
      }
    }

    @Test func `A second start hands over to the first`() throws {
      try Desk.use { desk in
        let first = try desk.start()
        let window = try desk.newPainting()
        let collection = try desk.shownWindow("Paintings — Filbert")
        #expect(!collection.hasKeyboard)
        #expect(try desk.start().status() == 0)
        try collection.waitForKeyboard()
        collection.type("w", holding: .control)
        try desk.waitForEnd(of: collection)
        #expect(first.isRunning && window.isShown)

        let file = try desk.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        #expect(try desk.start(file).status() == 0)
        let cat = try desk.painting("Cat")
        #expect(desk.titles.contains("Paintings — Filbert"))
        try cat.waitForInk(at: cat.settledPaper(ratio: 1.5).point(0.5, 0.5))
        #expect(first.isRunning)
      }
    }

    @Test func `What the command line changes shows within a second`() throws {
      try Desk.use { desk in
        _ = try desk.start()
        let collection = try desk.collection()
        let below = Area(
          x: 0, y: 60, width: collection.area.width, height: collection.area.height - 60)
        func hasPaper() -> Bool { collection.picture(of: below)?.bounds() != nil }
        let file = try desk.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        let id = try desk.library.run("import", file).text.filter(\.isNumber)
        try wait(until: "the import shows", forSeconds: 1, hasPaper)
        _ = try desk.library.run("delete", id)
        try wait(until: "the deletion shows", forSeconds: 1) { !hasPaper() }
        _ = try desk.library.run("restore", id)
        try wait(until: "the restored one shows", forSeconds: 1, hasPaper)
        collection.type(.enter)
        let window = try desk.painting("Cat")
        _ = try desk.library.run("rename", id, "Kitten")
        try wait(until: "the new name shows", forSeconds: 1) {
          window.title == "Kitten — Filbert"
        }
      }
    }

    @Test func `F1 shows the keys, and a new painting of a shape has that shape`() throws {
      try Desk.use { desk in
        _ = try desk.start()
        let window = try desk.collection()
        /// The ground of what pops up.
        func showsPopup() -> Bool { window.picture()?.bounds(of: 0xfc_fbf9) != nil }
        #expect(!showsPopup())
        window.type(.function(1))
        try wait(until: "the keys are shown", showsPopup)
        window.type(.escape)
        try wait(until: "the keys are gone") { !showsPopup() }

        window.type("n", holding: .control, .shift)
        try wait(until: "the shapes are offered", showsPopup)
        // Five ways to pixel art and a board of Life come first, then paintings: of the window's own shape, 4 : 3, 3 : 2.
        for _ in 0..<9 { window.type(.down) }
        window.type(.enter)
        let painting = try desk.painting("Painting 1")
        let paper = try painting.settledPaper(ratio: 1.5)
        try painting.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.8, 0.8)))
        _ = try desk.library.newest(strokes: 1)
        #expect(try desk.library.items().map(\.aspectRatio) == [1.5])
      }
    }
  }
}
