import Base
import Documents
import TestSupport
import Testing

@Suite("The gradient of an element")
struct GradientStyleTests {
  private let paper = AspectRatio.fourToThree
  private let color = InkColor(red: 9, green: 8, blue: 7)

  private func gradient(_ end: PaperPoint = PaperPoint(x: 0.75, y: 0.25)) -> InkGradient {
    .linear(
      GradientField(
        from: PaperPoint(x: 0.25, y: 0.25), to: end,
        stops: [GradientStop(at: 0, .black), GradientStop(at: 1, .white)]))
  }

  private func painting(filled: Bool = true) -> (Painting, ElementID) {
    let corners = [(0.2, 0.2), (0.8, 0.2), (0.8, 0.6)]
    let element = PaintingElement(
      .freehand(corners.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }), width: 0.01,
      style: LineStyle(fill: filled ? FillStyle(color: color) : nil))
    let painting = Painting(shape: .fixed(paper), baseElements: [element])
    return (painting, painting.elements[0].id)
  }

  private func isNear(_ a: InkGradient?, _ b: InkGradient?) -> Bool {
    guard let a, let b, a.field.stops == b.field.stops else { return false }
    let ends = [(a.field.ends.start, b.field.ends.start), (a.field.ends.end, b.field.ends.end)]
    return ends.allSatisfy { ($0 - $1).length < 1e-9 }
  }

  @Test func `is where it was put, however the element was moved before, and then moves with it`() {
    var dice = SeededRandom(seed: 3)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &dice) }
    for _ in 0..<100 {
      var (painting, id) = painting()
      let map = PaperMap(
        xx: number(0.2...2), xy: number(-0.5...0.5), yx: number(-0.5...0.5), yy: number(0.6...2),
        x0: number(-1...1), y0: number(-1...1))
      painting.perform(.transform([id], map, widthScale: 1))
      var change = StyleChange()
      (change.lineGradient, change.fillGradient) = (.set(gradient()), .set(gradient()))
      painting.perform(.restyle([id], change))
      let style = painting.elements[0].stroke(on: paper).style
      #expect(isNear(style.gradient, gradient()) && isNear(style.fill?.gradient, gradient()))
      painting.perform(.transform([id], map, widthScale: 1))
      let moved = painting.elements[0].stroke(on: paper).style
      #expect(isNear(moved.gradient, gradient().moved(by: map)))
      #expect(isNear(moved.fill?.gradient, gradient().moved(by: map)))
      painting.undo()
      painting.undo()
      #expect(!painting.elements[0].style.hasGradients)
    }
  }

  @Test func `gives way to a new colour, and stays with a new rule`() {
    var (painting, id) = painting()
    var change = StyleChange()
    (change.lineGradient, change.fillGradient) = (.set(gradient()), .set(gradient()))
    painting.perform(.restyle([id], change))
    let mean = InkColor(red: 128, green: 128, blue: 128)
    #expect(painting.elements[0].style.color == mean)
    #expect(painting.elements[0].style.fill?.color == mean)
    var rule = StyleChange()
    rule.fill = .set(FillStyle(color: mean, rule: .nonZero))
    painting.perform(.restyle([id], rule))
    #expect(painting.elements[0].style.fill?.gradient == gradient())
    #expect(painting.elements[0].style.fill?.rule == .nonZero)
    painting.perform(.restyle([id], StyleChange(color: color)))
    #expect(painting.elements[0].style.gradient == nil)
    #expect(painting.elements[0].style.fill?.gradient != nil)
    var pattern = StyleChange()
    pattern.fill = .set(FillStyle(color: mean, pattern: .hatched))
    painting.perform(.restyle([id], pattern))
    #expect(painting.elements[0].style.fill?.gradient == nil)
  }

  @Test func `fills an element that had no fill`() {
    var (painting, id) = painting(filled: false)
    var change = StyleChange()
    change.fillGradient = .set(gradient())
    painting.perform(.restyle([id], change))
    #expect(painting.elements[0].fill?.gradient == gradient())
    change.fillGradient = .remove
    painting.perform(.restyle([id], change))
    #expect(painting.elements[0].fill?.gradient == nil && painting.elements[0].fill != nil)
  }

  @Test func `follows the last of several changes`() {
    var gradual = StyleChange()
    gradual.lineGradient = .set(gradient())
    #expect(gradual.followed(by: StyleChange(width: 1)).lineGradient == .set(gradient()))
    #expect(gradual.followed(by: StyleChange(color: color)).lineGradient == nil)
    var later = StyleChange()
    later.lineGradient = .remove
    #expect(gradual.followed(by: later).lineGradient == .remove)
    #expect(
      StyleChange(color: color).followed(by: gradual).applied(to: LineStyle()).gradient
        == gradient())
  }
}
