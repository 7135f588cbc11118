import Base
import Documents
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Elements and layers as the library keeps them.
@Suite final class ElementTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }
  private let now = Timestamp(milliseconds: 1)

  init() throws { folder = try TemporaryFolder() }

  /// What `open` finds after all was closed.
  @discardableResult
  private func reopened<Value>(_ read: (Library) throws -> Value) throws -> Value {
    let library = try Library.open(at: path)
    defer { library.close() }
    return try read(library)
  }

  private func record(_ edit: PaintingEdit, in painting: inout Painting, _ id: ItemID) throws {
    let position = painting.history.position
    try #require(painting.perform(edit) != nil)
    try reopened {
      try $0.record(
        painting.history.edits[position], in: id, at: position, leaving: painting.summary,
        modifiedAt: now)
    }
  }

  private func stroke(_ x: Double, samples: Int = 2) -> Stroke {
    Stroke(
      width: 0.01,
      samples: (0..<samples).map { Sample(position: UnitPoint(x: x, y: Double($0) / 100)) })
  }

  @Test func `Ids last, and those that are given after reopening are new`() throws {
    var painting = Painting(shape: .fixed(.fourToThree), baseStrokes: [stroke(0.1), stroke(0.2)])
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    let first = painting.elements[0].id
    try record(.replace([.init(first, by: Array(painting.elements))]), in: &painting, id)
    try record(.transform([first], .identity, widthScale: 2), in: &painting, id)
    var read = try reopened { try $0.painting(id).painting }
    #expect(read == painting)
    #expect(read.elements.map(\.id) == [1, 3, 2].map { ElementID($0) })
    read.add(stroke(0.3))
    #expect(read.elements.last?.id == ElementID(4))
    // What can be redone still has its own.
    painting.undo()
    painting.undo()
    try reopened {
      try $0.setHistoryPosition(0, in: id, leaving: painting.summary, modifiedAt: now)
    }
    read = try reopened { try $0.painting(id).painting }
    read.add(stroke(0.3))
    #expect(read.elements.map(\.id) == [1, 2, 4].map { ElementID($0) })
  }

  @Test func `Layers are kept with their order, names and unknown fields, empty ones, too`() throws
  {
    let layers = [
      Layer(id: Layer.ID(7), name: "Ground “1”", unknownFields: #"{"opacity":0.5}"#),
      Layer(id: Layer.ID(2)), Layer(id: Layer.ID(9), name: "層"),
    ]
    var painting = Painting(
      shape: .fixed(.fourToThree), layers: layers,
      baseElements: [7, 9].map {
        PaintingElement(stroke(0.1), layer: Layer.ID($0), on: .fourToThree)
      })
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    try record(.add([PaintingElement(stroke(0.4), on: .fourToThree)]), in: &painting, id)
    let read = try reopened { try $0.painting(id).painting }
    #expect(read == painting && read.layers == layers && read.isLayered)
    let copy = try reopened { try $0.duplicate(id, name: "B", at: now) }
    #expect(try reopened { try $0.painting(copy).painting } == painting)
  }

  @Test(arguments: [
    "DELETE FROM layer WHERE place = 1", "UPDATE layer SET name = 'c' WHERE place = 1",
    "DELETE FROM layer", "UPDATE layer SET checksum = 1",
  ])
  func `A layer that is lost is said, and its elements stay where they were`(
    damage: String
  ) throws {
    let layers = [4, 2, 9].map { Layer(id: Layer.ID($0), name: "\($0)") }
    let painting = Painting(
      shape: .fixed(.fourToThree), layers: layers,
      baseElements: [4, 2, 2, 9].map {
        PaintingElement(stroke(0.1), layer: Layer.ID($0), on: .fourToThree)
      })
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    try reopened { library in try library.write { try $0.execute(sql: damage) } }
    try reopened { library in
      let reading = try library.painting(id)
      #expect(reading.painting.elements == painting.elements)
      #expect(reading.painting.layers.map(\.id) == layers.map(\.id) && reading.painting.isLayered)
      #expect(reading.painting.layers[1].name.isEmpty)
      #expect(library.damageReport?.description == "a layer of painting \(id) can’t be read")
    }
  }

  @Test func `A step on ten thousand elements writes their ids and none of their samples`() throws {
    let count = 10_000
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseStrokes: (0..<count).map { stroke(Double($0) / 1e4, samples: 30) })
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    let library = try Library.open(at: path)
    defer { library.close() }
    let samples = try library.pointByteCount(of: id)
    #expect(samples > 30 * 16 * count)
    let ids = painting.elements.map(\.id)
    let map = PaperMap.rotation(
      to: PaperAngle.direction(degrees: 9), about: PaperPoint(x: 0.5, y: 0.3))
    let log = LibraryFile(path).log
    for edit: PaintingEdit in [
      .transform(ids, map, widthScale: 1.5), .restyle(ids, StyleChange(color: .white)),
      .reorder(Array(ids[5000...]), above: nil),
      .reshape(from: .fourToThree, to: PaperSize(AspectRatio(2) ?? .fourToThree)),
    ] {
      let (position, before) = (painting.history.position, log.size)
      try #require(painting.perform(edit) != nil)
      try library.record(
        painting.history.edits[position], in: id, at: position, leaving: painting.summary,
        modifiedAt: now)
      let detail = try library.read { db in
        try Int.fetchOne(
          db, sql: "SELECT LENGTH(detail) FROM edit WHERE position = ?", arguments: [position + 1])
      }
      #expect(try #require(detail) < count + 100)
      #expect(log.size > before && log.size - before < 64_000)
    }
    #expect(try library.pointByteCount(of: id) == samples)
    #expect(try library.painting(id).painting == painting)
  }

  /// A painting of two layers, with a step of each kind that names the third of its elements.
  private func busyPainting() throws -> Painting {
    let layers = [Layer(id: Layer.ID(3), name: "under"), Layer(id: Layer.ID(1), name: "over")]
    var painting = Painting(
      shape: .fixed(.fourToThree), layers: layers,
      baseElements: (0..<6).map { number in
        PaintingElement(
          stroke(Double(number) / 10, samples: 40), layer: layers[number / 3].id,
          on: .fourToThree)
      })
    let ids = painting.elements.map(\.id)
    let move = PaperMap.translation(PaperVector(dx: 0.25, dy: 0))
    let piece = PaintingElement(stroke(0.9), on: .fourToThree)
    for edit: PaintingEdit in [
      .transform([ids[1], ids[2]], move, widthScale: 2),
      .restyle([ids[2], ids[4]], StyleChange(color: .white)),
      .moveToLayer([ids[2]], layers[1].id), .reorder([ids[0]], above: ids[1]),
      .replace([.init(ids[2], by: [piece, piece]), .init(ids[3], by: [piece])]),
      .remove([ids[2], ids[5]]), .add([piece]),
    ] where painting.perform(edit) == nil {
      Issue.record("\(edit) changes nothing")
    }
    return painting
  }

  /// Flips a bit of the points of the third element.
  private func loseThird(of painting: Painting) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let points = Data(SampleCoding.bytes(of: painting.baseElements[2].content.keySamples))
    let range = try #require(bytes.range(of: points))
    bytes[range.lowerBound + 99] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  /// Each step leaves what it left then, but for the third element: what came in its place is there.
  private func expectHarmless(_ left: Painting, of painting: Painting) {
    var (left, painting) = (left, painting)
    let lost = painting.baseElements[2].id
    func expectRest(at location: SourceLocation = #_sourceLocation) {
      #expect(
        left.elements == painting.elements.filter { $0.id != lost }, sourceLocation: location)
      #expect(left.isLayered, sourceLocation: location)
    }
    expectRest()
    while painting.undo() != nil { left.undo() }
    expectRest()
    while painting.redo() != nil {
      left.redo()
      expectRest()
    }
    #expect(!left.canRedo)
  }

  @Test func `An element that is lost is missed by its steps, and they by nobody`() throws {
    let painting = try busyPainting()
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    try loseThird(of: painting)
    try reopened { library in
      let reading = try library.painting(id)
      #expect(reading.unreadableStrokeCount == 1)
      #expect(reading.painting.history.edits.count == painting.history.edits.count)
      expectHarmless(reading.painting, of: painting)
    }
  }

  @Test func `Salvage keeps layers and history, and reports the element that it leaves out`() throws
  {
    let painting = try busyPainting()
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    try loseThird(of: painting)
    let report = try Library.salvage(path, to: folder.file("new.sqlite"))
    #expect(report.lostStrokes == 1 && report.findings == ["“A”: 1 stroke is lost"])
    let new = try Library.open(at: folder.file("new.sqlite"))
    defer { new.close() }
    let saved = try new.painting(id)
    #expect(saved.unreadableStrokeCount == 0)
    #expect(try new.check() == nil)
    #expect(saved.painting.layers == painting.layers)
    #expect(saved.painting.history.edits.count == painting.history.edits.count)
    expectHarmless(saved.painting, of: painting)
  }

  @Test func `Elements of a step that can't be read are there, over all others`() throws {
    var painting = try busyPainting()
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    let kind = EditKind(of: .replace([])).rawValue
    try reopened { library in
      try library.write {
        try $0.execute(
          sql: "UPDATE edit SET detail = zeroblob(30) WHERE kind = '\(kind)' AND position = 5")
      }
    }
    let left = try reopened { library in
      let reading = try library.painting(id)
      #expect(reading.unreadableStrokeCount == 1)
      return reading.painting
    }
    #expect(left.isLayered && left.history.edits.count == painting.history.edits.count)
    let brought = painting.history.edits[4].newElements.map(\.id)
    while painting.history.position > 4 { painting.undo() }
    var (undone, ids) = (left, painting.elements.map(\.id))
    while undone.history.position > 5 { undone.undo() }
    ids += brought
    #expect(undone.elements.map(\.id) == ids)
  }

  @Test func `Pieces are there though nothing else is`() throws {
    let piece = PaintingElement(stroke(0.5), on: .fourToThree)
    var painting = Painting(
      shape: .fixed(.fourToThree), baseStrokes: [stroke(0.1), stroke(0.2)])
    let ids = painting.elements.map(\.id)
    painting.perform(.replace([.init(ids[0], by: [piece]), .init(ids[1], by: [piece, piece])]))
    let id = try reopened { try $0.add(painting, name: "A", at: now) }
    try reopened { library in
      try library.write { try $0.execute(sql: "DELETE FROM stroke WHERE position = 0") }
    }
    let left = try reopened { try $0.painting(id) }
    #expect(left.painting.elements == painting.elements && left.unreadableStrokeCount == 2)
  }
}
