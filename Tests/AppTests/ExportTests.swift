import Foundation
import Base
import Storage
import Documents
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App

@Suite("An export in the window")
final class ExportTests {
  private let folder: String
  private let settings: Settings
  private let tester: SceneTester
  private let controller: ExportController
  private let old = Data("what was there".utf8)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let library = try Library.open(at: folder + "/library.sqlite")
    try library.setSetting("folder.exports", to: folder)
    settings = Settings(
      library: library, autosave: Autosave(library: library, reportFailure: { _ in }))
    let painting = Painting(shape: .fixed(.fourToThree))
    controller = ExportController(
      PaintingExportSubject(painting, name: "Cat", tags: [], texts: .english), name: "Cat",
      texts: .english,
      settings: settings, work: BackgroundWork(texts: .english) { _ in })
    tester = try SceneTester(View(), width: 900, height: 700)
    controller.show(in: tester.scene) {}
    tester.draw()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { folder + "/Cat.png" }
  private var file: Data? { FileManager.default.contents(atPath: path) }

  /// The question whether the file is to be replaced; nil where nothing is asked.
  private var question: FormDialog? { tester.scene.focused?.parent as? FormDialog }

  /// Waits until it is said what became of it.
  private func outcome(of action: () throws -> Void) async rethrows -> String {
    let (sentences, said) = AsyncStream.makeStream(of: String.self)
    controller.say = { text, _ in said.yield(text) }
    try action()
    for await sentence in sentences { return sentence }
    return ""
  }

  @Test("writes a new file without a question")
  func newFile() async throws {
    let said = await outcome { tester.key(.enter) }
    #expect(said == Texts.english.export.done(Folder(folder).file("Cat.png")))
    #expect(file?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(!tester.scene.hasPopup)
  }

  @Test("asks before it replaces a file; Enter and Esc leave the file as it is")
  func asking() throws {
    try old.write(to: URL(filePath: path))
    for answer in [Key.enter, .escape] {
      tester.key(.enter)
      let question = try #require(question)
      #expect(question.accessibility.name == Texts.english.files.replaceQuestion("Cat.png"))
      #expect(question.confirmButton.style == .destructive)
      tester.key(answer)
      #expect(question.window == nil && controller.chooser.window != nil)
      #expect(file == old && controller.chooser.nameField.isFocused)
    }
  }

  @Test("replaces the file when that is wanted, and is over then")
  func replacing() async throws {
    try old.write(to: URL(filePath: path))
    tester.key(.enter)
    let button = try #require(question).confirmButton
    let middle = tester.frame(of: button).center
    let said = await outcome { tester.click(middle.x, middle.y) }
    #expect(said.contains("Cat.png") && file?.starts(with: [0x89, 0x50]) == true)
    #expect(!tester.scene.hasPopup)
  }

  @Test("asks for a link as well, wherever that leads")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder + "/nowhere")
    tester.key(.enter)
    #expect(question != nil)
  }
}
