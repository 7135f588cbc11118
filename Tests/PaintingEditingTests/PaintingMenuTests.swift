import Base
import Documents
import Editing
import Testing
import Texts
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Widgets
@testable import Windows

@Suite("The right button on a painting")
struct PaintingMenuTests {
  private static let red = InkColor(red: 200, green: 0, blue: 0)
  private static let blue = InkColor(red: 0, green: 0, blue: 200)

  /// A thick red line from 100, 100 to 200, 100 and a thin blue one from 100, 200 to 200, 200, of 400 × 300.
  private func twoLines() throws -> PaintingWindow {
    let window = try PaintingWindow(.line)
    window.brushes.brush.widthInPoints = 20
    window.brushes.brush.style.color = Self.red
    window.press(100, 100).drag(to: 200, 100).release()
    window.brushes.brush.widthInPoints = 8
    window.brushes.brush.style.color = Self.blue
    window.press(100, 200).drag(to: 200, 200).release()
    return window
  }

  private func menus(_ window: PaintingWindow) -> [Menu] {
    window.editor.window.scene.popups.compactMap { $0.view as? Menu }
  }

  private func titles(_ window: PaintingWindow) -> [String] {
    menus(window).last?.items.map(\.title) ?? []
  }

  /// The middle of a row of the topmost menu, in the window.
  private func row(_ title: String, in window: PaintingWindow) throws -> ViewPoint {
    let menu = try #require(menus(window).last)
    let index = try #require(menu.items.firstIndex { $0.title == title })
    return menu.rect(of: index).offset(by: menu.frame.origin).center
  }

  private func choose(_ title: String, in window: PaintingWindow) throws {
    let row = try row(title, in: window)
    window.window.click(row.x, row.y)
  }

  private func rightClick(_ x: Double, _ y: Double, in window: PaintingWindow) {
    window.press(x, y, .secondary).release(.secondary)
  }

  /// The middle of an element, in points of the paper.
  private func middle(_ index: Int, in window: PaintingWindow) -> ViewPoint {
    window.box(window.strokes[index]).center
  }

  @Test(arguments: [CommandName.pencil, .select, .eraser, .fill, .text])
  func `selects the element under it, with any tool, and offers what can be done`(
    tool: CommandName
  ) throws {
    let window = try twoLines()
    window.tools.choose(tool)
    rightClick(150, 100, in: window)
    #expect(window.selection.indices == [0] && menus(window).count == 1)
    try choose("Duplicate", in: window)
    #expect(menus(window).isEmpty && window.painting.elements.count == 3)
    #expect(window.selection.indices == [2])
    window.undo()
    #expect(window.painting.elements.count == 2)
  }

  @Test func `keeps the selection on one that is selected, and leaves it for another one`() throws {
    let window = try twoLines()
    window.tools.choose(.select)
    window.selection.selectAll()
    rightClick(150, 100, in: window)
    #expect(window.selection.indices == [0, 1])
    window.window.key("Escape")
    window.click(150, 200)
    #expect(window.selection.indices == [1])
    rightClick(150, 100, in: window)
    #expect(window.selection.indices == [0])
  }

  @Test func `gives the tool back if nothing is chosen`() throws {
    let window = try twoLines()
    window.tools.choose(.pencil)
    rightClick(150, 100, in: window)
    #expect(window.tools.tool.name == .select)
    window.window.key("Escape")
    #expect(window.tools.tool.name == .pencil && window.selection.isEmpty)
    rightClick(150, 100, in: window)
    // A click elsewhere only closes the menu.
    window.click(20, 20)
    #expect(window.tools.tool.name == .pencil && window.painting.elements.count == 2)
  }

  @Test func `takes the row where it is released`() throws {
    let window = try twoLines()
    window.press(150, 100, .secondary)
    let row = try row("Delete", in: window)
    window.window.drag(to: row.x, row.y)
    window.release(.secondary)
    #expect(window.painting.elements.count == 1 && menus(window).isEmpty)
  }

  @Test func `does nothing in the middle of a stroke`() throws {
    let window = try PaintingWindow()
    window.press(100, 100).drag(to: 150, 150)
    window.press(160, 150, .secondary).release(.secondary)
    #expect(menus(window).isEmpty)
    window.drag(to: 200, 150).release()
    #expect(window.painting.elements.count == 1)
  }

