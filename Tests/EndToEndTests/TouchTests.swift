import Foundation
import InputTesting
import Testing

extension EndToEnd {
  /// Fingers, a pen and a touchpad on a real X server.
  @Suite struct TouchTests {
    /// Runs the program with controls that keep their size.
    private func use(
      _ settings: String = "", _ body: (VirtualDesktop, InputDevices) throws -> Void
    ) throws {
      let devices = try InputDevices(width: 1280, height: 800)
      try VirtualDesktop.use(devices: devices) { desktop in
        let folder = desktop.folder.appending("home/.config/filbert")
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        let text = "# Filbert 1: \ncontrols=usual\n\(settings)\n"
        try text.write(toFile: folder + "/settings", atomically: true, encoding: .utf8)
        _ = try desktop.start()
        try body(desktop, devices)
      }
    }

    /// Moves fingers from their first to their last places, in steps.
    private func move(
      _ screen: TouchScreen, _ ways: [(from: Point, to: Point)], steps: Int = 12
    ) {
      for step in 1...steps {
        for (finger, way) in ways.enumerated() {
          let part = Double(step) / Double(steps)
          screen.move(
            finger, Double(way.from.x) + Double(way.to.x - way.from.x) * part,
            Double(way.from.y) + Double(way.to.y - way.from.y) * part)
        }
      }
    }

    private func touch(_ screen: TouchScreen, _ points: Point...) {
      for (finger, point) in points.enumerated() {
        screen.touch(finger, Double(point.x), Double(point.y))
      }
    }

    private func lift(_ screen: TouchScreen, _ points: Point...) {
      for (finger, point) in points.enumerated() {
        screen.lift(finger, Double(point.x), Double(point.y))
      }
    }

    @Test func `One finger draws, two move and zoom without painting, and taps undo and redo`()
      throws
    {
      try use { desktop, devices in
        let screen = devices.touchScreen
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let corner = window.area.corner
        let (left, right) = (corner + paper.point(0.3, 0.5), corner + paper.point(0.7, 0.5))
        touch(screen, left)
        move(screen, [(left, right)])
        lift(screen, right)
        try window.waitForInk(at: paper.point(0.5, 0.5))
        let drawn = try desktop.library.newest(elements: 1)
        #expect(drawn.elements[0].points.count >= 12)
        // Apart: the line is longer, and lower.
        let (a, b) = (corner + paper.point(0.4, 0.3), corner + paper.point(0.6, 0.3))
        let (c, d) = (corner + paper.point(0.3, 0.3), corner + paper.point(0.7, 0.3))
        touch(screen, a, b)
        move(screen, [(a, c), (b, d)])
        lift(screen, c, d)
        try wait(until: "the paper is about twice as large") {
          (600...750).contains {
            window.isInk(at: paper.point(0.8, Double($0) / 1000))
          } && !window.isInk(at: paper.point(0.5, 0.5))
        }
        #expect(try desktop.library.newest(elements: 1).elements == drawn.elements)
        // Two fingers tap.
        touch(screen, a, b)
        lift(screen, a, b)
        _ = try desktop.library.newest(elements: 0)
        touch(screen, a, b, c)
        lift(screen, a, b, c)
        #expect(try desktop.library.newest(elements: 1).elements == drawn.elements)
      }
    }

    @Test func `A palm draws nothing before, beside and right after a pen`() throws {
      try use { desktop, devices in
        let (screen, pen) = (devices.touchScreen, devices.pen)
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        let corner = window.area.corner
        func place(_ x: Double, _ y: Double) -> Point { corner + paper.point(x, y) }
        func move(_ point: Point, pressure: Double) {
          pen.move(Double(point.x), Double(point.y), pressure: pressure)
        }
        // The hand lies down first, and rolls.
        let palm = place(0.7, 0.8)
        touch(screen, palm)
        screen.move(0, Double(palm.x) - 30, Double(palm.y))
        let (start, end) = (place(0.2, 0.3), place(0.6, 0.4))
        pen.enter(Double(start.x), Double(start.y))
        move(start, pressure: 0)
        pen.press(1, Double(start.x), Double(start.y), pressure: 0.5)
        for point in Strokes.line(from: start, to: end) {
          move(point, pressure: 0.5)
          screen.move(0, Double(palm.x) - 40, Double(palm.y) + 10)
        }
        // Another part of the hand.
        screen.touch(1, Double(palm.x) + 30, Double(palm.y))
        screen.move(1, Double(palm.x) + 60, Double(palm.y))
        pen.release(1, Double(end.x), Double(end.y))
        screen.lift(0, Double(palm.x), Double(palm.y))
        screen.lift(1, Double(palm.x) + 60, Double(palm.y))
        pen.leave(Double(end.x), Double(end.y))
        // Right after it.
        screen.touch(2, Double(palm.x), Double(palm.y))
        screen.move(2, Double(palm.x) + 50, Double(palm.y))
        screen.lift(2, Double(palm.x) + 50, Double(palm.y))
        let drawn = try desktop.library.newest(elements: 1)
        let points = drawn.elements[0].points
        // In a straight line, whatever the hand did.
        #expect(points.count >= 10)
        for point in points {
          #expect(abs((point[1] - 0.3) - (point[0] - 0.2) / 4) < 0.01)
        }
        #expect(!window.isInk(at: paper.point(0.68, 0.8)))
        // With the pen away, fingers draw again.
        try wait(until: "a finger draws") {
          let (a, b) = (place(0.2, 0.6), place(0.4, 0.6))
          touch(screen, a)
          self.move(screen, [(a, b)])
          lift(screen, b)
          return window.isInk(at: paper.point(0.3, 0.6))
        }
      }
    }

