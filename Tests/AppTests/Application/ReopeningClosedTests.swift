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

  private func open(_ name: String, _ tester: ApplicationTester) async throws -> PretendWindow {
    let item = try #require(tester.application.collection?.items.first { $0.name == name })
    tester.application.open(item)
    try await wait(for: [name], tester)
    return try tester.window(name)
  }

  private func wait(for names: [String], _ tester: ApplicationTester) async throws {
    try await tester.wait(until: "\(names) are open") {
      names.allSatisfy(tester.titles.contains)
    }
  }

  @Test func `opens what was closed last, then what was closed before it, from any window`()
    async throws
  {
    let tester = try tester()
    for name in ["Ant", "Bee", "Cat"] { try await open(name, tester).key("Ctrl+W") }
    #expect(tester.titles == ["Paintings"])
    try tester.collection.key("Ctrl+Shift+T")
    try await wait(for: ["Cat"], tester)
    try tester.window("Cat").key("Ctrl+Shift+T")
    try await wait(for: ["Bee"], tester)
    #expect(!tester.titles.contains("Ant"))
    try tester.window("Bee").key("Ctrl+Shift+T").key("Ctrl+Shift+T")
    try await wait(for: ["Ant"], tester)
    #expect(tester.titles.sorted() == ["Ant", "Bee", "Cat", "Paintings"])
  }

  @Test func `opens as many as it is pressed, without waiting for the first`() async throws {
    let tester = try tester()
    for name in ["Ant", "Bee", "Cat"] { try await open(name, tester).key("Ctrl+W") }
    try tester.collection.key("Ctrl+Shift+T").key("Ctrl+Shift+T")
    try await wait(for: ["Bee", "Cat"], tester)
    #expect(tester.titles.sorted() == ["Bee", "Cat", "Paintings"])
  }

  @Test func `passes over what is open again, and what is in the trash`() async throws {
    let tester = try tester()
    for name in ["Ant", "Bee", "Cat"] { try await open(name, tester).key("Ctrl+W") }
    let cat = try #require(tester.application.collection?.items.first { $0.name == "Cat" })
    try tester.library.trash([cat.id], at: Timestamp(milliseconds: 1))
    _ = try await open("Bee", tester)
    try tester.collection.key("Ctrl+Shift+T")
    try await wait(for: ["Ant"], tester)
    #expect(!tester.titles.contains("Cat"))
  }
}
