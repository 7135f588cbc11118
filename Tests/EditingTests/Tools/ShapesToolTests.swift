import Base
import Documents
import Editing
import Testing
import Texts

/// Drawing shapes with numbers, and changing them by their handles.
@Suite("The tool for shapes")
@MainActor struct ShapesToolTests {
  private let painter = HeadlessPainter()

  init() {
    painter.context.settings.aids.snaps = false
    painter.choose(.shapes)
  }

  private let tool = DrawingTool.catalogue.first { $0.name == .shapes }!

  private func mode(_ name: String) throws -> ToolMode {
    try #require(tool.modes.first { $0.name == name })
  }

  private func chooseMode(_ name: String) throws {
    painter.context.settings.setMode(try mode(name), of: tool)
  }

  private var words: [String] { painter.painting.elements.compactMap(\.shapeKind?.rawValue) }

  @Test func `draws each shape of its menu, the first of which is a star`() throws {
    let names = tool.modes.map(\.name)
    #expect(names == ["star", "regular", "arc", "pie", "callout", "block", "table"])
    for name in names.dropLast() {
      try chooseMode(name)
      painter.press(100, 100).drag(to: 200, 180).release()
    }
    #expect(
      words == [
        "star-5,382", "regular-6", "arc-1800,1800", "pie-2700,2700", "callout-150,150,1400",
        "block-400,500",
      ])
    for _ in names.dropLast() { painter.session.undo() }
    #expect(painter.contents.isEmpty)
  }

  @Test func `keeps the numbers of each shape apart, and remembers them`() throws {
    painter.context.settings.setNumber(0, to: 7, of: tool)
    painter.context.settings.setNumber(1, to: 2000, of: tool)
    try chooseMode("regular")
    painter.context.settings.setNumber(0, to: -5, of: tool)
    #expect(painter.context.settings.values(of: tool) == [3])
    var later = ToolSettings()
    later.apply(painter.context.settings.text)
    #expect(later.values(of: tool) == [3])
    later.setMode(try mode("star"), of: tool)
    #expect(later.values(of: tool) == [7, 1000])
    later.apply("count.star=nan,1e308 count.regular=4,5 count.nobody=3 count=2")
    #expect(later.values(of: tool) == [5, 1000])
  }

  @Test func `draws nothing when the hand trembles during a click`() {
    // A point of the screen is one of this paper.
    painter.press(100, 100).drag(to: 102, 101).release()
    #expect(painter.contents.isEmpty && !painter.session.isInGesture)
    painter.press(100, 100).drag(to: 103, 101).release()
    #expect(painter.contents.count == 1)
  }

  @Test func `Shift makes the corners of a star equal`() throws {
    painter.press(100, 100).drag(to: 200, 120, .shift).release()
    let shape = try #require(painter.painting.elements.first)
    let points = shape.stroke(on: .fourToThree).samples.map {
      PaperPoint($0.position, on: .fourToThree)
    }
    // The outer corners follow the middle of the last side, with the inner ones between them.
    let outer = stride(from: 1, to: 11, by: 2).map { points[$0] }
    let sides = zip(outer, outer.dropFirst()).map { ($1 - $0).length }
    #expect(sides.allSatisfy { abs($0 - sides[0]) < 1e-9 })
  }

  private func corners(_ element: PaintingElement) -> (from: UnitPoint, to: UnitPoint)? {
    switch element.content {
    case .shape(_, let from, let to): (from, to)
    default: nil
    }
  }

  @Test func `draws a table of cells in a group, which share their borders`() throws {
    try chooseMode("table")
    painter.context.settings.setNumber(0, to: 4, of: tool)
    painter.context.settings.setNumber(1, to: 2, of: tool)
    painter.press(100, 100).drag(to: 300, 180).release()
    let cells = painter.painting.elements
    #expect(cells.count == 8 && cells.allSatisfy { $0.shapeKind == .rectangle })
    #expect(Set(cells.map(\.groups)).count == 1 && cells[0].groups.count == 1)
    let (first, second) = (try #require(corners(cells[0])), try #require(corners(cells[1])))
    let (from, to) = second
    #expect(from.x == first.to.x && abs(to.x * 400 - 200) < 1e-9 && abs(to.y * 300 - 140) < 1e-9)
    #expect(cells.allSatisfy { $0.canHoldLabel })
    painter.session.undo()
    #expect(painter.contents.isEmpty)
  }

  @Test func `The tip of a selected callout is dragged, as one step`() throws {
    try chooseMode("callout")
    painter.press(100, 100).drag(to: 200, 150).release()
    painter.choose(.select)
    painter.press(150, 100).release()
    // Usually 15 % from the left, and 40 % of the height below.
    painter.press(115, 170).drag(to: 250, 125).release()
    #expect(words == ["callout-150,1500,500"])
    painter.session.undo()
    #expect(words == ["callout-150,150,1400"])
  }

  @Test func `A number that is typed is limited to its range`() throws {
    painter.press(100, 100).drag(to: 200, 180).release()
    painter.context.selection.select(painter.painting.elements.map(\.id))
    for (typed, wanted) in [(8.0, "star-8,382"), (-1e308, "star-3,382"), (1e308, "star-100,382")] {
      let edit = try #require(painter.context.edit(settingNumber: 0, to: typed))
      painter.context.perform(edit)
      #expect(words == [wanted])
    }
    #expect(painter.context.edit(settingNumber: 0, to: .nan) == nil)
    #expect(painter.context.edit(settingNumber: 0, to: 200) == nil, "nothing would change")
    #expect(painter.context.edit(settingNumber: 7, to: 2) == nil)
  }
}
