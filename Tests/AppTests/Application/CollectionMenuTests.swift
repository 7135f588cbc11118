import Base
import Documents
import Editing
import Storage
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import Widgets
@testable import Windows

@Suite("The right button in the collection")
struct CollectionMenuTests {
  private let tester: ApplicationTester

  init() throws {
    tester = try ApplicationTester { library in
      for name in ["Ant", "Bee", "Cat"] {
        try library.add(.painting(Painting()), name: name, at: Timestamp(milliseconds: 0))
      }
    }
  }

  private func controller() throws -> CollectionController {
    try #require(tester.application.collection)
  }

  private func menu() throws -> Menu {
    try #require(controller().window.scene.popups.last?.view as? Menu)
  }

  private func rightClick(at place: (CollectionView) -> ViewPoint) throws {
    let (window, grid) = (try tester.collection, try controller().screen.grid)
    let point = grid.positionInScene(place(grid))
    window.click(point.x, point.y, .secondary)
  }

  private func choose(_ title: String) throws {
    let menu = try menu()
    let index = try #require(menu.items.firstIndex { $0.title == title })
    let row = menu.rect(of: index).offset(by: menu.frame.origin).center
    try tester.collection.click(row.x, row.y)
  }

  @Test func `has the menu of a document, which is chosen for it`() async throws {
    let grid = try controller().screen.grid
    try rightClick { $0.accessibleEntry(1).frame.center }
    #expect(grid.selection == 1)
    #expect(
      try menu().items.map(\.title)
        == ["Open", "", "Rename", "Duplicate", "Tags…", "Export…", "", "Delete"])
    try choose("Duplicate")
    try await tester.wait(until: "there is a copy") { try controller().shown.count == 4 }
  }

  @Test func `has a menu without a name for several documents`() throws {
    try controller().screen.grid.chooseAll()
    try rightClick { $0.accessibleEntry(1).frame.center }
    #expect(try menu().items.first?.title == "Duplicate")
    #expect(try !menu().items.map(\.title).contains("Rename"))
  }

  @Test func `has the menu of the collection beside the documents`() async throws {
    try rightClick { ViewPoint(x: $0.bounds.width - 30, y: $0.bounds.height - 30) }
    #expect(try menu().items.first?.title == "New painting")
    try choose("Select all")
    #expect(try controller().screen.grid.chosenCount == 3)
  }

  @Test func `restores what is in the trash`() async throws {
    let controller = try controller()
    controller.screen.grid.select(0)
    try tester.collection.key("Delete")
    try await tester.wait(until: "one is deleted") { controller.shown.count == 2 }
    controller.commands.perform(.showTrash)
    try await tester.wait(until: "it is in the trash") { controller.shown.count == 1 }
    try rightClick { ViewPoint(x: $0.bounds.width - 30, y: $0.bounds.height - 30) }
    #expect(try menu().items.map(\.title).contains("Empty trash"))
    try tester.collection.key("Escape")
    try rightClick { $0.accessibleEntry(0).frame.center }
    try choose("Restore")
    try await tester.wait(until: "the trash is empty") { controller.shown.isEmpty }
  }

  @Test(arguments: ["Menu", "Shift+F10"])
  func `has keys for the menu of the collection, if no document has the keyboard`(key: String)
    throws
  {
    let application = try ApplicationTester()
    try application.collection.key(key)
    let scene = try #require(application.application.collection).window.scene
    let menu = try #require(scene.popups.last?.view as? Menu)
    #expect(menu.items.first?.title == "New painting")
  }
}
