import Base
import Documents
import Storage
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow

@Suite("A large collection")
struct LargeCollectionTests {
  private static func fill(_ library: Library) throws {
    try library.transaction {
      for number in 0..<300 {
        try library.add(
          Painting(), name: "Painting \(number)", at: Timestamp(milliseconds: Int64(number)))
      }
    }
  }

  private func collection(of tester: ApplicationTester) throws -> CollectionController {
    try #require(tester.application.collection)
  }

  @Test func `is read as far as it is seen, and the rest of it after the first picture`()
    async throws
  {
    let tester = try ApplicationTester(Self.fill)
    let collection = try collection(of: tester)
    #expect((200..<300).contains(collection.missingCount))
    #expect(collection.screen.grid.accessibleItemCount == 300)
    try tester.collection.draw()
    try await tester.wait(until: "all is read") { collection.missingCount == 0 }
    let titles = collection.screen.grid.entries.map(\.title)
    #expect(titles == (0..<300).reversed().map { "Painting \($0)" })
  }

  @Test func `is there as a whole for whoever asks before that`() throws {
    let tester = try ApplicationTester(Self.fill)
    let collection = try collection(of: tester)
    #expect(collection.missingCount > 0)
    try tester.collection.key("End")
    #expect(collection.missingCount == 0 && collection.screen.grid.selection == 299)
  }

  @Test func `is searched as a whole, and sorted as a whole`() async throws {
    for change: (inout CollectionQuery) -> Void in [
      { $0.text = "Painting 7" }, { $0.order = .name },
    ] {
      let tester = try ApplicationTester(Self.fill)
      let collection = try collection(of: tester)
      #expect(collection.missingCount > 0)
      change(&collection.query)
      collection.updateContent()
      try await tester.wait(until: "all is read") { collection.missingCount == 0 }
      #expect(collection.shown.last?.name != "Painting 0")
      #expect(collection.shown.contains { $0.name == "Painting 7" })
    }
  }

  @Test func `with tags is read at once, since they are counted`() throws {
    let tester = try ApplicationTester { library in
      try Self.fill(library)
      let first = try #require(try library.items(trashed: false).last)
      try library.setTags([first.id: [#require(ItemTag("red"))]])
    }
    let collection = try collection(of: tester)
    #expect(collection.missingCount == 0 && collection.tagCounts.count == 1)
  }
}
