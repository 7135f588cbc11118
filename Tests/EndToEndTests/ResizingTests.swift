import Testing

extension EndToEnd {
  @Suite struct ResizingTests {
    @Test func `In portrait and landscape the paper keeps its shape and place`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.moveFrame(to: Point(0, 0))
        let first = try window.paperRect()
        // Near the left edge alone, so that it tells turned and mirrored pictures from right ones.
        try window.draw(
          Strokes.line(from: first.point(0.2, 0.25), to: first.point(0.2, 0.75), motions: 30))
        let ratio = try desktop.library.newest(elements: 1).aspectRatio
        for (width, height) in [(420, 700), (1200, 420), (500, 500), (1000, 700)] {
          window.resize(to: width, height)
          try window.waitForSize(width, height)
          let expected = try window.settledPaper(ratio: ratio)
          for y in [0.3, 0.5, 0.7] { try window.waitForInk(at: expected.point(0.2, y)) }
          #expect(!window.isInk(at: expected.point(0.2, 0.15)))
          #expect(!window.isInk(at: expected.point(0.8, 0.5)))
          try expectSurroundings(around: expected, in: window)
        }
      }
    }

    /// One colour, which is not the paper's, at both sides.
    private func expectSurroundings(around paper: Area, in window: ProgramWindow) throws {
      let picture = try #require(window.picture())
      let area = window.area
      let places =
        paper.x > 4
        ? [Point(1, area.height / 2), Point(area.width - 2, area.height / 2)]
        : [Point(area.width / 2, paper.y - 3), Point(area.width / 2, area.height - 2)]
      guard paper.x > 4 || paper.y > BrushPanel.barHeight + 4 else { return }
      let colors = Set(places.compactMap { picture[$0] })
      #expect(colors.count == 1 && !colors.contains(Picture.white))
    }

    @Test func `Ctrl+R turns the window and back`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.moveFrame(to: Point(0, 0))
        window.resize(to: 720, 500)
        try window.waitForSize(720, 500)
        window.type("r", holding: .control)
        try window.waitForSize(500, 720)
        window.type("r", holding: .control)
        try window.waitForSize(720, 500)
      }
    }

    @Test func `A window that the screen limits when it is turned has its size back all the same`()
      throws
    {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.moveFrame(to: Point(0, 0))
        window.resize(to: 1150, 540)
        try window.waitForSize(1150, 540)
        for _ in 0..<2 {
          window.type("r", holding: .control)
          try wait(until: "the window is upright, and as high as the screen at the most") {
            window.area.width < window.area.height && window.area.height < 800
          }
          _ = try window.freshPaper()
          window.type("r", holding: .control)
          try window.waitForSize(1150, 540)
          _ = try window.freshPaper()
        }
      }
    }

    @Test func `A hundred resizes change no sample by one bit`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        window.moveFrame(to: Point(0, 0))
        let paper = try window.paperRect()
        for row in 1...4 {
          let y = Double(row) / 5
          try window.draw(
            Strokes.line(from: paper.point(0.11, y), to: paper.point(0.87, 1 - y), motions: 23))
        }
        _ = try desktop.library.newest(elements: 4)
        let id = String(try desktop.library.items()[0].id)
        let before = try desktop.library.run("show", id, "--json").text
        var random = SeededRandom(seed: 1)
        for step in 1...100 {
          let width = Int.random(in: 300...1200, using: &random)
          let height = Int.random(in: 250...700, using: &random)
          window.resize(to: width, height)
          if step % 10 == 0 { try window.waitForSize(width, height) }
        }
        window.resize(to: 900, 650)
        try window.waitForSize(900, 650)
        let after = try window.settledPaper(ratio: paper.ratio)
        try window.draw(Strokes.line(from: after.point(0.9, 0.1), to: after.point(0.95, 0.1)))
        let all = try desktop.library.newest(elements: 5).elements
        window.type("z", holding: .control)
        _ = try desktop.library.newest(elements: 4)
        #expect(try desktop.library.run("show", id, "--json").text == before)
        #expect(all.count == 5)
      }
    }

    @Test func `A window of one pixel comes back and draws`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let first = try window.paperRect()
        window.click(first.point(0.5, 0.5))
        _ = try desktop.library.newest(elements: 1)
        window.resize(to: 1, 1)
        try window.waitForSize(1, 1)
        window.resize(to: 800, 600)
        try window.waitForSize(800, 600)
        let paper = try window.settledPaper(ratio: first.ratio)
        try window.waitForInk(at: paper.point(0.5, 0.5))
        try window.draw(Strokes.line(from: paper.point(0.2, 0.2), to: paper.point(0.4, 0.2)))
        _ = try desktop.library.newest(elements: 2)
        #expect(program.isRunning)
      }
    }

    @Test func `A window of 8000 by 8000 pixels draws`() throws {
      try VirtualDesktop.use(isManaged: false) { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let first = try window.paperRect()
        try window.draw(Strokes.line(from: first.point(0.05, 0.01), to: first.point(0.06, 0.01)))
        let ratio = try desktop.library.newest(elements: 1).aspectRatio
        window.resize(to: 8000, 8000)
        try window.waitForSize(8000, 8000)
        let paper = Area(x: 0, y: 48, width: 8000, height: 7952).fitting(ratio: ratio)
        // The screen shows a part of the middle.
        window.moveFrame(to: Point(-3000, -3000))
        let points = Strokes.line(from: Point(3300, 3300), to: Point(3900, 3600))
        try window.waitForBlank(at: points[0])
        try window.draw(points)
        try window.waitForInk(at: points[5])
        let stroke = try desktop.library.newest(elements: 2).elements[1]
        #expect(stroke.points.count == points.count)
        for (sample, point) in zip(stroke.points, points) {
          #expect(abs(sample[0] * Double(paper.width) - Double(point.x - paper.x)) < 1)
          #expect(abs(sample[1] * Double(paper.height) - Double(point.y - paper.y)) < 1)
        }
      }
    }
  }
}
