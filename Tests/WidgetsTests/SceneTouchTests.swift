import Base
import Canvas
import TestSupport
import Testing

@testable import Widgets

/// Notes what happens to it.
private final class Target: View {
  var use: FingerUse?
  var notes: [String] = []
  var takesPinches = false
  var takesHolds = false
  var scrolledBy = ViewPoint.zero

  init(_ use: FingerUse?) {
    self.use = use
    super.init(Accessibility(.group))
  }

  override var fingerUse: FingerUse? { use }

  override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    notes.append("press \(button)")
    #expect(event.kind == .finger)
    return true
  }

  override func dragged(_ event: PointerEvent) { notes.append("drag") }

  override func released(_ event: PointerEvent, _ button: PointerButton) {
    notes.append("release \(button)")
  }

  override func pressCancelled() { notes.append("cancelled") }
  override func pressCalledOff() { notes.append("called off") }

  override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scrolledBy = scrolledBy + ViewPoint(x: dx * wheelNotch.x, y: dy * wheelNotch.y)
    return true
  }

  override func longPressed(_ event: PointerEvent) -> Bool {
    if takesHolds { notes.append("held") }
    return takesHolds
  }

  override func pinched(_ event: PinchEvent) -> Bool {
    if takesPinches { notes.append("pinch \(event.phase)") }
    return takesPinches
  }
}

@Suite struct SceneTouchTests {
  private func tester(_ use: FingerUse?) throws -> (SceneTester, Target) {
    let target = Target(use)
    return (try SceneTester(target), target)
  }

  @Test func `A finger is the pointer, and leaves nothing hovered`() throws {
    let (tester, target) = try tester(nil)
    tester.touch(10, 10).slide(from: (10, 10), to: (40, 10), steps: 2)
    #expect(target.isHovered)
    tester.lift(40, 10)
    #expect(target.notes == ["press primary", "drag", "drag", "release primary"])
    #expect(!target.isHovered && !tester.scene.isPointerCaptured)
  }

  @Test func `The mouse does nothing while a finger draws`() throws {
    let (tester, target) = try tester(.draws)
    tester.touch(10, 10).move(200, 200).press(210, 210).release()
    tester.lift(10, 10)
    #expect(target.notes == ["press primary", "release primary"])
  }

  @Test func `A finger does nothing while the mouse draws`() throws {
    let target = Target(.draws)
    let tester = try SceneTester(target)
    let mouse = PointerEvent(position: ViewPoint(x: 20, y: 20), kind: .finger)
    tester.scene.handle(.pointerPressed(mouse, .primary))
    tester.touch(100, 100).slide(from: (100, 100), to: (150, 100)).lift(150, 100)
    tester.scene.handle(.pointerReleased(mouse, .primary))
    #expect(target.notes == ["press primary", "release primary"])
  }

  @Test func `A pen calls off what its hand has begun, and keeps other fingers away`() throws {
    let (tester, target) = try tester(.draws)
    tester.touch(10, 10).slide(from: (10, 10), to: (60, 10), steps: 1)
    tester.movePen(isInRange: true)
    tester.touch(100, 100, finger: 2).lift(100, 100, finger: 2)
    tester.slide(from: (60, 10), to: (90, 10), steps: 1).lift(90, 10)
    #expect(target.notes == ["press primary", "drag", "called off"])
    tester.movePen(isInRange: false)
    tester.pause(milliseconds: 400).tap(50, 50)
    #expect(target.notes.count == 3)
    tester.pause(milliseconds: 200).tap(50, 50)
    #expect(target.notes.count == 5)
  }

