import Foundation
import TestSupport
import GRDB
import Documents
import Testing

@testable import Storage

@Suite("Closing a library")
final class ClosingTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `After closing, reading and writing throw and leave nothing beside the file`() throws {
    let library = try Library.open(at: path)
    let id = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    library.close()
    #expect(throws: LibraryError.self) { try library.painting(id) }
    #expect(throws: LibraryError.self) { try library.items(trashed: false) }
    #expect(throws: LibraryError.self) { try library.rename(id, to: "B") }
    #expect(library.condition == .sound)
    #expect(try folder.contents().keys.sorted() == ["library.sqlite"])
  }

  @Test func `A reading that outlasts the closing ends well and leaves nothing beside the file`()
    throws
  {
    let library = try Library.open(at: path)
    try library.setSetting("brush", to: "4 round")
    let value = try library.read { db in
      library.close()
      return try String.fetchOne(db, sql: "SELECT value FROM setting")
    }
    #expect(value == "4 round")
    #expect(try folder.contents()["library.sqlite-shm"] == nil)
    let again = try Library.open(at: path)
    defer { again.close() }
    #expect(try again.setting("brush") == "4 round")
  }

  @Test func `Closing twice is closing once`() throws {
    let library = try Library.open(at: path)
    library.close()
    library.close()
    #expect(try folder.contents().keys.sorted() == ["library.sqlite"])
  }
}
