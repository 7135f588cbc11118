import Base
import Foundation
import Storage
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("The palettes of the brush chooser")
struct PaletteMenuTests {
  private let folder: TemporaryFolder
  private let window: PaintingWindow
  private var kit: BrushKit { window.brushes.kit }
  private var chooser: BrushChooser { window.editor.panel.chooser }

  init() throws {
    folder = try TemporaryFolder()
    window = try PaintingWindow()
    let text = "GIMP Palette\nName: Sea\n#\n0 0 255\tBlue\n0 128 255\n"
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/Deep sea.gpl"))
    for key in ["folder.pictures", "folder.exports"] {
      window.application.application.services.settings.state[key] = folder.path
    }
    window.editor.panel.toggle()
    window.window.draw()
  }

  /// Chooses from the menu of palettes by keys.
  private func choose(_ item: Int) {
    chooser.palettesRequested.post(())
    for _ in 0..<item { window.window.key("Down") }
    window.window.key("Enter")
    window.window.draw()
  }

  private func openFile() async throws {
    choose(2)
    let files = try #require(window.editor.files.ours)
    try await window.application.wait(until: "the folder is listed") {
      files.chooser.list.rows.map(\.name) == ["Deep sea.gpl"]
    }
    window.editor.window.scene.focus(files.chooser.list)
    window.window.key("Down").key("Enter")
    try await window.application.wait(until: "the palette is read") { kit.palette != nil }
  }

  @Test func `are opened from files, chosen, and removed again`() async throws {
    try await openFile()
    let blues = [InkColor(rgb: 0x0000FF), InkColor(rgb: 0x0080FF)]
    #expect(kit.palette == SavedPalette(name: "Deep sea", colors: blues))
    #expect(chooser.palette.colors == blues)
    choose(1)
    #expect(chooser.palette == .standard && kit.palettes.count == 1)
    choose(2)
    #expect(chooser.palette.colors == blues)
    choose(5)
    #expect(chooser.palette == .standard && kit.palettes.isEmpty)
  }

  @Test func `are still there after a restart`() async throws {
    try await openFile()
    let settings = window.editor.services.settings
    settings.setBrushKit(kit, since: BrushKit())
    window.editor.services.autosave.drain()
    #expect(settings.brushKit.palettes == kit.palettes && settings.brushKit.palette == kit.palette)
  }

  @Test func `are saved as GPL files, with exactly their colours`() async throws {
    try await openFile()
    choose(4)
    window.window.key("Ctrl+A")
    window.window.type("Copy.gpl")
    window.window.key("Enter")
    let path = folder.path + "/Copy.gpl"
    try await window.application.wait(until: "it is written") {
      FileManager.default.fileExists(atPath: path)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("GIMP Palette\nName: Deep sea\n"))
    #expect(text.hasSuffix("#\n  0   0 255\t#0000FF\n  0 128 255\t#0080FF\n"))
  }
}
