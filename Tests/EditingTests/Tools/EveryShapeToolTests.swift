import Base
import Documents
import Editing
import Testing
import Texts

/// What a tool that stretches a shape does, whichever it is.
@Suite @MainActor struct EveryShapeToolTests {
  private nonisolated static let tools = DrawingTool.catalogue.filter { tool in
    if case .rubberBand = tool.kind { true } else { false }
  }.map(\.name)

  private func painter(_ tool: CommandName) -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    painter.choose(tool)
    return painter
  }

  @Test(arguments: tools)
  func `It is drawn, cut, moved, undone and drawn again`(tool: CommandName) throws {
    let painter = painter(tool)
    painter.press(100, 100).drag(to: 300, 180).release()
    let drawn = painter.contents
    guard case .shape(let kind, let from, let to)? = drawn.first else {
      return #expect(Bool(false), "it is no shape")
    }
    #expect(tool == .dashed || tool == .shapes || kind.name == tool.rawValue)
    #expect(
      (from, to) == (
        UnitPoint(x: 100.0 / 400, y: 100.0 / 300), UnitPoint(x: 300.0 / 400, y: 180.0 / 300)
      ))
    painter.session.undo()
    #expect(painter.contents.isEmpty)
    painter.session.redo()
    #expect(painter.contents == drawn)
    // What is left beside a cut is a line as a hand draws it; of a straight one it is lines.
    let whole = try #require(painter.painting.elements.first).stroke(on: .fourToThree)
    let middle = PaperPoint(whole.samples[whole.samples.count / 2].position, on: .fourToThree)
    let place = whole.samples.count > 2 ? middle : PaperPoint(x: 0.5, y: 0.35)
    let pieces = try #require(
      whole.pieces(cutBy: EraserPath([place], radius: 0.01), on: .fourToThree))
    #expect(!pieces.isEmpty && pieces.allSatisfy { $0.tool == (kind == .line ? .line : .pencil) })
  }

  @Test(arguments: tools)
  func `Its number is chosen, kept as a word, and drawn`(tool: CommandName) throws {
    let painter = painter(tool)
    let row = try #require(DrawingTool.catalogue.first { $0.name == tool })
    var settings = ToolSettings()
    let numbers = settings.numbers(of: row)
    #expect(row.options.contains(.count) || numbers.isEmpty)
    painter.context.settings.setCount(Int.max, of: row)
    settings.apply(painter.context.settings.text)
    #expect(settings.count(of: row) == numbers.first?.range.upperBound)
    painter.press(100, 100).drag(to: 300, 180).release()
    guard case .shape(let kind, _, _)? = painter.contents.first else {
      return #expect(Bool(false), "it is no shape")
    }
    #expect(kind.count == numbers.first?.range.upperBound)
  }

  @Test(arguments: tools)
  func `Control stretches it to both sides, unless it grows to all of them anyway`(
    tool: CommandName
  ) throws {
    let painter = painter(tool)
    painter.press(200, 150).drag(to: 240, 170, .control).release()
    guard case .shape(let kind, let from, _)? = painter.contents.first else {
      return #expect(Bool(false), "it is no shape")
    }
    let start = kind.form.isCentred ? (200.0, 150.0) : (160, 130)
    #expect(abs(from.x * 400 - start.0) < 1e-9 && abs(from.y * 300 - start.1) < 1e-9)
  }
}