  @Test func `pastes where it was pressed on the empty paper`() throws {
    let window = try twoLines()
    window.tools.choose(.select)
    window.click(150, 100)
    window.window.key("Ctrl+C")
    rightClick(300, 250, in: window)
    #expect(window.selection.isEmpty && titles(window).contains("Select all"))
    #expect(!titles(window).contains("Duplicate"))
    try choose("Paste here", in: window)
    #expect(window.painting.elements.count == 3 && window.selection.indices == [2])
    let pasted = middle(2, in: window)
    #expect(abs(pasted.x - 300) < 0.5 && abs(pasted.y - 250) < 0.5)
    window.undo()
    #expect(window.painting.elements.count == 2)
  }

  @Test func `has a key to paste at the pointer`() throws {
    let window = try twoLines()
    window.tools.choose(.select)
    window.click(150, 100)
    window.window.key("Ctrl+C")
    window.move(260, 150)
    window.window.key("Ctrl+Shift+V")
    let pasted = middle(2, in: window)
    #expect(abs(pasted.x - 260) < 0.5 && abs(pasted.y - 150) < 0.5)
  }

  @Test(arguments: ["Menu", "Shift+F10"])
  func `has keys for the menu of the selection, and of the paper without one`(key: String) throws {
    let window = try twoLines()
    window.tools.choose(.select)
    window.window.key(key)
    #expect(menus(window).last?.accessibility.name == Texts.english.paper)
    window.window.key("Escape")
    window.click(150, 100)
    window.window.key(key)
    #expect(menus(window).last?.accessibility.name == Texts.english.selection.commands)
    try choose("Delete", in: window)
    #expect(window.painting.elements.count == 1)
  }

  @Test func `copies the style of an element and gives it to others in one step`() throws {
    let window = try twoLines()
    rightClick(150, 100, in: window)
    try choose("Copy style", in: window)
    rightClick(150, 200, in: window)
    try choose("Paste style", in: window)
    let elements = window.painting.elements
    #expect(elements[1].style.color == Self.red && elements[1].width == elements[0].width)
    window.undo()
    #expect(window.painting.elements[1].style.color == Self.blue)
    #expect(window.painting.elements[1].width < elements[0].width)
    window.redo()
    #expect(window.painting.elements[1].style.color == Self.red)
  }

  @Test func `copies all colours of a gradient, which reaches over the other element`() throws {
    let window = try twoLines()
    let colors = [Self.red, .white, Self.blue]
    let stops = zip([0, 0.25, 1], colors).map { GradientStop(at: $0, $1) }
    let field = GradientField(
      map: PaperMap(xx: 0.25, xy: 0, yx: 0, yy: 0.25, x0: 0.25, y0: 0.25), stops: stops)
    let id = window.painting.elements[0].id
    var change = StyleChange()
    change.lineGradient = .set(InkGradient(.linear, field))
    window.tools.context.perform(.restyle([id], change))
    window.selection.select([id])
    window.window.key("Ctrl+Alt+C")
    window.selection.select([window.painting.elements[1].id])
    window.window.key("Ctrl+Alt+V")
    let pasted = try #require(window.painting.elements[1].style.gradient)
    #expect(pasted.field.stops.map(\.color) == colors)
    #expect(pasted.field.stops.map(\.offset) == [0, 0.25, 1])
    window.undo()
    #expect(window.painting.elements[1].style.gradient == nil)
  }

  @Test func `removes gradient and fill with a style that has none`() throws {
    let window = try PaintingWindow(.rectangle)
    window.press(50, 50).drag(to: 150, 120).release()
    window.brushes.brush.style.fill = FillStyle(color: Self.red)
    window.press(200, 50).drag(to: 300, 120).release()
    let ids = window.painting.elements.map(\.id)
    #expect(window.painting.elements[1].style.fill != nil)
    window.tools.choose(.select)
    window.selection.select([ids[0]])
    window.window.key("Ctrl+Alt+C")
    window.selection.select([ids[1]])
    window.window.key("Ctrl+Alt+V")
    #expect(window.painting.elements[1].style.fill == nil)
  }

  @Test func `moves elements to a layer by a menu beside its row`() throws {
    let window = try twoLines()
    rightClick(150, 100, in: window)
    #expect(!titles(window).contains("Move to layer"))
    window.window.key("Escape")
    window.editor.commands.perform(.layerAdd)
    rightClick(150, 100, in: window)
    window.window.type("move")
    window.window.key("Right")
    #expect(menus(window).count == 2 && titles(window) == ["Layer 2", "Layer 1"])
    window.window.key("Enter")
    #expect(menus(window).isEmpty)
    #expect(window.painting.elements[0].layer == window.painting.layers[0].id)
    #expect(window.painting.elements.last?.layer == window.painting.layers[1].id)
  }
}
