import Base
import Documents
import SingleInstance
import Storage
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow

@Suite("What other programs change")
struct OutsideChangesTests {
  private let tester: ApplicationTester
  private let first: ItemID

  /// Three paintings.
  init() throws {
    tester = try ApplicationTester { library in
      for (index, name) in ["Ant", "Bee", "Cat"].enumerated() {
        try library.add(
          Painting(), name: name, at: Timestamp(milliseconds: Int64(1000 * (10 - index))))
      }
    }
    first = ItemID(1)
  }

  private var collection: CollectionController {
    get throws { try #require(tester.application.collection) }
  }

  private var titles: [String] {
    get throws { try collection.screen.grid.entries.map(\.title) }
  }

  /// What another program tells when it has changed something.
  private func reportChange() { tester.application.receive(.changed) }

  @Test func `is shown, and read by another thread`() async throws {
    try tester.library.rename(first, to: "Fox")
    try tester.library.add(Painting(), name: "Dog", at: Timestamp(milliseconds: 20_000))
    try tester.library.trash([ItemID(2)], at: Timestamp(milliseconds: 1))
    reportChange()
    #expect(try titles == ["Ant", "Bee", "Cat"], "not by this one")
    try await tester.wait(until: "it is shown") { try titles == ["Dog", "Fox", "Cat"] }
    try tester.library.emptyTrash()
    try tester.library.tag([first], adding: [#require(ItemTag("red"))], removing: [])
    reportChange()
    try await tester.wait(until: "the tag is shown") { try collection.tagCounts.count == 1 }
    #expect(try titles == ["Dog", "Fox", "Cat"])
  }

  @Test func `is looked at once, however many tell it meanwhile`() async throws {
    var looks: [CollectionChanges] = []
    let owner = try collection
    tester.application.follower.found.listen(owner) { looks.append($0) }
    for number in 1...50 {
      try tester.library.rename(first, to: "Fox \(number)")
      reportChange()
    }
    try await tester.wait(until: "it is shown") { try titles.first == "Fox 50" }
    try tester.library.rename(ItemID(3), to: "Cow")
    reportChange()
    try await tester.wait(until: "it is shown, too") { try titles.last == "Cow" }
    #expect(looks.count <= 3, "the first may have begun before all was done")
    #expect(looks.last?.changed.map(\.id) == [ItemID(3)], "no other is read again")
  }

  @Test func `gives open documents their new names`() async throws {
    tester.application.open(try #require(try tester.library.item(first)))
    try await tester.wait(until: "it is open") { tester.titles.last == "Ant" }
    try tester.library.rename(first, to: "Fox")
    reportChange()
    try await tester.wait(until: "the title is another one") { tester.titles.last == "Fox" }
  }

  @Test func `takes nothing back that is done here at the same time`() async throws {
    let collection = try collection
    for number in 1...20 {
      try tester.library.rename(ItemID(2), to: "Bee \(number)")
      reportChange()
      collection.rename(try #require(collection.item(first)), to: "Fox \(number)")
      #expect(try titles.first == "Fox \(number)")
    }
    try await tester.wait(until: "all is shown") {
      try titles == ["Fox 20", "Bee 20", "Cat"]
    }
  }

  @Test func `makes a change of something that is gone fail, and takes back what was shown of it`()
    async throws
  {
    let collection = try collection
    let cat = try #require(collection.item(ItemID(3)))
    try tester.library.trash([cat.id], at: Timestamp(milliseconds: 1))
    try tester.library.emptyTrash()
    collection.rename(cat, to: "Fox")
    #expect(try titles == ["Ant", "Bee", "Fox"])
    try await tester.wait(until: "it is gone") { try titles == ["Ant", "Bee"] }
    #expect(collection.canChange)
  }

  @Test
  func `of this one are taken back one after the other, none before the one on its way is done`()
    async throws
  {
    let collection = try collection
    for number in 1...2 {
      collection.delete([try #require(collection.item(ItemID(Int64(number))))])
      collection.takeBack()
      #expect(!collection.canChange)
      let left = 3 - number
      try await tester.wait(until: "it is in the trash") { try titles.count == left }
    }
    collection.takeBack()
    collection.takeBack()
    try await tester.wait(until: "the last one is back") { try titles == ["Bee", "Cat"] }
    collection.takeBack()
    try await tester.wait(until: "both are back") { try titles == ["Ant", "Bee", "Cat"] }
  }

  @Test func `comes to what is looked for, and to the trash where that is shown`() async throws {
    let collection = try collection
    collection.query.text = "o"
    collection.updateContent()
    #expect(try titles.isEmpty)
    try tester.library.rename(first, to: "Fox")
    reportChange()
    try await tester.wait(until: "it is found") { try titles == ["Fox"] }
    collection.endSearch()
    collection.showTrash(true)
    try tester.library.trash([ItemID(3)], at: Timestamp(milliseconds: 1))
    reportChange()
    try await tester.wait(until: "it is in the trash") { try titles == ["Cat"] }
  }

  @Test func `comes to a collection of which not all is read yet`() async throws {
    let tester = try ApplicationTester { library in
      try library.transaction {
        for number in 0..<300 {
          try library.add(
            Painting(), name: "P\(number)", at: Timestamp(milliseconds: Int64(number)))
        }
      }
    }
    let collection = try #require(tester.application.collection)
    #expect(collection.missingCount > 0)
    try tester.library.rename(first, to: "Fox")
    tester.application.receive(.changed)
    try await tester.wait(until: "all is read") { collection.missingCount == 0 }
    try await tester.wait(until: "it is shown") { collection.shown.last?.name == "Fox" }
    #expect(collection.shown.count == 300)
  }
}
