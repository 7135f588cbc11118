/// A user action as received by a window.
public enum InputEvent: Equatable, Sendable {
  case pointerMoved(PointerEvent)
  case pointerPressed(PointerEvent, PointerButton)
  case pointerReleased(PointerEvent, PointerButton)
  case pointerLeft
  /// One notch of a wheel is 1; positive is down and to the right.
  case scrolled(PointerEvent, dx: Double, dy: Double)
  case touched(TouchEvent)
  /// By the fingers on a touchpad; those on a screen arrive one by one.
  case pinched(PinchEvent)
  /// A pen has come near enough to its tablet to be noticed, or has left it.
  case penMoved(isInRange: Bool, EventTime)
  case keyPressed(KeyEvent)
  case keyReleased(KeyEvent)
  /// The text that an input method composes, before it is typed, with the caret's position in characters.
  case composed(String, caret: Int)
  case focusGained
  case focusLost
}

/// A button of a mouse or pen.
public enum PointerButton: Hashable, Sendable {
  case primary, middle, secondary
  case other(Int)
}

extension PointerButton {
  /// The key that it is for commands; nil for the primary button, which is none.
  public func key(of pointer: PointerKind) -> Key? {
    let device: ButtonDevice = pointer == .pen ? .pen : .mouse
    return switch self {
    case .primary: nil
    case .middle: .button(device, 2)
    case .secondary: .button(device, 3)
    case .other(let number): .button(device, number)
    }
  }
}

/// The position and time of a pointer event.
public struct PointerEvent: Equatable, Sendable {
  /// In view points of the window, fractional if the device supports it.
  public var position: ViewPoint
  /// 0…1; 1 for devices that measure none.
  public var pressure: Double
  /// The tilt of the pen; upright for other pointers.
  public var tilt: PenTilt
  /// The end of the pen that points; always the tip of other pointers.
  public var penEnd: PenEnd
  /// What points.
  public var kind: PointerKind
  /// The modifier keys held at that moment.
  public var modifiers: Modifiers
  /// The time as the window system gives it.
  public var time: EventTime

  /// Creates an event; by default that of a mouse without modifier keys.
  public init(
    position: ViewPoint, pressure: Double = 1, tilt: PenTilt = .upright, penEnd: PenEnd = .tip,
    kind: PointerKind = .mouse, modifiers: Modifiers = [], time: EventTime = .zero
  ) {
    self.position = position
    self.pressure = pressure
    self.tilt = tilt
    self.penEnd = penEnd
    self.kind = kind
    self.modifiers = modifiers
    self.time = time
  }
}

/// The end of a pen that points. Mice and fingers have only a tip.
public enum PenEnd: Hashable, Sendable {
  case tip, eraser
}

/// A key press or release.
public struct KeyEvent: Equatable, Sendable {
  /// The key's meaning in the current layout.
  public var key: Key
  /// The key's meaning on the first Latin layout; equal to `key` on a Latin one. Shortcuts match either, so that they
  /// work on a Greek or Russian keyboard.
  public var latinKey: Key
  /// The typed text; empty for keys that type none.
  public var text: String
  /// The modifier keys held, apart from the key itself.
  public var modifiers: Modifiers
  /// The time as the window system gives it.
  public var time: EventTime
  /// Whether the key is held and the press repeats an earlier one.
  public var isRepeat: Bool

  /// Creates an event; without a Latin key its key is Latin itself.
  public init(
    key: Key, latinKey: Key? = nil, text: String = "", modifiers: Modifiers = [],
    time: EventTime = .zero, isRepeat: Bool = false
  ) {
    self.key = key
    self.latinKey = latinKey ?? key
    self.text = text
    self.modifiers = modifiers
    self.time = time
    self.isRepeat = isRepeat
  }
}

/// A key by its meaning. Characters are in lower case: Shift is a modifier.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backspace, delete, insert, space, menu
  case left, right, up, down, home, end, pageUp, pageDown
  case function(Int)
  /// A button, by the server's number: of a mouse from 2, of a pen from 2 as 1 is its tip, of a tablet from 1.
  case button(ButtonDevice, Int)
  /// A key without a meaning to this program, such as a modifier or media key.
  case other
}

/// A device with buttons that may be used like keys.
public enum ButtonDevice: CaseIterable, Sendable {
  case mouse, pen
  /// The frame of a tablet.
  case pad

  /// The English name, to be followed by the number of a button.
  public var name: String {
    switch self {
    case .mouse: "Button"
    case .pen: "Pen"
    case .pad: "Pad"
    }
  }
}

/// The held modifier keys, without locks.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Either Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Either Control key.
  public static let control = Modifiers(rawValue: 2)
  /// Either Alt key.
  public static let alt = Modifiers(rawValue: 4)
  /// The Super key, also called Windows or Meta.
  public static let command = Modifiers(rawValue: 8)
}

/// The window system's time of an event, which wraps around after about 49 days.
public struct EventTime: Equatable, Hashable, Sendable {
  /// The milliseconds since an unknown moment.
  public var milliseconds: UInt32

  /// The time of events that were not timed.
  public static let zero = EventTime(milliseconds: 0)

  /// Creates the time that a window system reports.
  public init(milliseconds: UInt32) { self.milliseconds = milliseconds }

  /// Milliseconds since an earlier event, also across the wrap.
  public func milliseconds(since earlier: EventTime) -> UInt32 {
    milliseconds &- earlier.milliseconds
  }
}
