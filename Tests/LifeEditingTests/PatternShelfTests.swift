@testable import ApplicationTesting
import Base
import Documents
import Editing
import Foundation
import Life
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import LifeEditing
@testable import Windows

@Suite("Patterns beside a board")
struct PatternShelfTests {
  private func names(_ life: LifeWindow) -> [String] { life.patterns.patterns.map(\.entry.name) }

  @Test func `What is selected is kept as a pattern of one's own, for every board and every start`()
    async throws
  {
    let life = try LifeWindow(.glider)
    life.drag((10, 8), (12, 8))
    life.tools.choose(.select)
    life.drag((9, 7), (14, 9))
    life.editor.commands.perform(.keepPattern)
    life.window.key("Ctrl+A")
    life.window.type("Row")
    life.window.key("Tab")
    life.window.key("Ctrl+A")
    life.window.type("Mine")
    life.window.key("Enter")
    #expect(life.said.last == "“Row” was added to the patterns")
    let first = try #require(life.patterns.patterns.first)
    #expect(first.entry.name == "Row" && first.entry.kind == "Mine")
    #expect(first.world?.cells.population == 3)
    // As the next start has it.
    let settings = life.editor.services.settings
    try await life.application.wait(until: "it is kept") { !settings[.ownPatterns].isEmpty }
    #expect(PatternShelf(settings: settings, folder: nil).own == [try #require(first.ownPattern)])
    // It is placed as any other is.
    life.patterns.pickUpPattern(0)
    #expect(life.patterns.held?.name == "Row")
    life.press((-10, -8)).release()
    #expect(life.cells.count == 11)
    life.patterns.putAway()
    life.editor.shared.patterns.remove(try #require(first.ownPattern))
    #expect(names(life).first != "Row")
  }

  @Test func `One of the same name in the same collection gives way`() throws {
    let shelf = try LifeWindow().editor.shared.patterns
    let pattern = try #require(OwnPattern(.glider, name: "A", group: "G"))
    shelf.keep(pattern)
    shelf.keep(try #require(OwnPattern(.glider, name: "A", group: "H")))
    shelf.keep(pattern)
    #expect(shelf.own.map(\.group) == ["H", "G"])
  }

  @Test func `They are one text, whatever their names are`() throws {
    let patterns = [
      try #require(OwnPattern(.glider, name: "A\tB\nC", group: "Größe 1")),
      try #require(OwnPattern(LifeWorld([(0, 0)]), name: "ü", group: "x")),
    ]
    let text = OwnPattern.text(of: patterns)
    #expect(OwnPattern.patterns(in: text) == patterns && patterns[0].name == "A B C")
    #expect(patterns[0].world?.cells == LifeWorld.glider.cells)
    #expect(OwnPattern.patterns(in: "").isEmpty && OwnPattern.patterns(in: "no tab\nbo!").isEmpty)
    #expect(OwnPattern(LifeWorld(), name: "nothing", group: "x") == nil)
  }

  @Test func `Another program's patterns are found in their folders, read when taken, and drawn`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "patterns-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let guns = folder.appending(path: "Life/Guns")
    try FileManager.default.createDirectory(at: guns, withIntermediateDirectories: true)
    for (name, text) in [
      ("b10.rle", "3o!"), ("b9.rle", "2o$2o!"), ("notes.txt", "x"), ("bad.mc", "?"),
    ] {
      try Data(text.utf8).write(to: guns.appending(path: name))
    }
    let files = PatternFile.all(in: folder.path)
    #expect(files.map(\.name) == ["b9", "b10", "bad"] && Set(files.map(\.group)) == ["Life, Guns"])
    #expect(try files[0].world().cells.population == 4 && files[2].worldToPicture == nil)

    let life = try LifeWindow()
    let services = life.editor.services
    let shelf = PatternShelf(settings: services.settings, folder: folder.path)
    let patterns = PatternController(
      life.live, display: life.display, grid: life.grid, toolbox: life.tools.toolbox,
      shelf: shelf, work: life.editor.work, texts: services.texts)
    try await life.application.wait(until: "they are found") { shelf.files.count == 3 }
    let first = patterns.patterns.count - 3
    #expect(patterns.patterns[first].entry.kind == "Golly: Life, Guns")
    let box = PixelSize(width: 30, height: 20)
    try await life.application.wait(until: "it is drawn") {
      patterns.pictureList(patterns.panel.list, pictureOf: first, fitting: box) != nil
    }
    patterns.pickUpPattern(first + 1)
    try await life.application.wait(until: "it is held") { patterns.held != nil }
    #expect(patterns.held?.name == "b10")
    var failures = 0
    patterns.failed.listen(life.editor) { _ in failures += 1 }
    patterns.pickUpPattern(first + 2)
    try await life.application.wait(until: "that is refused") { failures == 1 }
  }

  @Test func `Golly's folder is looked for where the desktop has shared data`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let patterns = folder.appending(path: "golly/Patterns")
    try FileManager.default.createDirectory(at: patterns, withIntermediateDirectories: true)
    #expect(
      PatternShelf.gollysFolder(environment: ["XDG_DATA_DIRS": "/nowhere:\(folder.path)"])
        == patterns.path)
    #expect(PatternShelf.gollysFolder(environment: ["XDG_DATA_DIRS": "/nowhere"]) == nil)
  }

  @Test
  func `A pattern that is too large to be held becomes an empty board, and is laid on another`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "patterns-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rows = String(repeating: "300o$", count: 300)
    try Data("x = 300, y = 300, rule = B36/S23\n\(rows)!".utf8)
      .write(to: folder.appending(path: "full.rle"))
    let life = try LifeWindow()
    let services = life.editor.services
    let shelf = PatternShelf(settings: services.settings, folder: folder.path)
    let patterns = PatternController(
      life.live, display: life.display, grid: life.grid, toolbox: life.tools.toolbox,
      shelf: shelf, work: life.editor.work, texts: services.texts)
    var read: LifeWorld?
    patterns.heavyRead.listen(life.editor) { read = $0.world }
    try await life.application.wait(until: "it is found") { shelf.files.count == 1 }
    patterns.pickUpPattern(patterns.patterns.count - 1)
    try await life.application.wait(until: "it is read") { read != nil }
    let world = try #require(read)
    #expect(patterns.held == nil && world.population == 90_000)
    life.editor.lay(world)
    #expect(life.board.world == world)
    life.undo()
    life.drag((0, 0), (0, 0))
    life.editor.lay(world)
    try await life.waitUntilIdle()
    // It floats, by the board's own rule, and covers the cell that was there.
    #expect(life.board.world.population == 90_000 && life.board.world.rule == .conway)
    #expect(life.selection.rect?.width == 300)
  }
}
