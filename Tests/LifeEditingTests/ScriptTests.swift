@testable import ApplicationTesting
import Base
import Documents
import Editing
import Life
import TestSupport
import Testing
import Views

@testable import App
@testable import DocumentWindows
@testable import LifeEditing

@Suite("Scripts on a board")
struct ScriptTests {
  private func run(_ text: String, on life: LifeWindow) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try DocumentFile(folder.file("try.lua")).replace(with: Array(text.utf8))
    life.editor.run(ScriptFile(path: folder.file("try.lua")))
    return folder
  }

  @Test func `Leave what they did as one step, with what they selected and said`() async throws {
    let life = try LifeWindow(LifeWorld([(0, 0), (1, 0), (2, 0)]))
    let folder = try run(
      """
      local g = golly()
      g.run(1) g.setcell(9, 9, 1) g.setcell(9, 10, 1) g.select({0, -1, 3, 3}) g.show("It is done")
      """, on: life)
    try await life.application.wait(until: "it is said") { life.said.last == "It is done" }
    let cells = [(1, -1), (1, 0), (1, 1), (9, 9), (9, 10)].map { LifeCell(x: $0.0, y: $0.1) }
    #expect(life.board.world.cells == LifeCells(cells) && life.board.world.generation == 1)
    #expect(life.editor.selection.bounds == LifeBounds(left: 0, top: -1, right: 2, bottom: 1))
    life.editor.undo()
    #expect(life.board.world == LifeWorld([(0, 0), (1, 0), (2, 0)]))
    _ = folder
  }

  @Test func `That fail say in which line, and the board stays as it was`() async throws {
    let life = try LifeWindow(LifeWorld([(0, 0)]))
    let folder = try run("local g = golly()\ng.new('')\ng.setcell(nothing)", on: life)
    try await life.application.wait(until: "it is said") { !life.said.isEmpty }
    #expect(life.said.last?.hasPrefix("“try” failed: try.lua:3:") == true)
    #expect(life.board.world == LifeWorld([(0, 0)]) && life.editor.canChange)
    _ = folder
  }

  @Test func `That run for ever are stopped by Esc, and the window answers meanwhile`() async throws
  {
    let life = try LifeWindow(LifeWorld([(0, 0)]))
    let folder = try run("while true do pcall(error) end", on: life)
    #expect(!life.editor.canChange)
    life.window.key("Esc")
    try await life.application.wait(until: "it has ended") { life.editor.canChange }
    #expect(life.board.world == LifeWorld([(0, 0)]))
    _ = folder
  }
}
