import CXTest

/// A settings daemon of a desktop, by XSETTINGS.
final class SettingsDaemon {
  enum Value {
    case integer(Int)
    case text(String)
    case color(Int, Int, Int, Int)
  }

  private let hand: Hand
  private var window: UInt = 0

  init(_ hand: Hand) { self.hand = hand }

  /// Takes the place of whoever was it, and says so.
  func start(_ settings: [(String, Value)]) {
    let old = window
    window = XCreateSimpleWindow(hand.connection, hand.root, -1, -1, 1, 1, 0, 0, 0)
    say(settings)
    let selection = hand.atom("_XSETTINGS_S0")
    XSetSelectionOwner(hand.connection, selection, window, 0)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = hand.root
    event.xclient.message_type = hand.atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l.1 = Int(selection)
    event.xclient.data.l.2 = Int(window)
    XSendEvent(hand.connection, hand.root, 0, StructureNotifyMask, &event)
    if old != 0 { XDestroyWindow(hand.connection, old) }
    XSync(hand.connection, 0)
  }

  func say(_ settings: [(String, Value)]) { say(Self.bytes(settings)) }

  func say(_ bytes: [UInt8]) {
    let atom = hand.atom("_XSETTINGS_SETTINGS")
    XChangeProperty(
      hand.connection, window, atom, atom, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(hand.connection, 0)
  }

  func stop() {
    XDestroyWindow(hand.connection, window)
    window = 0
    XSync(hand.connection, 0)
  }

  /// The wire form.
  static func bytes(_ settings: [(String, Value)], isBigEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? little.reversed() : little
    }
    func text(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(1, 4) + number(settings.count, 4)
    for (name, value) in settings {
      let kind: UInt8 =
        switch value {
        case .integer: 0
        case .text: 1
        case .color: 2
        }
      bytes += [kind, 0] + number(name.utf8.count, 2) + text(name) + number(0, 4)
      switch value {
      case .integer(let value): bytes += number(value, 4)
      case .text(let value): bytes += number(value.utf8.count, 4) + text(value)
      case .color(let red, let green, let blue, let alpha):
        bytes += [red, blue, green, alpha].flatMap { number($0, 2) }
      }
    }
    return bytes
  }
}
