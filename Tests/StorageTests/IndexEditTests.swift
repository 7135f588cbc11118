import Base
import Documents
import TestSupport
import Testing

@testable import Storage

/// Steps of libraries before elements had ids.
@Suite struct IndexEditTests {
  private func elements(_ ids: Range<UInt32>) -> [PaintingElement] {
    ids.map { number in
      PaintingElement(
        id: ElementID(number), .freehand([Sample(position: UnitPoint(x: Double(number), y: 0))]),
        width: 0.01)
    }
  }

  private func painting(_ elements: ChunkedArray<PaintingElement>) -> Painting {
    Painting(shape: .fixed(.fourToThree), baseElements: elements)
  }

  /// Splices anywhere: at the beginning, at the end, and several at the same place.
  private func splices(of count: Int, _ random: inout SeededRandom) -> [Splice<PaintingElement>] {
    var splices: [Splice<PaintingElement>] = []
    var (next, number) = (0, UInt32(100))
    while next <= count, splices.count < 5 {
      let index = Int.random(in: next...min(count, next + 2), using: &random)
      let removed = Int.random(in: 0...min(2, count - index), using: &random)
      let inserted = UInt32.random(in: 0...2, using: &random)
      splices.append(
        Splice(
          index: index, removedCount: removed, inserted: elements(number..<number + inserted)))
      number += inserted
      next = index + removed
      if random.one(in: 4) { break }
    }
    return splices
  }

  @Test(arguments: seeds(300))
  func `Splices leave the elements that they left then`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let before = ChunkedArray(elements(1..<UInt32.random(in: 1...7, using: &random)))
    let splices = splices(of: before.count, &random)
    var expected = before
    expected.apply(splices)
    var painting = painting(before)
    painting.restore(try #require(IndexEdit.replace(splices).edit(of: before)))
    #expect(painting.elements == expected)
    painting.undo()
    #expect(painting.elements == before)
  }

  @Test func `Places become the ids of the elements that are there`() throws {
    let before = ChunkedArray(elements(5..<9))
    let map = PaperMap.translation(PaperVector(dx: 1, dy: 0))
    let ids = [5, 7].map { ElementID($0) }
    #expect(
      IndexEdit.transform([0, 2], map, widthScale: 2).edit(of: before)
        == .transform(ids, map, widthScale: 2))
    let change = StyleChange(width: 0.5)
    #expect(IndexEdit.restyle([0, 2], change).edit(of: before) == .restyle(ids, change))
    // So many of the others were beneath.
    for (above, id) in [(0, nil), (1, ElementID(6)), (2, ElementID(8))] {
      #expect(
        IndexEdit.reorder([0, 2], above: above).edit(of: before) == .reorder(ids, above: id))
    }
  }

  @Test func `What does not fit the elements that are there is no step`() {
    let before = ChunkedArray(elements(1..<4))
    let beyond: [IndexEdit] = [
      .restyle([3], StyleChange(width: 1)), .restyle([1, 1], StyleChange(width: 1)),
      .transform([2, 0], .identity, widthScale: 1), .transform([-1], .identity, widthScale: 1),
      .reorder([0, 1], above: 2), .reorder([0], above: -1), .reorder([7], above: 0),
      .replace([Splice(index: 3, removedCount: 1, inserted: [])]),
      .replace([Splice(index: -1, removedCount: 1, inserted: [])]),
    ]
    for edit in beyond { #expect(edit.edit(of: before) == nil, "\(edit)") }
  }
}
