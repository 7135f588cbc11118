import Base
import Documents
import Testing

/// What decides which thread makes a step.
@Suite struct CostTests {
  private func painting(_ counts: [Int]) -> Painting {
    Painting(
      shape: .fixed(.fourToThree),
      baseStrokes: counts.map { count in
        Stroke(
          width: 0.01,
          samples: (0..<count).map { Sample(position: UnitPoint(x: Double($0) / 1e4, y: 0.5)) })
      })
  }

  @Test func `An edit costs the points of the elements that it touches, and of no others`() {
    let painting = painting([10, 200, 3000])
    let ids = painting.elements.map(\.id)
    let cheap = painting.cost(of: .restyle([ids[0]], StyleChange(width: 0.02)))
    let move = painting.cost(of: .transform([ids[2]], .identity, widthScale: 1))
    #expect((10...30).contains(cheap))
    #expect((3000...3020).contains(move))
    #expect((200...220).contains(painting.cost(of: .remove([ids[1]]))))
    #expect((3210...3260).contains(painting.cost(of: .reorder([ids[0]], above: ids[2]))))
    #expect(
      (3210...3260).contains(painting.cost(of: .reshape(from: .fourToThree, to: .fourToThree))))
    #expect(painting.cost(of: .setBackground(from: .white, to: .white)) == 0)
  }

  @Test func `Undo and redo cost what they bring and take`() {
    var painting = painting([10, 200, 3000])
    #expect(painting.undoCost == 0 && painting.redoCost == 0)
    painting.perform(.remove([painting.elements[2].id]))
    #expect((3000...3020).contains(painting.undoCost))
    painting.undo()
    #expect(painting.undoCost == 0 && (3000...3020).contains(painting.redoCost))
  }

  @Test func `An edit of what is not there costs nothing`() {
    let painting = painting([10])
    let gone = ElementID(9)
    #expect(painting.cost(of: .remove([gone])) == 0)
    #expect(painting.cost(of: .transform([gone], .identity, widthScale: 1)) == 0)
  }
}
