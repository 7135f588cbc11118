import Foundation
import Testing

extension EndToEnd {
  @Suite struct PathTests {
    private static let empty = """
      {"format": "filbert-painting", "version": 2, "name": "Logo", "aspectRatio": 1.5,
       "background": {"color": "#FFFFFF"}, "layers": [{"id": 1, "elements": []}]}
      """

    /// The nodes of the only element as the file says them.
    private func nodes(_ desktop: VirtualDesktop, _ id: String = "1") throws -> String {
      let text = try desktop.library.run("show", id, "--json").text
      guard let start = text.range(of: "\"nodes\": ["),
        let end = text[start.upperBound...].range(of: "}]}")
      else { return "" }
      return String(text[start.upperBound..<end.lowerBound])
    }

    @Test func `A logo is drawn with the pen, its nodes are changed, taken back and exported`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(Self.empty, to: "logo.json")
        _ = try desktop.library.run("import", file)
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let window = try desktop.window("Logo — Filbert")
        let paper = try window.paperRect()
        window.type("p")
        window.click(paper.point(0.2, 0.3))
        window.click(paper.point(0.7, 0.3))
        // A smooth node: its handles are drawn out downwards.
        window.move(to: paper.point(0.8, 0.5))
        window.press()
        for step in 1...5 { window.move(to: paper.point(0.8, 0.5 + 0.02 * Double(step))) }
        window.hand.release()
        window.click(paper.point(0.2, 0.8))
        window.click(paper.point(0.2, 0.3))
        try wait(until: "the path is kept") { try !nodes(desktop).isEmpty }
        let drawn = try nodes(desktop)
        #expect(drawn.components(separatedBy: "\"point\"").count == 5)
        #expect(drawn.contains("\"kind\": \"smooth\""))
        try wait(until: "its line is seen") { window.color(at: paper.point(0.45, 0.3)) == 0 }
        window.type("n")
        window.click(paper.point(0.45, 0.3))
        window.move(to: paper.point(0.7, 0.3))
        window.press()
        for step in 1...5 {
          window.move(to: paper.point(0.7, 0.3 - 0.03 * Double(step)))
        }
        window.hand.release()
        try wait(until: "the node is moved") { try nodes(desktop) != drawn }
        let moved = try nodes(desktop)
        let svg = desktop.folder.appending("logo.svg")
        #expect(try desktop.library.run("export", "1", svg).status == 0)
        #expect(try String(contentsOfFile: svg, encoding: .utf8).contains("filbert:path=\"closed;"))
        #expect(try desktop.library.run("import", svg).status == 0)
        #expect(try nodes(desktop, "2") == moved)
        window.type("z", holding: .control)
        try wait(until: "the node is back") { try nodes(desktop) == drawn }
        window.type("z", holding: .control)
        try wait(until: "nothing is left") { try nodes(desktop).isEmpty }
        window.type("y", holding: .control)
        window.type("y", holding: .control)
        try wait(until: "all is there again") { try nodes(desktop) == moved }
      }
    }
  }
}