    @Test func `A finger that leaves the window ends its stroke there`() throws {
      try use { desktop, devices in
        let window = try desktop.newPainting()
        window.moveFrame(to: Point(100, 60))
        window.resize(to: 700, 560)
        try window.waitForSize(700, 560)
        let paper = try window.settledPaper(ratio: window.paperRect().ratio)
        let corner = window.area.corner
        let (start, end) = (corner + paper.point(0.5, 0.5), Point(1200, corner.y + 300))
        touch(devices.touchScreen, start)
        move(devices.touchScreen, [(start, end)])
        lift(devices.touchScreen, end)
        let stroke = try desktop.library.newest(elements: 1).elements[0]
        #expect(stroke.points.count >= 6)
      }
    }

    @Test func `Two fingers on a board move it, and one paints`() throws {
      try use { desktop, devices in
        let screen = devices.touchScreen
        let collection = try desktop.collection()
        collection.type("n", holding: .control, .shift)
        for _ in 0..<6 { collection.type(.down) }
        collection.type(.enter)
        let board = BoardWindow(try desktop.window("Life 1 — Filbert"))
        let corner = board.window.area.corner
        let cell = corner + board.point(0, 0)
        touch(screen, cell)
        lift(screen, cell)
        try board.waitFor(0, 0)
        let (a, b) = (cell + Point(-100, 60), cell + Point(100, 60))
        let way = Point(64, -48)
        touch(screen, a, b)
        move(screen, [(a, a + way), (b, b + way)])
        // Without momentum.
        for _ in 0..<3 { move(screen, [(a + way, a + way), (b + way, b + way)]) }
        let seen = board.point(0, 0)
        try wait(until: "the living cell moves with the fingers") {
          (-24...24).contains {
            board.isAlive(at: seen + Point(way.x - 8 + $0 / 2, way.y + 8 + $0 / 4))
          }
        }
        lift(screen, a + way, b + way)
        _ = try desktop.library.board(1, until: "one cell") { $0.population == 1 }
      }
    }

    @Test func `In the collection a finger scrolls, a tap opens, and a long press chooses`() throws
    {
      try use { desktop, devices in
        let screen = devices.touchScreen
        let collection = try desktop.collection()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.2, 0.5), to: paper.point(0.8, 0.5)))
        _ = try desktop.library.newest(elements: 1)
        window.type("w", holding: .control)
        try desktop.waitForEnd(of: window)
        try collection.waitForKeyboard()
        let preview = try find("the preview is in the collection") {
          let size = collection.area
          let preview = collection.picture(
            of: Area(x: 0, y: 60, width: size.width, height: size.height - 60))?.bounds()
          // What the other window covered may still be white.
          return preview.flatMap { $0.width < size.width / 3 ? $0 : nil }
        }
        let place = collection.area.corner + preview.point(0.5, 0.8)
        let before = collection.picture(
          of: Area(x: 0, y: 0, width: collection.area.width, height: 48))
        touch(screen, place)
        // The bar of what is selected takes the place of the other one.
        let bar = Area(x: 0, y: 0, width: collection.area.width, height: 48)
        try wait(until: "the painting is selected") {
          collection.picture(of: bar) != before
        }
        lift(screen, place)
        #expect(desktop.titles.count == 1)
        // A tap takes it from the selection, the next one opens.
        touch(screen, place)
        lift(screen, place)
        try wait(until: "nothing is selected") { collection.picture(of: bar) == before }
        touch(screen, place)
        lift(screen, place)
        _ = try desktop.painting("Painting 1")
      }
    }

    @Test func `Controls become large for fingers, and small again for the mouse`() throws {
      let devices = try InputDevices(width: 1280, height: 800)
      try VirtualDesktop.use(devices: devices) { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let before = try window.freshPaper()
        let point = window.area.corner + before.point(0.5, 0.5)
        touch(devices.touchScreen, point)
        lift(devices.touchScreen, point)
        let large = try find("the bar is larger") {
          window.picture()?.bounds().flatMap { $0.y > before.y * 3 / 2 ? $0 : nil }
        }
        // The paper that fits has a margin now.
        #expect(Double(large.y) >= 1.75 * Double(before.y))
        window.click(large.point(0.5, 0.5))
        try wait(until: "the bar is as before") { window.picture()?.bounds()?.y == before.y }
      }
    }

    @Test func `A pinch on a touchpad zooms at the pointer`() throws {
      try use { desktop, devices in
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        window.move(to: paper.point(0.5, 0.5))
        let pad = devices.touchpad
        pad.pinch(.began)
        for step in 1...10 { pad.pinch(.changed, scale: 1 - 0.05 * Double(step)) }
        pad.pinch(.ended, scale: 0.5)
        try wait(until: "the paper is half as large") {
          window.picture()?.bounds().map { abs($0.width * 2 - paper.width) < 40 } == true
        }
      }
    }
  }
}
