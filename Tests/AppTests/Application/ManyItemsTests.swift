import Base
import Documents
import Formats
import Storage
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import Windows

@Suite("Several in the collection")
struct ManyItemsTests {
  private let tester: ApplicationTester

  init() throws {
    tester = try ApplicationTester { library in
      for (index, name) in ["Ant", "Bee", "Cat", "Dog", "Elk"].enumerated() {
        try library.add(
          Painting(), name: name, at: Timestamp(milliseconds: Int64(1000 * (10 - index))))
      }
    }
  }

  private var screen: CollectionScreen {
    get throws { try #require(tester.application.collection).screen }
  }

  /// The names of those chosen, as they are shown.
  private var chosen: [String] {
    get throws {
      let grid = try screen.grid
      return grid.entries.filter { grid.targets.contains($0.key) }.map(\.title)
    }
  }

  @Test func `are chosen by keys, and the bar says how many`() throws {
    let window = try tester.collection
    window.key("Right").key("Shift+Right").key("Shift+Right")
    #expect(try chosen == ["Bee", "Cat", "Dog"])
    #expect(try screen.choiceBar.accessibility.name == "3 selected")
    #expect(try !screen.choiceBar.isHidden && screen.bar.isHidden)
    window.key("Ctrl+A")
    #expect(try chosen.count == 5)
    window.key("Esc")
    #expect(try screen.choiceBar.isHidden && !screen.bar.isHidden && chosen == ["Dog"])
  }

  @Test func `go to the trash together, and come back in one step`() async throws {
    let window = try tester.collection
    window.key("Shift+Right").key("Delete")
    try await tester.wait(until: "they are in the trash") {
      try screen.grid.entries.map(\.title) == ["Cat", "Dog", "Elk"]
    }
    #expect(try tester.names == ["Cat", "Dog", "Elk"])
    #expect(window.says("2 paintings are in the trash."))
    #expect(try chosen == ["Cat"] && screen.choiceBar.isHidden)
    window.key("Delete")
    try await tester.wait(until: "one more is") { try screen.grid.entries.count == 2 }
    #expect(try tester.names == ["Dog", "Elk"])
    window.key("Ctrl+Z")
    try await tester.wait(until: "it is back") { try screen.grid.entries.count == 3 }
    #expect(try tester.names == ["Cat", "Dog", "Elk"] && chosen == ["Cat"])
    window.key("Ctrl+Z")
    try await tester.wait(until: "they are back") { try screen.grid.entries.count == 5 }
    #expect(try chosen == ["Ant", "Bee"])
    #expect(try tester.names.count == 5)
  }

  @Test func `are restored from the trash together`() async throws {
    let window = try tester.collection
    window.key("Ctrl+A").key("Delete")
    try await tester.wait(until: "they are in the trash") { try screen.grid.entries.isEmpty }
    tester.application.collection?.showTrash(true)
    window.key("Ctrl+A")
    #expect(try chosen.count == 5)
    #expect(try !screen.choiceBar.restoreButton.isHidden && screen.choiceBar.deleteButton.isHidden)
    try screen.choiceBar.restoreButton.action()
    try await tester.wait(until: "they are back") { try screen.grid.entries.isEmpty }
    #expect(try tester.names.count == 5)
  }

  @Test func `are duplicated together, and the copies are chosen`() async throws {
    let window = try tester.collection
    window.key("Shift+Right").key("Ctrl+D")
    try await tester.wait(until: "there are copies") { try screen.grid.entries.count == 7 }
    #expect(try chosen == ["Ant copy", "Bee copy"])
    #expect(try tester.names.count { $0.hasSuffix(" copy") } == 2)
  }

  @Test func `are written into a folder together, past files that are there`() async throws {
    let folder = try TemporaryFolder()
    tester.application.services.settings[.folder(.exports)] = folder.path
    try DocumentFile(folder.file("Bee.png")).replace(with: [1])
    // What is said stays until it is seen.
    tester.display.isTimeHeld = true
    let window = try tester.collection
    window.key("Shift+Right").key("Ctrl+E")
    let controller = try #require(tester.application.collection?.batchExport)
    #expect(controller.chooser.accessibility.name == "Export 2 paintings")
    window.key("Enter")
    try await tester.wait(until: "they are written") { window.says("2 files were written into") }
    #expect(try folder.contentNames() == ["Ant.png", "Bee 2.png", "Bee.png"])
    #expect(tester.application.collection?.batchExport == nil)
  }

  @Test func `are exported as from its own window, where it is but one`() async throws {
    let window = try tester.collection
    window.key("Ctrl+E")
    try await tester.wait(until: "it is asked where") {
      tester.application.collection?.export != nil
    }
    #expect(tester.application.collection?.export?.chooser.nameField.text == "Ant.png")
  }

  @Test func `are imported together, and every file that fails is named`() async throws {
    let folder = try TemporaryFolder()
    tester.application.services.settings[.folder(.pictures)] = folder.path
    let json = try DocumentExport(as: .json).bytes(of: .painting(Painting()), name: "Fox")
    try DocumentFile(folder.file("fox.json")).replace(with: json)
    try DocumentFile(folder.file("glider.rle")).replace(with: Array("x = 1, y = 1\no!".utf8))
    try DocumentFile(folder.file("bad.json")).replace(with: Array("{".utf8))
    let window = try tester.collection
    window.key("Ctrl+O")
    let files = try #require(tester.application.collection?.files.ours)
    try await tester.wait(until: "the folder is listed") { files.chooser.list.rows.count == 3 }
    files.chooser.window?.focus(files.chooser.list)
    window.key("Ctrl+A").key("Enter")
    try await tester.wait(until: "it is said what fails") {
      window.says("Not imported: bad.json:")
    }
    #expect(try Set(chosen) == ["Fox", "glider"] && tester.names.count == 7)
    #expect(tester.titles == ["Paintings"] && tester.application.collection?.files.ours == nil)
  }

  @Test func `are but one file: it is opened when it is imported`() async throws {
    let folder = try TemporaryFolder()
    tester.application.services.settings[.folder(.pictures)] = folder.path
    let json = try DocumentExport(as: .json).bytes(of: .painting(Painting()), name: "Fox")
    try DocumentFile(folder.file("fox.json")).replace(with: json)
    let window = try tester.collection
    window.key("Ctrl+O")
    let files = try #require(tester.application.collection?.files.ours)
    try await tester.wait(until: "the folder is listed") { files.chooser.list.rows.count == 1 }
    files.chooser.window?.focus(files.chooser.list)
    window.key("Home").key("Enter")
    try await tester.wait(until: "it is open") { tester.titles.last == "Fox" }
  }

  @Test func `are shown larger and smaller, which is remembered`() async throws {
    let window = try tester.collection
    window.key("Ctrl++")
    #expect(try screen.grid.thumbnailSize == .large)
    window.key("Ctrl+0").key("Ctrl+-")
    #expect(try screen.grid.thumbnailSize == .small)
    _ = try tester.names
    #expect(tester.application.services.settings[.thumbnailSize] == .small)
  }

  @Test func `are no longer chosen when somebody searches`() throws {
    let window = try tester.collection
    window.key("Ctrl+A").key("Ctrl+F")
    window.type("b")
    #expect(try screen.bar.searchField.isFocused && screen.choiceBar.isHidden)
  }
}
