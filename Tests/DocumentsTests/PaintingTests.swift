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

  @Test("is the same after all undos and all redos", arguments: 0..<100)
  func undoAllRedoAll(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var painting = Painting(
      shape: .fixed(.fourToThree), baseStrokes: (0..<(seed % 4)).map(stroke))
    for step in 0..<Int.random(in: 0...60, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      default:
        painting.perform(.random(for: painting, using: &random) { _ in stroke(step) })
      }
    }
    let before = painting
    let first = PaperShape.fixed(.fourToThree)
    var undone = 0
    while painting.undo() != nil { undone += 1 }
    #expect(painting.strokes == before.baseStrokes)
    #expect(painting.background == before.firstBackground && painting.shape == first)
    #expect(undone == before.history.position)
    for _ in 0..<undone { #expect(painting.redo() != nil) }
    #expect(painting == before)
    // As it is put together from what the library keeps.
    let again = Painting(
      shape: first, background: before.firstBackground, baseStrokes: before.baseStrokes,
      history: before.history)
    #expect(again == before)
  }

  @Test("drops what could be redone with a new stroke")
  func newStrokeDropsRedo() {
    var painting = Painting()
    painting.add(stroke(1))
    painting.add(stroke(2))
    #expect(painting.undo() == .removedLast)
    #expect(painting.canRedo)
    #expect(painting.add(stroke(3)) == .appended(stroke(3)))
    #expect(!painting.canRedo)
    #expect(painting.redo() == nil)
    #expect(painting.strokes == [stroke(1), stroke(3)])
  }

  @Test("comes back from its history as it was left")
  func restored() {
    let history = History<PaintingEdit>(
      edits: [.add(stroke(1)), .add(stroke(2)), .add(stroke(3))], position: 2)
    var painting = Painting(baseStrokes: [stroke(0)], history: history)
    #expect(painting.strokes == [stroke(0), stroke(1), stroke(2)])
    painting.redo()
    #expect(painting.strokes.last == stroke(3))
    #expect(!painting.canRedo && painting.canUndo)
  }

  @Test("brings a position outside its history into it")
  func strangePosition() {
    #expect(History<PaintingEdit>(edits: [.add(stroke(1))], position: 9).position == 1)
    #expect(History<PaintingEdit>(edits: [.add(stroke(1))], position: -4).position == 0)
  }

  @Test("is untouched until something was drawn, even if that was undone")
  func untouched() {
    var painting = Painting()
    #expect(painting.isUntouched && !painting.canUndo)
    painting.add(stroke(1))
    painting.undo()
    #expect(!painting.isUntouched)
  }
}
