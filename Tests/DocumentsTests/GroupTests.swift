import Base
import Documents
import TestSupport
import Testing

@Suite struct GroupTests {
  private let stroke = Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))])

  /// Elements 1 to 6, the last of them in a layer of its own.
  private var painting: Painting {
    let top = Layer(id: Layer.ID(2))
    return Painting(
      shape: .fixed(.fourToThree), layers: [Layer(), top],
      baseElements: (1...6).map {
        PaintingElement(stroke, layer: $0 == 6 ? top.id : .first, on: .fourToThree)
      })
  }

  /// As `1 (2 (3 4)) 5 | 6`: groups in brackets, locked ones with a mark, a bar between layers.
  private func layout(_ painting: Painting) -> String {
    var text = ""
    var open: [GroupID] = []
    var layer = painting.elements.first?.layer
    func turn(to groups: [GroupID]) {
      let kept = zip(open, groups).prefix { $0 == $1 }.count
      text += String(repeating: ")", count: open.count - kept)
      if !text.isEmpty { text += " " }
      text += String(repeating: "(", count: groups.count - kept)
      open = groups
    }
    for element in painting.elements {
      if element.layer != layer {
        turn(to: [])
        text += "|"
        layer = element.layer
      }
      turn(to: element.groups)
      text += "\(element.id)\(element.isLocked ? "!" : "")"
    }
    return text + String(repeating: ")", count: open.count)
  }

  private func ids(_ numbers: UInt32...) -> [ElementID] { numbers.map { ElementID($0) } }

  private func group(_ numbers: UInt32...) -> PaintingEdit {
    .group(numbers.map { ElementID($0) }, as: .unassigned)
  }

  @Test func `Members come together where the topmost of them is`() {
    var painting = painting
    painting.perform(group(1, 4))
    #expect(layout(painting) == "2 3 (1 4) 5 | 6")
    painting.undo()
    #expect(layout(painting) == "1 2 3 4 5 | 6")
    painting.redo()
    #expect(layout(painting) == "2 3 (1 4) 5 | 6")
  }

  @Test func `Members from several layers come into that of the topmost`() {
    var painting = painting
    painting.perform(group(2, 6))
    #expect(layout(painting) == "1 3 4 5 | (2 6)")
  }

  @Test func `A group of groups keeps them, and a part of one leaves it`() {
    var painting = painting
    painting.perform(group(1, 2))
    painting.perform(group(1, 2, 3))
    #expect(layout(painting) == "((1 2) 3) 4 5 | 6")
    painting.perform(group(2, 4))
    #expect(layout(painting) == "((1) 3) (2 4) 5 | 6")
  }

  @Test func `Members of a group can be grouped within it`() {
    var painting = painting
    painting.perform(group(1, 2, 3, 4))
    painting.perform(group(1, 3))
    #expect(layout(painting) == "(2 (1 3) 4) 5 | 6")
  }

  @Test func `What was one group is several elements again, where they are`() {
    var painting = painting
    painting.perform(group(1, 2))
    painting.perform(group(1, 2, 4))
    painting.perform(.ungroup([painting.elements[1].groups[0]]))
    #expect(layout(painting) == "3 (1 2) 4 5 | 6")
    #expect(painting.perform(.ungroup([GroupID(99)])) == nil)
  }

  @Test(arguments: [
    // Over a group, under it, and into it: nothing comes between its members.
    (PaintingEdit.reorder([ElementID(1)], above: ElementID(2)), "(2 3 4) 1 5 | 6"),
    (.reorder([ElementID(5)], above: nil), "5 1 (2 3 4) | 6"),
    (.reorder([ElementID(5)], above: ElementID(3)), "1 (2 3 4) 5 | 6"),
    // A member stays in its group, and a group goes as a whole.
    (.reorder([ElementID(2)], above: ElementID(5)), "1 (3 4 2) 5 | 6"),
    (.reorder([ElementID(4)], above: nil), "1 (4 2 3) 5 | 6"),
    (.reorder([2, 3, 4].map { ElementID($0) }, above: nil), "(2 3 4) 1 5 | 6"),
  ])
  func `Another order leaves groups together`(edit: PaintingEdit, layout expected: String) {
    var painting = painting
    painting.perform(group(2, 3, 4))
    painting.perform(edit)
    #expect(layout(painting) == expected)
  }

  @Test func `A whole group moves to another layer as one, and a member alone leaves it`() {
    var painting = painting
    painting.perform(group(1, 2))
    painting.perform(group(1, 2, 3))
    painting.perform(.moveToLayer(ids(1, 2), Layer.ID(2)))
    #expect(layout(painting) == "(3) 4 5 | 6 (1 2)")
    painting.perform(.moveToLayer(ids(2), .first))
    #expect(layout(painting) == "(3) 4 5 2 | 6 (1)")
  }

  @Test func `What comes in an element's place belongs to its groups`() {
    var painting = painting
    painting.perform(group(1, 2))
    let piece = PaintingElement(stroke, on: .fourToThree)
    painting.perform(.replace([.init(ElementID(1), by: [piece, piece])]))
    #expect(layout(painting) == "(7 8 2) 3 4 5 | 6")
    #expect(painting.history.edits.last?.newElements.map(\.groups.count) == [1, 1])
  }

  @Test func `Copies have groups of their own`() {
    var painting = painting
    painting.perform(group(1, 2))
    painting.perform(group(1, 2, 3))
    painting.perform(.add(Array(painting.elements[0..<3])))
    #expect(layout(painting) == "((1 2) 3) 4 5 ((7 8) 9) | 6")
    let (old, new) = (painting.elements[0].groups, painting.elements[5].groups)
    #expect(Set(old).isDisjoint(with: new))
  }

  @Test func `Groups that can't be are mended when they come`() {
    func element(_ groups: [UInt32], _ layer: Layer.ID = .first) -> PaintingElement {
      var element = PaintingElement(stroke, layer: layer, on: .fourToThree)
      element.groups = groups.map { GroupID($0) }
      return element
    }
    let top = Layer(id: Layer.ID(2))
    let painting = Painting(
      layers: [Layer(), top],
      baseElements: [
        // Apart, twice in the same, within two, and in two layers.
        element([1]), element([]), element([1, 2]), element([3, 3]), element([3, 2]),
        element([1], top.id),
      ])
    #expect(layout(painting) == "(1 (3)) 2 (4 5) | 6")
    #expect(painting.isGrouped)
  }

  @Test func `Locked elements are let go, and nothing else becomes of them`() {
    var painting = painting
    painting.perform(.lock(ids(2, 3), true))
    #expect(layout(painting) == "1 2! 3! 4 5 | 6")
    #expect(painting.existing(ids(1, 2, 3)) == ids(1))
    #expect(painting.perform(.lock(ids(2), true)) == nil)
    painting.perform(.lock(ids(2), false))
    #expect(layout(painting) == "1 2 3! 4 5 | 6")
  }

  @Test(arguments: seeds(100))
  func `Groups and locks, undone and done again, are the same`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var painting = painting
    for _ in 0..<30 {
      let chosen = painting.elements.map(\.id).filter { _ in random.one(in: 3) }
      let groups = painting.elements.flatMap(\.groups).filter { _ in random.one(in: 4) }
      let edits: [PaintingEdit] = [
        .group(chosen, as: .unassigned), .ungroup(groups), .lock(chosen, random.one(in: 2)),
        .reorder(chosen, above: painting.elements.randomElement(using: &random)?.id),
        .moveToLayer(chosen, Layer.ID(random.one(in: 2) ? 1 : 2)),
        .add(painting.elements.filter { chosen.contains($0.id) }),
        .styleGroup(groups.first ?? GroupID(1), .random(using: &random)),
        .mask(chosen, by: Array(chosen.prefix(1)), as: MaskGroups(role: .clip)),
      ]
      painting.perform(edits[Int.random(in: 0..<edits.count, using: &random)])
      #expect(painting.isGrouped && painting.isLayered)
    }
    let (elements, count) = (painting.elements, painting.history.position)
    for _ in 0..<count { painting.undo() }
    #expect(painting.elements == painting.baseElements)
    for _ in 0..<count { painting.redo() }
    #expect(painting.elements == elements)
  }
}
