import Foundation
import Testing

extension EndToEnd {
  @Suite struct GradientTests {
    private static let box = """
      {"format": "filbert-painting", "version": 2, "name": "Box", "aspectRatio": 1.5,
       "background": {"color": "#FFFFFF"}, "layers": [{"id": 1, "elements": [
        {"id": 1, "kind": "rectangle", "width": 0.005, "color": "#000000FF",
         "fill": {"color": "#FF0000FF"}, "points": [[0.2, 0.3], [0.8, 0.7]]}]}]}
      """

    @Test func `A gradient is dragged over a shape, kept, exported and taken back`() throws {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(Self.box, to: "box.json")
        _ = try desktop.library.run("import", file)
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let window = try desktop.window("Box — Filbert")
        let paper = try window.paperRect()
        let (left, right) = (paper.point(0.22, 0.6), paper.point(0.78, 0.6))
        try wait(until: "the box is red") { window.color(at: left) == 0xFF0000 }
        window.type("h")
        window.move(to: paper.point(0.25, 0.5))
        window.press()
        for step in 1...10 { window.move(to: paper.point(0.25 + 0.05 * Double(step), 0.5)) }
        // The brush is black at first.
        try wait(until: "the drag is seen") { window.color(at: right) == 0 }
        window.hand.release()
        #expect(window.color(at: left) == 0xFF0000)
        try wait(until: "the middle is in between") {
          window.color(at: paper.point(0.5, 0.62)).map {
            (0x20...0xE0).contains($0 >> 16) && $0 & 0xFFFF == 0
          } ?? false
        }
        try wait(until: "it is kept") {
          try desktop.library.run("show", "1", "--json").text.contains("\"gradient\"")
        }
        let svg = desktop.folder.appending("box.svg")
        #expect(try desktop.library.run("export", "1", svg).status == 0)
        #expect(try String(contentsOfFile: svg, encoding: .utf8).contains("<linearGradient id="))
        window.type("z", holding: .control)
        try wait(until: "the box is red again") { window.color(at: right) == 0xFF0000 }
      }
    }
  }
}
