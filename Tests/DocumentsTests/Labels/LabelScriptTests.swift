import Base
import Documents
import TestSupport
import Testing

@Suite("Labels among everything else")
struct LabelScriptTests {
  private struct Script {
    var joined = Joined()
    var random: SeededRandom

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &random)
    }

    private mutating func element() -> PaintingElement {
      let (x, y) = (number(20...300), number(20...200))
      let (right, bottom) = (x + number(20...90), y + number(20...90))
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
      let owners = elements.filter { $0.label == nil }.map(\.id)
      let ids = owners.filter { _ in random.one(in: 3) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: joined.add(element())
      case 2, 3, 4:
        guard let owner = owners.randomElement(using: &random),
          joined.painting.label(of: owner) == nil
        else { return }
        joined.label(owner, size: number(1...4))
      case 5: joined.painting.perform(.remove(ids.prefix(1)))
      case 6: joined.painting.perform(.restyle(ids, StyleChange(width: number(0.002...0.01))))
      case 7: joined.painting.perform(.add(elements.filter { !ids.contains($0.id) }))
      case 8: joined.painting.undo()
      case 9: joined.painting.redo()
      default: joined.painting.perform(.transform(ids, map(), widthScale: 1))
      }
    }
  }

  @Test(arguments: seeds(40))
  func `stay within their shapes, whatever is done`(seed: Int) {
    var script = Script(random: SeededRandom(seed: UInt64(seed)))
    var most = 0
    for step in 0..<50 {
      script.step()
      most = max(most, script.joined.painting.elements.filter { $0.label != nil }.count)
      #expect(script.joined.labelsAreWithin, "step \(step)")
    }
    #expect(most > 0)
    while script.joined.painting.canRedo { script.joined.painting.redo() }
    let last = script.joined.painting
    while script.joined.painting.canUndo { script.joined.painting.undo() }
    #expect(script.joined.painting.elements.isEmpty && !script.joined.painting.hasLabels)
    while script.joined.painting.canRedo { script.joined.painting.redo() }
    #expect(script.joined.painting == last)
  }
}
