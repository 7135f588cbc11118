import Base
import Documents
import TestSupport
import Testing
import Views

@testable import App
@testable import CollectionWindow

/// What the collection shows while items change one by one.
@Suite struct CollectionContentTests {
  private func item(
    _ id: Int64, _ random: inout SeededRandom, revision: Int64 = 1
  ) -> CollectionItem {
    CollectionItem(
      id: ItemID(id), name: "Painting \(Int.random(in: 0..<500, using: &random))",
      aspectRatio: .fourToThree, elementCount: 0, createdAt: Timestamp(milliseconds: id / 3),
      modifiedAt: Timestamp(milliseconds: Int64.random(in: 0..<1000, using: &random)),
      revision: revision, isTrashed: Int.random(in: 0..<8, using: &random) == 0)
  }

  @Test(arguments: CollectionOrder.allCases, ["", "7"])
  func `An item goes to its place as if all were sorted anew, after a few comparisons`(
    order: CollectionOrder, text: String
  ) throws {
    var random = SeededRandom(seed: 7)
    let count: Int64 = 1000
    let query = CollectionQuery(text: text, order: order)
    var items: [ItemID: CollectionItem] = [:]
    for id in 1...count { items[ItemID(id)] = item(id, &random) }
    func whole() -> CollectionContent {
      CollectionContent(
        of: items.values.filter { !$0.isTrashed }, query, texts: text.isEmpty ? nil : [:],
        after: CollectionContent())
    }
    var content = whole()
    // Two places among at most 1,200 items, each found by eleven comparisons.
    let most = 2 * 11 + 2
    for step in 0..<200 {
      // Some are new.
      let id = Int64.random(in: 1...count + Int64(step), using: &random)
      let changed = item(id, &random, revision: Int64(step))
      items[changed.id] = changed
      var comparisons = 0
      var entries = content.entries
      let splices = try #require(
        content.update(changed, isTrash: false) {
          comparisons += 1
          return order.puts($0, before: $1)
        })
      #expect(comparisons <= most)
      entries.apply(splices)
      #expect(entries.elementsEqual(content.entries))
      #expect(content.item(changed.id) == (changed.isTrashed ? nil : changed))
    }
    #expect(content.entries.elementsEqual(whole().entries))
    #expect(content.shown.elementsEqual(whole().shown))
    for (place, item) in content.shown.enumerated() {
      try #require(content.index(ofShown: item.id) == place)
    }
  }

  @Test func `An item with other tags has everything made anew, since tags are counted`() throws {
    var random = SeededRandom(seed: 1)
    var item = item(1, &random)
    item.isTrashed = false
    var content = CollectionContent(
      of: [item], CollectionQuery(), texts: nil, after: CollectionContent())
    item.tags = [try #require(ItemTag("red"))]
    #expect(content.update(item, isTrash: false) == nil)
    #expect(content.shown.first?.tags.isEmpty == true)
  }
}
