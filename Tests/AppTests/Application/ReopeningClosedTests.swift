import Documents
import Storage
import Testing

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow

@Suite("Ctrl+Shift+T")
struct ReopeningClosedTests {
  private func tester() throws -> ApplicationTester {
    try ApplicationTester { library in
      for name in ["Ant", "Bee", "Cat"] {
        try library.add(.painting(Painting()), name: name, at: Timestamp(milliseconds: 0))
      }
    }
  }

  private func open(_ name: String, _ tester: ApplicationTester) throws -> PretendWindow {
    let item = try #require(tester.application.collection?.items.first { $0.name == name })
    tester.application.open(item)
    return try tester.window(name)
  }

  @Test func `opens what was closed last, then what was closed before it, from any window`() throws
  {
    let tester = try tester()
    for name in ["Ant", "Bee", "Cat"] { try open(name, tester).key("Ctrl+W") }
    #expect(tester.titles == ["Paintings"])
    try tester.collection.key("Ctrl+Shift+T")
    #expect(tester.titles.last == "Cat")
    try tester.window("Cat").key("Ctrl+Shift+T")
    #expect(tester.titles.last == "Bee")
    try tester.window("Bee").key("Ctrl+Shift+T").key("Ctrl+Shift+T")
    #expect(tester.titles.sorted() == ["Ant", "Bee", "Cat", "Paintings"])
  }

  @Test func `passes over what is open again, and what is in the trash`() throws {
    let tester = try tester()
    for name in ["Ant", "Bee", "Cat"] { try open(name, tester).key("Ctrl+W") }
    let cat = try #require(tester.application.collection?.items.first { $0.name == "Cat" })
    try tester.library.trash([cat.id], at: Timestamp(milliseconds: 1))
    _ = try open("Bee", tester)
    try tester.collection.key("Ctrl+Shift+T")
    #expect(tester.titles.last == "Ant")
  }
}
