import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Labels that are laid out anew")
@MainActor struct LabelScriptTests {
  private let paper = AspectRatio.fourToThree

  private func isWithin(_ painting: Painting) -> Bool {
    painting.elements.allSatisfy { element in
      guard let owner = element.label?.owner else { return true }
      guard let holder = painting.elements.first(where: { $0.id == owner }) else { return false }
      guard let target = ConnectionTarget(holder, on: paper) else { return true }
      return element.stroke(on: paper).samples.allSatisfy {
        target.contains(PaperPoint($0.position, on: paper))
      }
    }
  }

  @Test(arguments: seeds(300))
  func `stay within their shapes and come back exactly`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    let kinds: [ShapeKind] = [.rectangle, .ellipse, .rounded]
    let corner = UnitPoint(x: number(0.1...0.5), y: number(0.1...0.5))
    let end = UnitPoint(x: corner.x + number(0.1...0.4), y: corner.y + number(0.1...0.4))
    let kind = try #require(kinds.randomElement(using: &random))
    painter.context.perform(
      .add([PaintingElement(.shape(kind, from: corner, to: end), width: 0.004)]))
    let shape = painter.painting.elements[0].id
    painter.context.settings.textSize = number(8...200)
    let writing = try #require(TextWriting(.label(of: shape), in: painter.context))
    writing.write(String(repeating: "ab ", count: Int.random(in: 1...40, using: &random)))
    writing.keep()
    #expect(painter.painting.elements.count == 2 && isWithin(painter.painting))
    var states = [painter.painting.elements]
    for step in 0..<6 {
      let center = PaperPoint(x: number(0...1), y: number(0...0.75))
      let edit: PaintingEdit =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .transform([shape], .translation(PaperVector(dx: 0.1, dy: -0.1)), widthScale: 1)
        case 1:
          .transform(
            [shape],
            .rotation(to: PaperAngle.direction(radians: number(0...6)), about: center),
            widthScale: 1)
        case 2:
          .transform(
            [shape], .scaling(x: number(0.5...1.8), y: number(0.5...1.8), about: center),
            widthScale: 1)
        case 3: .transform([shape], .scaling(x: -1, y: 1, about: center), widthScale: 1)
        default: .restyle([shape], StyleChange(width: number(0.001...0.008)))
        }
      painter.context.perform(edit)
      #expect(isWithin(painter.painting), "step \(step)")
      states.append(painter.painting.elements)
    }
    while painter.painting.history.position > 2 {
      painter.session.undo()
      states.removeLast()
      #expect(painter.painting.elements == states.last)
    }
  }
}
