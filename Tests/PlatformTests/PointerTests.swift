import Platform
import Base
import Testing

/// The two ways in which the server tells of the pointer.
enum PointerProtocol: CaseIterable {
  case xInput2, core

  var options: DisplayOptions { DisplayOptions(usesXInput2: self == .xInput2) }
}

@Suite struct PointerTests {
  @Test(arguments: PointerProtocol.allCases)
  func `A press, a drag and a release arrive in their order`(way: PointerProtocol) throws {
    let desktop = try VirtualDesktop(way.options)
    desktop.showWindow()
    desktop.hand.move(to: 10, 12)
    desktop.hand.press()
    desktop.hand.move(to: 20, 30)
    desktop.hand.release()
    #expect(desktop.wait(until: { desktop.recorder.events.last?.isRelease == true }))
    let words = desktop.recorder.events.suffix(4).map(\.word)
    #expect(words == ["move 10 12", "press 10 12", "move 20 30", "release 20 30"])
  }

  @Test(arguments: PointerProtocol.allCases)
  func `Two thousand motions in one burst all arrive, in order`(way: PointerProtocol) throws {
    let desktop = try VirtualDesktop(way.options)
    desktop.showWindow()
    desktop.hand.move(to: 0, 0)
    desktop.hand.press()
    #expect(desktop.wait(until: { desktop.recorder.events.last?.isPress == true }))
    desktop.recorder.events = []
    let path = (0..<2000).map { (1 + $0 % 397, 1 + ($0 * 7) % 293) }
    desktop.hand.move(through: path)
    desktop.hand.release()
    #expect(desktop.wait(until: { desktop.recorder.events.last?.isRelease == true }))
    #expect(
      desktop.recorder.moves.map(\.position) == path.map { ViewPoint(x: Double($0), y: Double($1)) }
    )
    let times = desktop.recorder.moves.map(\.time.milliseconds)
    #expect(times == times.sorted())
  }

  @Test(arguments: PointerProtocol.allCases)
  func `A drag goes on beyond the window's edge, and leaves after its end`(
    way: PointerProtocol
  ) throws {
    let desktop = try VirtualDesktop(way.options)
    desktop.showWindow()
    desktop.hand.move(to: 390, 200)
    desktop.hand.press()
    desktop.hand.move(to: 700, 500)
    desktop.hand.release()
    #expect(desktop.wait(until: { desktop.recorder.events.last == .pointerLeft }))
    let words = desktop.recorder.events.suffix(4).map(\.word)
    #expect(words == ["press 390 200", "move 700 500", "release 700 500", "leave"])
  }

  @Test(arguments: PointerProtocol.allCases)
  func `A notch of the wheel is one, and is no press`(way: PointerProtocol) throws {
    let desktop = try VirtualDesktop(way.options)
    desktop.showWindow()
    desktop.hand.move(to: 30, 30)
    for button in [4, 5, 5, 6, 7] as [UInt32] {
      desktop.hand.press(button)
      desktop.hand.release(button)
    }
    desktop.hand.press(3)
    desktop.hand.release(3)
    #expect(desktop.wait(until: { desktop.recorder.events.last?.isRelease == true }))
    let words = desktop.recorder.events.suffix(7).map(\.word)
    #expect(
      words == [
        "scroll 0 -1", "scroll 0 1", "scroll 0 1", "scroll -1 0", "scroll 1 0",
        "press secondary 30 30", "release secondary 30 30",
      ])
  }

  @Test(arguments: [("ERASER", PenEnd.eraser), ("STYLUS", .tip)])
  func `What the server tells of a device says which end of a pen it is`(
    type: String, end: PenEnd
  ) throws {
    let desktop = try VirtualDesktop(prepare: { $0.holdWacomTool(type) })
    desktop.showWindow()
    desktop.hand.move(to: 10, 12)
    desktop.hand.press()
    desktop.hand.release()
    #expect(desktop.wait(until: { desktop.recorder.events.last?.isRelease == true }))
    let ends = desktop.recorder.events.suffix(3).compactMap { event -> PenEnd? in
      switch event {
      case .pointerMoved(let sample), .pointerPressed(let sample, _),
        .pointerReleased(let sample, _):
        sample.penEnd
      default: nil
      }
    }
    #expect(ends == [end, end, end])
  }

  @Test func `The buttons on the frame of a tablet are keys, and no presses`() throws {
    let desktop = try VirtualDesktop(prepare: { $0.holdWacomTool("PAD") })
    desktop.showWindow()
    desktop.hand.move(to: 10, 12)
    desktop.recorder.events = []
    for button in [1, 3, 9] as [UInt32] {
      desktop.hand.press(button)
      desktop.hand.release(button)
    }
    desktop.hand.press(4)
    desktop.hand.release(4)
    #expect(desktop.wait(until: { desktop.recorder.events.last?.word == "scroll 0 -1" }))
    let keys = desktop.recorder.events.compactMap { event -> Key? in
      switch event {
      case .keyPressed(let key), .keyReleased(let key): key.key
      default: nil
      }
    }
    #expect(keys == [1, 1, 3, 3, 9, 9].map { Key.button(.pad, $0) })
    #expect(!desktop.recorder.events.contains { $0.isPress || $0.isRelease })
  }

  @Test func `Positions are view points of the desktop's scale`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(scale: 2))
    desktop.showWindow()
    desktop.hand.move(to: 31, 40)
    #expect(desktop.wait(until: { desktop.recorder.moves.last?.position.x == 15.5 }))
    #expect(desktop.recorder.moves.last?.position.y == 20)
    #expect(desktop.recorder.moves.last?.pressure == 1)
  }
}

extension InputEvent {
  var isPress: Bool { if case .pointerPressed = self { true } else { false } }
  var isRelease: Bool { if case .pointerReleased = self { true } else { false } }

  /// The event in a few words, without its time.
  var word: String {
    func place(_ sample: PointerEvent) -> String {
      "\(Int(sample.position.x)) \(Int(sample.position.y))"
    }
    func name(_ button: PointerButton) -> String { button == .primary ? "" : "\(button) " }
    return switch self {
    case .pointerMoved(let sample): "move \(place(sample))"
    case .pointerPressed(let sample, let button): "press \(name(button))\(place(sample))"
    case .pointerReleased(let sample, let button): "release \(name(button))\(place(sample))"
    case .pointerLeft: "leave"
    case .scrolled(_, let dx, let dy): "scroll \(Int(dx)) \(Int(dy))"
    case .touched(let touch):
      "touch \(touch.phase) \(Int(touch.position.x.rounded())) \(Int(touch.position.y.rounded()))"
    case .pinched(let pinch): "pinch \(pinch.phase)"
    case .penMoved(let isInRange, _): "pen \(isInRange ? "in" : "out")"
    case .keyPressed(let key): "key \(key.key)"
    case .keyReleased(let key): "key up \(key.key)"
    case .composed(let text, let caret): "composed \(text) \(caret)"
    case .focusGained: "focus"
    case .focusLost: "focus lost"
    }
  }
}
