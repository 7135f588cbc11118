import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite struct LazyElementsTests {
  private static func line(_ y: Double) -> PaintingElement {
    let samples = [0.2, 0.8].map { Sample(position: UnitPoint(x: $0, y: y)) }
    return PaintingElement(Stroke(width: 0.01, samples: samples), on: .fourToThree)
  }

  @Test func `They are the elements as they were when they were chosen`() async {
    let elements = (1...5).map { Self.line(Double($0) / 10) }
    var index = ElementIndex(ChunkedArray(elements), on: .fourToThree)
    let chosen = LazyElements(at: [1, 3], in: index, without: [])
    #expect(chosen.count == 2 && !chosen.isEmpty && !chosen.hasText)
    index = ElementIndex([], on: .fourToThree)
    // On whatever thread, and as often as one likes.
    for _ in 0..<2 {
      #expect(await Task.detached { chosen.all }.value == [elements[1], elements[3]])
    }
    #expect(chosen.count == 2)
  }

  @Test func `Points are counted until there are too many`() {
    let index = ElementIndex(
      ChunkedArray((1...5).map { Self.line(Double($0) / 10) }), on: .fourToThree)
    let chosen = LazyElements(at: Array(0..<5), in: index, without: [])
    for _ in 0..<2 {
      #expect(chosen.pointCount(upTo: 100) == 10 && chosen.pointCount(upTo: 3) == 4)
      // Made, they say the same.
      #expect(index.elements == chosen.all)
    }
    #expect(LazyElements([]).isEmpty && LazyElements([]).all.isEmpty)
  }

  @Test func `Groups that they are taken out of are left off, and others are not`() {
    var grouped = Self.line(0.5)
    grouped.groups = [GroupID(1), GroupID(2)]
    let index = ElementIndex([grouped], on: .fourToThree)
    let chosen = LazyElements(at: [0], in: index, without: [GroupID(1)])
    #expect(chosen.all.map(\.groups) == [[GroupID(2)]])
  }
}
