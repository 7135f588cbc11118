import Foundation
import Testing

extension EndToEnd {
  @Suite struct ArrowTests {
    private static let empty = """
      {"format": "filbert-painting", "version": 2, "name": "Plan", "aspectRatio": 1.5,
       "background": {"color": "#FFFFFF"}, "layers": [{"id": 1, "elements": []}]}
      """

    /// The first option of the tool, in a window 1280 wide.
    private static let courses = Point(623, 24)

    private func document(_ desktop: VirtualDesktop) throws -> String {
      try desktop.library.run("show", "1", "--json").text
    }

    private func count(_ word: String, _ desktop: VirtualDesktop) throws -> Int {
      try document(desktop).components(separatedBy: word).count - 1
    }

    @Test func `An elbow between two rectangles follows one of them, and all of it is taken back`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let file = try desktop.folder.write(Self.empty, to: "plan.json")
        _ = try desktop.library.run("import", file)
        _ = try desktop.start()
        try desktop.collection().type(.enter)
        let window = try desktop.window("Plan — Filbert")
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
        window.type("r")
        drag((0.1, 0.1), (0.3, 0.3))
        drag((0.6, 0.6), (0.8, 0.8))
        try wait(until: "the rectangles are kept") { try count("\"rectangle\"", desktop) == 2 }
        // The first course of the bar's menu is straight, the second one an elbow.
        try window.choose("a", buttonAt: Point(226, 13))
        window.click(Self.courses)
        for _ in 0..<2 { window.type(.down) }
        window.type(.enter)
        drag((0.2, 0.2), (0.7, 0.7))
        try wait(until: "the arrow is kept") { try count("\"arrow\"", desktop) == 1 }
        let drawn = try document(desktop)
        #expect(drawn.contains("\"course\": \"elbow\"") && drawn.contains("\"path\""))
        // The edge of the upper rectangle, away from the arrow.
        window.type("v")
        drag((0.1, 0.2), (0.1, 0.45))
        try wait(until: "the rectangle and the arrow moved") { try document(desktop) != drawn }
        for _ in 1...4 { window.type("z", holding: .control) }
        try wait(until: "nothing is left") { try count("\"kind\"", desktop) == 0 }
        for _ in 1...3 { window.type("y", holding: .control) }
        try wait(until: "the arrow is there again") { try document(desktop) == drawn }
      }
    }
  }
}
