import Base
import InputTesting
import Platform
import Testing

/// On a real X server, whose driver for tests plays the devices.
@Suite struct TouchTests {
  private func desktop() throws -> (VirtualDesktop, InputDevices) {
    let devices = try InputDevices(width: 1280, height: 800)
    let desktop = try VirtualDesktop(devices: devices)
    desktop.showWindow()
    desktop.recorder.events = []
    return (desktop, devices)
  }

  private func touches(_ desktop: VirtualDesktop) -> [TouchEvent] {
    desktop.recorder.events.compactMap {
      if case .touched(let event) = $0 { event } else { nil }
    }
  }

  @Test func `Two fingers arrive one by one, and no pointer with them`() throws {
    let (desktop, devices) = try desktop()
    let screen = devices.touchScreen
    screen.touch(1, 40, 50)
    screen.touch(2, 140, 150)
    screen.move(1, 60, 70.5)
    screen.move(2, 160, 150)
    screen.lift(1, 60, 70.5)
    screen.lift(2, 160, 150)
    #expect(desktop.wait(until: { touches(desktop).filter { $0.phase == .ended }.count == 2 }))
    let events = touches(desktop)
    #expect(Set(events.map(\.finger)).count == 2)
    for (finger, path) in [
      (events[0].finger, [(40, 50.0), (60, 70.5), (60, 70.5)]),
      (events[1].finger, [(140, 150), (160, 150), (160, 150)]),
    ] as [(Int, [(Double, Double)])] {
      let own = events.filter { $0.finger == finger }
      #expect(own.map(\.phase) == [.began, .moved, .ended])
      for (event, place) in zip(own, path) {
        #expect(abs(event.position.x - place.0) < 0.1 && abs(event.position.y - place.1) < 0.1)
      }
    }
    let others = desktop.recorder.events.filter { if case .touched = $0 { false } else { true } }
    #expect(others.allSatisfy { $0 == .pointerLeft || $0 == .focusGained }, "\(others)")
  }

  @Test func `A finger goes on beyond the window's edge`() throws {
    let (desktop, devices) = try desktop()
    devices.touchScreen.touch(1, 390, 100)
    devices.touchScreen.move(1, 700, 400)
    devices.touchScreen.lift(1, 700, 400)
    #expect(desktop.wait(until: { touches(desktop).last?.phase == .ended }))
    #expect(touches(desktop).map(\.phase) == [.began, .moved, .ended])
    #expect(touches(desktop).last.map { abs($0.position.x - 700) < 0.1 } == true)
  }

  @Test func `A touch under a window manager arrives once, and gives the window the keyboard`()
    throws
  {
    let devices = try InputDevices(width: 1280, height: 800)
    let desktop = try VirtualDesktop(managed: true, devices: devices)
    desktop.window.show()
    #expect(desktop.wait(until: { desktop.window.frameCount > 0 }))
    desktop.recorder.events = []
    let corner = try #require(desktop.window.placement?.corner)
    let (x, y) = (Double(corner.x) + 100, Double(corner.y) + 100)
    devices.touchScreen.touch(1, x, y)
    devices.touchScreen.lift(1, x, y)
    #expect(desktop.wait(until: { touches(desktop).last?.phase == .ended }))
    #expect(touches(desktop).map(\.phase) == [.began, .ended])
    #expect(!desktop.recorder.events.contains { $0.isPress })
    #expect(desktop.wait(until: { desktop.window.isFocused }))
  }

  @Test func `A pen tells when it comes and goes, and that it is one`() throws {
    let (desktop, devices) = try desktop()
    // The first event makes the pen known.
    devices.pen.move(100, 100)
    #expect(desktop.wait(until: { desktop.recorder.moves.last?.kind == .pen }))
    desktop.recorder.events = []
    devices.pen.enter(100, 100)
    devices.pen.press(1, 110, 100, pressure: 0.25)
    devices.pen.release(1, 110, 100)
    devices.pen.leave(110, 100)
    #expect(desktop.wait(until: { desktop.recorder.events.last?.word == "pen out" }))
    #expect(desktop.recorder.events.contains { $0.word == "pen in" })
    let presses = desktop.recorder.events.compactMap {
      if case .pointerPressed(let sample, _) = $0 { sample } else { nil }
    }
    #expect(presses.map(\.kind) == [.pen])
    #expect(presses.first.map { abs($0.pressure - 0.25) < 0.01 } == true)
  }

  @Test
  func `Pens on one tablet are told apart as they come, before anything else is told of them`()
    throws
  {
    let (desktop, devices) = try desktop()
    var told: [String] = []
    desktop.display.onPenChange = { pen in
      told.append("\(pen.key) \(desktop.recorder.moves.count)")
    }
    func move(to x: Double) {
      desktop.recorder.events = []
      devices.pen.move(x, 100)
      #expect(desktop.wait(until: { desktop.recorder.moves.last?.position.x.rounded() == x }))
    }
    move(to: 50)
    desktop.hand.putWacomTool(serial: 0xA1, on: "pen")
    move(to: 60)
    move(to: 70)
    desktop.hand.putWacomTool(serial: 0xB2, on: "pen")
    move(to: 80)
    desktop.hand.putWacomTool(serial: 0xA1, on: "pen")
    move(to: 90)
    // It leaves, and the device goes on.
    desktop.hand.putWacomTool(serial: 0, on: "pen")
    move(to: 100)
    #expect(told == ["pen 0", "a1 0", "b2 0", "a1 0"])
  }

