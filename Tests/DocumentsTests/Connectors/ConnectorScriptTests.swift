import Base
import Documents
import TestSupport
import Testing

@Suite("Connectors among everything else")
struct ConnectorScriptTests {
  private struct Script {
    var joined = Joined()
    var random: SeededRandom

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &random)
    }

    private mutating func element() -> PaintingElement {
      let (x, y) = (number(20...300), number(20...200))
      let (right, bottom) = (x + number(10...90), y + number(10...90))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return joined.shape(.ellipse, x, y, right, bottom)
      case 1: return joined.shape(.rounded, right, y, x, bottom)
      case 2: return joined.polygon((x, y), (right, y), (x, bottom))
      default: return joined.shape(.rectangle, x, y, right, bottom)
      }
    }

    private mutating func map() -> PaperMap {
      let center = joined.point(number(0...400), number(0...300))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        return .rotation(to: PaperAngle.direction(radians: number(0...6)), about: center)
      case 1: return .scaling(x: number(0.5...1.5), y: number(0.5...1.5), about: center)
      case 2: return .scaling(x: -1, y: 1, about: center)
      default: return .translation(PaperVector(dx: number(-0.2...0.2), dy: number(-0.2...0.2)))
      }
    }

    mutating func step() {
      let elements = joined.painting.elements
      let ids = elements.map(\.id).filter { _ in random.one(in: 4) }
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1: joined.add(element())
      case 2, 3, 4:
        let targets = elements.filter { joined.target($0.id) != nil }.map(\.id)
        guard let start = targets.randomElement(using: &random),
          let end = targets.randomElement(using: &random), start != end
        else { return }
        _ = joined.connect(
          start, UnitPoint(x: number(0.1...0.9), y: number(0.1...0.9)), to: end,
          UnitPoint(x: number(0.1...0.9), y: number(0.1...0.9)))
      case 5:
        if random.one(in: 2) { joined.painting.perform(.remove(ids.prefix(1))) }
      case 6: joined.painting.perform(.restyle(ids, StyleChange(width: number(0.002...0.02))))
      case 7: joined.painting.perform(.add(elements.filter { ids.contains($0.id) }))
      case 8: joined.painting.undo()
      case 9: joined.painting.redo()
      case 10:
        joined.painting.perform(
          .crop(
            from: joined.painting.paper,
            to: PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))))
      default: joined.painting.perform(.transform(ids, map(), widthScale: 1))
      }
    }

    /// How far from the edge of what they hold on to the ends of lines lie, beyond the gap.
    var errors: [Double] {
      let elements = joined.painting.elements
      return elements.filter(\.isConnector).flatMap { line -> [Double] in
        let samples = line.stroke(on: joined.paper).samples
        return LineEnd.allCases.compactMap { end in
          guard let id = line.connections[end]?.element else { return nil }
          guard let target = joined.target(id), let element = joined.element(id) else {
            return .infinity
          }
          let place = PaperPoint(samples[end == .start ? 0 : 1].position, on: joined.paper)
          let gap = (line.width + element.width) / 2
          return (target.nearestEdge(to: place) - place).length - gap
        }
      }
    }
  }

  @Test(arguments: seeds(40))
  func `end at the edges of what they hold on to, whatever is done`(seed: Int) {
    var script = Script(random: SeededRandom(seed: UInt64(seed)))
    var most = 0
    for step in 0..<60 {
      script.step()
      most = max(most, script.joined.painting.elements.filter(\.isConnector).count)
      #expect(script.errors.allSatisfy { $0 < 1e-6 }, "step \(step): \(script.errors)")
    }
    #expect(most > 0)
    let after = script.joined.painting
    while script.joined.painting.canRedo { script.joined.painting.redo() }
    let last = script.joined.painting
    while script.joined.painting.canUndo { script.joined.painting.undo() }
    #expect(script.joined.painting.elements.isEmpty && !script.joined.painting.hasConnectors)
    while script.joined.painting.canRedo { script.joined.painting.redo() }
    #expect(script.joined.painting == last)
    while script.joined.painting.history.position > after.history.position {
      script.joined.painting.undo()
    }
    #expect(script.joined.painting == after)
  }

  @Test func `cost a painting without any nothing`() {
    let joined = Joined()
    #expect(!joined.painting.hasConnectors)
    #expect(Connectors(of: joined.painting, holdingOnTo: [ElementID(1)]) == nil)
  }
}
