import Testing

extension EndToEnd {
  @Suite struct CollectionTests {
    @Test func `A painting that is deleted goes to the trash and comes back`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let place = try window.paperRect().point(0.5, 0.5)
        window.click(place)
        try window.waitForInk(at: place)
        window.type(.delete, holding: .control)
        try desktop.waitForEnd(of: window)
        let collection = try desktop.collection()
        try wait(until: "the painting is in the trash") {
          try desktop.library.trashedItems().map(\.name) == ["Painting 1"]
        }
        #expect(try desktop.library.items().isEmpty)
        collection.type("z", holding: .control)
        try wait(until: "the painting is back") {
          try desktop.library.items().map(\.name) == ["Painting 1"]
        }
        #expect(try desktop.library.trashedItems().isEmpty)
        try desktop.openSelected().waitForInk(at: place)
      }
    }

    @Test func `A name is typed in its place`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.library.run("new")
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type(.function(2))
        desktop.hand.type("cat")
        collection.type(.enter)
        try wait(until: "the painting has its name") {
          try desktop.library.items().map(\.name) == ["cat"]
        }
        collection.type(.enter)
        #expect(try desktop.painting("cat").isShown)
      }
    }

    @Test func `Duplicate, delete and search by key`() throws {
      try VirtualDesktop.use { desktop in
        for name in ["cat", "dog"] { _ = try desktop.library.run("new", "--name", name) }
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type("f", holding: .control)
        desktop.hand.type("cat")
        collection.type(.enter)
        collection.type("d", holding: .control)
        try wait(until: "there is a copy") { try desktop.library.items().count == 3 }
        #expect(try desktop.library.items().count { $0.name.hasPrefix("cat") } == 2)
        collection.type(.delete)
        try wait(until: "one is in the trash") { try desktop.library.trashedItems().count == 1 }
        #expect(try desktop.library.trashedItems()[0].name.hasPrefix("cat"))
      }
    }

    @Test func `Several are chosen by key, deleted together, and come back in one step`() throws {
      try VirtualDesktop.use { desktop in
        for name in ["cat", "dog", "eel"] { _ = try desktop.library.run("new", "--name", name) }
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type(.right, holding: .shift)
        collection.type(.delete)
        try wait(until: "two are in the trash") { try desktop.library.trashedItems().count == 2 }
        #expect(try desktop.library.items().map(\.name) == ["cat"])
        collection.type("z", holding: .control)
        try wait(until: "both are back") { try desktop.library.items().count == 3 }
        #expect(try desktop.library.trashedItems().isEmpty)
        collection.type("a", holding: .control)
        collection.type("d", holding: .control)
        try wait(until: "all have copies") { try desktop.library.items().count == 6 }
      }
    }

    @Test func `Two are tagged together, and their tag alone is shown`() throws {
      try VirtualDesktop.use { desktop in
        for name in ["cat", "dog", "eel"] { _ = try desktop.library.run("new", "--name", name) }
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.type(.right, holding: .shift)
        collection.type("t", holding: .control)
        desktop.hand.type("pets")
        collection.type(.enter)
        func tagged() throws -> String { try desktop.library.run("list", "--tag", "PETS").text }
        try wait(until: "two have the tag") { try tagged().split(separator: "\n").count == 2 }
        #expect(try !tagged().contains("cat"))
        // What is shown is all that there is to be chosen. The tag stands behind the word for all.
        collection.type(.escape)
        let chip = Area(x: 70, y: 62, width: 60, height: 30)
        try wait(until: "the tag is offered") {
          collection.picture(of: chip)?.bounds(of: 0xe7_e2da) != nil
        }
        collection.click(Point(90, 77))
        // As what is chosen looks under the pointer.
        try wait(until: "the tag is chosen") {
          collection.picture(of: chip)?.bounds(of: 0xa4_602e) != nil
        }
        collection.type("a", holding: .control)
        collection.type(.delete)
        try wait(until: "they are in the trash") { try desktop.library.trashedItems().count == 2 }
        #expect(try desktop.library.items().map(\.name) == ["cat"])
      }
    }

    @Test func `A second start hands over to the first`() throws {
      try VirtualDesktop.use { desktop in
        let first = try desktop.start()
        let window = try desktop.newPainting()
        let collection = try desktop.shownWindow("Paintings — Filbert")
        #expect(!collection.hasKeyboard)
        #expect(try desktop.start().status() == 0)
        try collection.waitForKeyboard()
        collection.type("w", holding: .control)
        try desktop.waitForEnd(of: collection)
        #expect(first.isRunning && window.isShown)

        let file = try desktop.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        let second = try desktop.start(file)
        #expect(try second.status() == 0, "it said: \(second.complaints)")
        let cat = try desktop.painting("Cat")
        #expect(desktop.titles.contains("Paintings — Filbert"))
        try cat.waitForInk(at: cat.settledPaper(ratio: 1.5).point(0.5, 0.5))
        #expect(first.isRunning)
      }
    }

    @Test func `What the command line changes shows within a second`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let collection = try desktop.collection()
        let below = Area(
          x: 0, y: 60, width: collection.area.width, height: collection.area.height - 60)
        func hasPaper() -> Bool { collection.picture(of: below)?.bounds() != nil }
        let file = try desktop.folder.write(SamplePainting.json(name: "Cat"), to: "cat.json")
        let id = try desktop.library.run("import", file).text.filter(\.isNumber)
        try wait(until: "the import shows", forSeconds: 1, hasPaper)
        _ = try desktop.library.run("delete", id)
        try wait(until: "the deletion shows", forSeconds: 1) { !hasPaper() }
        _ = try desktop.library.run("restore", id)
        try wait(until: "the restored one shows", forSeconds: 1, hasPaper)
        let tags = Area(x: 0, y: 58, width: collection.area.width, height: 36)
        func hasTags() -> Bool { collection.picture(of: tags)?.bounds(of: 0xe7_e2da) != nil }
        #expect(!hasTags())
        _ = try desktop.library.run("tag", id, "--add", "pets")
        try wait(until: "its tag is offered", forSeconds: 1, hasTags)
        _ = try desktop.library.run("tag", id, "--remove", "pets")
        try wait(until: "there are no tags any more", forSeconds: 1) { !hasTags() }
        collection.type(.enter)
        let window = try desktop.painting("Cat")
        _ = try desktop.library.run("rename", id, "Kitten")
        try wait(until: "the new name shows", forSeconds: 1) {
          window.title == "Kitten — Filbert"
        }
      }
    }

    @Test func `F1 shows the keys, and a new painting of a shape has that shape`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.collection()
        /// The ground of what pops up.
        func showsPopup() -> Bool { window.picture()?.bounds(of: 0xfc_fbf9) != nil }
        #expect(!showsPopup())
        window.type(.function(1))
        try wait(until: "the keys are shown", showsPopup)
        window.type(.escape)
        try wait(until: "the keys are gone") { !showsPopup() }

        window.type("n", holding: .control, .shift)
        try wait(until: "the shapes are offered", showsPopup)
        // Five ways to pixel art and a board of Life come first, then paintings: of the window's own shape, 4 : 3, 3
        // : 2.
        for _ in 0..<9 { window.type(.down) }
        window.type(.enter)
        let painting = try desktop.painting("Painting 1")
        let paper = try painting.settledPaper(ratio: 1.5)
        try painting.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.8, 0.8)))
        _ = try desktop.library.newest(elements: 1)
        #expect(try desktop.library.items().map(\.aspectRatio) == [1.5])
      }
    }
  }
}
