import Base
import Documents
import Editing
import Testing

@MainActor @Suite struct SelectionParametersTests {
  /// A line from 40, 30 to 120, 90 points of a paper of 400 × 300, which are 1600 × 1200 pixels, and a dot at 200, 150
  /// in red.
  private func painted() -> HeadlessPainter {
    let red = LineStyle(color: InkColor(red: 255, green: 0, blue: 0, alpha: 102))
    let painter = HeadlessPainter(
      Painting(
        shape: .fixed(.fourToThree),
        baseElements: [
          PaintingElement(
            .shape(.line, from: UnitPoint(x: 0.1, y: 0.1), to: UnitPoint(x: 0.3, y: 0.3)),
            width: 0.01),
          PaintingElement(
            .freehand([Sample(position: UnitPoint(x: 0.5, y: 0.5))]), width: 0.02, style: red),
        ]))
    painter.choose(.select)
    return painter
  }

  private func numbers(_ painter: HeadlessPainter) throws -> SelectionParameters {
    try #require(painter.context.selection.parameters(on: .fourToThree))
  }

  private func rounded(_ numbers: SelectionParameters) -> [Double?] {
    SelectionParameters.Name.allCases.map { numbers[$0].map { ($0 * 1e6).rounded() / 1e6 } }
  }

  @Test func `A selection has the numbers that all of it has`() throws {
    let painter = painted()
    #expect(painter.context.selection.parameters(on: .fourToThree) == nil)
    painter.context.selection.select([ElementID(1)])
    #expect(rounded(try numbers(painter)) == [160, 120, 320, 240, 0, 16, 100])
    painter.context.selection.selectAll()
    #expect(rounded(try numbers(painter)) == [160, 120, 640, 480, 0, nil, nil])
    painter.context.selection.select([ElementID(2)])
    let dot = try numbers(painter)
    #expect(rounded(dot) == [800, 600, 0, 0, 0, 32, 40])
    #expect(!dot.canSet(.width) && !dot.canSet(.height) && dot.canSet(.x))
    #expect(dot.setting(.width, to: 10) == nil)
  }

  @Test(
    arguments: [
      (SelectionParameters.Name.x, 0.0, [0.0, 120, 640, 480, 0]), (.y, 60, [160, 60, 640, 480, 0]),
      (.width, 320, [160, 120, 320, 480, 0]), (.height, 960, [160, 120, 640, 960, 0]),
    ])
  func `A number that is set is there, and no other one changes`(
    name: SelectionParameters.Name, value: Double, expected: [Double]
  ) throws {
    let painter = painted()
    painter.context.selection.selectAll()
    let old = try numbers(painter)
    let new = try #require(old.setting(name, to: value))
    painter.context.perform(try #require(painter.context.edit(from: old, to: new)))
    #expect(rounded(try numbers(painter)).prefix(5).compactMap { $0 } == expected)
    #expect(painter.painting.history.edits.count == 1)
    painter.session.undo()
    #expect(painter.painting.elements == painter.painting.baseElements)
  }

  @Test func `Width and height grow together where they are joined`() throws {
    let painter = painted()
    painter.context.selection.selectAll()
    let old = try numbers(painter)
    #expect(
      rounded(try #require(old.setting(.height, to: 240, keepsRatio: true))).prefix(4)
        == [160, 120, 320, 240])
  }

  @Test func `Width of lines and opacity are set for all, each with its own colour`() throws {
    let painter = painted()
    let context = painter.context
    context.selection.selectAll()
    for (name, value) in [(SelectionParameters.Name.strokeWidth, 8.0), (.opacity, 20)] {
      let old = try numbers(painter)
      let new = try #require(old.setting(name, to: value))
      context.perform(try #require(context.edit(from: old, to: new)))
    }
    let elements = painter.painting.elements
    #expect(elements.map(\.width) == [0.005, 0.005])
    #expect(elements.map(\.style.color.alpha) == [51, 51])
    #expect(elements.map(\.style.color.red) == [0, 255])
    #expect(painter.painting.history.edits.count == 2)
    let old = try numbers(painter)
    #expect(context.edit(from: old, to: try #require(old.setting(.opacity, to: 20))) == nil)
    #expect(
      old.setting(.opacity, to: .nan) == nil && old.setting(.opacity, to: 900)?[.opacity] == 100)
  }
}
