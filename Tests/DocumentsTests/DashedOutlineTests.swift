import Base
import Documents
import TestSupport
import Testing

@Suite("The dashes of a closed shape")
struct DashedOutlineTests {
  @Test(arguments: seeds(60))
  func `meet where the outline begins`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let paper = AspectRatio(number(0.5...2)) ?? .fourToThree
    let dash = try #require(DashPattern.catalogue.dropFirst().randomElement(using: &random))
    let kind = [ShapeKind.rectangle, .ellipse, .rounded][seed % 3]
    var element = PaintingElement(
      .shape(
        kind, from: UnitPoint(x: number(0...0.4), y: number(0...0.4)),
        to: UnitPoint(x: number(0.6...1), y: number(0.6...1))),
      width: number(0.001...0.01), style: LineStyle(dash: dash))
    element = element.moved(
      by: .rotation(
        to: PaperAngle.direction(degrees: number(-180...180)), about: PaperPoint(x: 0.5, y: 0.5)),
      on: paper)
    let line = element.line(on: paper)
    let points = line.samples.map { PaperPoint($0.position, on: paper) }
    #expect((points[points.count - 1] - points[0]).length < 1e-9, "it goes round once")
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let period = line.style.dash.lengths.reduce(0, +) * line.width
    let count = length / period
    #expect(abs(count - count.rounded()) < 1e-6, "whole dashes")
    // As long as they were asked for, but for what makes them fit.
    let wanted = dash.lengths.reduce(0, +) * line.width
    #expect(abs(period / wanted - 1) <= wanted / length)
    // The element itself stays as it is.
    #expect(element.style.dash == dash)
  }

  @Test func `are left alone on lines that a hand drew, and where there are none`() {
    let samples = [0.1, 0.5, 0.9].map { Sample(position: UnitPoint(x: $0, y: $0)) }
    let style = LineStyle(dash: .dashes)
    let hand = PaintingElement(.freehand(samples), width: 0.01, style: style)
    #expect(hand.line(on: .fourToThree).style.dash == .dashes)
    let ellipse = PaintingElement(
      .shape(.ellipse, from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), width: 0.01)
    #expect(ellipse.line(on: .fourToThree) == ellipse.stroke(on: .fourToThree))
  }
}
