import Foundation
import TestSupport
import Base
import GRDB
import Glibc
import Documents
import Testing

@testable import Storage

/// Libraries whose log has a damaged frame with commits behind it.
@Suite("A damaged log")
struct LogDamageTests {
  let folder: TemporaryFolder
  private let sound: [String: Data]
  private let frameSize = 24 + 4096
  var path: String { folder.file("library.sqlite") }

  /// A library as a killed program leaves it: six paintings of five strokes, the last three only in the log.
  init() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("library.sqlite")
    let library = try Library.open(at: path)
    for number in 1...3 { try Self.add(number, to: library) }
    library.close()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path)
      for number in 4...6 { try Self.add(number, to: library) }
      kill(getpid(), SIGKILL)
    }
    self.folder = folder
    sound = try folder.contents().filter { !$0.key.hasSuffix("-shm") }
  }

  private static func add(_ number: Int, to library: Library) throws {
    let id = try library.add(Painting(), name: "P\(number)", at: Timestamp(milliseconds: 1))
    for (position, stroke) in strokes(number).enumerated() {
      try library.record(
        stroke, in: id, at: position, shape: .fixed(.fourToThree),
        modifiedAt: Timestamp(milliseconds: Int64(number)))
    }
  }

  private static func strokes(_ number: Int) -> [Stroke] {
    ProcessTests.strokes(UInt64(100 + number), 5)
  }

  private var log: Data { sound["library.sqlite-wal"] ?? Data() }

  /// Where the frames begin that end a transaction, by what the undamaged log says.
  private var commits: [Int] {
    stride(from: 32, to: log.count - frameSize + 1, by: frameSize).filter { offset in
      log[offset + 4..<offset + 8].contains { $0 != 0 }
    }
  }

  private func lay(_ log: Data) throws {
    for ending in ["", "-shm"] { unlink(path + ending) }
    try sound["library.sqlite"]?.write(to: URL(fileURLWithPath: path))
    try log.write(to: URL(fileURLWithPath: path + "-wal"))
  }

  /// The strokes of the paintings by their names.
  private func content(of path: String) throws -> [String: [Stroke]] {
    let library = try Library.open(at: path, for: .reading)
    defer { library.close() }
    return try Dictionary(
      uniqueKeysWithValues: library.items(trashed: false).map {
        ($0.name, try library.painting($0.id).painting.strokes)
      })
  }

  private var all: [String: [Stroke]] {
    Dictionary(uniqueKeysWithValues: (1...6).map { ("P\($0)", drawn(Self.strokes($0))) })
  }

  private func salvaged() throws -> [String: [Stroke]] {
    let target = folder.file("saved-\(UUID().uuidString)")
    _ = try Library.salvage(path, to: target)
    return try content(of: target)
  }

  @Test
  func `A flipped bit anywhere in the log is told, stays until it is repaired, and costs nothing`()
    throws
  {
    var dice = SeededRandom(seed: 12)
    let last = (commits.last ?? 0) + frameSize
    // The header, a frame's own header, and pages.
    let places = [3, 20, 30] + [1, 6, 12, 20].map { commits[7] + $0 } + [commits[16] + 700]
    let bytes = places + (0..<40).map { _ in Int.random(in: 0..<last, using: &dice) }
    for byte in bytes {
      var damaged = log
      damaged[byte] ^= 1 << UInt8.random(in: 0...7, using: &dice)
      try lay(damaged)
      let before = try folder.contents()
      for use in [LibraryUse.reading, .changing, .showing] {
        let library = try Library.open(at: path, for: use)
        #expect(library.damageReport != nil, "byte \(byte)")
        #expect(throws: LibraryError.self) { try library.setSetting("a", to: "b") }
        library.close()
        #expect(try folder.contents() == before, "byte \(byte)")
      }
      #expect(try salvaged() == all, "byte \(byte)")
    }
  }

  @Test func `A header of which more than a bit is wrong is told, and costs nothing`() throws {
    var dice = SeededRandom(seed: 14)
    // The mark, the length of pages, the salts, the checksum, and all that others tell as well.
    let ranges = [0..<4, 8..<12, 16..<24, 24..<32, 0..<12, 0..<24] as [Range<Int>]
    for range in ranges {
      var damaged = log
      for byte in range { damaged[byte] = UInt8.random(in: 0...255, using: &dice) }
      try lay(damaged)
      let library = try Library.open(at: path, for: .changing)
      #expect(library.damageReport != nil, "bytes \(range)")
      library.close()
      #expect(try salvaged() == all, "bytes \(range)")
    }
  }

  @Test func `Where the checksum leaves open which bit has flipped, those of the rows tell`()
    async throws
  {
    try lay(log)
    try Library.open(at: path).close()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path)
      // A row of several pages, and one of a part of a page.
      for samples in [3000, 20] {
        var dice = SeededRandom(seed: UInt64(samples))
        var painting = Painting(shape: .fixed(.fourToThree))
        painting.add(dice.stroke(samples: samples...samples))
        try library.add(painting, name: "P\(samples)", at: Timestamp(milliseconds: 1))
      }
      kill(getpid(), SIGKILL)
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    let whole = try salvaged()
    var (latest, dice): ([Data: Int], SeededRandom) = ([:], SeededRandom(seed: 3))
    for offset in stride(from: 32, to: log.count, by: frameSize) {
      latest[log[offset..<offset + 4]] = offset
    }
    // The highest bit of a word, in pages of strokes and those that they go on in.
    let places = latest.values.filter { [0, 13].contains(log[$0 + 24]) }.sorted()
    #expect(places.count > 4)
    var saved = 0
    for place in places {
      var damaged = log
      damaged[place + 24 + 4 * Int.random(in: 900..<1020, using: &dice) + 3] ^= 0x80
      for ending in ["", "-shm"] { unlink(path + ending) }
      try file.write(to: URL(fileURLWithPath: path))
      try damaged.write(to: URL(fileURLWithPath: path + "-wal"))
      #expect(LogDamage(besideLibrary: path) != nil)
      #expect(try salvaged() == whole, "frame \(place)")
      saved += 1
    }
    #expect(saved == places.count)
  }

  @Test func `It says how many changes are hidden`() throws {
    var damaged = log
    damaged[commits[commits.count - 4] + 100] ^= 1
    try lay(damaged)
    #expect(LogDamage(besideLibrary: path)?.hiddenCommits == 4)
    let library = try Library.open(at: path, for: .reading)
    defer { library.close() }
    #expect(
      library.damageReport?.description
        == "its log is damaged, and 4 later changes are missing")
  }

  @Test func `Of a frame that is worse, the rows are saved that are as they were written`() throws {
    // In the middle of the log, with later content of most of its pages.
    for offset in commits[5...12] {
      var damaged = log
      damaged.replaceSubrange(
        offset + 24 + 3000..<offset + frameSize, with: Data(repeating: 0xA5, count: 1096))
      try lay(damaged)
      #expect(LogDamage(besideLibrary: path) != nil)
      let saved = try salvaged()
      #expect(saved.count >= 5)
      let strokes = saved.values.flatMap { $0 }
      #expect(strokes.count >= 25)
      #expect(strokes.allSatisfy { all.values.joined().contains($0) }, "none that nobody drew")
    }
  }

  @Test func `What a repair puts in its place has all changes, and the log is kept`() throws {
    var damaged = log
    damaged[commits[4] + 1000] ^= 4
    try lay(damaged)
    let kept = try #require(try Backups(of: path).replaceWithSalvage())
    #expect(try content(of: path) == all)
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept + "-wal")) == damaged)
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(library.condition == .sound)
  }

  @Test func `A missing file is put together from a damaged log, which stays`() async throws {
    try lay(log)
    try Library.open(at: path).close()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path)
      try library.writer?.inDatabase { try $0.execute(sql: "VACUUM") }
      for number in 7...8 { try Self.add(number, to: library) }
      kill(getpid(), SIGKILL)
    }
    var damaged = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    damaged[damaged.count - 5 * frameSize] ^= 1
    try damaged.write(to: URL(fileURLWithPath: path + "-wal"))
    unlink(path)
    let library = try Library.open(at: path)
    #expect(library.notice == .restoredFromLog)
    #expect(library.damageReport != nil)
    library.close()
    #expect(try salvaged().count == 8)
  }

  @Test func `A log whose end is torn is no damage: what a power cut leaves opens in silence`()
    throws
  {
    let start = commits[commits.count - 2] + frameSize
    let end = (commits.last ?? 0) + frameSize
    let frames = Array(stride(from: start, to: end, by: frameSize))
    #expect(frames.count > 3)
    var torn = [log.prefix(end - 10), log.prefix(start + 300), log[..<(start + 24)]]
    for (number, frame) in frames.enumerated() {
      // Some parts of the last transaction reached the disk, and others did not.
      var one = log
      one.replaceSubrange(frame..<frame + frameSize, with: Data(repeating: 0, count: frameSize))
      var other = log
      other.replaceSubrange(
        frame + 24 + number * 512..<frame + 24 + (number + 1) * 512,
        with: Data(repeating: UInt8(number + 1), count: 512))
      torn += [one, other]
    }
    for log in torn {
      try lay(Data(log))
      #expect(LogDamage(besideLibrary: path) == nil)
      let library = try Library.open(at: path)
      #expect(library.condition == .sound)
      try library.setSetting("a", to: "b")
      library.close()
    }
  }

  @Test func `A log of an earlier round behind the present one is no damage`() throws {
    try lay(log)
    let size = log.count
    let library = try Library.open(at: path)
    defer { library.close() }
    library.checkpoint(ifLogHas: 0)
    try library.setSetting("a", to: "b")
    let again = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    #expect(again.count == size)
    #expect(again.prefix(32) != log.prefix(32))
    #expect(LogDamage(besideLibrary: path) == nil)
  }

  @Test func `A program that has the library open knows its log: another one opens it as ever`()
    async throws
  {
    try lay(log)
    let library = try Library.open(at: path)
    defer { library.close() }
    try library.setSetting("a", to: "b")
    var damaged = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    damaged[commits[4] + 1000] ^= 4
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path + "-wal"))
    defer { try? file.close() }
    try file.write(contentsOf: damaged)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let library = try Library.open(at: path)
      defer { library.close() }
      #expect(library.condition == .sound)
      try library.setSetting("a", to: "c")
    }
    #expect(try library.setting("a") == "c")
  }
}
