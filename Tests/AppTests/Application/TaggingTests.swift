import Base
import Documents
import Storage
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import Windows

@Suite("Tags in the collection")
struct TaggingTests {
  private let tester: ApplicationTester

  init() throws {
    tester = try ApplicationTester { library in
      for (index, name) in ["Ant", "Bee", "Cat"].enumerated() {
        try library.add(
          Painting(), name: name, at: Timestamp(milliseconds: Int64(1000 * (10 - index))))
      }
    }
  }

  private var controller: CollectionController {
    get throws { try #require(tester.application.collection) }
  }

  /// What is shown, each with its tags.
  private var shown: [String] {
    get throws {
      try controller.shown.map { ([$0.name] + $0.tags.map(\.name)).joined(separator: " ") }
    }
  }

  @Test func `are taken back as deletions are, the last change first`() async throws {
    let window = try tester.collection
    window.key("Ctrl+A").key("Ctrl+T").type("insects")
    window.key("Enter")
    try await tester.wait(until: "they are tagged") { window.says("The tags of 3 paintings") }
    window.key("Esc").key("Right").key("Delete")
    try await tester.wait(until: "one is deleted") { try shown.count == 2 }
    window.key("Ctrl+Z")
    try await tester.wait(until: "it is back") {
      try shown == ["Ant insects", "Bee insects", "Cat insects"]
    }
    window.key("Ctrl+Z")
    try await tester.wait(until: "they have none") { try shown == ["Ant", "Bee", "Cat"] }
    #expect(try controller.changes.isEmpty)
  }

  @Test func `that are too long are refused with the reason`() async throws {
    let window = try tester.collection
    window.key("Ctrl+T").type(String(repeating: "a", count: 61))
    let dialog = try #require(try controller.window.scene.focused?.parent as? FormDialog)
    #expect(dialog.messageText == "A tag can have at most 60 characters.")
    #expect(!dialog.confirmButton.isEnabled)
    window.key("Backspace")
    #expect(dialog.messageText == "Separate tags with commas." && dialog.confirmButton.isEnabled)
  }

  @Test func `hide nothing that comes after they were chosen`() async throws {
    let window = try tester.collection
    window.key("Right").key("Ctrl+T").type("insects")
    window.key("Enter")
    try await tester.wait(until: "it is tagged") { try controller.tagCounts.count == 1 }
    try controller.screen.tagBar.toggled.post((index: 0, keepsOthers: false))
    #expect(try shown == ["Bee insects"])
    let id = try tester.library.add(Painting(), name: "Dog", at: Timestamp(milliseconds: 1))
    try controller.update(try #require(try tester.library.item(id)))
    #expect(try shown == ["Bee insects", "Dog"])
    try controller.clearTags()
    try controller.screen.tagBar.toggled.post((index: 0, keepsOthers: false))
    #expect(try shown == ["Bee insects"])
  }
}
