import Base
import TestSupport
import Testing
import Widgets

@Suite("A knob for a direction")
struct DirectionKnobTests {
  private let knob = DirectionKnob(name: "Direction")
  private let tester: SceneTester
  private let heard = Heard<Double>()

  init() throws {
    tester = try SceneTester(knob, width: 40, height: 40)
    knob.changed.listen(knob) { [heard] in heard.values.append($0) }
  }

  @Test func `is set from code: within a turn, told once, and never to what is no number`() {
    knob.angle = 0
    knob.angle = .nan
    knob.angle = 360
    #expect(heard.values.isEmpty)
    knob.angle = -90
    knob.angle = 630
    knob.angle = 30
    #expect(heard.values == [270, 30] && knob.accessibility.value == "30°")
  }

  @Test func `is dragged all the way round by steps of 15°, without a jump at the press`() {
    tester.press(20, 33)
    #expect(heard.values.isEmpty)
    // From below to the left, to the top and to the right.
    tester.drag(to: 7, 20)
    #expect(knob.angle == 90)
    tester.drag(to: 20, 7).drag(to: 33, 20)
    #expect(knob.angle == 270)
    tester.drag(to: 33, 22, .shift)
    #expect(knob.angle == 279)
    tester.drag(to: 20, 33).release()
    #expect(knob.angle == 0)
  }

  @Test func `is turned by keys and by the wheel, past its start as well`() {
    tester.scene.focus(knob)
    tester.key(.left)
    #expect(knob.angle == 345)
    tester.key(.right)
    tester.key(.right, .shift)
    #expect(knob.angle == 1)
    tester.key(.end)
    tester.move(20, 20).scroll(-1)
    #expect(knob.angle == 195)
    tester.key(.home)
    #expect(knob.angle == 0)
  }

  @Test func `points to the right again after a double click`() {
    knob.angle = 120
    tester.click(20, 10).click(20, 10)
    #expect(knob.angle == 0)
  }
}
