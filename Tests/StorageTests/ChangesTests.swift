import Base
import Documents
import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite("What became of items since an earlier look")
final class ChangesTests {
  private let folder: TemporaryFolder
  private let library: Library
  private var ids: [ItemID] = []
  private let now = Timestamp(milliseconds: 1)

  /// Six paintings.
  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
    for number in 0..<6 { ids.append(try library.add(Painting(), name: "P\(number)", at: now)) }
  }

  deinit { library.close() }

  /// What an earlier look misses of what is done.
  private func changes(_ body: () throws -> Void) throws -> CollectionChanges {
    let seen = try #require(try library.changes(since: nil).seen)
    try body()
    return try library.changes(since: seen).changes
  }

  private func expect(
    _ changed: [ItemID], removed: [ItemID] = [], _ body: () throws -> Void
  ) throws {
    let changes = try changes(body)
    #expect(changes.changed == (try changed.sorted(by: >).compactMap { try library.item($0) }))
    #expect(changes.removed == removed)
    #expect(!changes.isAll)
  }

  @Test func `is all for who has not looked yet`() throws {
    try library.trash([ids[2]], at: now)
    let (changes, seen) = try library.changes(since: nil)
    #expect(changes.isAll && seen != nil)
    #expect(changes.changed.map(\.id).sorted() == ids)
  }

  @Test func `is nothing where nobody did anything`() throws {
    #expect(try changes {}.isEmpty)
  }

  @Test func `is read of those alone that are new, renamed, drawn in, tagged, trashed or removed`()
    throws
  {
    let library = library
    try expect([ids[1]]) { try library.rename(ids[1], to: "Fox") }
    try expect([ids[2]]) {
      try library.record(
        ProcessTests.strokes(1, 1)[0], in: ids[2], at: 0, shape: .ofView, modifiedAt: now)
    }
    let (red, blue) = (try #require(ItemTag("red")), try #require(ItemTag("blue")))
    try expect([ids[0], ids[5]]) {
      try library.tag([ids[0], ids[5]], adding: [red, blue], removing: [])
    }
    try expect([ids[5]]) { try library.tag([ids[5]], adding: [], removing: [red]) }
    try expect([ids[3], ids[4]]) { try library.trash([ids[3], ids[4]], at: now) }
    try expect([ids[4]]) { try library.restore([ids[4]]) }
    try expect([], removed: [ids[3]]) { _ = try library.emptyTrash() }
    try expect([ItemID(7)]) { try library.add(Painting(), name: "New", at: now) }
    try expect([ItemID(8), ids[0]], removed: [ids[1]]) {
      try library.remove(ids[1])
      try library.add(Painting(), name: "Newer", at: now)
      try library.rename(ids[0], to: "Ox")
    }
  }

  @Test func `is read again of what was forgotten`() throws {
    var seen = try #require(try library.changes(since: nil).seen)
    seen.forget(ids[3])
    #expect(try library.changes(since: seen).changes.changed.map(\.id) == [ids[3]])
  }

  @Test func `is all that can be read where a page can't be`() throws {
    for number in 0..<200 { try library.add(Painting(), name: "Q\(number)", at: now) }
    let seen = try #require(try library.changes(since: nil).seen)
    library.close()
    let path = folder.file("library.sqlite")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let place = try #require(bytes.range(of: Data("Q100".utf8))).lowerBound / 4096 * 4096
    bytes.replaceSubrange(place..<place + 4096, with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
    let again = try Library.open(at: path, for: .reading)
    defer { again.close() }
    let (changes, next) = try again.changes(since: seen)
    #expect(changes.isAll && next == nil)
    #expect((50..<206).contains(changes.changed.count))
    #expect(again.damageReport != nil)
  }

  @Test func `becomes a part of a list, of the collection or of the trash`() throws {
    let items = try library.items(trashed: false).sorted { $0.id < $1.id }
    let changes = try changes {
      try library.rename(ids[1], to: "Fox")
      try library.trash([ids[2]], at: now)
      try library.remove(ids[4])
      try library.add(Painting(), name: "New", at: now)
    }
    #expect(
      changes.applied(to: items, isTrash: false).map(\.name) == ["New", "P0", "Fox", "P3", "P5"])
    #expect(changes.applied(to: [], isTrash: true).map(\.name) == ["P2"])
  }
}
