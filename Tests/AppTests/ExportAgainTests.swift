import Base
import Documents
import Formats
import Foundation
import Storage
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import Windows

@Suite("The last export, again")
struct ExportAgainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.file(name))
  }

  @Test(arguments: [
    (ItemKind.painting, "Painting 1.png"), (.pixels, "Pixel art 1.png"), (.life, "Life 1.rle"),
  ])
  func `asks for a first one, and then writes the same file without a question`(
    kind: ItemKind, name: String
  ) async throws {
    let tester = try ApplicationTester()
    let window = try tester.new(kind)
    let document = try #require(tester.application.documents.last)
    document.services.settings[.folder(.exports)] = folder.path
    window.press(300, 300).drag(to: 360, 330).release()
    try await tester.wait(until: "it is in the library") { document.id != nil }
    window.key("Ctrl+Shift+E")
    try await tester.wait(until: "the place is asked for") { document.window.scene.hasPopup }
    let chooser = try #require(document.export?.chooser)
    #expect(chooser.nameField.text == name)
    window.key("Enter")
    try await tester.wait(until: "it is written") { bytes(name) != nil && document.export == nil }
    let first = bytes(name)
    try FileManager.default.removeItem(atPath: folder.file(name))
    let id = try #require(document.id)
    try await tester.wait(until: "it is remembered") {
      document.services.settings[.lastExport(of: id)] != nil
    }
    var said: [String] = []
    document.toasts.announced.listen(document) { if let toast = $0 { said.append(toast.text) } }
    window.key("Ctrl+Shift+E")
    try await tester.wait(until: "it is written again") { bytes(name) != nil && !said.isEmpty }
    #expect(!document.window.scene.hasPopup && bytes(name) == first)
    #expect(said.last == Texts.english.export.done(Folder(folder.path).file(name)))
    window.press(400, 340).drag(to: 460, 380).release()
    window.key("Ctrl+Shift+E")
    try await tester.wait(until: "the change is written") { bytes(name) != first }
    #expect(!document.window.scene.hasPopup)
  }

  @Test func `keeps the options of paintings and boards`() throws {
    let painting = PaintingExportSubject(
      Painting(shape: .fixed(.fourToThree)), name: "Cat", tags: [], texts: .english)
    painting.format = .jpeg
    painting.setNumber(777)
    let options = try #require(painting.options)
    let again = PaintingExportSubject(
      Painting(shape: .fixed(.fourToThree)), name: "Cat", tags: [], texts: .english)
    again.restore(options)
    #expect(again.options == options && again.format == .jpeg)
    let last = LastExport("/tmp/a b.png", options)
    #expect(last.text.flatMap { LastExport($0) } == last)
    #expect(LastExport("/tmp/a\nb", options).text == nil && LastExport("x\nformat png") == nil)
    again.restore("width nothing\nformat heap\n\nfoo")
    #expect(again.format == .jpeg)
  }
}
