internal import Base

/// A window's pointer state between events.
struct PointerState {
  /// Buttons pressed in the window and not released, by the server's numbers.
  var held: Set<Int> = []
  /// The device with held buttons.
  var device: Int32 = 0
  /// The mouse or pen that holds them, one of those that move this device.
  var source: Int32 = 0
  /// The scale of a pinch at its last event.
  var pinchScale = 1.0
  var last: PointerEvent?
  /// The fingers on the window as they were last told.
  var fingers: [Int: TouchEvent] = [:]

  /// Buttons released without our notice, as when a window manager grabs the pointer.
  func lost(among isDown: (Int) -> Bool) -> [Int] {
    held.filter { !isDown($0) }.sorted()
  }
}

extension PointerButton {
  /// The button for the server's number; nil for 4…7, the wheel.
  init?(number: Int) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case 8...: self = .other(number)
    default: return nil
    }
  }
}
