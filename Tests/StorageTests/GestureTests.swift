import Foundation
import TestSupport
import GRDB
import Base
import Glibc
import Life
import Documents
import Testing

@testable import Storage

/// What was under the pointer when a program was killed.
@Suite("Strokes under the pointer")
final class GestureTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }
  private let now = Timestamp(milliseconds: 5)
  private let ratio = AspectRatio(1.25) ?? .fourToThree

  init() throws { folder = try TemporaryFolder() }

  private func gesture(_ item: ItemID?, _ kind: ItemKind = .painting, on revision: Int64 = 1)
    -> UnfinishedGesture
  {
    UnfinishedGesture(item: item, revision: revision, kind: kind, name: "New one", ratio: ratio)
  }

  /// The stroke in parts of three samples.
  private func keep(
    _ stroke: Stroke, layer: Layer.ID = .first, copies: [PaperMap] = [.identity],
    inks: BrushInks = BrushInks(), of gesture: UnfinishedGesture, in library: Library
  ) throws {
    for (index, start) in stride(from: 0, to: stroke.samples.count, by: 3).enumerated() {
      var part = stroke
      part.samples = Array(stroke.samples[start..<min(start + 3, stroke.samples.count)])
      try library.keep(
        .stroke(UnfinishedLine(part, in: layer, copies: copies, inks: inks)), of: gesture, id: 77,
        number: index + 1)
    }
  }

  private var stroke: Stroke {
    var dice = SeededRandom(seed: 100)
    var stroke = dice.stroke(samples: 20...20)
    stroke.unknownFields = ""
    return stroke
  }

  @Test
  func `Parts that were kept before a kill are one stroke of their painting at the next start`()
    async throws
  {
    let library = try Library.open(at: path)
    var painting = Painting(shape: .fixed(ratio))
    painting.add(stroke)
    let id = try library.add(painting, name: "A", at: now)
    library.close()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, id = id.number as Int64] in
      let tests = try GestureTests()
      let library = try Library.open(at: path)
      try tests.keep(tests.stroke, of: tests.gesture(ItemID(id)), in: library)
      kill(getpid(), SIGKILL)
    }
    let again = try Library.open(at: path, for: .showing)
    defer { again.close() }
    #expect(try again.painting(id).painting == painting, "nobody has asked for it yet")
    #expect(try again.joinGestures(at: now) == [id])
    painting.add(stroke)
    #expect(try again.painting(id).painting == painting)
    #expect(try again.joinGestures(at: now).isEmpty)
  }

  @Test func `The first stroke of a new painting is kept as one`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    try keep(stroke, of: gesture(nil), in: library)
    let id = try #require(try library.joinGestures(at: now).first)
    let reading = try library.painting(id)
    #expect(reading.item.name == "New one")
    #expect(
      reading.painting.strokes == [PaintingElement(stroke, on: ratio).stroke(on: ratio)])
    #expect(reading.painting.shape == .fixed(ratio))
  }

  @Test func `A stroke that a symmetry repeats comes back with its copies, as one step`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let copies = Symmetry(.rays(5)).maps(on: ratio)
    try keep(stroke, copies: copies, of: gesture(nil), in: library)
    let id = try #require(try library.joinGestures(at: now).first)
    var painting = Painting(shape: .fixed(ratio))
    painting.perform(.add(PaintingElement(stroke, on: ratio).copies(by: copies, on: ratio)))
    #expect(try library.painting(id).painting.elements == painting.elements)
    #expect(painting.elements.count == 5)
  }

  @Test func `A stroke comes back with the gradient of its brush, over all of it`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    var inks = BrushInks()
    inks.line = BrushInk(.linear, angle: 30, to: InkColor(red: 255, green: 80, blue: 0))
    var stroke = stroke
    stroke.tool = .pencil
    try keep(stroke, inks: inks, of: gesture(nil), in: library)
    let id = try #require(try library.joinGestures(at: now).first)
    let element = try #require(try library.painting(id).painting.elements.first)
    let expected = PaintingElement(stroke, on: ratio).inked(by: inks, on: ratio)
    #expect(element.style == expected.style && element.style.gradient != nil)
  }

  @Test func `A stroke comes back in the layer that it was drawn in, or on top where that is gone`()
    throws
  {
    let layers = [Layer(id: Layer.ID(4)), Layer(id: Layer.ID(2))]
    for (layer, expected) in [(4, 4), (2, 2), (9, 2)] as [(UInt32, UInt32)] {
      let library = try Library.open(at: folder.file("layer-\(layer).sqlite"))
      defer { library.close() }
      let painting = Painting(
        shape: .fixed(ratio), layers: layers,
        baseElements: layers.map { PaintingElement(stroke, layer: $0.id, on: ratio) })
      let id = try library.add(painting, name: "A", at: now)
      try keep(stroke, layer: Layer.ID(layer), of: gesture(id), in: library)
      #expect(try library.joinGestures(at: now) == [id])
      let joined = try library.painting(id).painting
      #expect(joined.elements.count == 3 && joined.isLayered)
      #expect(joined.history.edits.last?.newElements.map(\.layer) == [Layer.ID(expected)])
    }
  }

  @Test func `A stroke that does not fit its painting any more is kept as another one`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let painting = Painting(shape: .fixed(ratio), baseStrokes: [stroke])
    let id = try library.add(painting, name: "A", at: now)
    try keep(stroke, of: gesture(id, on: 9), in: library)
    let joined = try library.joinGestures(at: now)
    #expect(joined.count == 1 && joined != [id])
    #expect(try library.painting(id).painting == painting)
  }

  @Test func `A stroke that is finished or called off leaves nothing`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    try keep(stroke, of: gesture(nil), in: library)
    try library.endGesture(77)
    #expect(try library.joinGestures(at: now).isEmpty)
    #expect(try library.items(trashed: false).isEmpty)
  }

  @Test func `Of damaged parts those before them are joined`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    try keep(stroke, of: gesture(nil), in: library)
    try library.write {
      try $0.execute(sql: "UPDATE gesture_part SET detail = zeroblob(40) WHERE number = 3")
    }
    let id = try #require(try library.joinGestures(at: now).first)
    #expect(try library.painting(id).painting.strokes[0].samples == Array(stroke.samples.prefix(6)))
  }

  @Test(arguments: [true, false])
  func `Pixel art and boards come back as they were seen last`(isNew: Bool) throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let base = Sprite(size: CellSize(width: 20, height: 20))
    var art = PixelArt(base)
    var board = Board(LifeWorld())
    var ids: [ItemID?] = [nil, nil]
    if !isNew {
      ids = try library.add([("A", .pixels(art)), ("B", .life(board))], at: now)
    }
    var picture = base
    for x in 0..<5 {
      picture.change(frame: 0) { $0.set(3, at: CellPosition(x: x, y: 7)) }
      try library.keep(
        .pixels(picture, after: base), of: gesture(ids[0], .pixels), id: 1, number: x + 1)
    }
    var world = LifeWorld()
    for x in 0..<5 {
      _ = world.set(true, at: LifeCell(x: x, y: 0))
      try library.keep(
        .board(BoardStep(world), after: board.step), of: gesture(ids[1], .life), id: 2,
        number: x + 1)
    }
    let joined = try library.joinGestures(at: now)
    art.commit(picture)
    board.commit(BoardStep(world))
    #expect(try library.pixelArt(joined[0]).art == art)
    #expect(try library.board(joined[1]).board == board)
    if !isNew { #expect(joined == ids) }
  }
}