  @Test func `While a pen is in use, fingers pan if that is wanted`() throws {
    let (tester, target) = try tester(.draws)
    target.takesPinches = true
    tester.scene.fingerDrawing = .pansNearPen
    tester.tap(50, 50)
    #expect(target.notes == ["press primary", "release primary"])
    tester.movePen(isInRange: true)
    tester.movePen(isInRange: false)
    tester.pause(milliseconds: 2000)
    tester.touch(50, 50).slide(from: (50, 50), to: (90, 50)).lift(90, 50)
    #expect(target.notes.dropFirst(2).first == "pinch began")
    #expect(!target.notes.dropFirst(2).contains { $0.hasPrefix("press") })
  }

  @Test func `A long press is the right button`() throws {
    let (tester, target) = try tester(.draws)
    tester.touch(10, 10)
    tester.letTimePass()
    tester.lift(10, 10)
    #expect(
      target.notes == ["press primary", "called off", "press secondary", "release secondary"])
  }

  @Test func `A view may make something else of a long press`() throws {
    let (tester, target) = try tester(.scrolls)
    target.takesHolds = true
    tester.touch(10, 10)
    tester.letTimePass()
    tester.slide(from: (10, 10), to: (60, 60)).lift(60, 60)
    #expect(target.notes == ["held"] && target.scrolledBy == .zero)
  }

  @Test func `A button without a menu tells what it does while a finger rests on it`() throws {
    let button = Button(icon: .undo, name: "Undo")
    button.tooltip = "Undo the last step"
    var count = 0
    button.action = { count += 1 }
    let tester = try SceneTester(button)
    tester.touch(20, 20)
    tester.letTimePass()
    #expect(tester.scene.tooltip != nil)
    tester.lift(20, 20)
    #expect(count == 0 && tester.scene.tooltip == nil)
    tester.tap(20, 20)
    #expect(count == 1)
  }

  @Test func `A list scrolls by as much as the finger moves, and glides on until it is touched`()
    throws
  {
    let (tester, target) = try tester(.scrolls)
    tester.touch(100, 200).slide(from: (100, 200), to: (100, 100), steps: 10).lift(100, 100)
    // The first step only told that it is no tap.
    let byHand = target.scrolledBy.y
    #expect(byHand >= 80 && byHand <= 90)
    tester.letTimePass()
    tester.letTimePass()
    tester.touch(100, 100)
    let glided = target.scrolledBy.y
    tester.letTimePass()
    tester.letTimePass()
    #expect(target.scrolledBy.y == glided)
    #expect(target.notes.allSatisfy { !$0.hasPrefix("press primary") })
  }

  @Test func `Two fingers on what can't be zoomed scroll it`() throws {
    let (tester, target) = try tester(.scrolls)
    tester.touch(100, 200, finger: 1).touch(200, 200, finger: 2)
    for step in 1...10 {
      let y = 200 - 10 * Double(step)
      tester.slide(from: (100, y + 10), to: (100, y), finger: 1, steps: 1)
      tester.slide(from: (200, y + 10), to: (200, y), finger: 2, steps: 1)
    }
    tester.lift(100, 100, finger: 1).lift(200, 100, finger: 2)
    #expect(target.scrolledBy.y > 60 && target.scrolledBy.y <= 100)
  }

  @Test func `Two fingers tap to undo, three to redo`() throws {
    let (tester, _) = try tester(.draws)
    var taps: [Int] = []
    tester.scene.fingersTapped.listen(tester) { taps.append($0) }
    for count in [2, 3] {
      for finger in 1...count { tester.touch(60 * Double(finger), 50, finger: finger) }
      for finger in 1...count { tester.lift(60 * Double(finger), 50, finger: finger) }
    }
    #expect(taps == [2, 3])
  }

  @Test func `A tap outside a menu closes it and does nothing else`() throws {
    let (tester, target) = try tester(.clicks)
    let menu = Menu(name: "Menu", items: [.command("Cut", key: "", isEnabled: true) {}])
    tester.scene.show(menu, at: ViewPoint(x: 200, y: 100), size: menu.preferredSize(width: 200))
    tester.draw()
    tester.tap(20, 20)
    #expect(!tester.scene.hasPopup && !target.notes.contains("release primary"))
  }
}
