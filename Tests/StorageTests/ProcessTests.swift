import Foundation
import TestSupport
import GRDB
import Glibc
import Documents
import Testing
import Texts

@testable import Storage

/// What happens to a library while programs come, go and die.
@Suite("Programs and a library")
struct ProcessTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  /// The strokes that a child draws, the same in every process.
  static func strokes(_ seed: UInt64, _ count: Int) -> [Stroke] {
    var dice = SeededRandom(seed: seed)
    return (0..<count).map { _ in dice.stroke() }
  }

  @Test(arguments: [1, 7, 40])
  func `Whatever was recorded when the program was killed is there`(after count: Int) async throws {
    let library = try Library.open(at: path)
    let id = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    library.close()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, id = id.number as Int64, count = count as Int] in
      let library = try Library.open(at: path)
      for (position, stroke) in ProcessTests.strokes(50, count).enumerated() {
        try library.record(
          stroke, in: ItemID(id), at: position, shape: .ofView,
          modifiedAt: Timestamp(milliseconds: 1))
      }
      kill(getpid(), SIGKILL)
    }
    let again = try Library.open(at: path)
    defer { again.close() }
    #expect(again.wasLeftOpen)
    #expect(try again.painting(id).painting.strokes == drawn(Self.strokes(50, count)))
    #expect(try again.check() == nil)
  }

  @Test func `Two programs write at the same time, and neither loses a stroke`() async throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let mine = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    let theirs = try library.add(Painting(), name: "B", at: Timestamp(milliseconds: 0))
    let count = 150
    async let child: Void = {
      await #expect(processExitsWith: .success) {
        [path = path as String, theirs = theirs.number as Int64, count = count as Int] in
        let library = try Library.open(at: path)
        for (position, stroke) in ProcessTests.strokes(60, count).enumerated() {
          try library.record(
            stroke, in: ItemID(theirs), at: position, shape: .ofView,
            modifiedAt: Timestamp(milliseconds: 1))
        }
        library.close()
      }
    }()
    for (position, stroke) in Self.strokes(61, count).enumerated() {
      try library.record(
        stroke, in: mine, at: position, shape: .ofView, modifiedAt: Timestamp(milliseconds: 1))
    }
    await child
    #expect(try library.painting(mine).painting.strokes == drawn(Self.strokes(61, count)))
    #expect(try library.painting(theirs).painting.strokes == drawn(Self.strokes(60, count)))
    #expect(try library.check() == nil)
  }

  /// A library with one painting, whose last stroke is still in the log.
  private func leaveOpen() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path)
      let id = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
      try library.record(
        ProcessTests.strokes(70, 1)[0], in: id, at: 0, shape: .ofView,
        modifiedAt: Timestamp(milliseconds: 1))
      kill(getpid(), SIGKILL)
    }
  }

  @Test(arguments: [true, false])
  func `In a read-only folder a library opens for reading, with what is only in the log`(
    hasLog: Bool
  ) async throws {
    try await leaveOpen()
    if !hasLog { try Library.open(at: path).close() }
    try? FileManager.default.removeItem(atPath: path + "-shm")
    let before = try folder.contents()
    for name in before.keys { chmod(folder.file(name), 0o444) }
    chmod(folder.path, 0o555)
    await #expect(processExitsWith: .success) { [path = path as String] in
      // The administrator may write anywhere: be nobody.
      if getuid() == 0 { try #require(setuid(65534) == 0) }
      let library = try Library.open(at: path)
      guard case .readOnly(let reason) = library.condition else { throw CancellationError() }
      try #require(reason.description.contains("no permission to write"))
      let item = try #require(try library.items(trashed: false).first)
      try #require(
        try library.painting(item.id).painting.strokes == drawn(ProcessTests.strokes(70, 1)))
      #expect(throws: LibraryError.readOnly(reason: reason)) {
        try library.trash([item.id], at: Timestamp(milliseconds: 2))
      }
      try library.storeThumbnail([1], of: item.id, revision: item.revision, longerSide: 9)
      library.close()
    }
    chmod(folder.path, 0o755)
    #expect(try folder.contents() == before)
  }

  @Test func `A file that may not be written opens for reading, in a folder that may`() async throws
  {
    let id = try {
      let library = try Library.open(at: path)
      defer { library.close() }
      return try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    }()
    let before = try folder.contents()["library.sqlite"]
    chmod(path, 0o444)
    chmod(folder.path, 0o777)
    await #expect(processExitsWith: .success) {
      [path = path as String, id = id.number as Int64] in
      if getuid() == 0 { try #require(setuid(65534) == 0) }
      let library = try Library.open(at: path)
      try #require(
        library.condition
          == .readOnly(reason: Message("you have no permission to write to {path}", ["path": path]))
      )
      try #require(try library.item(ItemID(id))?.name == "A")
      #expect(
        throws: LibraryError.readOnly(
          reason: Message("you have no permission to write to {path}", ["path": path]))
      ) {
        try library.rename(ItemID(id), to: "B")
      }
      library.close()
    }
    #expect(try folder.contents()["library.sqlite"] == before)
  }

  @Test(arguments: [true, false])
  func `On a full disk a library opens for reading`(hasLog: Bool) async throws {
    try await leaveOpen()
    if !hasLog { try Library.open(at: path).close() }
    try? FileManager.default.removeItem(atPath: path + "-shm")
    await #expect(processExitsWith: .success) { [path = path as String] in
      // No file grows any more, as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let library = try Library.open(at: path)
      guard case .readOnly = library.condition else { throw CancellationError() }
      let item = try #require(try library.items(trashed: false).first)
      try #require(
        try library.painting(item.id).painting.strokes == drawn(ProcessTests.strokes(70, 1)))
      library.close()
    }
    let again = try Library.open(at: path)
    defer { again.close() }
    #expect(again.condition == .sound)
    #expect(try again.check() == nil)
  }

  @Test func `A new library on a full disk is refused in one line`() async throws {
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let error = #expect(throws: LibraryError.self) { try Library.open(at: path) }
      let message = try #require(error?.description)
      try #require(message.hasPrefix("cannot create \(path): ") && !message.contains("\n"))
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `A program reads on while another writes a long transaction`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let other = try Library.open(at: path)
    defer { other.close() }
    let id = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
    try library.write { db in
      try db.execute(sql: "UPDATE item SET name = 'B'")
      #expect(try other.item(id)?.name == "A")
      #expect(try library.item(id)?.name == "A")
      let third = try Library.open(at: path)
      #expect(third.condition == .sound)
      third.close()
      try db.execute(sql: "UPDATE item SET name = 'A'")
    }
  }
}
