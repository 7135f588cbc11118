import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite struct StrokeIndexTests {
  /// For all kinds of edits, undo and redo: following is the same as looking at everything anew.
  @Test(arguments: 0..<20)
  func `An index that follows the edits is as one that is made anew`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = Painting(shape: .fixed(.fourToThree))
    var index = StrokeIndex([], on: painting.aspectRatio)
    for _ in 0..<60 {
      let change: PaintingChange? =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: painting.undo()
        case 1: painting.redo()
        default:
          painting.perform(
            .random(for: painting, using: &random) { random in
              Stroke(
                tool: .pencil, width: 0.01, style: LineStyle(),
                samples: (0..<3).map { _ in
                  Sample(
                    position: UnitPoint(
                      x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)))
                })
            })
        }
      guard let change else { continue }
      let anew = StrokeIndex(painting.strokes, on: painting.aspectRatio)
      if !index.follow(change, to: painting.strokes) { index = anew }
      #expect(index.boxes == anew.boxes && index.strokes == anew.strokes)
      let places = painting.strokes.indices.filter { _ in Bool.random(using: &random) }
      #expect(
        index.frame(around: places)
          == SelectionFrame(around: places.map { painting.strokes[$0] }, on: painting.aspectRatio))
    }
  }

  @Test func `An index of other strokes says that it is of no use`() {
    let stroke = Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])
    let removal = PaintingChange.replaced([Splice(index: 1, removedCount: 1, inserted: [])])
    for (change, strokes) in [
      (removal, [stroke]), (.removedLast, [stroke]), (.appended(stroke), []),
    ] {
      var index = StrokeIndex([], on: .fourToThree)
      let isOfUse = index.follow(change, to: strokes)
      #expect(!isOfUse)
    }
  }
}