  @Test func `A curve of a pen's device changes its pressure at once, and that of no other`() throws
  {
    let (desktop, devices) = try desktop()
    func pressure() throws -> Double {
      desktop.recorder.events = []
      devices.pen.move(50, 100)
      devices.pen.press(1, 50, 100, pressure: 0.25)
      devices.pen.release(1, 50, 100)
      #expect(desktop.wait(until: { desktop.recorder.events.last?.isRelease == true }))
      let presses = desktop.recorder.events.compactMap {
        if case .pointerPressed(let sample, _) = $0 { sample } else { nil }
      }
      return try #require(presses.first).pressure
    }
    #expect(abs(try pressure() - 0.25) < 0.01)
    let curve = try #require(ResponseCurve(text: "0,0 0.25,0.75 1,1"))
    desktop.display.pressureCurves = ["another pen": curve]
    #expect(abs(try pressure() - 0.25) < 0.01)
    desktop.display.pressureCurves = ["pen": curve]
    #expect(abs(try pressure() - 0.75) < 0.01)
    // Also after it was forgotten and found again.
    desktop.hand.putWacomTool(serial: 0xA1, on: "pen")
    #expect(abs(try pressure() - 0.75) < 0.01)
    desktop.display.pressureCurves = [:]
    #expect(abs(try pressure() - 0.25) < 0.01)
  }

  @Test func `A finger on a window that is hidden is taken back, and the next one touches again`()
    throws
  {
    let (desktop, devices) = try desktop()
    devices.touchScreen.touch(1, 40, 50)
    #expect(desktop.wait(until: { !touches(desktop).isEmpty }))
    desktop.hand.hide(desktop.window.identifier)
    #expect(
      desktop.wait(until: { [.cancelled, .ended].contains(touches(desktop).last?.phase) }))
    devices.touchScreen.lift(1, 40, 50)
    desktop.hand.show(desktop.window.identifier)
    #expect(desktop.wait(until: { desktop.isPainted(10, 10) }))
    desktop.recorder.events = []
    devices.touchScreen.touch(2, 140, 150)
    devices.touchScreen.lift(2, 140, 150)
    #expect(desktop.wait(until: { touches(desktop).last?.phase == .ended }))
    #expect(touches(desktop).map(\.phase) == [.began, .ended])
  }

  @Test func `A stroke belongs to the device that began it`() throws {
    let (desktop, devices) = try desktop()
    devices.pen.move(50, 50)
    devices.pen.press(1, 50, 50)
    devices.pen.move(60, 60, pressure: 0.5)
    devices.mouse.move(300, 200)
    devices.mouse.press(1, 300, 200)
    devices.mouse.release(1, 300, 200)
    desktop.hand.move(to: 10, 250)
    devices.pen.move(70, 70, pressure: 0.5)
    devices.pen.release(1, 70, 70)
    #expect(desktop.wait(until: { desktop.recorder.events.last?.isRelease == true }))
    let drawn = desktop.recorder.events.drop { !$0.isPress }.map(\.word)
    #expect(drawn == ["press 50 50", "move 60 60", "move 70 70", "release 70 70"])
    // Afterwards the mouse points again.
    devices.mouse.move(300, 200)
    #expect(desktop.wait(until: { desktop.recorder.moves.last?.position.x.rounded() == 300 }))
  }

  @Test func `A touchpad's pinch tells factors, angles and moves since the last event`() throws {
    let (desktop, devices) = try desktop()
    desktop.hand.move(to: 120, 90)
    let pad = devices.touchpad
    pad.pinch(.began)
    pad.pinch(.changed, dx: 3, dy: -2, scale: 1.5, degrees: 10)
    pad.pinch(.changed, scale: 3, degrees: -4)
    pad.pinch(.ended, scale: 3)
    pad.swipe(.began)
    pad.swipe(.changed, dx: 12, dy: 7)
    pad.swipe(.ended)
    func pinches() -> [PinchEvent] {
      desktop.recorder.events.compactMap { if case .pinched(let event) = $0 { event } else { nil } }
    }
    #expect(desktop.wait(until: { pinches().filter { $0.phase == .ended }.count == 2 }))
    let events = pinches()
    #expect(events.map(\.phase) == [.began, .changed, .changed, .ended, .began, .changed, .ended])
    guard events.count == 7 else { return }
    #expect(events.allSatisfy { $0.center == ViewPoint(x: 120, y: 90) })
    #expect(events[1].offset == ViewPoint(x: 3, y: -2))
    #expect(events[1].factor == 1.5 && events[2].factor == 2 && events[3].factor == 1)
    #expect(events[1].degrees == 10 && events[2].degrees == -4)
    #expect(events[5].offset == ViewPoint(x: 12, y: 7) && events[5].factor == 1)
  }
}
