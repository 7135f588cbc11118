import Testing

extension EndToEnd {
  @Suite struct DrawingTests {
    @Test func `The first start invites, and a blank painting leaves nothing behind`() throws {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let collection = try desktop.collection()
        #expect(try desktop.library.items().isEmpty)
        // The inviting stroke over the words.
        try wait(until: "the collection invites") {
          collection.picture()?.bounds(of: 0x95_5425) != nil
        }
        let painting = try desktop.newPainting()
        #expect(painting.title == "Painting 1 — Filbert")
        #expect(desktop.hand.classNames(of: painting.identifier) == ["filbert", "Filbert"])
        painting.type("w", holding: .control)
        try desktop.waitForEnd(of: painting)
        try collection.waitForKeyboard()
        try desktop.quit(program)
        #expect(try desktop.library.items().isEmpty)
      }
    }

    @Test func `A stroke is seen, and kept with every motion in unit coordinates`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let points = Strokes.line(from: paper.point(0.25, 0.25), to: paper.point(0.75, 0.6))
        try window.draw(points)
        try window.waitForInk(at: points[5])
        let painting = try desktop.library.newest(elements: 1)
        #expect(abs(painting.aspectRatio - paper.ratio) < 1e-9)
        let stroke = try #require(painting.elements.first)
        #expect(stroke.kind == "stroke")
        #expect(abs(stroke.width - 4.0 / 1600) < 1e-9)
        #expect(stroke.points.count == points.count)
        for (sample, point) in zip(stroke.points, points) {
          #expect(abs(sample[0] - Double(point.x - paper.x) / Double(paper.width)) < 1e-6)
          #expect(abs(sample[1] - Double(point.y - paper.y) / Double(paper.height)) < 1e-6)
        }
      }
    }

    @Test func `A click leaves a dot`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let place = try window.paperRect().point(0.5, 0.5)
        window.click(place)
        try window.waitForInk(at: place)
        #expect(try desktop.library.newest(elements: 1).elements[0].points.count == 1)
      }
    }

    @Test func `The collection's preview follows the open painting`() throws {
      try VirtualDesktop.use(screen: "2200x900") { desktop in
        _ = try desktop.start()
        let collection = try desktop.collection()
        collection.moveFrame(to: Point(0, 20))
        let window = try desktop.newPainting()
        window.moveFrame(to: Point(1000, 20))
        try wait(until: "the windows lie side by side") {
          window.area.x >= 1000 && collection.area.x < 40
        }
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.1, 0.3), to: paper.point(0.9, 0.3)))
        let preview = try find("the preview is in the collection") {
          collection.picture(of: previews(collection))?.bounds()
        }
        #expect(abs(preview.ratio - paper.ratio) < 0.02)
        try wait(until: "the first stroke is in the preview") {
          collection.color(at: preview.point(0.5, 0.3)) != Picture.white
        }
        try window.draw(Strokes.line(from: paper.point(0.1, 0.7), to: paper.point(0.9, 0.7)))
        try wait(until: "the second stroke is in the preview") {
          collection.color(at: preview.point(0.5, 0.7)) != Picture.white
        }
        #expect(window.isShown)
      }
    }

    /// Below the bar, where the search field is white too.
    private func previews(_ collection: ProgramWindow) -> Area {
      let area = collection.area
      return Area(x: 0, y: 60, width: area.width, height: area.height - 60)
    }

    @Test func `Two thousand motions in one burst all arrive`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.beginStroke(at: paper.point(0.1, 0.5))
        let corner = window.area.corner
        desktop.hand.move(
          through: (0..<2000).map { step in
            corner + paper.corner + Point(100 + step % 500, 100 + (step / 500) * 60 + step % 2)
          })
        desktop.hand.release()
        let stroke = try desktop.library.newest(elements: 1).elements[0]
        #expect(stroke.points.count == 2001)
      }
    }
  }
}
