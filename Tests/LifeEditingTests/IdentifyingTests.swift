@testable import ApplicationTesting
import Documents
import Editing
import Life
import TestSupport
import Testing
import Views

@testable import App
@testable import DocumentWindows
@testable import Windows

@Suite("Saying what cells are")
struct IdentifyingTests {
  private func said(_ cells: [(Int, Int)], _ act: (LifeWindow) -> Void = { _ in }) async throws
    -> String
  {
    let life = try LifeWindow(LifeWorld(cells))
    act(life)
    life.editor.commands.perform(.identify)
    try await life.application.wait(until: "it is said of \(cells)") { !life.said.isEmpty }
    return try #require(life.said.last)
  }

  @Test func `Ctrl+I says what lives, or what is selected of it`() async throws {
    #expect(try await said([(0, 0), (1, 0), (2, 0)]).hasPrefix("Oscillator of period 2"))
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)]
    #expect(try await said(glider) == "Spaceship of speed c/4d, period 4: xq4_153")
    let block = [(10, 0), (11, 0), (10, 1), (11, 1)]
    #expect(
      try await said(glider + block) { life in
        life.tools.choose(.select)
        life.drag((9, -1), (12, 2))
      } == "Still life of 4 cells: xs4_33")
    #expect(try await said([]) == "No living cells there.")
    let gun = try #require(PatternLibrary.all.first { $0.name == "Gosper glider gun" })
    let cells = try #require(gun.world.cells.list).map { ($0.x, $0.y) }
    #expect(try await said(cells).hasPrefix("Gun of period 30"))
  }
}
