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

@Suite("Scripts on pixel art") @MainActor
struct PixelScriptTests {
  private func run(_ text: String, on pixels: PixelWindow) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try DocumentFile(folder.file("try.lua")).replace(with: Array(text.utf8))
    pixels.editor.run(ScriptFile(path: folder.file("try.lua")))
    return folder
  }

  @Test func `Change all in one step, and their message or what they printed is shown`()
    async throws
  {
    let pixels = try PixelWindow()
    let folder = try run(
      """
      local s = filbert.sprite
      s:cel():set(2, 3, 5)
      s:cel(s:newLayer("Top"), s:newFrame()):set(0, 0, s:colorIndex("#010203"))
      s.frame = 2
      print("It is done")
      """, on: pixels)
    try await pixels.application.wait(until: "it is said") { pixels.said.last == "It is done" }
    let sprite = pixels.art.sprite
    #expect(sprite.frames.count == 2 && sprite.layers.map(\.name) == ["", "Top"])
    #expect(sprite.frames[0].cels[0].grid[CellPosition(x: 2, y: 3)] == 5)
    #expect(sprite.frames[1].cels[1].grid[CellPosition(x: 0, y: 0)] == 32)
    #expect(pixels.frame.place == 1 && pixels.frame.layer.name == "Top")
    #expect(pixels.art.history.edits.count == 1)
    pixels.undo()
    #expect(pixels.art.sprite == Sprite(size: CellSize(width: 8, height: 8)))
    _ = folder
  }

  @Test func `That fail say in which line, and change nothing`() async throws {
    let pixels = try PixelWindow()
    let folder = try run(
      "local c = filbert.sprite:cel()\nc:set(0, 0, 1)\nc:set(9, 0, 1)", on: pixels)
    try await pixels.application.wait(until: "it is said") { !pixels.said.isEmpty }
    #expect(
      pixels.said.last == "“try” failed: try.lua:3: set: the pixel 9, 0 is outside the sprite")
    #expect(pixels.art.history.edits.isEmpty && pixels.session.canChange)
    _ = folder
  }

  @Test func `That run for ever are stopped by Esc, and change nothing`() async throws {
    let pixels = try PixelWindow()
    let folder = try run(
      "local c = filbert.sprite:cel() while true do c:set(0, 0, 1) end", on: pixels)
    #expect(!pixels.session.canChange)
    pixels.window.key("Esc")
    try await pixels.application.wait(until: "it has ended") { pixels.session.canChange }
    #expect(pixels.art.history.edits.isEmpty)
    _ = folder
  }

  @Test func `Ask in a dialog, whose answers they get; cancelling it stops them`() async throws {
    let pixels = try PixelWindow()
    let text = """
      local a = filbert.ask { title = "Dots", fields = {
        { name = "x", label = "Column", value = 1, min = 0, max = 7 }, { name = "text", value = "one" } } }
      filbert.sprite:cel():set(a.x, 0, 1)
      filbert.message(a.text .. a.x)
      """
    let folder = try run(text, on: pixels)
    try await pixels.application.wait(until: "it asks") { pixels.scene.hasPopup }
    let dialog = try #require(pixels.scene.popups.last?.view as? FormDialog)
    let fader = try #require(dialog.children.compactMap { $0 as? FaderRow }.first)
    let field = try #require(dialog.children.compactMap { $0 as? TextField }.first)
    fader.value = 4
    field.text = "two"
    dialog.confirmButton.action()
    try await pixels.application.wait(until: "it is said") { pixels.said.last == "two4" }
    #expect(pixels.text.hasPrefix("....1..."))
    pixels.editor.run(ScriptFile(path: folder.file("try.lua")))
    try await pixels.application.wait(until: "it asks again") { pixels.scene.hasPopup }
    pixels.window.key("Esc")
    try await pixels.application.wait(until: "it has ended") { pixels.session.canChange }
    #expect(pixels.art.history.edits.count == 1)
  }

  @Test func `Of one’s own are in the menu as soon as they are in their folder`() throws {
    let pixels = try PixelWindow()
    let folder = try TemporaryFolder()
    let user = UserFolders(environment: [
      "XDG_DATA_HOME": folder.path, "XDG_DATA_DIRS": folder.file("none"),
    ])
    func titles() throws -> [String] {
      pixels.editor.scripts.showMenu(of: user, under: pixels.editor.screen.bar.moreButton) { _ in }
      let menu = try #require(pixels.scene.popups.last?.view as? Menu)
      defer { pixels.scene.dismissPopup() }
      return menu.items.map(\.title)
    }
    #expect(try !titles().contains("dots"))
    let script = DocumentFile(folder.file("filbert/scripts/sprites/dots.lua"))
    try script.makeFolder()
    try script.replace(with: Array("print(1)".utf8))
    let board = DocumentFile(folder.file("filbert/scripts/life.lua"))
    try board.replace(with: [])
    #expect(try titles().first == "dots")
    #expect(try !titles().contains("life"))
    #expect(try titles().last == "Open scripts folder")
  }
}
