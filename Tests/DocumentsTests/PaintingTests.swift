import Base
import Documents
import TestSupport
import Testing

@Suite("A painting")
struct PaintingTests {
  private func stroke(_ number: Int) -> Stroke {
    Stroke(
      width: 0.01 + Double(number) / 1000,
      samples: [Sample(position: UnitPoint(x: Double(number) / 100, y: 0.5))])
  }

  private func element(_ number: Int) -> PaintingElement {
    PaintingElement(stroke(number), id: ElementID(UInt32(number)), on: .fourToThree)
  }

  /// As it is when all of its steps are undone, and how many those were.
  private func beginning(of painting: Painting) -> (painting: Painting, undone: Int) {
    var (painting, undone) = (painting, 0)
    while painting.undo() != nil { undone += 1 }
    return (painting, undone)
  }

  @Test(arguments: seeds(200))
  func `is the same after all undos and all redos`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var painting = random.painting()
    let beginning = beginning(of: painting).painting
    let (first, length) = (beginning.shape, beginning.paperLength)
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      default: painting.perform(random.edit(of: painting))
      }
    }
    var (again, undone) = self.beginning(of: painting)
    #expect(again.elements == painting.baseElements && again.paperLength == length)
    #expect(again.background == painting.firstBackground && again.shape == first)
    #expect(undone == painting.history.position)
    for _ in 0..<undone { #expect(again.redo() != nil) }
    #expect(again == painting)
    // As it is put together from what the library keeps.
    let restored = Painting(
      shape: first, paperLength: length, background: painting.firstBackground,
      layers: painting.baseLayers, baseElements: painting.baseElements, history: painting.history,
      unknownFields: painting.unknownFields,
      unknownBackgroundFields: painting.unknownBackgroundFields)
    #expect(restored == painting)
  }

  /// Of a hundred thousand strokes each is a step of its own.
  @Test func `keeps no room for what other steps say in one that adds strokes`() {
    #expect(MemoryLayout<PaintingEdit>.stride <= 2 * MemoryLayout<Int>.stride)
  }

  @Test func `drops what could be redone with a new stroke`() {
    var painting = Painting()
    painting.add(stroke(1))
    painting.add(stroke(2))
    #expect(painting.undo() == .removedLast)
    #expect(painting.canRedo)
    painting.add(stroke(3))
    #expect(!painting.canRedo)
    #expect(painting.redo() == nil)
    #expect(painting.strokes == [stroke(1), stroke(3)])
  }

  @Test func `comes back from its history as it was left`() {
    let history = History<PaintingEdit>(
      edits: [.add([element(1)]), .add([element(2)]), .add([element(3)])], position: 2)
    var painting = Painting(baseElements: [element(4)], history: history)
    #expect(painting.elements == [element(4), element(1), element(2)])
    painting.redo()
    #expect(painting.elements.last == element(3))
    #expect(!painting.canRedo && painting.canUndo)
  }

  @Test func `brings a position outside its history into it`() {
    #expect(History<PaintingEdit>(edits: [.add([element(1)])], position: 9).position == 1)
    #expect(History<PaintingEdit>(edits: [.add([element(1)])], position: -4).position == 0)
  }

  @Test func `is untouched until something was drawn, even if that was undone`() {
    var painting = Painting()
    #expect(painting.isUntouched && !painting.canUndo)
    painting.add(stroke(1))
    painting.undo()
    #expect(!painting.isUntouched)
  }

  @Test func `does nothing for an edit of elements that are gone, and keeps no step of it`() {
    var painting = Painting(shape: .fixed(.fourToThree), baseStrokes: [stroke(1), stroke(2)])
    let ids = painting.elements.map(\.id)
    painting.perform(.remove([ids[0]]))
    let before = painting
    for edit: PaintingEdit in [
      .remove([ids[0]]), .restyle([ids[0]], StyleChange(width: 0.5)),
      .replace([.init(ids[0], by: [element(3)])]), .reorder([ids[0]], above: ids[1]),
      .transform([ids[0]], .translation(PaperVector(dx: 1, dy: 0)), widthScale: 1), .add([]),
    ] {
      #expect(painting.perform(edit) == nil)
      #expect(painting == before)
    }
  }

  @Test func `takes over a recorded step whose elements are gone, and goes back over it`() {
    var painting = Painting(shape: .fixed(.fourToThree), baseStrokes: [stroke(1)])
    painting.restore(.remove([ElementID(9)]))
    painting.restore(.transform([ElementID(9)], .identity, widthScale: 2))
    #expect(painting.strokes == [stroke(1)] && painting.history.position == 2)
    #expect(painting.undo() == .replaced([]))
    #expect(painting.redo() == .replaced([]))
    painting.restore(.remove([ElementID(1)]))
    #expect(painting.strokes.isEmpty)
    while painting.undo() != nil {}
    #expect(painting.strokes == [stroke(1)])
  }
}
