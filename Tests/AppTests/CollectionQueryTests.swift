import Base
import Documents
import Testing
import Widgets

@testable import App
@testable import CollectionWindow

@Suite("Looking at the collection")
struct CollectionQueryTests {
  private func items(_ names: [String], tags: [[String]] = []) -> [CollectionItem] {
    names.enumerated().map { index, name in
      CollectionItem(
        id: ItemID(Int64(index + 1)), name: name, aspectRatio: .fourToThree, elementCount: 0,
        createdAt: Timestamp(milliseconds: Int64(index)),
        modifiedAt: Timestamp(milliseconds: Int64(100 - index)), revision: 1, isTrashed: false,
        tags: tags.indices.contains(index) ? tags[index].compactMap(ItemTag.init) : [])
    }
  }

  @Test func `finds names without regard to case`() {
    let found = CollectionQuery(text: "CAT", order: .name).apply(
      to: items(["Cat", "dog", "wildcat"]))
    #expect(found.map(\.name) == ["Cat", "wildcat"])
  }

  @Test func `finds what is written in paintings`() throws {
    let texts: [ItemID: [String]] = [ItemID(2): ["A Poster\nfor CATS"], ItemID(3): ["dogs"]]
    let found = CollectionQuery(text: "cat", order: .name).apply(
      to: items(["Cat", "one", "two"]), texts: texts)
    #expect(found.map(\.name) == ["Cat", "one"])
  }

  @Test func `sorts names as people do: numbers by value, case aside`() {
    let sorted = CollectionQuery(order: .name).apply(
      to: items(["Painting 10", "painting 9", "Äpfel", "Painting 010", "apple", "Painting 1"]))
    #expect(
      sorted.map(\.name) == [
        "apple", "Painting 1", "painting 9", "Painting 10", "Painting 010", "Äpfel",
      ])
  }

  @Test func `sorts by creation and by change, the newest first`() {
    let list = items(["a", "b", "c"])
    #expect(CollectionQuery(order: .created).apply(to: list).map(\.name) == ["c", "b", "a"])
    #expect(CollectionQuery(order: .modified).apply(to: list).map(\.name) == ["a", "b", "c"])
  }

  private var tagged: [CollectionItem] {
    items(
      ["Beach", "Cat", "Dog #3", "Empty"],
      tags: [["Summer holiday", "art"], ["pets", "Art"], ["pets", "artist"], []])
  }

  private func found(_ text: String, tags: [String] = []) -> [String] {
    let query = CollectionQuery(text: text, tags: Set(tags.compactMap(ItemTag.init)), order: .name)
    return query.apply(to: tagged).map(\.name)
  }

  @Test(
    arguments: [
      ("pets", ["Cat", "Dog #3"]), ("holi", ["Beach"]), ("#holi", []), ("#summer", ["Beach"]),
      ("#PETS", ["Cat", "Dog #3"]), ("#pe", ["Cat", "Dog #3"]), ("dog #pets", ["Dog #3"]),
      ("#pets #artist", ["Dog #3"]), ("#summer holiday", ["Beach"]), ("#3", ["Dog #3"]),
      ("#", ["Beach", "Cat", "Dog #3"]), ("dog #3", ["Dog #3"]),
    ])
  func `finds tags by words, and by number signs alone`(text: String, names: [String]) {
    #expect(found(text) == names)
  }

  @Test func `finds just the tag that is called so, if there is one`() {
    #expect(found("#art") == ["Beach", "Cat"])
    #expect(found("#arti") == ["Dog #3"])
  }

  @Test func `shows what has all chosen tags, together with the search and the order`() {
    #expect(found("", tags: ["PETS"]) == ["Cat", "Dog #3"])
    #expect(found("", tags: ["pets", "art"]) == ["Cat"])
    #expect(found("dog", tags: ["pets"]) == ["Dog #3"])
    #expect(found("", tags: ["gone"]).isEmpty)
  }

  @Test func `chooses one tag with a click, and several with Ctrl held`() throws {
    let (a, b) = (try #require(ItemTag("a")), try #require(ItemTag("b")))
    var query = CollectionQuery()
    query.toggle(a, keepingOthers: false)
    query.toggle(b, keepingOthers: true)
    #expect(query.tags == [a, b])
    query.toggle(b, keepingOthers: true)
    #expect(query.tags == [a])
    query.toggle(b, keepingOthers: false)
    #expect(query.tags == [b])
    query.toggle(b, keepingOthers: false)
    #expect(query.tags.isEmpty)
  }

  @Test func `counts how many items have each tag, in the order of names`() {
    let counts = TagCount.all(of: tagged)
    #expect(
      counts.map(\.tag.name.description).map { $0.lowercased() }
        == ["art", "artist", "pets", "summer holiday"])
    #expect(counts.map(\.count) == [2, 1, 2, 1])
  }
}
