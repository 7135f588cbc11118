import Base
import Documents
import Editing
import TestSupport
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Widgets
@testable import Windows

@Suite("Dialogs with a preview") @MainActor
struct PreviewDialogTests {
  /// A window with 8 × 8 cells: rows in colours 1 and 2, the rest empty.
  private func window() throws -> PixelWindow {
    var start = Sprite(
      size: CellSize(width: 8, height: 8),
      palette: Palette([.black, InkColor(rgb: 0xFF0000), InkColor(rgb: 0xF00000)]))
    start.change(CelAddress(frame: 0)) {
      $0.fill(CellRect(x: 0, y: 0, width: 8, height: 1), with: 1)
      $0.fill(CellRect(x: 0, y: 1, width: 8, height: 1), with: 2)
    }
    return try PixelWindow(start, width: 1000, height: 700)
  }

  private func dialog(_ pixels: PixelWindow) throws -> FormDialog {
    try #require(pixels.scene.popups.last?.view as? FormDialog)
  }

  private func fader(_ pixels: PixelWindow, _ index: Int = 0) throws -> FaderRow {
    let faders = try dialog(pixels).children.compactMap { $0 as? FaderRow }
    return try #require(faders.indices.contains(index) ? faders[index] : nil)
  }

  @Test func `Ctrl+Shift+I selects the rest, and everything without a selection`() throws {
    let pixels = try window()
    pixels.window.key("Ctrl+Shift+I")
    #expect(pixels.selection.region == CellRegion(CellRect(x: 0, y: 0, width: 8, height: 8)))
    pixels.selection.select(CellRect(x: 0, y: 0, width: 8, height: 5))
    pixels.window.key("Ctrl+Shift+I")
    #expect(pixels.selection.rect == CellRect(x: 0, y: 5, width: 8, height: 3))
    pixels.selection.selectAll()
    pixels.window.key("Ctrl+Shift+I")
    #expect(pixels.selection.isEmpty && pixels.art.history.edits.isEmpty)
  }

  @Test func `A selection grows as seen at once, and Escape restores it`() async throws {
    let pixels = try window()
    pixels.selection.select(CellRect(x: 3, y: 3, width: 1, height: 1))
    pixels.editor.commands.perform(.growSelection)
    try await pixels.application.wait(until: "it has grown") { pixels.selection.region?.count == 5 }
    try fader(pixels).value = 2
    try await pixels.application.wait(until: "it is larger") {
      pixels.selection.region?.count == 13
    }
    pixels.window.key("Escape")
    #expect(pixels.selection.region?.count == 1)
    pixels.editor.commands.perform(.growSelection)
    try fader(pixels).value = 2
    pixels.window.key("Enter")
    try await pixels.application.wait(until: "it is kept") { pixels.selection.region?.count == 13 }
    pixels.editor.commands.perform(.borderSelection)
    pixels.window.key("Enter")
    try await pixels.application.wait(until: "it is a border") {
      pixels.selection.region?.count == 8
    }
    #expect(pixels.art.history.edits.isEmpty)
  }

  @Test func `Cells are selected by the similarity of their colour to the first one`() async throws
  {
    let pixels = try window()
    pixels.palette.chooseCells(1, 0)
    pixels.editor.commands.perform(.selectColors)
    try await pixels.application.wait(until: "a row is selected") {
      pixels.selection.region?.count == 8
    }
    try fader(pixels).value = 20
    try await pixels.application.wait(until: "both are") { pixels.selection.region?.count == 16 }
    pixels.window.key("Enter")
    #expect(pixels.scene.popups.isEmpty)
  }

