import Base
import Documents
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite("Tags of items")
final class TagTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("library.sqlite") }
  private let library: Library
  private let now = Timestamp(milliseconds: 1)

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
  }

  deinit { library.close() }

  private func add(_ name: String) throws -> ItemID {
    try library.add(Painting(), name: name, at: now)
  }

  private func tags(_ id: ItemID) throws -> [String] {
    try #require(try library.item(id)).tags.map(\.name).sorted()
  }

  private func tag(_ ids: ItemID..., adding: [String] = [], removing: [String] = []) throws {
    try library.tag(
      ids, adding: adding.compactMap(ItemTag.init), removing: removing.compactMap(ItemTag.init))
  }

  @Test func `come and go, for several items at once, without a change of their times`() throws {
    let (a, b) = (try add("A"), try add("B"))
    try tag(a, b, adding: ["cats", "summer holiday"])
    try tag(b, adding: ["dogs"], removing: ["CATS"])
    #expect(try tags(a) == ["cats", "summer holiday"])
    #expect(try tags(b) == ["dogs", "summer holiday"])
    #expect(try library.items(trashed: false).map { $0.tags.count } == [2, 2])
    #expect(try library.item(b)?.modifiedAt == now)
    #expect(try library.check() == nil)
  }

  @Test func `are what they were again, but for items that are gone`() throws {
    let (a, b, c) = (try add("A"), try add("B"), try add("C"))
    try tag(a, adding: ["cats"])
    try tag(b, adding: ["dogs"])
    let before = Dictionary(
      uniqueKeysWithValues: try library.items(trashed: false).map { ($0.id, $0.tags) })
    try tag(a, b, c, adding: ["art"], removing: ["cats", "dogs"])
    try library.trash([c], at: now)
    try library.emptyTrash()
    try library.setTags(before)
    #expect(try tags(a) == ["cats"] && tags(b) == ["dogs"])
    #expect(try library.check() == nil)
  }

  @Test func `are spelled as the first one in the library was`() throws {
    let (a, b) = (try add("A"), try add("B"))
    try tag(a, adding: ["Cats"])
    try tag(a, b, adding: ["CATS"])
    #expect(try tags(a) == ["Cats"] && tags(b) == ["Cats"])
    try tag(a, b, removing: ["cats"])
    try tag(b, adding: ["cats"])
    #expect(try tags(b) == ["cats"])
  }

  @Test func `change for all items or for none`() throws {
    let a = try add("A")
    #expect(throws: LibraryError.unknownItem(ItemID(99))) {
      try tag(a, ItemID(99), adding: ["cats"])
    }
    #expect(try tags(a).isEmpty)
  }

  @Test func `stay with a copy and in the trash, and go with their item`() throws {
    let a = try add("A")
    try tag(a, adding: ["cats", "dogs"])
    let copy = try library.duplicate(a, name: "B", at: now)
    try library.rename(a, to: "C")
    #expect(try tags(copy) == ["cats", "dogs"])
    try library.trash([a], at: now)
    #expect(try library.items(trashed: true).first?.tags.count == 2)
    try library.restore([a])
    #expect(try tags(a) == ["cats", "dogs"])
    try library.trash([a, copy], at: now)
    try library.emptyTrash()
    #expect(try library.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM item_tag") } == 0)
  }

  @Test func `stay when something is drawn meanwhile`() throws {
    let a = try add("A")
    try tag(a, adding: ["cats"])
    var painting = Painting()
    painting.add(Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))]))
    try library.record(
      painting.history.edits[0], in: a, at: 0, leaving: painting.summary, modifiedAt: now)
    #expect(try tags(a) == ["cats"] && library.item(a)?.elementCount == 1)
  }

  @Test func `come with new documents`() throws {
    try tag(try add("A"), adding: ["Cats"])
    let tags = ["CATS", "cats", "eels"].compactMap(ItemTag.init)
    let id = try library.add(.painting(Painting()), name: "B", tags: tags, at: now)
    #expect(try self.tags(id) == ["Cats", "eels"])
  }

  @Test func `that another program changes are seen at the next reading`() throws {
    let a = try add("A")
    let other = try Library.open(at: path)
    defer { other.close() }
    try other.tag([a], adding: ["cats"].compactMap(ItemTag.init))
    #expect(try tags(a) == ["cats"])
    try tag(a, removing: ["cats"])
    #expect(try other.item(a)?.tags == [])
  }

  @Test func `make a library another one for the backup of the day`() throws {
    let a = try add("A")
    let before = try library.fingerprint()
    try tag(a, adding: ["cats"])
    #expect(try library.fingerprint() != before)
    try tag(a, removing: ["cats"])
    #expect(try library.fingerprint() == before)
  }

  @Test func `that are not what was kept are left out and reported, and can be given anew`() throws
  {
    let a = try add("A")
    try tag(a, adding: ["cats", "dogs"])
    try library.write {
      try $0.execute(sql: "UPDATE item_tag SET tag = 'bats' WHERE tag = 'cats'")
    }
    #expect(try tags(a) == ["dogs"])
    #expect(try library.check()?.findings.count == 1)
    try tag(a, adding: ["bats"])
    #expect(try tags(a) == ["bats", "dogs"])
  }

  @Test func `are saved of a damaged library, those of lost items, too`() throws {
    let stroke = Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])
    let b = try library.add(Painting(baseStrokes: [stroke]), name: "B", at: now)
    let a = try add("A")
    try tag(a, adding: ["cats", "späť"])
    try tag(b, adding: ["dogs"])
    library.close()
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase {
      try $0.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [b.number])
    }
    try queue.close()
    _ = try Library.salvage(path, to: folder.file("new.sqlite"))
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    #expect(try new.item(a)?.tags.map(\.name) == ["cats", "späť"])
    #expect(try new.item(b)?.tags.map(\.name) == ["dogs"])
  }

  @Test func `of a library that can only be read are none, where it is of an earlier version`()
    throws
  {
    try Fixture.all[12].copy(to: folder.file("old.sqlite"))
    let old = try Library.open(at: folder.file("old.sqlite"), for: .reading)
    defer { old.close() }
    #expect(try old.items(trashed: false).allSatisfy { $0.tags.isEmpty })
  }
}
