import Base
import Documents
import Editing
import TestSupport
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Widgets
@testable import Windows

@Suite("Scripts on paintings") @MainActor
struct PaintingScriptWindowTests {
  @Test func `Change all in one step, and what they printed is shown`() async throws {
    let application = try ApplicationTester()
    _ = try application.open(.painting(Painting(shape: .fixed(.fourToThree))))
    let editor = try #require(application.application.documents.last?.editor as? PaintingEditor)
    var said: [String] = []
    editor.toasts.announced.listen(application) { if let toast = $0 { said.append(toast.text) } }
    let folder = try TemporaryFolder()
    try DocumentFile(folder.file("try.lua")).replace(
      with: Array(
        """
        local p = filbert.painting
        for i = 1, 3 do p:stroke { points = { {100 * i, 100}, {100 * i, 900} }, width = 10 } end
        print(#p:elements())
        """.utf8))
    editor.run(ScriptFile(path: folder.file("try.lua")))
    try await application.wait(until: "it is said") { said.last == "3" }
    #expect(editor.session.document.elements.count == 3)
    #expect(editor.session.document.history.edits.count == 1)
    editor.undo()
    try await application.wait(until: "it is undone") {
      editor.session.document.elements.isEmpty
    }
  }

  @Test func `That fail say in which line, and change nothing`() async throws {
    let application = try ApplicationTester()
    _ = try application.open(.painting(Painting(shape: .fixed(.fourToThree))))
    let editor = try #require(application.application.documents.last?.editor as? PaintingEditor)
    var said: [String] = []
    editor.toasts.announced.listen(application) { if let toast = $0 { said.append(toast.text) } }
    let folder = try TemporaryFolder()
    try DocumentFile(folder.file("try.lua")).replace(
      with: Array("local p = filbert.painting\np:stroke { points = {} }".utf8))
    editor.run(ScriptFile(path: folder.file("try.lua")))
    try await application.wait(until: "it is said") { !said.isEmpty }
    #expect(
      said.last == "“try” failed: try.lua:2: stroke: there must be at least one point")
    #expect(editor.session.document.isUntouched && editor.session.canChange)
  }
}
