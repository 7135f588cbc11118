import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite struct ElementIndexTests {
  /// For all kinds of edits, undo and redo: following is the same as looking at everything anew.
  @Test(arguments: seeds(20))
  func `An index that follows the edits is as one that is made anew`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = Painting(shape: .fixed(.fourToThree), layers: random.layers())
    var index = ElementIndex([], on: painting.aspectRatio)
    for _ in 0..<60 {
      let change: PaintingChange? =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: painting.undo()
        case 1: painting.redo()
        default:
          painting.perform(
            .random(for: painting, using: &random) { random in
              let tool = Tool.allCases.randomElement(using: &random) ?? .pencil
              return Stroke(
                tool: tool, width: 0.01,
                samples: (0..<(tool == .pencil ? 3 : 2)).map { _ in
                  Sample(
                    position: UnitPoint(
                      x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)))
                })
            })
        }
      guard let change else { continue }
      let anew = ElementIndex(painting.elements, on: painting.aspectRatio)
      if !index.update(after: change, to: painting.elements) { index = anew }
      #expect(index.boxes == anew.boxes && index.elements == anew.elements)
      let indices = painting.elements.indices.filter { _ in Bool.random(using: &random) }
      #expect(index.frame(around: indices) == frame(of: indices, in: painting))
    }
  }

  /// Round all points of some elements, without erasers; along the axis of a shape that is alone.
  private func frame(of indices: [Int], in painting: Painting) -> SelectionFrame? {
    let paper = painting.aspectRatio
    let indices = indices.filter { painting.strokes[$0].tool != .eraser }
    if indices.count == 1,
      let frame = SelectionFrame(of: painting.elements[indices[0]], on: paper)
    {
      return frame
    }
    let lines = indices.map { painting.elements[$0].line(on: paper) }
    let points = lines.flatMap { line in
      line.samples.map { PaperPoint($0.position, on: paper) }
        + line.headOutlines(on: paper).flatMap(corners)
    }
    return points.isEmpty ? nil : SelectionFrame(around: PaperBox(points))
  }

  private func corners(of head: HeadOutline) -> [PaperPoint] {
    head.contours.flatMap { contour in
      switch contour {
      case .polygon(let points): points
      case .circle(let center, let radius, _):
        [-radius, radius].map { center + PaperVector(dx: $0, dy: $0) }
      }
    }
  }

  @Test func `An index of other elements says that it is of no use`() {
    let sample = Sample(position: UnitPoint(x: 0.5, y: 0.5))
    let element = PaintingElement(.freehand([sample]), width: 0.01)
    let removal = PaintingChange.replaced([Splice(index: 1, removedCount: 1, inserted: [])])
    for (change, elements) in [
      (removal, [element]), (.removedLast, [element]), (.appended(element), []),
    ] {
      var index = ElementIndex([], on: .fourToThree)
      let isOfUse = index.update(after: change, to: ChunkedArray(elements))
      #expect(!isOfUse)
    }
  }
}
