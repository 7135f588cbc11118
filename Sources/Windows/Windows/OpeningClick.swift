import Base

/// The press that opened a window, to tell the second one of a double click, which is not meant for the window.
struct OpeningClick {
  private let time: EventTime
  /// Where the pointer was over the window first.
  private var position: ViewPoint?
  /// Of the second click.
  private var button: PointerButton?
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
    default: break
    }
    return false
  }
}
