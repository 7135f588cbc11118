import Base
import Documents
import GRDB
import TestSupport
import Testing
import Texts

@testable import Storage

@Suite("Times of steps in a library")
final class StepTimeTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func time(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  private func stroke(_ number: Int) -> Stroke {
    Stroke(
      width: 0.01, samples: [Sample(position: UnitPoint(x: Double(number) / 100, y: 0.5))])
  }

  /// A painting with a base, whose steps were made at 10, 20 and 30, and the last one undone at 40.
  private func drawn(in library: Library) throws -> ItemID {
    let id = try library.add(
      Painting(shape: .fixed(.fourToThree), baseStrokes: [stroke(0)]), name: "A", at: time(5))
    for step in 1...3 {
      try library.record(
        stroke(step), in: id, at: step - 1, shape: .fixed(.fourToThree),
        modifiedAt: time(Int64(10 * step)))
    }
    try library.setHistoryPosition(2, in: id, modifiedAt: time(40))
    return id
  }

  @Test
  func `A step says when it was made; undo changes none of it, a new step drops what was undone`()
    throws
  {
    var library = try Library.open(at: path)
    let id = try drawn(in: library)
    library.close()
    library = try Library.open(at: path)
    #expect(try library.stepTimes(of: id) == [10, 20, 30].map { time($0) })
    try library.record(
      stroke(4), in: id, at: 1, shape: .fixed(.fourToThree), modifiedAt: time(50))
    #expect(try library.stepTimes(of: id) == [10, 50].map { time($0) })
    library.close()
  }

  @Test func `The first step of a new document was made as it was added; an import has no steps`()
    throws
  {
    let library = try Library.open(at: path)
    defer { library.close() }
    var painting = Painting()
    painting.add(stroke(1))
    let drawn = try library.add(painting, name: "A", at: time(7))
    painting.add(stroke(2))
    let aside = try library.add(painting, name: "B", at: time(8))
    painting.undo()
    let undone = try library.add(painting, name: "C", at: time(9))
    let imported = try library.add(Painting(baseStrokes: [stroke(1)]), name: "D", at: time(9))
    #expect(try library.stepTimes(of: drawn) == [time(7)])
    #expect(try library.stepTimes(of: aside) == [nil, time(8)])
    #expect(try library.stepTimes(of: undone) == [])
    #expect(try library.stepTimes(of: imported) == [])
  }

  @Test func `Steps of pixel art and of boards have times, too`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let old = Sprite(size: CellSize(width: 16, height: 16))
    var new = old
    new.change(frame: 0) { $0.set(3, at: CellPosition(x: 1, y: 2)) }
    let id = try library.add(.pixels(PixelArt(old)), name: "A", at: time(1))
    try library.record(new, after: old, in: id, at: 0, modifiedAt: time(2))
    #expect(try library.stepTimes(of: id) == [time(2)])
  }

  @Test func `A copy and a repaired library have the times of the original`() throws {
    let library = try Library.open(at: path)
    let id = try drawn(in: library)
    let copy = try library.duplicate(id, name: "B", at: time(100))
    let times = [10, 20, 30].map { time($0) }
    #expect(try library.stepTimes(of: copy) == times)
    library.close()
    _ = try Library.salvage(path, to: folder.file("new.sqlite"))
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    #expect(try new.stepTimes(of: id) == times && new.stepTimes(of: copy) == times)
    #expect(try new.painting(id).painting.history.position == 2)
  }

  @Test(arguments: [1, 5])
  func `Steps of earlier versions have no times, and later ones have some`(version: Int) throws {
    try Fixture.all[version - 1].copy(to: path)
    let library = try Library.open(at: path)
    defer { library.close() }
    let id = ItemID(1)
    let painting = try library.painting(id).painting
    #expect(try painting.history.position > 1 && library.stepTimes(of: id) == [])
    let position = painting.history.position
    try library.record(
      stroke(1), in: id, at: position, shape: painting.shape, modifiedAt: time(9))
    #expect(
      try library.stepTimes(of: id) == Array(repeating: nil, count: position) + [time(9)])
  }

  @Test func `A library of an earlier version that can only be read has no times`() throws {
    try Fixture.all[4].copy(to: path)
    let queue = try DatabaseQueue(path: "file:\(path)?immutable=1")
    defer { try? queue.close() }
    let library = Library(
      LibraryAccess(
        path: path, connections: Connections(first: queue) { queue }, writer: nil, file: nil),
      wasLeftOpen: false, condition: .readOnly(reason: Message(verbatim: "test")))
    #expect(try library.stepTimes(of: ItemID(1)) == [])
    #expect(try library.painting(ItemID(1)).painting.history.position > 0)
  }

  @Test func `A library of version 6 has the times that its steps were kept with`() throws {
    try Fixture.all[5].copy(to: path)
    let library = try Library.open(at: path)
    defer { library.close() }
    // Painting 3 is trashed and has no steps; the others have their last steps undone, but for the pixel art.
    #expect(try library.stepTimes(of: ItemID(1)) == [])
    #expect(
      try library.stepTimes(of: ItemID(6)) == [nil, nil, nil, time(1_700_000_000_005)])
  }
}
