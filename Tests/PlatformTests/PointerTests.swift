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
    let desk = try Desk(way.options)
    desk.show()
    desk.hand.move(to: 10, 12)
    desk.hand.press()
    desk.hand.move(to: 20, 30)
    desk.hand.release()
    #expect(desk.wait(until: { desk.recorder.events.last?.isRelease == true }))
    let words = desk.recorder.events.suffix(4).map(\.word)
    #expect(words == ["move 10 12", "press 10 12", "move 20 30", "release 20 30"])
  }

  @Test(arguments: PointerProtocol.allCases)
  func `Two thousand motions in one burst all arrive, in order`(way: PointerProtocol) throws {
    let desk = try Desk(way.options)
    desk.show()
    desk.hand.move(to: 0, 0)
    desk.hand.press()
    #expect(desk.wait(until: { desk.recorder.events.last?.isPress == true }))
    desk.recorder.events = []
    let path = (0..<2000).map { (1 + $0 % 397, 1 + ($0 * 7) % 293) }
    desk.hand.move(through: path)
    desk.hand.release()
    #expect(desk.wait(until: { desk.recorder.events.last?.isRelease == true }))
    #expect(
      desk.recorder.moves.map(\.position) == path.map { ViewPoint(x: Double($0), y: Double($1)) })
    let times = desk.recorder.moves.map(\.time.milliseconds)
    #expect(times == times.sorted())
  }

  @Test(arguments: PointerProtocol.allCases)
  func `A drag goes on beyond the window's edge, and leaves after its end`(
    way: PointerProtocol
  ) throws {
    let desk = try Desk(way.options)
    desk.show()
    desk.hand.move(to: 390, 200)
    desk.hand.press()
    desk.hand.move(to: 700, 500)
    desk.hand.release()
    #expect(desk.wait(until: { desk.recorder.events.last == .pointerLeft }))
    let words = desk.recorder.events.suffix(4).map(\.word)
    #expect(words == ["press 390 200", "move 700 500", "release 700 500", "leave"])
  }

  @Test(arguments: PointerProtocol.allCases)
  func `A notch of the wheel is one, and is no press`(way: PointerProtocol) throws {
    let desk = try Desk(way.options)
    desk.show()
    desk.hand.move(to: 30, 30)
    for button in [4, 5, 5, 6, 7] as [UInt32] {
      desk.hand.press(button)
      desk.hand.release(button)
    }
    desk.hand.press(3)
    desk.hand.release(3)
    #expect(desk.wait(until: { desk.recorder.events.last?.isRelease == true }))
    let words = desk.recorder.events.suffix(7).map(\.word)
    #expect(
      words == [
        "scroll 0 -1", "scroll 0 1", "scroll 0 1", "scroll -1 0", "scroll 1 0",
        "press secondary 30 30", "release secondary 30 30",
      ])
  }

  @Test func `Positions are view points of the desktop's scale`() throws {
    let desk = try Desk(DisplayOptions(scale: 2))
    desk.show()
    desk.hand.move(to: 31, 40)
    #expect(desk.wait(until: { desk.recorder.moves.last?.position.x == 15.5 }))
    #expect(desk.recorder.moves.last?.position.y == 20)
    #expect(desk.recorder.moves.last?.pressure == 1)
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
    case .keyPressed(let key): "key \(key.key)"
    case .keyReleased(let key): "key up \(key.key)"
    case .focusGained: "focus"
    case .focusLost: "focus lost"
    }
  }
}
