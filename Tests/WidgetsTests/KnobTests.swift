import Canvas
import Base
import TestSupport
import Testing
import Widgets

@Suite("A knob")
struct KnobTests {
  private let knob = Knob(
    name: "Width",
    scale: DialScale(
      range: 0.5...50, numbers: [0.5, 1, 2, 5, 10, 20, 50], lines: [],
      steps: [(upTo: 10, step: 0.5), (upTo: 50, step: 1)], fineStep: 0.1), value: 5,
    defaultValue: 4
  ) { NumberField.text($0, decimals: 1) }
  private let tester: SceneTester
  private let heard = Heard<Double>()

  init() throws {
    tester = try SceneTester(knob, width: 150, height: 141)
    knob.changed.listen(knob) { [heard] in heard.values.append($0) }
  }

  /// A point of the dial: a fraction of the whole turn, and a distance from the middle.
  private func point(_ fraction: Double, _ distance: Double) -> (Double, Double) {
    let angle = 2 * Double.pi / 3 + fraction * 5 * Double.pi / 3
    let turn = TestCircle(angle)
    return (75 + distance * turn.cosine, 74.7 + distance * turn.sine)
  }

  @Test func `is set from code: clamped, told once, and never to what is no number`() {
    knob.value = 5
    knob.value = .nan
    #expect(heard.values.isEmpty)
    knob.value = 90
    knob.value = 90
    knob.value = -.infinity
    #expect(heard.values == [50, 0.5])
    #expect(knob.accessibility.value == "0.5")
    #expect(knob.accessibility.role == .dial && knob.accessibility.range == 0.5...50)
  }

  @Test func `is dragged round by its rim, and stops at its ends instead of crossing the gap`() {
    let (x, y) = point(0.5, 40)
    tester.press(x, y)
    #expect(heard.values.isEmpty, "to take hold of it changes nothing")
    for step in 0...20 {
      let (x, y) = point(0.5 + Double(step) / 40, 40)
      tester.drag(to: x, y)
    }
    #expect(knob.value == 50)
    // On through the gap at the bottom, to the other side.
    tester.drag(to: 75, 130).drag(to: 40, 110)
    #expect(knob.value == 50)
    tester.release()
    #expect(heard.values == heard.values.sorted())
  }

  @Test func `reaches every half point of its low end when it is dragged round`() {
    knob.value = 0.5
    let (x, y) = point(0, 40)
    tester.press(x, y)
    var reached: Set<Double> = []
    for step in 0...250 {
      let (x, y) = point(Double(step) / 500, 40)
      tester.drag(to: x, y)
      reached.insert(knob.value)
    }
    tester.release()
    #expect(reached == Set((1...10).map { Double($0) / 2 }))
  }

  @Test
  func `is dragged up and down by its hub, finer with Shift, and does not jump when Shift comes`() {
    tester.press(75, 75).drag(to: 75, 45)
    let coarse = knob.value
    #expect(coarse > 8)
    tester.drag(to: 75, 44, .shift)
    #expect(knob.value == coarse)
    tester.drag(to: 75, 40, .shift)
    let fine = knob.value
    #expect(fine >= coarse && fine < coarse + 0.6)
    tester.release()
    tester.pause().press(75, 75).drag(to: 75, 500).release()
    #expect(knob.value == 0.5)
  }

  @Test func `turns to where its dial is clicked`() {
    let (x, y) = point(1, 56)
    tester.click(x, y)
    #expect(knob.value == 50)
    let (x2, y2) = point(0, 56)
    tester.pause().click(x2, y2)
    #expect(knob.value == 0.5)
  }

  @Test func `is set back by a double click, not by two clicks`() {
    knob.value = 20
    tester.click(75, 75)
    tester.pause().click(75, 75)
    #expect(knob.value == 20)
    tester.click(75, 75)
    #expect(knob.value == 4)
  }

  @Test func `follows the wheel by steps, finer with Shift`() {
    tester.move(75, 75).scroll(-1)
    #expect(knob.value == 5.5)
    tester.scroll(2)
    #expect(knob.value == 4.5)
    tester.scroll(-1, .shift)
    #expect(knob.value == 4.6)
  }

  @Test func `follows arrows, Page Up and Page Down, Home and End`() {
    tester.scene.focus(knob)
    tester.key(.up)
    tester.key(.right)
    tester.key(.down)
    tester.key(.left)
    tester.key(.right, .shift)
    tester.key(.pageUp)
    tester.key(.pageUp)
    tester.key(.pageDown)
    tester.key(.end)
    tester.key(.home)
    #expect(heard.values == [5.5, 6, 5.5, 5, 5.1, 10, 20, 10, 50, 0.5])
    #expect(!tester.key(.right, .control))
    #expect(!tester.key(.character("x"), text: "x"))
  }

  @Test func `does nothing while it is disabled, and ignores other buttons`() {
    tester.press(75, 75, .secondary).drag(to: 75, 20).release(.secondary)
    knob.isEnabled = false
    tester.press(75, 75).drag(to: 75, 20).release()
    tester.scroll(-1)
    tester.scene.focus(knob)
    tester.key(.up)
    #expect(heard.values.isEmpty)
  }

  @Test func `draws its dial once, however often it is turned, and nothing beside it`() {
    tester.forgetDrawnDamage()
    for value in [6.0, 7, 30] {
      knob.value = value
      tester.draw()
    }
    let bounds = tester.drawnDamage.reduce(PixelRect.empty) { $0.union($1) }
    #expect(tester.drawnDamage.count == 3)
    #expect(bounds.width < 120 && bounds.height < 120, "the numbers of the dial stay untouched")
  }
}
