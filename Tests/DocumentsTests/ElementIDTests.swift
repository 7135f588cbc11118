import Base
import Documents
import TestSupport
import Testing

@Suite struct ElementIDTests {
  private let stroke = Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])

  private func element(_ id: UInt32 = 0) -> PaintingElement {
    PaintingElement(stroke, id: ElementID(id), on: .fourToThree)
  }

  private func painting(_ count: Int) -> Painting {
    Painting(
      shape: .fixed(.fourToThree), baseElements: Array(repeating: element(), count: count))
  }

  /// In random days of drawing an id always means the same element: what was drawn, not how it looks or lies.
  @Test(arguments: seeds(100))
  func `An id is given once, and lasts through every edit, undo and redo`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = random.painting()
    var drawn: [ElementID: ElementContent] = [:]
    func note(_ elements: some Sequence<PaintingElement>) {
      for element in elements {
        #expect(element.id != .unassigned)
        // A line that holds on to something goes where that goes.
        if case .shape(.line, _, _) = element.content { continue }
        #expect(drawn[element.id, default: element.content] == element.content)
        drawn[element.id] = element.content
      }
    }
    note(painting.baseElements + painting.history.edits.flatMap(\.newElements))
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      default: painting.perform(random.edit(of: painting))
      }
      note(painting.elements)
      #expect(Set(painting.elements.map(\.id)).count == painting.elements.count)
    }
  }

  @Test func `Moving, restyling, reordering and reshaping leave the ids`() {
    var painting = painting(3)
    let ids = painting.elements.map(\.id)
    #expect(ids == [1, 2, 3].map { ElementID($0) })
    painting.perform(.transform(ids, .translation(PaperVector(dx: 0.1, dy: 0)), widthScale: 2))
    painting.perform(.restyle(ids, StyleChange(color: .white)))
    painting.perform(.reshape(from: .fourToThree, to: PaperSize(AspectRatio(2) ?? .fourToThree)))
    #expect(painting.elements.map(\.id) == ids)
    painting.perform(.reorder([ids[0]], above: ids[2]))
    #expect(painting.elements.map(\.id) == [ids[1], ids[2], ids[0]])
  }

  @Test func `An element that is undone and dropped does not leave its id to another`() {
    var painting = painting(1)
    painting.add(stroke)
    painting.undo()
    painting.add(stroke)
    #expect(painting.elements.map(\.id) == [1, 3].map { ElementID($0) })
  }

  @Test func `What is pasted from another painting gets ids of its own`() {
    var painting = painting(2)
    painting.perform(.add([element(1), element(1), element(77)]))
    #expect(painting.elements.map(\.id) == (1...5).map { ElementID($0) })
  }

  @Test func `Pieces get new ids, and an element that stays where others join it keeps its own`() {
    var painting = painting(2)
    let ids = painting.elements.map(\.id)
    painting.perform(
      .replace([
        .init(ids[0], by: [element(), painting.elements[0], painting.elements[0], element(2)]),
        .init(ids[0], by: [element()]),
      ]))
    #expect(painting.elements.map(\.id) == [3, 1, 4, 5, 2].map { ElementID($0) })
  }

  @Test func `Ids of a file are kept, and those that leave no room for more are not`() {
    let painting = Painting(
      baseElements: [element(7), element(), element(.max), element(3), element(.max - 1)])
    #expect(painting.elements.map(\.id) == [7, 8, 9, 3, 10].map { ElementID($0) })
    var damaged = Painting(history: History(edits: [.add([element(.max)])]))
    damaged.add(stroke)
    #expect(damaged.elements.count == 2)
  }
}
