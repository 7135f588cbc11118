import Foundation
import Testing

extension EndToEnd {
  @Suite struct DiagramTests {
    private static let (columns, rows) = (8, 5)

    /// From each shape to the next one in its row, from each second one past its neighbour, and from row to row.
    private static let connectors: [(from: (Int, Int), to: (Int, Int))] =
      (0..<rows).flatMap { row in
        (0..<columns - 1).map { ((row, $0), (row, $0 + 1)) } + [((row, 1), (row, 3))]
      } + (0..<rows - 1).map { (($0, 6), ($0 + 1, 5)) }

    @Test
    func `Forty labelled shapes are connected, taken back, done again, and read from an SVG file`()
      throws
    {
      try VirtualDesktop.use { desktop in
        let (library, plan) = (desktop.library, try DrawnPlan(desktop))
        let (window, paper) = (plan.window, plan.paper)
        func place(_ row: Int, _ column: Int, _ x: Double, _ y: Double) -> Point {
          paper.point(
            (Double(column) + 0.5 + x * 0.25) / Double(Self.columns),
            (Double(row) + 0.5 + y * 0.25) / Double(Self.rows))
        }
        func label(_ text: String) {
          window.type(.enter)
          desktop.hand.type(text)
          window.type(.escape)
        }
        var count = 0
        /// Window managers hold back presses until they have had a look at them, while keys pass.
        func drag(_ start: Point, _ end: Point) throws {
          plan.drag(from: start, to: end)
          count += 1
          _ = try library.newest(elements: count)
        }
        for row in 0..<Self.rows {
          for column in 0..<Self.columns {
            window.type((row + column).isMultiple(of: 2) ? "r" : "o")
            try drag(place(row, column, -1, -1), place(row, column, 1, 1))
            label("\(row)\(column)")
            count += 1
          }
        }
        _ = try library.newest(elements: count)
        try plan.chooseElbows()
        for (from, to) in Self.connectors {
          try drag(place(from.0, from.1, 0, 0), place(to.0, to.1, 0, 0))
        }
        label("end")
        let all = count + 1
        _ = try library.newest(elements: all)
        let drawn = try plan.text()
        #expect(try plan.count("\"elbow\"") == Self.connectors.count)

        for _ in 0..<all { window.type("z", holding: .control) }
        _ = try library.newest(elements: 0)
        for _ in 0..<all { window.type("y", holding: .control) }
        _ = try library.newest(elements: all)
        #expect(try plan.text() == drawn)

        let file = desktop.folder.appending("plan.svg")
        #expect(try library.run("export", "1", file).status == 0)
        #expect(try library.run("import", file).text == "2\n")
        #expect(try library.painting(2).elements.count == all)
      }
    }
  }
}
