import Foundation
import TestSupport
import GRDB
import Documents
import Testing

@testable import Storage

@Suite("Backups")
final class BackupTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }
  private let day: Int64 = 86_400_000
  /// The morning of 22 November 2026.
  private let start = Timestamp(milliseconds: 1_795_330_800_000)

  init() throws { folder = try TemporaryFolder() }

  private func after(days: Int64) -> Timestamp {
    Timestamp(milliseconds: start.milliseconds + days * day)
  }

  private func changed(_ library: Library, _ number: Int64) throws {
    try library.add(Painting(), name: "Painting \(number)", at: after(days: number))
  }

  @Test func `A day on which something changed leaves a copy that holds everything`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    var dice = SeededRandom(seed: 70)
    let painting = dice.painting()
    let id = try library.add(painting, name: "A", at: start)
    let backups = Backups(of: path)
    let first = try #require(try backups.makeDaily(of: library, at: start))
    #expect(first.isWhole && first.name == "2026-11-22T07-00-00" && first.date == start)
    #expect(try backups.makeDaily(of: library, at: after(days: 0)) == nil, "once a day")
    #expect(try backups.makeDaily(of: library, at: after(days: 1)) == nil, "nothing changed")
    try library.rename(id, to: "B")
    #expect(try backups.makeDaily(of: library, at: after(days: 2)) != nil)
    #expect(backups.all.map(\.date) == [after(days: 2), start])
    let copy = try Library.openCopy(at: first.path)
    defer { copy.close() }
    #expect(try copy.item(id)?.name == "A")
    #expect(try copy.painting(id).painting == painting)
  }

  @Test func `Seven days and four weeks are kept`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let backups = Backups(of: path)
    for number in 0..<60 {
      try changed(library, Int64(number))
      try backups.makeDaily(of: library, at: after(days: Int64(number)))
    }
    let days = backups.all.map { ($0.date.milliseconds - start.milliseconds) / day }
    #expect(days.prefix(7) == [59, 58, 57, 56, 55, 54, 53])
    #expect(days.count == 11)
    #expect(zip(days.dropFirst(7), days.dropFirst(8)).allSatisfy { $0 - $1 == 7 })
  }

  @Test func `A copy of what is damaged is named so, and drives out none that is whole`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let backups = Backups(of: path)
    try changed(library, 0)
    try backups.makeDaily(of: library, at: start)
    try library.write { try $0.execute(sql: "UPDATE item SET name = 'other'") }
    for number in 1..<20 {
      try changed(library, Int64(number))
      let backup = try backups.makeDaily(of: library, at: after(days: Int64(number)))
      #expect(backup?.isWhole == false)
    }
    #expect(backups.all.filter(\.isWhole).map(\.date) == [start])
    #expect(backups.all.count == 8)
  }

  @Test func `Copies that a clock dated ahead take no place, and are not restored unasked`() throws
  {
    let library = try Library.open(at: path)
    defer { library.close() }
    let backups = Backups(of: path)
    for number in 0..<9 {
      try changed(library, Int64(number))
      try backups.make(of: library, at: after(days: Int64(1000 + number)))
    }
    for number in 0..<9 {
      try changed(library, Int64(100 + number))
      #expect(try backups.makeDaily(of: library, at: after(days: Int64(number))) != nil)
    }
    let now = after(days: 9)
    let (past, future) = (
      backups.all.filter { $0.date <= now }, backups.all.filter { $0.date > now }
    )
    #expect(past.count == 8 && future.count == 7)
    #expect(backups.newestWhole(at: now)?.date == after(days: 8))
    let oldest = try #require(past.last).date
    #expect(backups.newestWhole(at: oldest)?.date == oldest)
    #expect(backups.newestWhole(at: Timestamp(milliseconds: 0))?.date == oldest)
  }

  @Test(arguments: Fixture.all.map(\.version))
  func `A library is copied before it gets another schema`(version: Int) throws {
    guard Int64(version) < Schema.version else { return }
    let fixture = try #require(Fixture.all.first { $0.version == version })
    try fixture.copy(to: path)
    try Library.open(at: path).close()
    let backup = try #require(Backups(of: path).all.first)
    #expect(backup.isWhole)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: backup.path)))
    #expect(LibraryHeader(bytes)?.version == Int64(version))
    try Library.open(at: path).close()
    #expect(Backups(of: path).all.count == 1)
  }

  @Test func `A copy comes back in the place of the library, which is kept beside`() throws {
    let library = try Library.open(at: path)
    try changed(library, 0)
    let backups = Backups(of: path)
    let backup = try #require(try backups.makeDaily(of: library, at: start))
    try changed(library, 1)
    library.close()
    let kept = try #require(try backups.restore(backup))
    func names(_ path: String) throws -> [String] {
      let library = try Library.open(at: path)
      defer { library.close() }
      return try library.items(trashed: false).map(\.name)
    }
    #expect(try names(path) == ["Painting 0"])
    #expect(try names(kept) == ["Painting 1", "Painting 0"])
    #expect(
      try folder.contentNames()
        == ["library.sqlite", "library.sqlite.backups", "library.sqlite.replaced-1"])
  }

  @Test func `A copy comes back where the library is missing, cut off or no library at all`() throws
  {
    let library = try Library.open(at: path)
    try changed(library, 0)
    let backups = Backups(of: path)
    let backup = try #require(try backups.makeDaily(of: library, at: start))
    library.close()
    for bytes in [
      nil, Data("junk".utf8), try Data(contentsOf: URL(fileURLWithPath: path)).prefix(5000),
    ] {
      try FileManager.default.removeItem(atPath: path)
      try bytes?.write(to: URL(fileURLWithPath: path))
      let kept = try backups.restore(backup)
      #expect(try kept.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == bytes)
      let again = try Library.open(at: path)
      #expect(try again.items(trashed: false).map(\.name) == ["Painting 0"])
      again.close()
    }
  }

  @Test func `No library is exchanged while a program shows it`() async throws {
    let library = try Library.open(at: path, for: .showing)
    defer { library.close() }
    try changed(library, 0)
    try Backups(of: path).makeDaily(of: library, at: start)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let backups = Backups(of: path)
      let backup = try #require(backups.all.first)
      #expect(throws: LibraryError.isShown(path: path)) { try backups.restore(backup) }
    }
    #expect(try library.items(trashed: false).count == 1)
  }

  @Test func `A full disk makes no copy and harms none`() async throws {
    let library = try Library.open(at: path)
    try changed(library, 0)
    try Backups(of: path).makeDaily(of: library, at: start)
    try changed(library, 1)
    library.close()
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      let library = try Library.open(at: path)
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let backups = Backups(of: path)
      #expect(throws: LibraryError.self) {
        try backups.makeDaily(of: library, at: Timestamp(milliseconds: 1_796_000_000_000))
      }
      try #require(backups.all.count == 1)
      try #require(try FileManager.default.contentsOfDirectory(atPath: backups.folder).count == 1)
    }
  }
}