  @Test func `Hues are seen turned, put back by Escape, and one step when confirmed`() async throws
  {
    let pixels = try window()
    let before = pixels.art.sprite
    func color() -> InkColor? {
      let picture = pixels.session.seen
      return picture.palette.color(of: picture.frames[0].cels[0].grid[CellPosition(x: 0, y: 0)])
    }
    pixels.editor.commands.perform(.adjustHue)
    try fader(pixels).value = 120
    try await pixels.application.wait(until: "it is green") { color() == InkColor(rgb: 0x00FF00) }
    #expect(pixels.art.sprite == before)
    pixels.window.key("Escape")
    #expect(pixels.session.seen == before && pixels.art.history.edits.isEmpty)
    pixels.editor.commands.perform(.adjustHue)
    try fader(pixels).value = -120
    pixels.window.key("Enter")
    try await pixels.application.wait(until: "it is blue") { color() == InkColor(rgb: 0x0000FF) }
    #expect(pixels.art.history.edits.count == 1)
    pixels.undo()
    #expect(pixels.art.sprite == before)
  }

  @Test func `The palette is inverted as a whole`() async throws {
    let pixels = try window()
    pixels.editor.commands.perform(.invertColors)
    let scopes = try dialog(pixels).children.compactMap { $0 as? ChoiceRow }
    let scope = try #require(scopes.first)
    scope.selection = 2
    scope.chosen.post(2)
    pixels.window.key("Enter")
    try await pixels.application.wait(until: "it is inverted") {
      pixels.art.sprite.palette.colors.map(\.shortHex) == ["#FFFFFF", "#00FFFF", "#0FFFFF"]
    }
    #expect(pixels.art.history.edits.count == 1)
  }

  @Test func `The second colour and similar ones become the first, in the selection`() async throws
  {
    let pixels = try window()
    pixels.palette.chooseCells(0, 1)
    pixels.selection.select(CellRect(x: 0, y: 0, width: 4, height: 8))
    pixels.editor.commands.perform(.replaceColor)
    try fader(pixels).value = 16
    pixels.window.key("Enter")
    try await pixels.application.wait(until: "they are replaced") {
      pixels.text.hasPrefix("00001111\n00002222\n")
    }
  }

  @Test func `An outline is on the sides that are switched on, seen at once`() async throws {
    var start = Sprite(size: CellSize(width: 3, height: 3))
    start.change(CelAddress(frame: 0)) { $0.set(1, at: CellPosition(x: 1, y: 1)) }
    let pixels = try PixelWindow(start, width: 1000, height: 700)
    pixels.palette.chooseCells(2, 0)
    pixels.editor.commands.perform(.outline)
    try await pixels.application.wait(until: "a cross is seen") { pixels.seen == ".2.\n212\n.2." }
    let matrix = try #require(
      try dialog(pixels).children.compactMap { $0 as? SideMatrix }.first)
    let corners = try dialog(pixels).children.compactMap { $0 as? ChoiceRow }[1]
    #expect(matrix.sides == [false, true, false, true, true, false, true, false])
    pixels.click(matrix.children.compactMap { $0 as? Button }[0])
    #expect(corners.selection == -1, "neither round nor square")
    try await pixels.application.wait(until: "a corner is there") { pixels.seen == "22.\n212\n.2." }
    #expect(pixels.text == "...\n.1.\n...")
    pixels.window.key("Escape")
    #expect(pixels.seen == "...\n.1.\n...")
    pixels.editor.commands.perform(.outline)
    pixels.window.key("Enter")
    try await pixels.application.wait(until: "it is drawn") { pixels.text == ".2.\n212\n.2." }
    #expect(pixels.art.history.edits.count == 1)
  }

  @Test func `In a narrow window a dialog is at the lower edge, below the picture`() throws {
    func top(_ width: Int, _ height: Int) throws -> Double {
      let pixels = try PixelWindow(
        Sprite(size: CellSize(width: 8, height: 8)), width: width, height: height)
      pixels.editor.commands.perform(.adjustHue)
      let frame = try dialog(pixels).frame
      #expect(frame.maxY <= Double(height) && frame.maxX <= Double(width))
      return frame.y
    }
    #expect(try top(1000, 700) == 60)
    #expect(try top(420, 800) > 400)
  }
}
