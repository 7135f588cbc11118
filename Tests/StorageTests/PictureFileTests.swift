import Base
import Documents
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// The files of pictures as the library keeps them.
@Suite("The files of pictures") final class PictureFileTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let now = Timestamp(milliseconds: 1)

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
  }

  deinit { library.close() }

  private func picture(_ bytes: [UInt8]) throws -> PaintingElement {
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    return try #require(
      PaintingElement(PictureBytes(bytes), width: 30, height: 20, within: room, on: .fourToThree))
  }

  private func painting(_ files: [[UInt8]]) throws -> Painting {
    Painting(shape: .fixed(.fourToThree), baseElements: try files.map(picture))
  }

  private func files() throws -> [[UInt8]] {
    try library.read { try Data.fetchAll($0, sql: "SELECT file FROM picture_file ORDER BY id") }
      .map { Array($0) }
  }

  @Test func `are kept once, whoever shows them, and read as they were`() throws {
    let (a, b) = ([UInt8](0...200), [UInt8](1...255))
    var painting = try painting([a, b, a])
    let id = try library.add(painting, name: "A", at: now)
    let copy = try library.duplicate(id, name: "B", at: now)
    #expect(try files() == [a, b])
    #expect(try library.painting(copy).painting == painting)
    painting.perform(.add([try picture(b)]))
    try library.record(
      painting.history.edits[0], in: id, at: 0, leaving: painting.summary, modifiedAt: now)
    #expect(try files() == [a, b] && library.painting(id).painting == painting)
    #expect(try library.check() == nil)
  }

  @Test func `count among the bytes of a painting, that of its background as well`() throws {
    let (file, points) = ([UInt8](repeating: 7, count: 1 << 20), 1 << 10)
    let backdrop = Painting(
      shape: .fixed(.fourToThree),
      background: Background(color: .white, picture: BackgroundPicture(file: file)))
    for painting in [try painting([file]), backdrop] {
      let id = try library.add(painting, name: "A", at: now)
      #expect((file.count..<file.count + points).contains(try library.pointByteCount(of: id)))
    }
  }

  @Test func `go with the last step and the last item that shows them`() throws {
    let (a, b, c) = ([UInt8]([1]), [UInt8]([2]), [UInt8]([3]))
    var painting = try painting([a])
    let first = try library.add(painting, name: "A", at: now)
    let second = try library.add(try self.painting([a, c]), name: "B", at: now)
    painting.perform(.add([try picture(b)]))
    try library.record(
      painting.history.edits[0], in: first, at: 0, leaving: painting.summary, modifiedAt: now)
    #expect(try files() == [a, c, b])
    // What is undone can be redone, until something else is done in its place.
    painting.undo()
    try library.setHistoryPosition(0, in: first, leaving: painting.summary, modifiedAt: now)
    #expect(try files() == [a, c, b])
    painting.perform(.add([try picture(a)]))
    try library.record(
      painting.history.edits[0], in: first, at: 0, leaving: painting.summary, modifiedAt: now)
    #expect(try files() == [a, c])
    try library.trash([second], at: now)
    #expect(try files() == [a, c])
    try library.emptyTrash()
    #expect(try files() == [a] && library.painting(first).painting == painting)
    try library.trash([first], at: now)
    try library.emptyTrash()
    #expect(try files().isEmpty)
  }

  @Test func `that are damaged are said, and nothing else is lost`() throws {
    var painting = try painting([[1, 2, 3], [4, 5, 6]])
    painting.add(Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))]))
    let id = try library.add(painting, name: "A", at: now)
    try library.write { try $0.execute(sql: "UPDATE picture_file SET file = x'0909' WHERE id = 1") }
    let reading = try library.painting(id)
    #expect(reading.unreadableStrokeCount == 1)
    #expect(reading.painting.elements == Array(painting.elements[1...]))
    #expect(try library.check() != nil)
  }

  @Test func `are found by an index alone, however many strokes there are`() throws {
    let plan = try library.read { db in
      try Row.fetchAll(
        db,
        sql: """
          EXPLAIN QUERY PLAN SELECT file FROM picture_file
            WHERE id IN (SELECT picture FROM stroke WHERE item = 1 AND picture IS NOT NULL)
          """
      ).map { $0["detail"] as String }
    }
    #expect(plan.contains { $0.contains("stroke USING COVERING INDEX stroke_item_picture") })
  }
}
