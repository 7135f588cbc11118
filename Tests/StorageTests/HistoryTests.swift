import Base
import TestSupport
import Documents
import Life
import Testing
import Texts

@testable import Storage

@Suite("History in a library")
final class HistoryTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `Each write tells the item as it is read afterwards`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let now = Timestamp(milliseconds: 5)
    func expect(_ item: CollectionItem, _ id: ItemID, revision: Int64) throws {
      #expect(try item == library.item(id) && item.revision == revision)
    }
    var painting = Painting(shape: .fixed(.fourToThree))
    let tag = try #require(ItemTag("red"))
    let id = try library.add(.painting(painting), name: "Cat", tags: [tag], at: now)
    painting.add(Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))]))
    try expect(
      try library.record(
        painting.history.edits[0], in: id, at: 0, leaving: painting.summary, modifiedAt: now), id,
      revision: 2)
    try expect(
      try library.setHistoryPosition(0, in: id, leaving: painting.summary, modifiedAt: now), id,
      revision: 3)
    try expect(try library.rename(id, to: "Fox"), id, revision: 3)
    let blank = Sprite(size: CellSize(width: 4, height: 4))
    var picture = blank
    picture.insert([picture.blankFrame(milliseconds: 40)], at: 1)
    let art = try library.add(.pixels(PixelArt(blank)), name: "Art", at: now)
    try expect(
      try library.record(picture, after: blank, in: art, at: 0, modifiedAt: now), art, revision: 2)
    let (empty, lives) = (
      BoardStep(LifeWorld()), BoardStep(LifeWorld(cells: LifeCells([LifeCell(x: 0, y: 0)])))
    )
    let board = try library.add(.life(Board(LifeWorld())), name: "Board", at: now)
    try expect(
      try library.record(lives, after: empty, in: board, at: 0, modifiedAt: now), board,
      revision: 2)
  }

  @Test(arguments: seeds(120))
  func `Random edits, undos and redos are there after every reopening`(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    var painting = dice.painting()
    var library = try Library.open(at: path)
    let id = try library.add(painting, name: "A", at: Timestamp(milliseconds: 0))
    var revision: Int64 = 0
    for step in 0..<60 {
      let now = Timestamp(milliseconds: Int64(step))
      let position = painting.history.position
      switch Int.random(in: 0..<6, using: &dice) {
      case 0..<3:
        guard painting.perform(dice.edit(of: painting)) != nil else { continue }
        try library.record(
          painting.history.edits[position], in: id, at: position, leaving: painting.summary,
          modifiedAt: now)
      case 3, 4:
        painting.undo()
        try library.setHistoryPosition(
          painting.history.position, in: id, leaving: painting.summary, modifiedAt: now)
      default:
        painting.redo()
        try library.setHistoryPosition(
          painting.history.position, in: id, leaving: painting.summary, modifiedAt: now)
      }
      if dice.one(in: 10) {
        library.close()
        library = try Library.open(at: path)
      }
      let item = try #require(try library.item(id))
      #expect(try library.painting(id).painting == painting)
      #expect(item.elementCount == painting.summary.elementCount)
      #expect(
        (item.revision > revision) == (painting.history.position != position || revision == 0))
      revision = item.revision
    }
    #expect(try library.check() == nil)
    library.close()
  }

  @Test func `A stroke in the past drops what could be redone, and jumps count right`() throws {
    var dice = SeededRandom(seed: 9)
    let library = try Library.open(at: path)
    defer { library.close() }
    let now = Timestamp(milliseconds: 1)
    let strokes = (0..<6).map { _ in dice.stroke() }
    let id = try library.add(
      Painting(baseStrokes: [strokes[0]]), name: "A", at: now)
    for (position, stroke) in strokes[1...4].enumerated() {
      try library.record(
        stroke, in: id, at: position, shape: .fixed(.fourToThree), modifiedAt: now)
    }
    try library.setHistoryPosition(3, in: id, modifiedAt: now)
    try library.record(
      strokes[5], in: id, at: 1, shape: .fixed(.fourToThree), modifiedAt: now)
    let painting = try library.painting(id).painting
    #expect(painting.strokes == drawn([strokes[0], strokes[1], strokes[5]]))
    #expect(painting.history.edits.count == 2)
    #expect(try library.item(id)?.elementCount == 3)
    #expect(painting.shape == .fixed(.fourToThree))
  }

  @Test func `Steps that are not there and strokes that are none change nothing`() throws {
    var dice = SeededRandom(seed: 10)
    let library = try Library.open(at: path)
    defer { library.close() }
    let now = Timestamp(milliseconds: 1)
    let id = try library.add(Painting(), name: "A", at: now)
    let before = try library.item(id)
    for position in [-1, 1, .max, .min] {
      #expect(throws: LibraryError.unknownPosition(position, id)) {
        try library.setHistoryPosition(position, in: id, modifiedAt: now)
      }
      #expect(throws: LibraryError.self) {
        try library.record(dice.stroke(), in: id, at: position, shape: .ofView, modifiedAt: now)
      }
    }
    let point = Sample(position: UnitPoint(x: 0, y: 0))
    let unfit = [
      Stroke(width: 0.1, samples: []), Stroke(width: 0, samples: [point]),
      Stroke(width: .nan, samples: [point]), Stroke(width: .infinity, samples: [point]),
      Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: .nan, y: 0))]),
      Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0, y: -.infinity))]),
      Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0, y: 0), pressure: .nan)]),
    ]
    for stroke in unfit {
      #expect(throws: LibraryError.self) {
        try library.record(stroke, in: id, at: 0, shape: .ofView, modifiedAt: now)
      }
      #expect(throws: LibraryError.self) {
        try library.add(Painting(baseStrokes: [stroke]), name: "B", at: now)
      }
    }
    let nameless = PaintingElement(.freehand([point]), width: 0.1)
    #expect(throws: LibraryError.unfitStroke(reason: Message("must have an id"))) {
      try library.record(
        .add([nameless]), in: id, at: 0, leaving: Painting().summary, modifiedAt: now)
    }
    #expect(try library.item(id) == before)
    #expect(try library.items(trashed: false).count == 1)
  }
}
