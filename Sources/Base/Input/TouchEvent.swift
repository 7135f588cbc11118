/// A finger on a touch screen at one moment.
public struct TouchEvent: Equatable, Sendable {
  /// The stages of a touch.
  public enum Phase: Sendable {
    case began, moved, ended
    /// Another program, such as the desktop, has claimed the touch. Undo its effects.
    case cancelled
  }

  /// The stage that the finger is in.
  public var phase: Phase
  /// Tells apart fingers that touch at the same time.
  public var finger: Int
  /// In view points of the window, fractional if the device supports it.
  public var position: ViewPoint
  /// The modifier keys held at that moment.
  public var modifiers: Modifiers
  /// The time as the window system gives it.
  public var time: EventTime

  /// Creates an event; by default without modifier keys.
  public init(
    _ phase: Phase, finger: Int, position: ViewPoint, modifiers: Modifiers = [],
    time: EventTime = .zero
  ) {
    self.phase = phase
    self.finger = finger
    self.position = position
    self.modifiers = modifiers
    self.time = time
  }
}

/// A gesture of two or more fingers on a touch screen or touchpad that pans, zooms and rotates.
public struct PinchEvent: Equatable, Sendable {
  /// The stages of a pinch.
  public enum Phase: Sendable {
    case began, changed, ended
  }

  /// The stage that the fingers are in.
  public var phase: Phase
  /// The middle of the fingers after the change, or the pointer of a touchpad, in view points of the window.
  public var center: ViewPoint
  /// The move of the middle since the last event, in points.
  public var offset: ViewPoint
  /// The change of the fingers' distance since the last event; 1 for none.
  public var factor: Double
  /// The clockwise rotation since the last event, in degrees.
  public var degrees: Double
  /// The modifier keys held at that moment.
  public var modifiers: Modifiers
  /// The time as the window system gives it.
  public var time: EventTime

  /// Creates an event; by default without a change.
  public init(
    _ phase: Phase, center: ViewPoint, offset: ViewPoint = .zero, factor: Double = 1,
    degrees: Double = 0, modifiers: Modifiers = [], time: EventTime = .zero
  ) {
    self.phase = phase
    self.center = center
    self.offset = offset
    self.factor = factor
    self.degrees = degrees
    self.modifiers = modifiers
    self.time = time
  }
}

/// What points: fingers hover over nothing, and need larger targets.
public enum PointerKind: Sendable {
  case mouse, pen, finger
}

/// What one finger does on a canvas.
public enum FingerDrawing: String, CaseIterable, Sendable {
  case draws = "draw"
  case pans = "pan"
  /// Draws, but pans while a pen is in use.
  case pansNearPen = "pan-near-pen"
}
