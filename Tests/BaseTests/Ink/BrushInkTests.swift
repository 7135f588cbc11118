import Base
import TestSupport
import Testing

@Suite("A recipe for ink")
struct BrushInkTests {
  private let red = InkColor(red: 255, green: 0, blue: 0)
  private let clear = InkColor(red: 0, green: 0, blue: 255, alpha: 0)
  private let box = PaperBox(from: PaperPoint(x: 0.2, y: 0.1), to: PaperPoint(x: 0.6, y: 0.3))

  private func isNear(_ a: PaperPoint?, _ x: Double, _ y: Double) -> Bool {
    a.map { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 } ?? false
  }

  @Test func `is the brush's colour alone at first`() {
    #expect(BrushInk().gradient(from: red, over: box) == nil && BrushInks().arePlain)
  }

  @Test(arguments: [
    (0.0, (0.2, 0.2), (0.6, 0.2)), (90, (0.4, 0.1), (0.4, 0.3)), (180, (0.6, 0.2), (0.2, 0.2)),
    (-90, (0.4, 0.3), (0.4, 0.1)), (45, (0.25, 0.05), (0.55, 0.35)),
  ]) func `goes along its direction from where it enters a box to where it leaves it`(
    angle: Double, start: (Double, Double), end: (Double, Double)
  ) {
    let gradient = BrushInk(.linear, angle: angle, to: clear).gradient(from: red, over: box)
    let ends = gradient?.field.ends
    #expect(isNear(ends?.start, start.0, start.1) && isNear(ends?.end, end.0, end.1))
    #expect(gradient?.field.stops == [GradientStop(at: 0, red), GradientStop(at: 1, clear)])
    #expect(gradient?.field.space == .oklab)
  }

  @Test func `goes from the middle to the ellipse within a box`() {
    let gradient = BrushInk(.radial, to: clear, in: .srgb).gradient(from: red, over: box)
    #expect(isNear(gradient?.focus, 0.4, 0.2) && isNear(gradient?.field.ends.end, 0.6, 0.2))
    #expect(isNear(gradient?.field.map(PaperPoint(x: 0, y: 1)), 0.4, 0.3))
    #expect(gradient?.field.space == .srgb)
  }

  @Test func `keeps the colours between the ends of a gradient that it lays anew`() {
    let stops = [(0.0, red), (0.5, .black), (1, red)].map { GradientStop(at: $0.0, $0.1) }
    let old = InkGradient.linear(GradientField(map: .identity, stops: stops, spread: .reflect))
    let new = BrushInk(.radial, to: clear).gradient(from: .white, over: box, keeping: old)
    #expect(new?.field.stops.map(\.color) == [.white, .black, clear])
    #expect(new?.form == .radial && new?.field.spread == .reflect)
  }

  @Test func `needs a box that it can be seen in`() {
    let point = PaperBox([PaperPoint(x: 0.5, y: 0.5)])
    let upright = PaperBox(from: PaperPoint(x: 0.5, y: 0.1), to: PaperPoint(x: 0.5, y: 0.9))
    for form in GradientForm.allCases {
      for box in [point, PaperBox.empty] {
        #expect(BrushInk(form, to: clear).gradient(from: red, over: box) == nil)
      }
      #expect(BrushInk(form, to: clear).gradient(from: red, over: upright) == nil)
    }
    #expect(BrushInk(.linear, angle: 90, to: clear).gradient(from: red, over: upright) != nil)
    // A line has the width of its brush at least.
    var inks = BrushInks()
    inks.line = BrushInk(.linear, to: clear)
    #expect(inks.applied(to: LineStyle(), over: point, width: 0.01).gradient != nil)
  }

  @Test func `is for solid fills, and not for patterns`() {
    var inks = BrushInks()
    inks.fill = BrushInk(.radial, to: clear)
    for (pattern, isFilled) in [(FillPattern.solid, true), (.hatched, false)] {
      let style = LineStyle(fill: FillStyle(color: red, pattern: pattern))
      let inked = inks.applied(to: style, over: box, width: 0.01)
      #expect((inked.fill?.gradient != nil) == isFilled && inked.gradient == nil)
    }
  }

  @Test func `is found again in the gradient that it made`() {
    var dice = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let angle = Double(Int.random(in: 0..<360, using: &dice))
      let ink = BrushInk(
        dice.one(in: 2) ? .linear : .radial, to: clear, in: dice.one(in: 2) ? .srgb : .oklab)
      var turned = ink
      if ink.form == .linear { turned.angle = angle }
      #expect(BrushInk(of: turned.gradient(from: red, over: box)) == turned)
    }
    #expect(BrushInk(of: nil) == BrushInk())
  }

  @Test func `is written as text without loss`() {
    var ink = BrushInk(.linear, angle: 137.5, to: clear, in: .srgb)
    for form in [nil, .linear, .radial] as [GradientForm?] {
      ink.form = form
      #expect(BrushInk(text: ink.text) == ink)
    }
    #expect(BrushInk(text: BrushInk().text) == BrushInk())
  }

  @Test(arguments: [
    "", "linear", "linear 0 #FF0000FF", "linear x #FF0000FF oklab", "linear nan #FF0000FF oklab",
    "conic 0 #FF0000FF oklab", "linear 0 red oklab", "linear 0 #FF0000FF hsl",
    "linear 0 #FF0000FF oklab more",
  ]) func `is not made of other texts`(text: String) { #expect(BrushInk(text: text) == nil) }

  @Test func `has angles from 0 up to 360, and none that is no number`() {
    var ink = BrushInk(.linear, angle: 725, to: clear)
    #expect(ink.angle == 5)
    ink.angle = -15
    #expect(ink.angle == 345)
    ink.angle = .nan
    ink.angle = .infinity
    #expect(ink.angle == 345)
    ink.angle = -1e-20
    #expect(ink.angle == 0)
  }
}
