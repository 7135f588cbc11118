import Base
import Documents
import Testing
import Widgets

@testable import App

@Suite("Looking at the collection")
struct CollectionQueryTests {
  private func items(_ names: [String]) -> [CollectionItem] {
    names.enumerated().map { index, name in
      CollectionItem(
        id: ItemID(Int64(index + 1)), name: name, aspectRatio: .fourToThree, elementCount: 0,
        createdAt: Timestamp(milliseconds: Int64(index)),
        modifiedAt: Timestamp(milliseconds: Int64(100 - index)), revision: 1, isTrashed: false)
    }
  }

  @Test("finds names without regard to case")
  func search() {
    let found = CollectionQuery(text: "CAT", order: .name).apply(
      to: items(["Cat", "dog", "wildcat"]))
    #expect(found.map(\.name) == ["Cat", "wildcat"])
  }

  @Test("finds what is written in paintings")
  func writing() throws {
    let texts: [ItemID: [String]] = [ItemID(2): ["A Poster\nfor CATS"], ItemID(3): ["dogs"]]
    let found = CollectionQuery(text: "cat", order: .name).apply(
      to: items(["Cat", "one", "two"]), texts: texts)
    #expect(found.map(\.name) == ["Cat", "one"])
  }

  @Test("sorts names as people do: numbers by value, case aside")
  func names() {
    let sorted = CollectionQuery(order: .name).apply(
      to: items(["Painting 10", "painting 9", "Äpfel", "Painting 010", "apple", "Painting 1"]))
    #expect(
      sorted.map(\.name) == [
        "apple", "Painting 1", "painting 9", "Painting 10", "Painting 010", "Äpfel",
      ])
  }

  @Test("sorts by creation and by change, the newest first")
  func times() {
    let list = items(["a", "b", "c"])
    #expect(CollectionQuery(order: .created).apply(to: list).map(\.name) == ["c", "b", "a"])
    #expect(CollectionQuery(order: .modified).apply(to: list).map(\.name) == ["a", "b", "c"])
  }
}
