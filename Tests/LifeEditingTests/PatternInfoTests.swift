@testable import ApplicationTesting
import Documents
import Editing
import Life
import Testing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import LifeEditing
@testable import Windows

@Suite("Pattern info")
struct PatternInfoTests {
  @Test func `shows what is written about a board, and changes it as one step`() async throws {
    let life = try LifeWindow(.glider)
    life.editor.commands.perform(.patternInfo)
    life.window.type("Guy")
    life.window.key("Tab")
    life.window.type("The first spaceship")
    life.window.key("Enter")
    life.window.type("c/4")
    life.window.key("Enter")
    #expect(life.board.step.notes.isEmpty, "it is not confirmed yet")
    life.window.key("Ctrl+Enter")
    let notes = LifeNotes(author: "Guy", comments: ["The first spaceship", "c/4"])
    #expect(life.board.step.notes == notes && life.keptRuns.count == 1)
    // A run and cells that are painted leave it as it is.
    life.runs.step(1)
    try await life.waitForEnd()
    life.drag((-9, -9), (-8, -9))
    #expect(life.board.step.notes == notes && life.board.world.generation == 1)
    life.undo()
    life.undo()
    life.undo()
    #expect(life.board.step.notes.isEmpty)
    life.redo()
    #expect(life.board.step.notes == notes)
    // Nothing else is no step.
    life.editor.commands.perform(.patternInfo)
    life.window.key("Enter")
    #expect(life.board.history.position == 1)
    try await life.application.wait(until: "the library has it") {
      life.application.boardNotes == notes
    }
  }

  @Test func `leaves it as it is when it is cancelled`() throws {
    let life = try LifeWindow(.glider)
    life.editor.commands.perform(.patternInfo)
    life.window.type("Guy")
    life.window.key("Esc")
    #expect(!life.editor.window.scene.hasPopup && life.keptRuns.isEmpty)
  }

  @Test func `leaves the start of a run and its times where they were`() async throws {
    let life = try LifeWindow(.glider)
    let start = life.board.world
    life.runs.step(3)
    try await life.waitForEnd()
    let samples = life.runs.timeline.samples.count
    life.editor.commands.perform(.patternInfo)
    life.window.type("Guy")
    life.window.key("Enter")
    #expect(life.board.step.notes.author == "Guy" && life.board.world.generation == 3)
    #expect(life.board.paintedStart == start)
    #expect(life.runs.timeline.samples.count == samples)
  }
}

extension ApplicationTester {
  /// Of the only board of the library.
  fileprivate var boardNotes: LifeNotes? {
    guard case .life(let board)? = try? stored("Life 1") else { return nil }
    return board.step.notes
  }
}
