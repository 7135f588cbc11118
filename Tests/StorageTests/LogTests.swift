import Foundation
import TestSupport
import GRDB
import Base
import Glibc
import Documents
import Testing

@testable import Storage

/// Libraries whose newest content is still in the log beside them.
@Suite("A library and its log")
struct LogTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  /// Leaves a library as a killed program does: all but the first page or two only in the log.
  private func leaveOpen() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path)
      let id = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
      for (position, stroke) in ProcessTests.strokes(80, 60).enumerated() {
        try library.record(
          stroke, in: id, at: position, shape: .fixed(.fourToThree),
          modifiedAt: Timestamp(milliseconds: 1))
      }
      kill(getpid(), SIGKILL)
    }
  }

  private func expectAllStrokes() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(library.condition == .sound)
    let item = try #require(try library.items(trashed: false).first)
    #expect(try library.painting(item.id).painting.strokes == drawn(ProcessTests.strokes(80, 60)))
    #expect(try library.check() == nil)
  }

  /// Copies some pages of the log into the file, as a checkpoint does that is killed on the way.
  private func beginCheckpoint(pages: ClosedRange<UInt32>) throws {
    let log = try #require(WriteAheadLog(besideLibrary: path))
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    defer { try? file.close() }
    for number in pages {
      guard let page = log.page(number) else { continue }
      try file.seek(toOffset: UInt64(Int(number - 1) * log.pageSize))
      try file.write(contentsOf: page)
    }
  }

  @Test(arguments: [1, 2, 5, 20])
  func `An interrupted copy of the log into the file harms nothing`(pages: UInt32) async throws {
    try await leaveOpen()
    try beginCheckpoint(pages: 1...pages)
    let header = try #require(LibraryHeader([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))))
    #expect(header.applicationID == Schema.applicationID)
    try expectAllStrokes()
  }

  @Test func `A first page that is torn is read from the log`() async throws {
    try await leaveOpen()
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.write(contentsOf: Data(repeating: 0, count: 512))
    try file.close()
    try expectAllStrokes()
  }

  @Test(arguments: [true, false])
  func `A missing or empty file is put together again from its log`(isMissing: Bool) async throws {
    try await leaveOpen()
    // All pages are in the log, as before the first copy of a library that was just made.
    try Library.open(at: path).close()
    try await rewriteIntoLog()
    try FileManager.default.removeItem(atPath: path)
    if !isMissing { try Data().write(to: URL(fileURLWithPath: path)) }
    #expect(throws: LibraryError.missing(path: path)) { try Library.open(at: path, for: .reading) }
    let again = try Library.open(at: path)
    #expect(again.notice == .restoredFromLog)
    again.close()
    try expectAllStrokes()
  }

  /// Has a program that is killed change every page.
  private func rewriteIntoLog() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let queue = try DatabaseQueue(path: path)
      try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA wal_autocheckpoint = 0; VACUUM")
      }
      kill(getpid(), SIGKILL)
    }
    let log = try #require(WriteAheadLog(besideLibrary: path))
    #expect((1...UInt32(log.pageCount)).allSatisfy { log.page($0) != nil })
  }

  @Test(arguments: [LibraryUse.changing, .showing])
  func `A log without its library is kept, not thrown away`(_ use: LibraryUse) async throws {
    try await leaveOpen()
    try Library.open(at: path).close()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path)
      try library.setSetting("a", to: "b")
      kill(getpid(), SIGKILL)
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    // Without all pages, a log is no library.
    #expect(WriteAheadLog(besideLibrary: path)?.isWhole == false)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: LibraryError.missing(path: path)) { try Library.open(at: path, for: .reading) }
    let library = try Library.open(at: path, for: use)
    defer { library.close() }
    #expect(library.notice == .keptLog(path: path + "-wal.kept-1"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal.kept-1")) == log)
    #expect(try library.items(trashed: false).isEmpty)
    #expect(library.condition == .sound)
  }

  @Test func `Reading makes no library, and brings none to a newer version`() throws {
    #expect(throws: LibraryError.missing(path: path)) { try Library.open(at: path, for: .reading) }
    #expect(try folder.contents().isEmpty)
    try Fixture.all[0].copy(to: path)
    let before = try folder.contents()
    let library = try Library.open(at: path, for: .reading)
    #expect(try library.items(trashed: false).count == 2)
    #expect(throws: LibraryError.self) { try library.rename(ItemID(1), to: "B") }
    library.close()
    #expect(try folder.contents().keys.sorted() == ["library.sqlite"])
    let header = LibraryHeader([UInt8](before["library.sqlite"] ?? Data()))
    let after = LibraryHeader([UInt8](try folder.contents()["library.sqlite"] ?? Data()))
    #expect(after?.version == header?.version)
  }
}
