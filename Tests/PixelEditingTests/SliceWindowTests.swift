import Base
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Widgets
@testable import Windows

@Suite("Slices in a window") @MainActor
struct SliceWindowTests {
  /// 16 × 16 cells with a slice of 6 × 4.
  private func window(width: Int = 1000, height: Int = 760) throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 16, height: 16))
    start.slices = [
      Slice(
        name: "Button",
        keys: [Slice.Key(frame: 0, bounds: CellRect(x: 2, y: 2, width: 6, height: 4))])
    ]
    let pixels = try PixelWindow(start, width: width, height: height)
    pixels.window.draw()
    return pixels
  }

  private func key(_ pixels: PixelWindow) -> Slice.Key? { pixels.art.sprite.slices.first?.keys[0] }

  private func dialog(_ pixels: PixelWindow) throws -> FormDialog {
    try #require(pixels.scene.popups.last?.view as? FormDialog)
  }

  /// The fields of the dialog: texts by their names, numbers, and choices.
  private func text(_ name: String, _ pixels: PixelWindow) throws -> TextField {
    try #require(
      pixels.views(in: dialog(pixels)).compactMap { $0 as? TextField }
        .first { $0.accessibility.name == name })
  }

  private func number(_ name: String, _ pixels: PixelWindow) throws -> ExpressionField {
    try #require(
      pixels.views(in: dialog(pixels)).compactMap { $0 as? ExpressionField }
        .first { $0.accessibility.name == name })
  }

  private func type(_ value: Double, _ name: String, _ pixels: PixelWindow) throws {
    try number(name, pixels).wanted.post((value, true))
  }

  private func choose(_ index: Int, _ name: String, _ pixels: PixelWindow) throws {
    let row = try #require(
      dialog(pixels).children.compactMap { $0 as? ChoiceRow }
        .first { $0.accessibility.name == name })
    row.selection = index
    row.chosen.post(index)
  }

  @Test func `They are shown with their tool, by its key, and with others if that is switched on`()
    throws
  {
    let pixels = try window()
    #expect(pixels.grid.marks.slices.isEmpty)
    let plain = pixels.pixels
    pixels.window.key("Shift+C")
    pixels.window.draw()
    #expect(pixels.tools.tool.name == .slice && pixels.grid.marks.slices.map(\.name) == ["Button"])
    #expect(pixels.pixels != plain && pixels.pixels == pixels.fullRedraw())
    pixels.tools.choose(.pencil)
    #expect(pixels.grid.marks.slices.isEmpty)
    pixels.editor.commands.perform(.showSlices)
    #expect(pixels.grid.marks.slices.count == 1 && pixels.grid.marks.slices[0].handles == nil)
    let state = PixelViewState(
      colors: CellColors(), showsLines: true, isTiled: false, showsSlices: true, camera: nil)
    #expect(PixelViewState(text: state.text) == state)
    #expect(PixelViewState(text: "colors 1 2")?.showsSlices == false)
  }

  @Test func `A chosen one has handles, is moved by arrows, deleted, and let go of by Escape`()
    throws
  {
    let pixels = try window()
    pixels.tools.choose(.slice)
    pixels.click((4, 4))
    #expect(pixels.grid.marks.slices[0].handles?.count == 8)
    pixels.window.key("Right")
    pixels.window.key("Shift+Down")
    #expect(key(pixels)?.bounds == CellRect(x: 3, y: 12, width: 6, height: 4))
    #expect(pixels.art.history.edits.count == 2)
    pixels.window.key("Escape")
    #expect(pixels.editor.slices.chosen.isEmpty && pixels.grid.marks.slices[0].handles == nil)
    pixels.click((4, 13))
    pixels.window.key("Delete")
    #expect(pixels.art.sprite.slices.isEmpty && pixels.grid.marks.slices.isEmpty)
    pixels.undo()
    #expect(pixels.art.sprite.slices.count == 1 && pixels.grid.marks.slices.count == 1)
    pixels.editor.commands.perform(.sliceDeleteAll)
    #expect(pixels.art.sprite.slices.isEmpty && pixels.art.history.edits.count == 3)
  }

  @Test func `A double click asks for the properties, which are one step`() throws {
    let pixels = try window()
    pixels.tools.choose(.slice)
    let place = pixels.point((4, 4))
    pixels.window.doubleClick(place.x, place.y)
    try text("Slice name", pixels).text = "OK"
    try text("Colour as text", pixels).text = "#FF8000"
    try text("User data", pixels).text = "pressed"
    try type(1, "X", pixels)
    try type(40, "Width", pixels)
    try choose(1, "Nine-patch", pixels)
    try type(3, "Centre: X", pixels)
    try type(9, "Centre: Width", pixels)
    try choose(1, "Pivot", pixels)
    try type(-2, "Pivot: Y", pixels)
    pixels.window.key("Enter")
    #expect(pixels.scene.popups.isEmpty)
    let slice = try #require(pixels.art.sprite.slices.first)
    #expect(slice.name == "OK" && slice.userData.color == InkColor(rgb: 0xFF8000))
    #expect(slice.userData.text == "pressed")
    #expect(key(pixels)?.bounds == CellRect(x: 1, y: 2, width: 15, height: 4), "cut to the canvas")
    #expect(key(pixels)?.center == CellRect(x: 3, y: 1, width: 9, height: 2))
    #expect(key(pixels)?.pivot == CellPosition(x: 3, y: -2))
    #expect(pixels.art.history.edits.count == 1)
    pixels.undo()
    #expect(pixels.art.sprite.slices.first?.name == "Button")
  }

  @Test func `The dialog says what is wrong, and confirms nothing until it is right`() throws {
    let pixels = try window()
    pixels.tools.choose(.slice)
    pixels.editor.slices.choose([0])
    pixels.editor.commands.perform(.sliceProperties)
    let dialog = try dialog(pixels)
    func expect(_ message: String, when change: () throws -> Void) throws {
      try change()
      #expect(dialog.messageText == message && dialog.confirmButton.isEnabled == message.isEmpty)
    }
    func write(_ words: String, _ name: String) throws {
      let field = try text(name, pixels)
      field.text = words
      field.changed.post(words)
    }
    try expect("The slice needs a name.") { try write(" ", "Slice name") }
    #expect(try text("Slice name", pixels).isInvalid)
    try expect("The colour must be like #3366FF.") {
      try write("A", "Slice name")
      try write("sky-ish", "Colour as text")
    }
    try expect("The slice must be inside the picture.") {
      try write("red", "Colour as text")
      try type(16, "X", pixels)
    }
    try expect("The centre must be inside the slice.") {
      try type(0, "X", pixels)
      try choose(1, "Nine-patch", pixels)
      try type(6, "Centre: X", pixels)
    }
    pixels.window.key("Enter")
    #expect(pixels.scene.popups.count == 1 && pixels.art.history.edits.isEmpty)
    try expect("") { try choose(0, "Nine-patch", pixels) }
    pixels.window.key("Enter")
    #expect(pixels.scene.popups.isEmpty && key(pixels)?.bounds.x == 0 && key(pixels)?.center == nil)
  }

  @Test(arguments: [(1000, 760), (420, 800), (700, 560)])
  func `The dialog fits the window`(width: Int, height: Int) throws {
    let pixels = try window(width: width, height: height)
    pixels.editor.slices.choose([0])
    pixels.editor.commands.perform(.sliceProperties)
    let frame = try dialog(pixels).frame
    #expect(frame.y >= 0 && frame.maxY <= Double(height))
    #expect(frame.x >= 0 && frame.maxX <= Double(width))
  }

  @Test func `The right button chooses a slice and opens its menu, and elsewhere the canvas's`()
    throws
  {
    let pixels = try window()
    pixels.tools.choose(.slice)
    func titles() -> [String] {
      (pixels.scene.popups.last?.view as? Menu)?.items.map(\.title) ?? []
    }
    pixels.click((4, 4), .secondary)
    #expect(
      titles().filter { !$0.isEmpty } == [
        "Slice properties…", "Slices from grid…", "Delete slice", "Delete all slices",
      ])
    #expect(pixels.editor.slices.chosen == [0])
    pixels.window.key("Escape")
    pixels.click((14, 14), .secondary)
    #expect(titles().first == "Paste" && titles().contains("Show slices"))
    pixels.window.key("Escape")
    pixels.editor.showMenu()
    #expect(titles().first == "Slice properties…", "by key, of the chosen one")
  }

  @Test func `A grid makes slices of the selection, or of everything, unless they are too many`()
    throws
  {
    let pixels = try window()
    pixels.selection.select(CellRect(x: 1, y: 0, width: 10, height: 8))
    pixels.editor.commands.perform(.slicesFromGrid)
    let size = try dialog(pixels).children.compactMap { $0 as? ExpressionField }
    #expect(size.map(\.value) == [16, 16])
    for field in size { field.wanted.post((8, true)) }
    pixels.window.key("Enter")
    #expect(pixels.art.sprite.slices.map(\.name) == ["Button", "Slice 1", "Slice 2"])
    #expect(pixels.art.sprite.slices[2].keys[0].bounds == CellRect(x: 9, y: 0, width: 2, height: 8))
    #expect(pixels.tools.tool.name == .slice && pixels.art.history.edits.count == 1)
    #expect(pixels.editor.slices.addGrid(of: CellSize(width: 5, height: 16)))
    #expect(pixels.art.sprite.slices.map(\.name).suffix(2) == ["Slice 5", "Slice 6"])
    pixels.session.perform { $0.resize(to: CellSize(width: 64, height: 64), anchor: .center) }
    #expect(!pixels.editor.slices.addGrid(of: CellSize(width: 1, height: 1)))
  }

  @Test func `A screen reader hears the slice of a cell while slices are edited`() throws {
    let pixels = try window()
    #expect(pixels.editor.spoken(CellPosition(x: 3, y: 3)) == "empty")
    pixels.tools.choose(.slice)
    #expect(pixels.editor.spoken(CellPosition(x: 3, y: 3)) == "empty, Button")
    #expect(pixels.editor.spoken(CellPosition(x: 12, y: 3)) == "empty")
    let index = try #require(CellTool.catalogue.firstIndex { $0.name == .slice })
    #expect(GridToolController.choices(CellTool.catalogue, .english)[index].name == "Slice")
  }
}
