import Foundation
import Testing

extension EndToEnd {
  @Suite struct ShapeTests {
    private static let empty = """
      {"format": "filbert-painting", "version": 2, "name": "Stars", "aspectRatio": 1.5,
       "background": {"color": "#FFFFFF"}, "layers": [{"id": 1, "elements": []}]}
      """

    private func document(_ desktop: VirtualDesktop) throws -> String {
      try desktop.library.run("show", "1", "--json").text
    }

    @Test func `A star is drawn, its inner corners are dragged, and both are taken back`() throws {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(Self.empty, to: "stars.json")
        _ = try desktop.library.run("import", file)
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let window = try desktop.window("Stars — Filbert")
        window.resize(to: 1280, 800)
        try window.waitForSize(1280, 800)
        let paper = try window.paperRect()
        func drag(_ from: (Double, Double), _ to: (Double, Double)) {
          window.move(to: paper.point(from.0, from.1))
          window.press()
          for step in 1...5 {
            let part = Double(step) / 5
            window.move(
              to: paper.point(
                from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part))
          }
          window.hand.release()
        }
        window.type("u")
        drag((0.2, 0.2), (0.6, 0.8))
        try wait(until: "the star is kept") { try document(desktop).contains("\"star-5,382\"") }
        let drawn = try document(desktop)
        // Right of the upper corner, inwards to the middle of the star. A click on the upper corner selects it.
        window.type("v")
        window.click(paper.point(0.4, 0.2))
        drag((0.4472, 0.4292), (0.42, 0.48))
        try wait(until: "the inner corners moved") {
          let text = try document(desktop)
          return text.contains("\"star-5,") && !text.contains("\"star-5,382\"")
        }
        let changed = try document(desktop)
        window.type("z", holding: .control)
        try wait(until: "the star is as it was drawn") { try document(desktop) == drawn }
        window.type("z", holding: .control)
        try wait(until: "there is no star") { try !document(desktop).contains("\"star") }
        for _ in 1...2 { window.type("y", holding: .control) }
        try wait(until: "the star is as it was changed") { try document(desktop) == changed }
      }
    }
  }
}
