import GRDB
import TestSupport
import Documents
import Synchronization
import Testing

@testable import Storage

@Suite("A large collection")
struct ManyItemsTests {
  @Test func `Ten thousand items with their tags are listed by one query, which reads no strokes`()
    throws
  {
    let folder = try TemporaryFolder()
    let library = try Library.open(at: folder.file("library.sqlite"))
    defer { library.close() }
    let tags = (0..<50).compactMap { ItemTag("Tag \($0)") }
    let new = (1...10_000).map { number in
      (
        name: "Painting \(number)", document: Document.painting(Painting()),
        tags: (0..<3).map { tags[(number + $0 * 7) % tags.count] }
      )
    }
    let ids = try library.add(new, at: Timestamp(milliseconds: 1))
    let queries = Mutex<[String]>([])
    try library.read { db in
      db.trace { event in queries.withLock { $0.append("\(event)") } }
    }
    queries.withLock { $0 = [] }
    let items = try library.items(trashed: false)
    #expect(items.map(\.id) == ids.reversed())
    #expect(items.allSatisfy { $0.tags.count == 3 })
    let selects = queries.withLock { $0.filter { $0.hasPrefix("SELECT") } }
    #expect(selects.count == 1)
    #expect(selects.allSatisfy { !$0.contains("stroke WHERE") && !$0.contains("FROM stroke") })
    #expect(try library.unusedName { "Painting \($0)" } == "Painting 10001")
  }
}
