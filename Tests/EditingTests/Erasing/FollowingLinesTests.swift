import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Lines that follow")
@MainActor struct FollowingLinesTests {
  private let paper = AspectRatio.fourToThree

  /// Some rectangles, lines between them, and erasers over both.
  private func painting(using random: inout SeededRandom) -> Painting {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func place() -> UnitPoint { UnitPoint(x: number(0.1...0.9), y: number(0.1...0.9)) }
    var painting = Painting(shape: .fixed(paper))
    for _ in 0..<4 {
      let corner = place()
      let end = UnitPoint(x: corner.x + 0.08, y: corner.y + 0.1)
      painting.perform(
        .add([PaintingElement(.shape(.rectangle, from: corner, to: end), width: 0.004)]))
    }
    for _ in 0..<3 {
      let ends = painting.elements.prefix(4).shuffled(using: &random).prefix(2)
      let targets = ends.compactMap { ConnectionTarget($0, on: paper) }
      var line = PaintingElement(
        .shape(.line, from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), width: 0.008)
      line.connections = LineConnections(
        start: Connection(targets[0].element, anchor: Connection.middle),
        end: Connection(targets[1].element, anchor: Connection.middle))
      painting.perform(
        .add([line.connected(on: paper) { id in targets.first { $0.element == id } }]))
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let eraser = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Sample(position: place())
      }
      painting.perform(.add([PaintingElement(.eraser(eraser), width: number(0.02...0.1))]))
    }
    return painting
  }

  /// Points along all that a straight line or the outline of a shape goes through, part by part.
  private func points(along element: PaintingElement) -> [PaperPoint] {
    let line = element.line(on: paper).samples.map { PaperPoint($0.position, on: paper) }
    return zip(line, line.dropFirst()).flatMap { start, end in
      (0...20).map { start + (end - start) * (Double($0) / 20) }
    }
  }

  /// The painting with its erasers as gaps of the elements under them alone.
  private func bound(_ painting: Painting) -> Painting {
    let index = ElementIndex(painting.elements, in: painting.layers, on: paper)
    var bound = painting
    let erasers = painting.elements.indices.filter { painting.elements[$0].isEraser }.map { place in
      let path = EraserPath(of: index.stroke(at: place), on: paper)
      return EraserBinding(
        painting.elements[place].id,
        to: (0..<place).filter { index.touches(path, $0) }.map { painting.elements[$0].id },
        remains: false)
    }
    bound.perform(.bindErasers(erasers))
    return bound
  }

  @Test(arguments: seeds(60))
  func `take their gaps along, and everything else keeps its own`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var painting = painting(using: &random)
    for _ in 0..<3 {
      let before = painting
      let ids = before.elements.prefix(4).map(\.id).filter { _ in random.one(in: 2) }
      guard !ids.isEmpty else { continue }
      let way = PaperVector(dx: number(-0.3...0.3), dy: number(-0.3...0.3))
      let index = ElementIndex(before.elements, in: before.layers, on: paper)
      let move = PaintingEdit.transform(ids, .translation(way), widthScale: 1)
      let edit = index.keepingGaps(in: move)
      var lines = FollowingLines(of: before, before: edit, in: index)
      painting.perform(lines?.following(edit) ?? edit)
      // As if each eraser had belonged to what it took ink off all along.
      var owned = bound(before)
      owned.perform(move)
      for element in painting.elements where !element.isEraser {
        for point in points(along: element) {
          guard let isInk = painting.shows(element.id, at: point),
            let isOwn = owned.shows(element.id, at: point)
          else { continue }
          #expect(isInk == isOwn)
        }
      }
      painting.undo()
      #expect(painting.elements == before.elements)
      painting.redo()
    }
  }

  @Test(arguments: seeds(40))
  func `hold on, and keep their gaps, when layers become one`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 500)
    var painting = painting(using: &random)
    let upper = Layer(id: Layer.ID(2), name: "", opacity: random.one(in: 2) ? 0.5 : 1)
    painting.perform(.setLayers(painting.layers + [upper]))
    let moved = painting.elements.map(\.id).filter { _ in random.one(in: 2) }
    func index() -> ElementIndex {
      ElementIndex(painting.elements, in: painting.layers, on: paper)
    }
    painting.perform(index().keepingGaps(in: .moveToLayer(moved, upper.id)))
    let before = painting
    painting.perform(try #require(index().merging(upper.id, in: painting)))
    #expect(painting.layers.count == 1)
    for old in before.elements where !old.isEraser {
      let new = try #require(painting.elements.first { $0.id == old.id })
      #expect(new.connections == old.connections)
      #expect(new.content == old.content && new.placement == old.placement)
      for point in points(along: old) {
        guard let was = before.showsInLayer(old.id, at: point),
          let isNow = painting.shows(old.id, at: point)
        else { continue }
        #expect(was == isNow)
      }
    }
    painting.undo()
    #expect(painting.elements == before.elements && painting.layers == before.layers)
  }
}

extension Painting {
  /// As `shows`, with the erasers of the element's own layer alone.
  fileprivate func showsInLayer(_ id: ElementID, at point: PaperPoint) -> Bool? {
    let layer = elements.first { $0.id == id }?.layer
    return Painting(
      shape: shape, layers: layers, baseElements: elements.filter { $0.layer == layer }
    ).shows(id, at: point)
  }
}
