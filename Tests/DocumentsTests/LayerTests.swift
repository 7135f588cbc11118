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

  @Test(arguments: seeds(200))
  func `The elements of a layer and of a group lie together after any edits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = random.painting()
    #expect(painting.isLayered && painting.isGrouped)
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      default: painting.perform(random.edit(of: painting))
      }
      #expect(painting.isLayered && painting.isGrouped)
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

  @Test func `Another order leaves each element in its layer`() {
    let moves: [([ElementID], above: ElementID?, String)] = [
      (ids(1), ElementID(3), "a2 a1 b3 b4"), (ids(4), ElementID(1), "a1 a2 b4 b3"),
      (ids(1), ElementID(4), "a2 a1 b3 b4"), (ids(4), nil, "a1 a2 b4 b3"),
      (ids(1, 3), ElementID(2), "a2 a1 b3 b4"), (ids(1, 3), ElementID(4), "a2 a1 b4 b3"),
      // Over all where the one beneath is gone.
      (ids(1), ElementID(9), "a2 a1 b3 b4"),
    ]
    for (chosen, above, expected) in moves {
      var painting = painting
      painting.perform(.reorder(chosen, above: above))
      #expect(layout(painting) == expected, "\(chosen) above \(above?.description ?? "none")")
      painting.undo()
      #expect(layout(painting) == "a1 a2 b3 b4")
    }
  }

  @Test func `Elements join a layer on top of what is in it, and come back`() {
    let moves: [([ElementID], UInt32, String)] = [
      (ids(1), 2, "a2 b3 b4 b1"), (ids(4), 5, "a1 a2 a4 b3"), (ids(1, 2), 2, "b3 b4 b1 b2"),
      (ids(1, 4), 5, "a1 a2 a4 b3"), (ids(3, 4), 5, "a1 a2 a3 a4"),
    ]
    for (chosen, layer, expected) in moves {
      var painting = painting
      painting.perform(.moveToLayer(chosen, Layer.ID(layer)))
      #expect(layout(painting) == expected, "\(chosen) to \(layer)")
      painting.undo()
      #expect(layout(painting) == "a1 a2 b3 b4")
    }
    var same = painting
    #expect(same.perform(.moveToLayer(ids(1), Layer.ID(5))) == nil)
    #expect(same.perform(.moveToLayer(ids(1), Layer.ID(77))) == nil)
  }

  @Test func `What is drawn lies on top of the layer that it names`() {
    var painting = painting
    let change = painting.perform(
      .add([PaintingElement(stroke, layer: Layer.ID(5), on: .fourToThree)]))
    #expect(layout(painting) == "a1 a2 a5 b3 b4")
    guard case .replaced(let splices)? = change else { return #expect(Bool(false)) }
    #expect(splices.map(\.index) == [2])
    painting.undo()
    #expect(layout(painting) == "a1 a2 b3 b4")
    painting.redo()
    #expect(layout(painting) == "a1 a2 a5 b3 b4")
  }

  @Test func `Layers come, go and change places with their elements, and all of it can be undone`()
    throws
  {
    var painting = painting
    let (edit, new) = try #require(painting.adding(over: Layer.ID(5)))
    #expect(new == Layer.ID(6))
    painting.perform(edit)
    #expect(painting.layers.map(\.id.number) == [5, 6, 2])
    painting.perform(.add([PaintingElement(stroke, layer: new, on: .fourToThree)]))
    painting.perform(try #require(painting.changing(new) { $0.name = "c" }))
    #expect(layout(painting) == "a1 a2 c5 b3 b4")
    painting.perform(try #require(painting.moving(new, to: 0)))
    #expect(layout(painting) == "c5 a1 a2 b3 b4")
    painting.perform(try #require(painting.removing(Layer.ID(5))))
    #expect(layout(painting) == "c5 b3 b4")
    let end = painting
    while painting.canUndo { painting.undo() }
    #expect(layout(painting) == "a1 a2 b3 b4" && painting.layers == painting.baseLayers)
    while painting.canRedo { painting.redo() }
    #expect(painting == end)
    // The id of a layer that is gone is not given again.
    #expect(painting.newLayerID == Layer.ID(7))
  }

  @Test func `The last layer stays, and what changes nothing is no edit`() {
    let single = Painting()
    #expect(single.removing(.first) == nil && single.layer(toMerge: .first) == nil)
    #expect(single.moving(.first, to: 3) == nil)
    #expect(single.changing(.first) { $0.name = "" } == nil)
    #expect(single.changing(.first) { $0.isHidden = true } != nil)
  }

  @Test func `Elements that name no layer that is there come into the uppermost one`() {
    let painting = Painting(
      layers: [Layer(id: Layer.ID(4)), Layer(id: Layer.ID(3))],
      baseElements: [3, 9, 4].map { PaintingElement(stroke, layer: Layer.ID($0), on: .fourToThree) }
    )
    #expect(painting.elements.map(\.layer.number) == [4, 3, 3] && painting.isLayered)
  }

  @Test func `An opacity lies within 0 and 1`() {
    #expect(Layer(opacity: 7).opacity == 1 && Layer(opacity: -1).opacity == 0)
    #expect(Layer(opacity: .nan).opacity == 1 && Layer().faded(to: 0.5).opacity == 0.5)
  }

  @Test func `An order that is there already is no step`() {
    var painting = painting
    #expect(painting.perform(.reorder(ids(2), above: ElementID(1))) == nil)
    #expect(painting.perform(.reorder(ids(1, 2, 3, 4), above: nil)) == nil)
  }
}
