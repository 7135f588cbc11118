import Base
import Documents
import Foundation
import Storage
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import Windows

@Suite("An export in the window")
final class ExportTests {
  private let folder: String
  private let autosave: Autosave
  private let settings: Settings
  private let tester: SceneTester
  private let controller: ExportController
  private let old = Data("what was there".utf8)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let library = try Library.open(at: folder + "/library.sqlite")
    autosave = Autosave(library: library, reportFailure: { _ in })
    settings = Settings(
      library: library, autosave: autosave, state: ProgramState(nil) { _, _ in {} })
    settings[.folder(.exports)] = folder
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

  @Test func `writes a new file without a question`() async throws {
    let said = await outcome { tester.key(.enter) }
    #expect(said == Texts.english.export.done(Folder(folder).file("Cat.png")))
    #expect(file?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(!tester.scene.hasPopup)
  }

  @Test func `goes to a path that is typed, and is offered in its folder the next time`()
    async throws
  {
    try FileManager.default.createDirectory(
      atPath: folder + "/deep", withIntermediateDirectories: true)
    tester.key(.character("a"), .control)
    tester.type(folder + "/deep/Cat.svg")
    let said = await outcome { tester.key(.enter) }
    #expect(said.contains("/deep/Cat.svg"))
    let bytes = FileManager.default.contents(atPath: folder + "/deep/Cat.svg")
    #expect(bytes?.starts(with: Array("<?xml".utf8)) == true && !tester.scene.hasPopup)
    autosave.drain()
    #expect(settings[.folder(.exports)]?.hasSuffix("/deep") == true)
  }

  @Test func `gives a name that has no ending that of its kind`() async throws {
    tester.key(.character("a"), .control)
    tester.type("Dog 2.0")
    try click("SVG")
    let said = await outcome { tester.key(.enter) }
    #expect(said == Texts.english.export.done(Folder(folder).file("Dog 2.0.svg")))
    #expect(FileManager.default.fileExists(atPath: folder + "/Dog 2.0.svg"))
  }

  @Test func `into a folder that can't be written leaves the folder for the next time as it was`()
    async
  {
    tester.key(.character("a"), .control)
    tester.type("/proc/Cat.png")
    #expect(controller.chooser.confirmButton.isEnabled)
    let said = await outcome { tester.key(.enter) }
    #expect(said.hasPrefix("Not exported"))
    autosave.drain()
    #expect(settings[.folder(.exports)] != "/proc")
  }

  @Test func `refuses the name of a folder at once`() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/Cat.svg", withIntermediateDirectories: true)
    tester.key(.character("a"), .control)
    tester.type("Cat.svg")
    #expect(controller.chooser.problem == Texts.english.export.isFolder)
    #expect(!controller.chooser.confirmButton.isEnabled)
  }

  @Test func `goes nowhere with a path that leads nowhere, and says why`() {
    tester.key(.character("a"), .control)
    tester.type("/nowhere/Cat.svg")
    #expect(controller.chooser.problem == "The folder “/nowhere” does not exist.")
    tester.key(.enter)
    #expect(tester.scene.hasPopup && !controller.chooser.confirmButton.isEnabled)
  }

  /// Clicks on a word of the panel.
  private func click(_ title: String) throws {
    func find(_ view: View) -> View? {
      view.accessibility.name == title && view is Button
        ? view : view.children.lazy.compactMap { find($0) }.first
    }
    tester.click(try #require(find(controller.chooser)))
  }

  @Test func `has the keyboard at its name, which keeps its ending, also after a click on a kind`()
    throws
  {
    let field = controller.chooser.nameField
    tester.type("Bird")
    #expect(field.text == "Bird.png")
    tester.key(.character("a"), .control)
    try click("SVG")
    #expect(field.isFocused && field.text == "Bird.svg")
    tester.type("Dog")
    #expect(field.text == "Dog.svg")
    try click("PNG")
    tester.type("s")
    #expect(field.text == "Dogs.png")
    try click("With background")
    #expect(field.isFocused)
  }

  @Test func `leaves the keyboard at a kind of file that was chosen by key`() throws {
    let field = controller.chooser.nameField
    while tester.scene.focused?.accessibility.name != "SVG" { tester.key(.tab) }
    tester.key(.space)
    #expect(field.text == "Cat.svg" && tester.scene.focused?.accessibility.name == "SVG")
  }

  @Test func `asks before it replaces a file; Enter and Esc leave the file as it is`() throws {
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

  @Test func `replaces the file when that is wanted, and is over then`() async throws {
    try old.write(to: URL(filePath: path))
    tester.key(.enter)
    let button = try #require(question).confirmButton
    let middle = tester.frame(of: button).center
    let said = await outcome { tester.click(middle.x, middle.y) }
    #expect(said.contains("Cat.png") && file?.starts(with: [0x89, 0x50]) == true)
    #expect(!tester.scene.hasPopup)
  }

  @Test func `asks for a link as well, wherever that leads`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder + "/nowhere")
    tester.key(.enter)
    #expect(question != nil)
  }
}
