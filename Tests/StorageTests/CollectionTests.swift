import Base
import TestSupport
import Documents
import Testing

@testable import Storage

@Suite("Collection in a library")
final class CollectionTests {
  let folder: TemporaryFolder
  let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
  }

  deinit { library.close() }

  private func time(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  private func names(trashed: Bool = false) throws -> [String] {
    try library.items(trashed: trashed).map(\.name)
  }

  @Test func `A new library is empty, sound, and its owner's alone`() throws {
    #expect(try library.items(trashed: false).isEmpty)
    #expect(library.condition == .sound)
    #expect(!library.isReadOnly)
    #expect(!library.wasLeftOpen)
    #expect(try library.item(ItemID(1)) == nil)
  }

  @Test func `The first of a collection are read alone, with the count of all`() throws {
    var ids: [ItemID] = []
    for number in 0..<7 {
      ids.append(
        try library.add(
          Painting(), name: "\(number)", at: time(Int64([3, 1, 7, 2, 6, 5, 4][number]))))
    }
    try library.rename(ids[1], to: "changed", modifiedAt: time(9))
    try library.trash([ids[2]], at: time(10))
    let newest = try #require(try library.firstItems(3, by: .created))
    #expect(newest.total == 6 && newest.items.map(\.name) == ["4", "5", "6"])
    let changed = try #require(try library.firstItems(2, by: .modified))
    #expect(changed.total == 6 && changed.items.map(\.name) == ["changed", "4"])
    let all = try #require(try library.firstItems(20, by: .modified))
    #expect(all.items == (try library.items(trashed: false)))
    // Names are sorted by people's rules, and tags are counted over all items.
    #expect(try library.firstItems(3, by: .name) == nil)
    try library.setTags([ids[0]: [#require(ItemTag("red"))]])
    #expect(try library.firstItems(3, by: .created) == nil)
  }

  @Test func `What is known of a painting comes back`() throws {
    var dice = SeededRandom(seed: 3)
    for _ in 0..<50 {
      let painting = dice.painting()
      let id = try library.add(painting, name: "  Cat\n ", at: time(5))
      let item = try #require(try library.item(id))
      #expect(item.name == "Cat")
      #expect(item.aspectRatio == painting.aspectRatio)
      #expect(item.elementCount == painting.summary.elementCount)
      #expect(item.createdAt == time(5) && item.modifiedAt == time(5))
      #expect(!item.isTrashed)
      #expect(try library.painting(id).painting == painting)
      #expect(try library.painting(id).unreadableStrokeCount == 0)
    }
    #expect(library.condition == .sound)
    #expect(try library.check() == nil)
  }

  @Test func `Several paintings are added all or none`() throws {
    let point = Sample(position: UnitPoint(x: .nan, y: 0))
    let bad = Painting(baseStrokes: [Stroke(width: 1, samples: [point])])
    #expect(throws: LibraryError.self) {
      try library.add(
        [(name: "A", document: .painting(Painting())), (name: "B", document: .painting(bad))],
        at: time(1))
    }
    #expect(try names().isEmpty)
    let ids = try library.add(
      [(name: "A", document: .painting(Painting())), (name: "B", document: .painting(Painting()))],
      at: time(1))
    #expect(try ids.map { try library.item($0)?.name } == ["A", "B"])
  }

  @Test func `Last modified first`() throws {
    for (name, changed) in [("B", 20), ("C", 10), ("A", 30)] {
      try library.add(Painting(), name: name, at: time(Int64(changed)))
    }
    #expect(try names() == ["A", "B", "C"])
  }

  @Test func `A renamed painting keeps its picture and, unless told, its time`() throws {
    let id = try library.add(Painting(), name: "A", at: time(1))
    let before = try #require(try library.item(id))
    try library.rename(id, to: "B")
    var expected = before
    expected.name = "B"
    #expect(try library.item(id) == expected)
    try library.rename(id, to: "C", modifiedAt: time(2))
    #expect(try library.item(id)?.modifiedAt == time(2))
  }

  @Test func `A name is cleaned, and refused where nothing or too much is left`() throws {
    #expect(try ItemName.cleaned("\u{0}\t a\nb\r\n c\u{2028} ") == "a b  c")
    #expect(try ItemName.cleaned(String(repeating: "é", count: 200)).count == 200)
    for bad in ["", "  \n", String(repeating: "a", count: 201)] {
      #expect(throws: LibraryError.self) { try library.add(Painting(), name: bad, at: time(0)) }
    }
    #expect(try names(trashed: false).isEmpty)
  }

  @Test func `A copy has the whole history and lives by itself`() throws {
    var dice = SeededRandom(seed: 4)
    let painting = dice.painting()
    let id = try library.add(painting, name: "A", at: time(1))
    let revision = try #require(try library.item(id)?.revision)
    try library.storeThumbnail([1, 2, 3], of: id, revision: revision, longerSide: 100)
    let copy = try library.duplicate(id, name: "A copy", at: time(2))
    #expect(copy != id)
    #expect(try library.painting(copy).painting == painting)
    let copied = try #require(try library.item(copy))
    #expect(
      try library.thumbnail(of: copy, revision: copied.revision, longerSide: 100) == [1, 2, 3])
    try library.record(
      dice.stroke(), in: copy, at: 0, shape: painting.shape, modifiedAt: time(3))
    #expect(try library.painting(id).painting == painting)
    #expect(try library.painting(copy).painting != painting)
  }

  @Test func `The trash takes, gives back, and forgets for good`() throws {
    let ids = try ["A", "B", "C"].map { try library.add(Painting(), name: $0, at: time(1)) }
    try library.trash([ids[0], ids[1]], at: time(9))
    #expect(try names() == ["C"])
    #expect(try names(trashed: true) == ["B", "A"])
    #expect(try library.item(ids[0])?.isTrashed == true)
    try library.restore([ids[1]])
    #expect(try names() == ["C", "B"])
    #expect(try library.emptyTrash() == 1)
    #expect(try library.emptyTrash() == 0)
    #expect(try library.item(ids[0]) == nil)
    #expect(
      try library.add(Painting(), name: "D", at: time(1)) > ids[2], "ids are never used twice")
  }

  @Test func `One unknown id leaves everything as it is`() throws {
    let id = try library.add(Painting(), name: "A", at: time(1))
    let error = LibraryError.unknownItem(ItemID(99))
    #expect(throws: error) { try library.trash([id, ItemID(99)], at: time(2)) }
    #expect(throws: error) { try library.rename(ItemID(99), to: "B") }
    #expect(throws: error) { try library.painting(ItemID(99)) }
    #expect(throws: error) { try library.duplicate(ItemID(99), name: "B", at: time(2)) }
    #expect(try names() == ["A"])
  }

  @Test(
    arguments: [
      ([], "Painting 1"), (["Painting 1"], "Painting 2"), (["Painting 7", "Cat"], "Painting 8"),
      (["Painting", "Painting x", "Painting 03", "painting 9"], "Painting 1"),
      (["Painting 9223372036854775807", "Painting -4"], "Painting 1"),
    ])
  func `A free name has the number above those in use`(_ used: [String], _ expected: String) throws
  {
    for name in used { try library.add(Painting(), name: name, at: time(1)) }
    try library.trash(library.items(trashed: false).map(\.id), at: time(2))
    #expect(try library.unusedName { "Painting \($0)" } == expected)
  }

  @Test func `A number may stand anywhere in a name`() throws {
    try library.add(Painting(), name: "第12幅", at: time(1))
    #expect(try library.unusedName { "第\($0)幅" } == "第13幅")
  }

  @Test func `A thumbnail is only given for the picture that it shows`() throws {
    let id = try library.add(Painting(), name: "A", at: time(1))
    let old = try #require(try library.item(id)).revision
    try library.storeThumbnail([1], of: id, revision: old, longerSide: 64)
    try library.storeThumbnail([2], of: id, revision: old, longerSide: 128)
    try library.storeThumbnail([3], of: id, revision: old, longerSide: 64)
    #expect(try library.thumbnail(of: id, revision: old, longerSide: 64) == [3])
    #expect(try library.thumbnail(of: id, revision: old, longerSide: 128) == [2])
    #expect(try library.thumbnail(of: id, revision: old, longerSide: 65) == nil)
    var dice = SeededRandom(seed: 5)
    try library.record(
      dice.stroke(), in: id, at: 0, shape: .fixed(.fourToThree), modifiedAt: time(2))
    let new = try #require(try library.item(id)).revision
    #expect(new > old)
    #expect(try library.thumbnail(of: id, revision: new, longerSide: 64) == nil)
    try library.storeThumbnail([4], of: id, revision: old, longerSide: 64)
    #expect(try library.thumbnail(of: id, revision: new, longerSide: 64) == nil)
    try library.storeThumbnail([5], of: id, revision: new, longerSide: 64)
    #expect(try library.thumbnail(of: id, revision: new, longerSide: 64) == [5])
    #expect(try library.thumbnail(of: id, revision: old, longerSide: 128) == nil)
    try library.storeThumbnail([6], of: ItemID(99), revision: 1, longerSide: 64)
  }

  @Test func `Settings are kept, replaced and forgotten`() throws {
    #expect(try library.setting("brush") == nil)
    try library.setSetting("brush", to: "4 round")
    try library.setSetting("brush", to: "5 round")
    #expect(try library.setting("brush") == "5 round")
    try library.setSetting("brush", to: nil)
    #expect(try library.setting("brush") == nil)
  }
}
