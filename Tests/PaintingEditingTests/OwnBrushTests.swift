import Base
import Foundation
import Formats
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

@Suite("The user's own brushes")
struct OwnBrushTests {
  private let folder: TemporaryFolder
  private let window: PaintingWindow
  private var kit: BrushKit { window.brushes.kit }
  private var chooser: BrushChooser { window.editor.panel.chooser }

  init() throws {
    folder = try TemporaryFolder()
    window = try PaintingWindow()
    for key in ["folder.pictures", "folder.exports"] {
      window.application.application.services.settings.state[key] = folder.path
    }
    window.editor.panel.toggle()
    window.window.draw()
  }

  /// Chooses from the menu by keys, counting from 1.
  private func choose(_ item: Int) {
    chooser.brushesRequested.post(())
    for _ in 0..<item { window.window.key("Down") }
    window.window.key("Enter")
    window.window.draw()
  }

  /// Keeps the brush in use under a name.
  private func save(_ name: String) {
    choose(kit.brushes.count + 1)
    window.window.key("Ctrl+A")
    window.window.type(name)
    window.window.key("Enter")
    window.window.draw()
  }

  @Test func `are saved by name, used in the colour at hand, replaced and removed`() throws {
    chooser.brush.style.kind = BrushKind(.chalk)
    chooser.brush.widthInPoints = 17
    save("Broad chalk")
    #expect(kit.brushes.map(\.name) == ["Broad chalk"] && kit.savedBrush?.name == "Broad chalk")
    chooser.brush.style.kind = .pen
    chooser.brush.style.color = InkColor(rgb: 0x336699)
    #expect(kit.savedBrush == nil)
    save("A pen")
    #expect(kit.brushes.map(\.name) == ["A pen", "Broad chalk"])
    choose(2)
    #expect(chooser.brush.style.kind.name == .chalk && chooser.brush.widthInPoints == 17)
    #expect(chooser.brush.style.color == InkColor(rgb: 0x336699))
    // After the brushes and the saving.
    choose(4)
    #expect(kit.brushes.map(\.name) == ["A pen"])
    save("A pen")
    #expect(kit.brushes.map(\.brush.style.kind.name) == [.chalk])
  }

  @Test func `have a name that shows`() {
    save("  ")
    #expect(kit.brushes.isEmpty)
    window.window.key("Escape")
  }

  @Test func `are still there after a restart`() {
    save("Mine")
    let settings = window.editor.services.settings
    settings.setBrushKit(kit, since: BrushKit())
    window.editor.services.autosave.drain()
    #expect(settings.brushKit.brushes == kit.brushes && kit.brushes.count == 1)
  }

  @Test func `are written to a file and read from one`() async throws {
    chooser.brush.style.kind = BrushKind(.spatter)
    save("Drops")
    // After saving, removing and opening.
    choose(5)
    window.window.key("Ctrl+A")
    window.window.type("Mine.filbert-brushes")
    window.window.key("Enter")
    let path = folder.path + "/Mine.filbert-brushes"
    try await window.application.wait(until: "it is written") {
      FileManager.default.fileExists(atPath: path)
    }
    let written = try BrushFile.brushes(Array(Data(contentsOf: URL(filePath: path))))
    #expect(written == kit.brushes)
    // Remove it, and open the file.
    choose(3)
    #expect(kit.brushes.isEmpty)
    chooser.brush.style.kind = .pen
    choose(2)
    let files = try #require(window.editor.files.ours)
    try await window.application.wait(until: "the folder is listed") {
      files.chooser.list.rows.map(\.name) == ["Mine.filbert-brushes"]
    }
    window.editor.window.scene.focus(files.chooser.list)
    window.window.key("Down").key("Enter")
    try await window.application.wait(until: "the brushes are read") { kit.brushes == written }
    #expect(chooser.brush.style.kind.name == .spatter)
  }

  @Test func `that can't be read leave everything as it is`() async throws {
    let text = #"{"format": "filbert-brushes", "version": 1, "brushes": [{"name": 1}]}"#
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/Bad.filbert-brushes"))
    let before = kit
    choose(2)
    let files = try #require(window.editor.files.ours)
    try await window.application.wait(until: "the folder is listed") {
      files.chooser.list.rows.map(\.name) == ["Bad.filbert-brushes"]
    }
    window.editor.window.scene.focus(files.chooser.list)
    window.window.key("Down").key("Enter")
    try await window.application.wait(until: "a line says so") {
      files.chooser.problem.contains("name")
    }
    #expect(kit == before)
  }
}
