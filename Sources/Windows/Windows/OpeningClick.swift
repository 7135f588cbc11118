import Base

/// The click that opened a window, for ignoring the second click of a double click, which isn't meant for the window.
struct OpeningClick {
  private let time: EventTime
  /// The first position of the pointer over the window.
  private var position: ViewPoint?
  /// The button of the second click.
  private var button: PointerButton?
  /// The finger of a second tap.
  private var finger: Int?
  private var isOver = false

  init(at time: EventTime) { self.time = time }

  /// Whether an event is part of that double click.
  mutating func takes(_ event: InputEvent, by habits: PointerHabits = PointerHabits()) -> Bool {
    switch event {
    case .pointerMoved(let event): position = position ?? event.position
    case .pointerPressed(let event, let pressed):
      defer { isOver = true }
      button = nil
      guard !isOver, event.time.milliseconds(since: time) <= habits.doubleClickInterval,
        event.position.distance(to: position ?? event.position) <= habits.doubleClickReach
      else { return false }
      button = pressed
      return true
    case .pointerReleased(_, let released) where released == button:
      button = nil
      return true
    case .touched(let event) where event.phase == .began:
      defer { isOver = true }
      guard !isOver, event.time.milliseconds(since: time) <= habits.doubleClickInterval else {
        return false
      }
      finger = event.finger
      return true
    case .touched(let event) where event.finger == finger:
      if event.phase != .moved { finger = nil }
      return true
    default: break
    }
    return false
  }
}
