import Foundation
import TestSupport
import GRDB
import Base
import Documents
import Synchronization
import Testing

@testable import Storage

/// What is saved of a library of which pages are gone.
@Suite("Salvage")
final class SalvageTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }
  private let strokes: [Stroke]
  private let pageSize = 4096

  /// Ten paintings of 36 strokes each.
  init() throws {
    folder = try TemporaryFolder()
    var dice = SeededRandom(seed: 90)
    strokes = drawn((0..<360).map { _ in dice.stroke(samples: 10...60) })
    let library = try Library.open(at: path)
    for start in stride(from: 0, to: strokes.count, by: 36) {
      var painting = Painting(shape: .fixed(.fourToThree))
      for stroke in strokes[start..<start + 36] { painting.add(stroke) }
      try library.add(painting, name: "Painting", at: Timestamp(milliseconds: Int64(start)))
    }
    library.close()
  }

  private func damaged(_ damage: (inout Data) -> Void) throws -> Data {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    damage(&bytes)
    try bytes.write(to: URL(fileURLWithPath: path))
    return bytes
  }

  /// How many of the strokes have all their pages, as the bytes of their points tell.
  ///
  /// A stroke of several pages does not lie in one piece: those are taken as lost.
  private func strokesWhosePagesAreThere(_ bytes: Data) throws -> Int {
    try Self.places(of: strokes, in: path).count { place, points in
      place + points.count <= bytes.count && bytes[place..<place + points.count] == points
    }
  }

  private static let known = Mutex<[(Int, Data)]>([])

  /// Where the strokes lie in the sound library, which is the same for all tests.
  private static func places(of strokes: [Stroke], in path: String) throws -> [(Int, Data)] {
    try known.withLock { known in
      if known.isEmpty {
        let sound = try Data(contentsOf: URL(fileURLWithPath: path))
        known = strokes.compactMap { stroke in
          let points = Data(SampleCoding.bytes(of: stroke.samples))
          return sound.range(of: points).map { ($0.lowerBound, points) }
        }
      }
      return known
    }
  }

  private func savedStrokes() throws -> [Stroke] {
    let target = folder.file("new-\(UUID().uuidString).sqlite")
    _ = try Library.salvage(path, to: target)
    let new = try Library.open(at: target)
    defer { new.close() }
    #expect(try new.check() == nil)
    return try new.items(trashed: false).flatMap {
      try new.painting($0.id).painting.history.edits.flatMap(\.newElements).map {
        $0.stroke(on: .fourToThree)
      }
    }
  }

  private func expectSaved(_ bytes: Data) throws {
    let there = try strokesWhosePagesAreThere(bytes)
    let saved = try savedStrokes()
    #expect(Double(saved.count) >= 0.95 * Double(there), "\(saved.count) of \(there)")
    #expect(saved.allSatisfy { strokes.contains($0) }, "none that nobody drew")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test(arguments: 1...9)
  func `Of a file that was cut off, the strokes that are there are saved`(tenths: Int) throws {
    _ = try Self.places(of: strokes, in: path)
    let bytes = try damaged { $0 = $0.prefix($0.count * tenths / 10) }
    #expect(try strokesWhosePagesAreThere(bytes) > 10 || tenths < 3)
    try expectSaved(bytes)
  }

  @Test(arguments: 0..<17)
  func `Without its first page, or the root of any table, all strokes are saved`(page: Int) throws {
    _ = try Self.places(of: strokes, in: path)
    let bytes = try damaged {
      $0.replaceSubrange(
        page * pageSize..<(page + 1) * pageSize, with: Data(repeating: 0, count: pageSize))
    }
    try expectSaved(bytes)
  }

  @Test func `Without any one of its pages, the strokes of the others are saved`() throws {
    _ = try Self.places(of: strokes, in: path)
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    for page in stride(from: 12, to: sound.count / pageSize, by: 7) {
      try sound.write(to: URL(fileURLWithPath: path))
      let bytes = try damaged {
        $0.replaceSubrange(
          page * pageSize..<(page + 1) * pageSize, with: Data(repeating: 0xA5, count: pageSize))
      }
      try expectSaved(bytes)
    }
  }

  @Test func `What is only in the log is saved, too`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    var painting = Painting(shape: .fixed(.fourToThree))
    painting.add(strokes[0])
    let id = try library.add(painting, name: "In the log", at: Timestamp(milliseconds: 5))
    _ = try library.salvage(to: folder.file("new.sqlite"))
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    #expect(try new.painting(id).painting == painting)
    #expect(try new.items(trashed: false).count == 11)
  }

  @Test func `What was removed does not come back`() throws {
    let library = try Library.open(at: path)
    let items = try library.items(trashed: false)
    try library.trash([items[0].id, items[4].id], at: Timestamp(milliseconds: 5))
    try library.emptyTrash()
    try library.setHistoryPosition(10, in: items[1].id, modifiedAt: Timestamp(milliseconds: 6))
    try library.record(
      strokes[0], in: items[1].id, at: 10, shape: .fixed(.fourToThree),
      modifiedAt: Timestamp(milliseconds: 7))
    library.close()
    let report = try Library.salvage(path, to: folder.file("new.sqlite"))
    #expect(report.savedItems == 8)
    #expect(report.findings.isEmpty)
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    #expect(try new.painting(items[1].id).painting.history.edits.count == 11)
  }

  @Test func `Some other program's file has nothing to save, and is left alone`() throws {
    let other = folder.file("other.sqlite")
    let queue = try DatabaseQueue(path: other)
    try queue.inDatabase { try $0.execute(sql: "CREATE TABLE t (a); INSERT INTO t VALUES (1)") }
    try queue.close()
    #expect(throws: LibraryError.foreign(path: other)) {
      try Library.salvage(other, to: folder.file("new.sqlite"))
    }
    #expect(try folder.contents().keys.sorted() == ["library.sqlite", "other.sqlite"])
  }

  @Test func `Random bytes in pages crash nothing`() throws {
    var dice = SeededRandom(seed: 91)
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    for round in 0..<30 {
      var bytes = sound
      for _ in 0..<200 {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      try bytes.write(to: URL(fileURLWithPath: path))
      let report = try Library.salvage(path, to: folder.file("noise-\(round).sqlite"))
      #expect(report.savedStrokes > 40)
    }
  }
}
