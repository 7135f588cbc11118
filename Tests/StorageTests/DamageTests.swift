import Foundation
import TestSupport
import Documents
import Testing
import Texts

@testable import Storage

@Suite("Damaged libraries")
final class DamageTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }
  private var paintings: [ItemID: Painting] = [:]

  init() throws {
    folder = try TemporaryFolder()
    var dice = SeededRandom(seed: 20)
    let library = try Library.open(at: path)
    for number in 1...6 {
      var painting = dice.painting()
      for _ in 0..<8 { painting.add(dice.stroke(samples: 30...60)) }
      painting.undo()
      let id = try library.add(
        painting, name: "Painting \(number)", at: Timestamp(milliseconds: Int64(number)))
      paintings[id] = painting
    }
    library.close()
  }

  private func overwrite(_ bytes: Data) throws {
    for name in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + name) }
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  /// Whether all that a person can see is as it was.
  private func isUnharmed(_ library: Library) throws -> Bool {
    let items = try library.items(trashed: false)
    return try items.count == paintings.count
      && items.allSatisfy { item in
        let painting = try library.painting(item.id).painting
        return item.name == "Painting \(item.id)"
          && item.modifiedAt.milliseconds == item.id.number && paintings[item.id] == painting
      }
  }

  @Test(.timeLimit(.minutes(3)))
  func `A flipped bit is noticed, or harms nothing; and never changes the file`() throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    var dice = SeededRandom(seed: 21)
    var noticed = 0
    for _ in 0..<400 {
      var bytes = sound
      let bit = Int.random(in: 0..<8 * bytes.count, using: &dice)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try overwrite(bytes)
      do {
        let library = try Library.open(at: path)
        defer { library.close() }
        let report = try library.check()
        if report != nil { noticed += 1 }
        #expect(try report != nil || isUnharmed(library), "bit \(bit)")
        if case .damaged = library.condition { #expect(report != nil) }
      } catch is LibraryError {
        noticed += 1
      }
      let after = try Data(contentsOf: URL(fileURLWithPath: path))
      // Two bytes of the header only choose the kind of log; the one that is wanted is set again.
      let isLogMode = (18...19).contains(bit / 8) && after[18...19] == sound[18...19]
      #expect(after == bytes || isLogMode, "bit \(bit)")
    }
    #expect(noticed > 60)
  }

  /// A file whose first stroke with this many bytes of points has one of them flipped.
  private func flipPoint() throws -> ItemID {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for (id, painting) in paintings.sorted(by: { $0.key < $1.key }) {
      guard let element = painting.elements.last else { continue }
      let points = Data(SampleCoding.bytes(of: element.content.keySamples).prefix(60))
      guard points.count > 30, let range = bytes.range(of: points) else { continue }
      bytes[range.lowerBound + 20] ^= 4
      try overwrite(bytes)
      return id
    }
    throw CocoaError(.fileReadCorruptFile)
  }

  @Test func `One bad stroke is left out and named, and all else goes on`() throws {
    let id = try flipPoint()
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(library.damageReport == nil, "a bad point is not seen before it is read")
    let reading = try library.painting(id)
    #expect(reading.unreadableStrokeCount == 1)
    #expect(reading.painting.strokes.count == (paintings[id]?.strokes.count ?? 0) - 1)
    #expect(library.damageReport?.description == "1 stroke of painting \(id) can’t be read")
    #expect(!library.isReadOnly)
    for (other, painting) in paintings where other != id {
      #expect(try library.painting(other).painting == painting)
      try library.rename(other, to: "Renamed")
      #expect(try library.item(other)?.name == "Renamed")
    }
    let new = try library.add(Painting(), name: "New", at: Timestamp(milliseconds: 9))
    #expect(try library.item(new)?.name == "New")
    #expect(try library.painting(id).painting == reading.painting, "it stays as it was found")
  }

  @Test(.timeLimit(.minutes(2)))
  func `A flipped bit in any byte of a stroke's points is noticed`() throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    let (id, points) = try #require(
      paintings.sorted { $0.key < $1.key }.lazy.compactMap { id, painting in
        painting.elements.first.map { (id, Data(SampleCoding.bytes(of: $0.content.keySamples))) }
      }.first { $0.1.count > 60 && sound.range(of: $0.1) != nil })
    let range = try #require(sound.range(of: points))
    for (count, index) in range.enumerated() {
      var bytes = sound
      bytes[index] ^= 1 << UInt8(count % 8)
      try overwrite(bytes)
      let library = try Library.open(at: path)
      defer { library.close() }
      #expect(try library.painting(id).unreadableStrokeCount == 1, "byte \(count)")
      #expect(library.damageReport != nil)
    }
  }

  @Test func `No copy is made of a painting that has lost strokes, not even unseen ones`() throws {
    let id = try flipPoint()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let library = try Library.open(at: path)
    #expect(throws: LibraryError.self) {
      try library.duplicate(id, name: "Copy", at: Timestamp(milliseconds: 9))
    }
    #expect(library.damageReport != nil)
    library.close()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `A library that was cut off is left as it is, and never taken for sound`() throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    var lengths = Array(stride(from: 4096, to: sound.count, by: 4096))
    lengths += [1, 99, 100, 101, 4095, 4097, sound.count - 1]
    for length in lengths {
      let bytes = sound.prefix(length)
      try overwrite(bytes)
      do {
        let library = try Library.open(at: path)
        defer { library.close() }
        #expect(try library.check() != nil || isUnharmed(library), "\(length) bytes")
        // Of the last page SQLite may miss the end; the checksums don't.
        #expect(library.isReadOnly || length > sound.count - 4096, "\(length) bytes")
      } catch let error as LibraryError {
        #expect(!error.description.contains("\n"))
      }
      #expect(try folder.contents() == ["library.sqlite": bytes], "\(length) bytes")
    }
  }

  @Test func `What is sound is saved into a new library, with ids, names and times`() throws {
    let id = try flipPoint()
    let library = try Library.open(at: path)
    let report = try library.salvage(to: folder.file("new.sqlite"))
    #expect(report.savedItems == paintings.count)
    #expect(report.lostStrokes == 1)
    #expect(report.findings == ["“Painting \(id)”: 1 stroke is lost"])
    library.close()
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    #expect(try new.check() == nil)
    for (other, painting) in paintings where other != id {
      #expect(try new.painting(other).painting == painting)
      #expect(try new.item(other)?.name == "Painting \(other)")
      #expect(try new.item(other)?.createdAt.milliseconds == other.number)
    }
    let rest = try new.painting(id).painting
    #expect(rest.strokes.count == (paintings[id]?.strokes.count ?? 0) - 1)
  }

  @Test(arguments: 0..<18)
  func `An item never drops out of the collection in silence`(byte: Int) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // The item's kind and, next to it, its name.
    let range = try #require(bytes.range(of: Data("paintingPainting 1".utf8)))
    bytes[range.lowerBound + byte] ^= 1
    try overwrite(bytes)
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(try library.items(trashed: false).count == paintings.count)
    #expect(library.damageReport != nil)
  }

  @Test func `A salvage never replaces a file`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(throws: LibraryError.alreadyThere(path: path)) { try library.salvage(to: path) }
  }

  @Test func `A page of the collection that can't be read hides the documents of no other page`()
    throws
  {
    let library = try Library.open(at: path)
    for number in 7...200 {
      try library.add(Painting(), name: "Painting \(number)", at: Timestamp(milliseconds: 0))
    }
    library.close()
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    let pageSize = try #require(LibraryHeader([UInt8](sound.prefix(100)))).pageSize
    var counts: [Int] = []
    for page in 1..<sound.count / pageSize {
      var bytes = sound
      bytes.replaceSubrange(
        page * pageSize..<(page + 1) * pageSize, with: Data(repeating: 0, count: pageSize))
      try overwrite(bytes)
      // Without its schema nothing can be asked for.
      guard let library = try? Library.open(at: path) else { continue }
      defer { library.close() }
      counts.append(try library.items(trashed: false).count)
      if counts.last != 200 { #expect(library.damageReport != nil) }
      _ = try library.firstItems(20, by: .modified)
    }
    #expect(counts.count > sound.count / pageSize / 2)
    // Without the root of the table there is no way to any of them but `salvage`.
    #expect(counts.count { $0 == 0 } <= 1)
    #expect(counts.allSatisfy { $0 == 0 || $0 >= 100 }, "\(counts)")
    #expect(counts.contains { (100..<200).contains($0) })
  }
}
