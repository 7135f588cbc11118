import Foundation
import GRDB
import Base
import Documents
import TestSupport
import Testing

@testable import Storage

@Suite("Pixel art in a library")
final class PixelHistoryTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func now(_ step: Int) -> Timestamp { Timestamp(milliseconds: Int64(step)) }

  @Test(arguments: seeds(60))
  func `Random steps, undos and redos are there after every reopening`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var start = Sprite(size: CellSize(width: 37, height: 20))
    if seed.isMultiple(of: 3) { start.changeRandomly(using: &random) }
    var art = PixelArt(start)
    var library = try Library.open(at: path)
    let id = try library.add(.pixels(art), name: "A", at: now(0))
    for step in 0..<40 {
      let position = art.history.position
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        art.undo()
        try library.setHistoryPosition(
          art.history.position, in: id, leaving: art.summary, modifiedAt: now(step))
      case 2:
        art.redo()
        try library.setHistoryPosition(
          art.history.position, in: id, leaving: art.summary, modifiedAt: now(step))
      default:
        let old = art.sprite
        var new = old
        new.changeRandomly(using: &random)
        guard art.commit(new) else { continue }
        try library.record(new, after: old, in: id, at: position, modifiedAt: now(step))
      }
      if Int.random(in: 0..<10, using: &random) == 0 {
        library.close()
        library = try Library.open(at: path)
      }
      let reading = try library.pixelArt(id)
      #expect(reading.art == art && reading.lostStepCount == 0)
      let item = try #require(try library.item(id))
      #expect(item.kind == .pixels && item.gridSize == art.sprite.size)
      #expect(item.elementCount == art.sprite.frames.count)
    }
    let copy = try library.duplicate(id, name: "B", at: now(99))
    #expect(try library.pixelArt(copy).art == art)
    #expect(try library.check() == nil)
    library.close()
  }

  @Test func `A step that changes a cell of a large picture is a few bytes`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    var art = PixelArt(Sprite(size: CellSize(width: 4096, height: 4096)))
    let id = try library.add(.pixels(art), name: "A", at: now(0))
    let old = art.sprite
    var new = old
    new.change(frame: 0) { $0.set(5, at: CellPosition(x: 3700, y: 4000)) }
    art.commit(new)
    try library.record(new, after: old, in: id, at: 0, modifiedAt: now(1))
    let bytes = try library.read { db in
      try Int.fetchOne(db, sql: "SELECT length(detail) FROM edit WHERE position = 1") ?? 0
    }
    #expect(bytes < 60)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A damaged step is left out, and the rest is saved`(position: Int) throws {
    var art = PixelArt(Sprite(size: CellSize(width: 16, height: 16)))
    for color in 1...3 {
      var picture = art.sprite
      picture.change(frame: 0) { $0.set(CellGrid.Cell(color), at: CellPosition(x: color, y: 0)) }
      art.commit(picture)
    }
    do {
      let library = try Library.open(at: path)
      _ = try library.add(.pixels(art), name: "A", at: now(0))
      try library.write { db in
        try db.execute(
          sql: "UPDATE edit SET detail = zeroblob(length(detail)) WHERE position = ?",
          arguments: [position])
      }
      library.close()
    }
    let library = try Library.open(at: path)
    defer { library.close() }
    let reading = try library.pixelArt(ItemID(1))
    #expect(reading.lostStepCount == 1)
    // Later steps say what tiles hold: all but a lost last one is seen.
    if position != 3 { #expect(reading.art.sprite.frames == art.sprite.frames) }
    #expect(library.damageReport != nil)
    #expect(!library.isReadOnly, "the damage is the item's alone")
    let report = try library.salvage(to: folder.file("new.sqlite"))
    #expect(report.savedItems == 1)
    let saved = try Library.open(at: folder.file("new.sqlite"))
    defer { saved.close() }
    #expect(try saved.pixelArt(ItemID(1)).art == reading.art)
    #expect(try saved.check() == nil)
  }

  @Test(arguments: seeds(40))
  func `Bits that flip anywhere in a detail are noticed, and crash nothing`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 40, height: 30))
    for _ in 0..<12 { picture.changeRandomly(using: &random) }
    let coding = PixelCoding(item: 1, position: 0)
    let bytes = coding.bytes(of: picture, after: nil)
    #expect(try coding.picture(bytes, after: nil) == picture)
    for _ in 0..<200 {
      var broken = bytes
      broken[Int.random(in: 0..<bytes.count, using: &random)] ^=
        1 << UInt8.random(in: 0...7, using: &random)
      #expect(throws: ByteReader.OutOfBytes.self) { try coding.picture(broken, after: nil) }
    }
    for count in [0, 1, 3, 4, bytes.count - 1] {
      #expect(throws: ByteReader.OutOfBytes.self) {
        try coding.picture(Array(bytes.prefix(count)), after: nil)
      }
    }
    #expect(throws: ByteReader.OutOfBytes.self) {
      try PixelCoding(item: 2, position: 0).picture(bytes, after: nil)
    }
  }
}
