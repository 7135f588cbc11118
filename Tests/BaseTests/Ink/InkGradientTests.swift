import Base
import TestSupport
import Testing

@Suite("A gradient of ink")
struct InkGradientTests {
  private let red = InkColor(red: 255, green: 0, blue: 0)
  private let blue = InkColor(red: 0, green: 0, blue: 255)

  @Test func `is written as text without loss, whatever its numbers`() {
    var dice = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let gradient = dice.gradient()
      #expect(InkGradient(text: gradient.text) == gradient)
      #expect(!gradient.text.contains(" ") && !gradient.text.contains(";"))
    }
  }

  @Test(arguments: [
    "", "linear", "linear/1,0,0,1,0/pad/srgb/0:#FF0000FF", "linear/1,0,0,1,0,0/pad/srgb/",
    "linear/1,0,0,1,0,0/far/srgb/0:#FF0000FF", "linear/1,0,0,1,0,0/pad/hsl/0:#FF0000FF",
    "linear/nan,0,0,1,0,0/pad/srgb/0:#FF0000FF", "radial/1,0,0,1,0,0/pad/srgb/0:#FF0000FF",
    "radial/1,0,0,1,0,0/pad/srgb/0:#FF0000FF/inf,0", "linear/1,0,0,1,0,0/pad/srgb/0:red",
  ]) func `is not made of other texts`(text: String) { #expect(InkGradient(text: text) == nil) }

  @Test func `has stops whose offsets ascend from 0 to 1`() {
    let field = GradientField(
      map: .identity,
      stops: [(-3, red), (0.5, blue), (0.25, red), (.nan, blue), (7, red)].map {
        GradientStop(at: $0.0, $0.1)
      })
    #expect(field.stops.map(\.offset) == [0, 0.5, 0.5, 0.5, 1])
    let none = GradientField(map: .identity, stops: [])
    #expect(none.stops.map(\.color.alpha) == [0])
    let many = (0..<1000).map { _ in GradientStop(at: 0.5, red) }
    #expect(GradientField(map: .identity, stops: many).stops.count == GradientField.mostStops)
  }

  @Test func `blends its colours in its space, and has the mean in place of them`() {
    var field = GradientField(
      map: .identity, stops: [GradientStop(at: 0, red), GradientStop(at: 1, blue)])
    #expect(field.color(at: 0.5) == InkColor(red: 128, green: 0, blue: 128))
    #expect(field.meanColor == InkColor(red: 128, green: 0, blue: 128))
    #expect(field.blendedStops == field.stops)
    field.space = .oklab
    // Ottosson's middle of red and blue.
    #expect(field.color(at: 0.5) == red.gradient(to: blue, steps: 1)[0])
    #expect(field.color(at: 0.5) != InkColor(red: 128, green: 0, blue: 128))
    let stops = field.blendedStops
    #expect(stops.count == 17 && stops.first == field.stops.first && stops.last == field.stops.last)
    #expect(stops[8] == GradientStop(at: 0.5, field.color(at: 0.5)))
  }

  @Test func `moves along with a map`() {
    let field = GradientField(
      from: PaperPoint(x: 0.25, y: 0.5), to: PaperPoint(x: 0.75, y: 0.5),
      stops: [GradientStop(at: 0, red)])
    let moved = InkGradient.radial(field, focus: PaperPoint(x: 0.5, y: 0)).moved(
      by: .translation(PaperVector(dx: 0.125, dy: -0.5)))
    #expect(moved.field.ends.start == PaperPoint(x: 0.375, y: 0))
    #expect(moved.field.ends.end == PaperPoint(x: 0.875, y: 0))
    #expect(moved.focus == PaperPoint(x: 0.625, y: 0))
    let huge = PaperMap.scaling(x: 1e308, y: 1e308, about: PaperPoint(x: 0, y: 0))
    #expect(moved.moved(by: huge).moved(by: huge).isSound)
  }
}
