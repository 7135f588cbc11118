internal import CX11
internal import Base

extension Window {
  /// - Parameter keycode: its value before the input method saw the event; some clear it.
  func handleKey(_ event: inout XKeyEvent, keycode: UInt32) {
    let keyboard = display.keyboard
    let isPress = event.type == KeyPress
    var key = keyboard.key(of: keycode, state: event.state)
    var latinKey = keyboard.latinKey(of: keycode, state: event.state)
    let modifiers = keyboard.modifiers(in: event.state)
    var text = ""
    var isRepeat = false
    if isPress {
      noteUserTime(event.time)
      let typed = display.inputMethod.text(of: &event, in: self)
      // With these modifiers a key is a command and types nothing.
      if modifiers.isDisjoint(with: [.control, .alt, .command]) { text = Self.printable(typed) }
      // The input method delivers composed text with a keycode of zero.
      isRepeat = event.keycode != 0 && keyboard.press(keycode)
      if event.keycode == 0 {
        key = .other
        latinKey = .other
      } else if key == .other, text.count == 1, let character = text.lowercased().first {
        key = .character(character)
      }
    } else {
      keyboard.release(keycode)
    }
    let heard = KeyEvent(
      key: key, latinKey: latinKey, text: text, modifiers: modifiers,
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: event.time)), isRepeat: isRepeat)
    deliver(isPress ? .keyPressed(heard) : .keyReleased(heard))
  }

  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
