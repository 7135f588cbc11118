import Foundation
import Testing

extension EndToEnd {
  @Suite struct BoardTests {
    /// A rectangle of the middle of the paper.
    private func rectangle(in window: ProgramWindow, _ paper: Area) throws {
      window.type("r")
      window.move(to: paper.point(0.4, 0.4))
      let free = window.picture()?.colors.count
      window.press()
      try wait(until: "the press is seen") { window.picture()?.colors.count != free }
      window.move(to: paper.point(0.5, 0.45))
      window.move(to: paper.point(0.6, 0.6))
      window.hand.release()
      try window.waitForInk(at: paper.point(0.4, 0.5))
    }

    @Test func `A shape is moved, duplicated and deleted, survives a kill, and comes back by undo`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let program = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try rectangle(in: window, paper)
        // The knob over the frame; the hint of what was drawn is to be gone from its place. Keys that are typed before
        // the click is seen overtake it: the window manager holds the pointer back, and not the keyboard.
        let knob = paper.point(0.5, 0.4) + Point(0, -34)
        window.type("v")
        try window.waitForBlank(at: knob)
        window.click(paper.point(0.4, 0.5))
        try window.waitForInk(at: knob)
        for _ in 0..<3 { window.type(.right, holding: .shift) }
        try window.waitForBlank(at: paper.point(0.4, 0.5))
        window.type("d", holding: .control)
        let moved = try desktop.library.newest(elements: 2)
        let two = moved.elements
        let shift = (moved.place(of: 1, in: two[0]).x - 0.6) * Double(paper.width)
        // Thirty points of the paper, at whatever size it is seen.
        #expect(abs(shift - 30 * Double(max(paper.width, paper.height)) / 1600) < 1.5)
        #expect(two[0].kind == "rectangle" && two[1].kind == "rectangle")
        #expect(moved.place(of: 0, in: two[1]).x > moved.place(of: 0, in: two[0]).x)
        program.kill()
        _ = try program.status()
        _ = try desktop.start()
        #expect(try desktop.library.newest(elements: 2).elements == two)
        let again = try desktop.openSelected()
        again.type("z", holding: .control)
        #expect(try desktop.library.newest(elements: 1).elements == [two[0]])
        for _ in 0..<3 { again.type("z", holding: .control) }
        try again.waitForInk(at: paper.point(0.4, 0.5))
        let first = try desktop.library.newest(elements: 1).elements[0]
        #expect(abs(first.points[0][0] - 0.4) < 0.01)
        again.type("a", holding: .control)
        again.type(.delete)
        _ = try desktop.library.newest(elements: 0)
        try again.waitForBlank(at: paper.point(0.4, 0.5))
      }
    }

    @Test func `A stroke drawn while zoomed in is as wide on the paper as any other`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try window.draw(Strokes.line(from: paper.point(0.3, 0.3), to: paper.point(0.6, 0.3)))
        try window.waitForInk(at: paper.point(0.5, 0.3))
        window.move(to: paper.point(0.5, 0.5))
        window.hand.hold(.control) {
          for _ in 0..<8 {
            window.hand.press(4)
            window.hand.release(4)
          }
        }
        try wait(until: "it is zoomed") { window.isInk(at: paper.point(0.5, 0.3)) == false }
        try window.draw(Strokes.line(from: paper.point(0.4, 0.6), to: paper.point(0.6, 0.6)))
        let strokes = try desktop.library.newest(elements: 2).elements
        #expect(strokes[0].width == strokes[1].width)
        window.type("0", holding: .control)
        window.move(to: paper.point(0.05, 0.9))
        try window.waitForInk(at: paper.point(0.5, 0.3))
      }
    }

    @Test func `Ctrl+E writes a file of the kind that its name says`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start()
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        try rectangle(in: window, paper)
        window.type("e", holding: .control)
        window.type("a", holding: .control)
        window.hand.type("cat.svg")
        window.type(.enter)
        let file = desktop.folder.appending("home/cat.svg")
        try wait(until: "the file is there") { FileManager.default.fileExists(atPath: file) }
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("filbert:tool=\"rectangle\"") && text.contains("<polyline"))
        let answer = try desktop.library.run("import", file)
        #expect(answer.status == 0)
        #expect(try desktop.library.newest(elements: 1).elements[0].kind == "rectangle")
      }
    }
  }
}
