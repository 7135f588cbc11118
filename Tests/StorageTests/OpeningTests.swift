import Foundation
import TestSupport
import GRDB
import Documents
import Testing
import Texts

@testable import Storage

@Suite("Opening a library")
final class OpeningTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `The folders and the file are made for their owner alone, and nothing else`() throws {
    let path = folder.file("a/b/new.sqlite")
    let library = try Library.open(at: path)
    try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    #expect(try mode(folder.file("a")) == 0o700)
    #expect(try mode(folder.file("a/b")) == 0o700)
    for file in ["", "-wal", "-shm"] { #expect(try mode(path + file) == 0o600) }
    library.close()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")) == ["new.sqlite"])
  }

  @Test func `A link and a relative name lead to the same library`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: path)
    let other = try Library.open(at: folder.file("./link"))
    defer { other.close() }
    #expect(other.path == library.path)
    try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    #expect(try other.items(trashed: false).map(\.name) == ["A"])
  }

  @Test func `An empty file becomes a library`() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(try library.items(trashed: false).isEmpty)
    #expect(library.condition == .sound)
  }

  @Test func `A folder is no library`() {
    #expect(throws: LibraryError.self) { try Library.open(at: folder.path) }
    #expect(throws: LibraryError.self) { try Library.open(at: "/dev/null") }
    #expect(throws: LibraryError.self) { try Library.open(at: "/dev/null/library.sqlite") }
  }

  /// Makes a file of each foreign kind.
  private func makeForeign(_ kind: String) throws {
    switch kind {
    case "text": try Data("Dear diary,\n".utf8).write(to: URL(fileURLWithPath: path))
    case "long text":
      try Data(repeating: 0x41, count: 10_000).write(to: URL(fileURLWithPath: path))
    case "half a header":
      try Data("SQLite format 3\0".utf8).write(to: URL(fileURLWithPath: path))
    default:
      if kind.hasPrefix("newer") { try Library.open(at: path).close() }
      let queue = try DatabaseQueue(path: path)
      try queue.inDatabase { db in
        switch kind {
        case "another program's": try db.execute(sql: "CREATE TABLE item (id)")
        case "another program's, by number":
          try db.execute(sql: "CREATE TABLE t (id); PRAGMA application_id = 7")
        case "another program's with a log":
          try db.execute(sql: "PRAGMA journal_mode = WAL; CREATE TABLE t (id)")
        case "newer": try db.execute(sql: "PRAGMA user_version = \(Schema.version + 1)")
        default: try db.execute(sql: "PRAGMA user_version = 999999")
        }
      }
      try queue.close()
    }
  }

  @Test(
    arguments: [
      "text", "long text", "half a header", "another program's", "another program's, by number",
      "another program's with a log", "newer", "newer by far",
    ])
  func `A foreign or newer file is left byte for byte alone`(_ kind: String) throws {
    try makeForeign(kind)
    let before = try folder.contents()
    let error = #expect(throws: LibraryError.self) { try Library.open(at: path) }
    let message = try #require(error?.description)
    #expect(message.contains(path) && !message.contains("\n"))
    #expect(message.contains(kind.hasPrefix("newer") ? "update Filbert" : "--library"))
    #expect(try folder.contents() == before)
  }

  @Test func `A newer version that is still in the log counts`() throws {
    try Library.open(at: path).close()
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = \(Schema.version + 1)") }
    let before = try folder.contents()
    #expect(throws: LibraryError.newer(path: path, version: Schema.version + 1)) {
      try Library.open(at: path)
    }
    let after = try folder.contents()
    #expect(after["library.sqlite"] == before["library.sqlite"])
    #expect(after["library.sqlite-wal"] == before["library.sqlite-wal"])
    try queue.close()
  }

  @Test func `Commits are synchronous, keys are checked, the log is on`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let values = try #require(library.writer).read { db in
      try ["synchronous", "foreign_keys", "cell_size_check", "trusted_schema", "journal_mode"].map {
        try String.fetchOne(db, sql: "PRAGMA \($0)")
      }
    }
    #expect(values == ["2", "1", "1", "0", "wal"])
    let ids = try library.read { db in
      try ["application_id", "user_version"].map { try Int64.fetchOne(db, sql: "PRAGMA \($0)") }
    }
    #expect(ids == [Schema.applicationID, Schema.version])
  }

  @Test func `A library of every version is kept`() throws {
    #expect(Int64(Fixture.all.count) == Schema.version)
    let newest = try #require(Fixture.all.last)
    let kept = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/version-\(newest.version).sqlite")
    if ProcessInfo.processInfo.environment["FILBERT_RECORD"] != nil,
      !FileManager.default.fileExists(atPath: kept.path)
    {
      try newest.write(to: path)
      try FileManager.default.copyItem(at: URL(filePath: path), to: kept)
    }
    #expect(FileManager.default.fileExists(atPath: kept.path))
  }

  @Test(
    arguments: Fixture.all.map(\.version)
  )
  func `A library of every version opens with all that was in it`(version: Int) throws {
    let fixture = try #require(Fixture.all.first { $0.version == version })
    try fixture.copy(to: path)
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(library.condition == .sound)
    #expect(try library.check() == nil)
    let items = try library.items(trashed: false) + library.items(trashed: true)
    #expect(items.count == fixture.documents.count)
    for (index, document) in fixture.documents.enumerated() {
      let item = try #require(try library.item(ItemID(Int64(index) + 1)))
      #expect(item.name == "Painting \(index + 1)")
      #expect(item.createdAt == Timestamp(milliseconds: 1_700_000_000_000 + Int64(index)))
      #expect(item.isTrashed == (index == 2))
      #expect(item.tags == fixture.tags[index] ?? [])
      #expect(try library.document(item.id).document == document)
    }
    #expect(try library.setting("window.collection") == "900.0x600.0")
    #expect(try library.thumbnail(of: ItemID(1), revision: 1, longerSide: 2) == [0x89, 0x50])
  }

  @Test(arguments: [1, 4, 9, 12])
  func `Of the way to this version all steps are made, or none`(version: Int) throws {
    try Fixture.all[version - 1].copy(to: path)
    func changed<Value>(_ change: (Database) throws -> Value) throws -> Value {
      let queue = try DatabaseQueue(path: path)
      defer { try? queue.close() }
      return try queue.inDatabase(change)
    }
    func schema(_ db: Database) throws -> [String] {
      try String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name")
        + String.fetchAll(db, sql: "PRAGMA user_version")
    }
    // In the way of one of the last steps: those before it are made by then.
    try changed { try $0.execute(sql: "CREATE TABLE item_tag (other)") }
    let before = try changed(schema)
    #expect(throws: LibraryError.self) { try Library.open(at: path) }
    #expect(try changed(schema) == before)
    #expect(before.last == "\(version)")
    let backup = try #require(Backups(of: path).all.first)
    #expect(backup.isWhole)
    try changed { try $0.execute(sql: "DROP TABLE item_tag") }
    try Library.open(at: path).close()
    #expect(try changed(schema).last == "\(Schema.version)")
    // Nothing but what the steps make: no list of steps that were made.
    let fresh = folder.file("fresh.sqlite")
    try Library.open(at: fresh).close()
    let tables = "SELECT name FROM sqlite_schema ORDER BY name"
    let made = try DatabaseQueue(path: fresh).inDatabase { try String.fetchAll($0, sql: tables) }
    #expect(try changed { try String.fetchAll($0, sql: tables) } == made)
  }

  @Test(arguments: Fixture.all.map(\.version))
  func `A painting of every version goes back and forth through its whole history`(version: Int)
    throws
  {
    let fixture = try #require(Fixture.all.first { $0.version == version })
    try fixture.copy(to: path)
    let library = try Library.open(at: path)
    defer { library.close() }
    var steps = 0
    for (index, document) in fixture.documents.enumerated() {
      guard case .painting(let known) = document else { continue }
      var painting = try library.painting(ItemID(Int64(index) + 1)).painting
      let isJoined = known.elements.contains { !$0.connections.isEmpty }
      while painting.undo() != nil {}
      var drawn = Painting(
        shape: painting.shape, paperLength: painting.paperLength,
        background: painting.background, layers: known.baseLayers,
        baseElements: known.baseElements)
      for edit in known.history.edits {
        // A step is performed on the shown page, but recorded with its own, and lines take other courses than before.
        if known.pages.count > 1 || isJoined { drawn.restore(edit) } else { drawn.perform(edit) }
        painting.redo()
        #expect(painting.pages == drawn.pages)
        steps += 1
      }
      #expect(painting.redo() == nil)
      for _ in 0..<known.history.edits.count - known.history.position { painting.undo() }
      #expect(painting == known)
    }
    #expect(steps >= 3)
  }

  @Test(arguments: Fixture.all.map(\.version), 0..<4)
  func `A painting of every version is drawn on, from any of its steps`(version: Int, seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    try Fixture.all[version - 1].copy(to: path)
    // The one with the most steps.
    let id = ItemID(version == 1 ? 1 : version < 5 ? 4 : 7)
    var library = try Library.open(at: path)
    var painting = try library.painting(id).painting
    for _ in 0..<Int.random(in: 0...6, using: &random) { painting.undo() }
    try library.setHistoryPosition(
      painting.history.position, in: id, leaving: painting.summary,
      modifiedAt: Timestamp(milliseconds: 5))
    for step in 0..<6 {
      let position = painting.history.position
      guard painting.perform(random.edit(of: painting)) != nil else { continue }
      try library.record(
        painting.history.edits[position], in: id, at: position, leaving: painting.summary,
        modifiedAt: Timestamp(milliseconds: Int64(step)))
      library.close()
      library = try Library.open(at: path)
      #expect(try library.painting(id).painting == painting)
    }
    #expect(try library.check() == nil)
    library.close()
  }

  @Test(arguments: Fixture.all.map(\.version))
  func `A library of every version can be saved into a new one`(version: Int) throws {
    let fixture = try #require(Fixture.all.first { $0.version == version })
    try fixture.copy(to: path)
    // Its rows as they were written then, in the tables of today.
    try Library.open(at: path).close()
    let report = try Library.salvage(path, to: folder.file("new.sqlite"))
    #expect(report.savedItems == fixture.documents.count && report.findings.isEmpty)
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    for (index, document) in fixture.documents.enumerated() {
      let id = ItemID(Int64(index) + 1)
      #expect(try new.document(id).document == document)
      #expect(try new.item(id)?.tags == fixture.tags[index] ?? [])
    }
    #expect(try new.check() == nil)
  }

  @Test func `A library of every version can be read where it can't be written`() throws {
    for fixture in Fixture.all {
      let place = folder.file("read-\(fixture.version).sqlite")
      try fixture.copy(to: place)
      let queue = try DatabaseQueue(path: "file:\(place)?immutable=1")
      defer { try? queue.close() }
      for (index, document) in fixture.documents.enumerated() {
        let library = Library(
          LibraryAccess(
            path: place, connections: Connections(first: queue) { queue }, writer: nil, file: nil),
          wasLeftOpen: false, condition: .readOnly(reason: Message(verbatim: "test")))
        #expect(try library.document(ItemID(Int64(index) + 1)).document == document)
      }
    }
  }

  @Test func `Opening again and again changes no byte`() throws {
    let library = try Library.open(at: path)
    try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    library.close()
    let before = try folder.contents()
    for _ in 0..<3 {
      let library = try Library.open(at: path)
      _ = try library.items(trashed: false)
      library.close()
    }
    #expect(try folder.contents() == before)
  }
}
