import CXTest

/// The desktop's daemon for settings, of which only the theme's name is known.
///
/// Source: freedesktop.org, "XSETTINGS – cross toolkit configuration proposal", 0.5.
final class DesktopSettings {
  private let hand: Hand
  private let window: UInt
  private var serial: UInt8 = 0

  init(_ hand: Hand) {
    self.hand = hand
    window = XCreateSimpleWindow(hand.connection, hand.root, -1, -1, 1, 1, 0, 0, 0)
    XSetSelectionOwner(
      hand.connection, XInternAtom(hand.connection, "_XSETTINGS_S0", 0), window, 0)
    XSync(hand.connection, 0)
  }

  func chooseTheme(_ name: String) {
    serial += 1
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func text(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    let key = "Net/ThemeName"
    var bytes: [UInt8] = [0, 0, 0, 0] + number(Int(serial), 4) + number(1, 4)
    bytes += [1, 0] + number(key.utf8.count, 2) + text(key) + number(Int(serial), 4)
    bytes += number(name.utf8.count, 4) + text(name)
    let atom = XInternAtom(hand.connection, "_XSETTINGS_SETTINGS", 0)
    XChangeProperty(
      hand.connection, window, atom, atom, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(hand.connection, 0)
  }
}
