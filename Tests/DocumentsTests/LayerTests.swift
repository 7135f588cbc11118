import Base
import Documents
import TestSupport
import Testing

@Suite struct LayerTests {
  private let stroke = Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])

  /// Two elements in each of two layers: 1 and 2 in "a", 3 and 4 in "b".
  private var painting: Painting {
    let layers = [Layer(id: Layer.ID(5), name: "a"), Layer(id: Layer.ID(2), name: "b")]
    return Painting(
      shape: .fixed(.fourToThree), layers: layers,
      baseElements: [0, 0, 1, 1].map {
        PaintingElement(stroke, layer: layers[$0].id, on: .fourToThree)
      })
  }

  private func layout(_ painting: Painting) -> String {
    painting.elements.map { element in
      let layer = painting.layers.first { $0.id == element.layer }
      return "\(layer?.name ?? "?")\(element.id)"
    }.joined(separator: " ")
  }

  private func ids(_ numbers: UInt32...) -> [ElementID] { numbers.map { ElementID($0) } }

  @Test(arguments: 0..<200)
  func `The elements of a layer lie together after any edits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = random.painting()
    #expect(painting.isLayered)
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      default: painting.perform(random.edit(of: painting))
      }
      #expect(painting.isLayered)
    }
  }

  @Test func `What is drawn goes to the uppermost layer, though it is empty`() {
    let top = Layer(id: Layer.ID(9))
    var painting = Painting(
      layers: [Layer(), top], baseElements: [PaintingElement(stroke, on: .fourToThree)])
    painting.add(stroke)
    #expect(painting.elements.map(\.layer) == [.first, top.id])
  }

  @Test func `Pieces of an element stay in its layer`() {
    var painting = painting
    let piece = PaintingElement(stroke, on: .fourToThree)
    painting.perform(.replace([.init(ElementID(2), by: [piece, piece])]))
    #expect(layout(painting) == "a1 a5 a6 b3 b4")
    // As it is recorded, too.
    let recorded = painting.history.edits[0].newElements
    #expect(recorded.allSatisfy { $0.layer == Layer.ID(5) })
  }

  @Test func `An element joins the layer of the one that it comes to lie on`() {
    let moves: [([ElementID], above: ElementID?, String)] = [
      (ids(1), ElementID(3), "a2 b3 b1 b4"), (ids(4), ElementID(1), "a1 a4 a2 b3"),
      (ids(1), ElementID(4), "a2 b3 b4 b1"), (ids(4), nil, "a4 a1 a2 b3"),
      (ids(1, 2), ElementID(4), "b3 b4 b1 b2"), (ids(1, 3), ElementID(2), "a2 a1 a3 b4"),
      // It lies there already, but in the other layer.
      (ids(3), ElementID(2), "a1 a2 a3 b4"), (ids(3, 4), ElementID(2), "a1 a2 a3 a4"),
      (ids(2, 4), ElementID(1), "a1 a2 a4 b3"), (ids(2, 3), ElementID(1), "a1 a2 a3 b4"),
      // Over all where the one beneath is gone.
      (ids(2), ElementID(9), "a1 b3 b4 b2"),
    ]
    for (chosen, above, expected) in moves {
      var painting = painting
      painting.perform(.reorder(chosen, above: above))
      #expect(layout(painting) == expected, "\(chosen) above \(above?.description ?? "none")")
      painting.undo()
      #expect(layout(painting) == "a1 a2 b3 b4")
    }
  }

  @Test func `An order that is there already is no step`() {
    var painting = painting
    #expect(painting.perform(.reorder(ids(2), above: ElementID(1))) == nil)
    #expect(painting.perform(.reorder(ids(1, 2, 3, 4), above: nil)) == nil)
  }
}
