/// The state machine of a drag from one of our windows to another program.
///
/// It is independent of the server: each event returns the orders to carry out.
///
///     var drag = OutgoingDrag()
///     drag.move(to: place, over: target)            // [.enter(target), .position(target, place)]
///     drag.hear(.status(from: 7, isTaken: true))    // [.show(isTaken: true)]
///     drag.release(at: 1234)                        // [.drop(target, time: 1234)]
///     drag.hear(.finished(from: 7, isTaken: true))  // [.end(isTaken: true)]
///
/// Source: freedesktop.org, "Drag-and-Drop Protocol for the X Window System", version 5.
struct OutgoingDrag {
  private enum Phase: Equatable {
    case dragging
    /// Released before the target has replied.
    case released(time: UInt)
    case dropped, ended
  }

  /// Whether the target under the pointer would take it.
  private(set) var isTaken = false
  private var phase = Phase.dragging
  private var target: Target?
  private var awaitsStatus = false
  /// The position not sent yet, as the target has not replied.
  private var next: PointerPosition?
  private var quiet: Quiet?

  /// The target's protocol version; the latest without a target.
  var targetVersion: UInt { target?.version ?? DragState.version }
  /// Whether an answer is due.
  var awaitsAnswer: Bool { awaitsStatus || phase == .dropped }
  var isDropped: Bool { phase == .dropped }
  var isOver: Bool { phase == .ended }

  mutating func move(to place: PointerPosition, over new: Target?) -> [Order] {
    guard phase == .dragging else { return [] }
    guard new == target else { return leave() + enter(new, at: place) }
    guard let target, quiet?.contains(place) != true else { return [] }
    if awaitsStatus {
      next = place
      return []
    }
    awaitsStatus = true
    return [.position(target, place)]
  }

  mutating func hear(_ answer: Answer) -> [Order] {
    switch (answer, phase) {
    case (.finished(let window, let isTaken), .dropped) where window == target?.window:
      return end(isTaken: isTaken)
    case (.status(let window, let isTaken, let quiet), .dragging) where window == target?.window:
      self.quiet = quiet
      awaitsStatus = false
      return setTaken(isTaken: isTaken) + sendNext()
    case (.status(let window, let isTaken, _), .released(let time)) where window == target?.window:
      awaitsStatus = false
      self.isTaken = isTaken
      return drop(at: time)
    default: return []
    }
  }

  /// Handles the release of the button.
  mutating func release(at time: UInt) -> [Order] {
    guard phase == .dragging else { return [] }
    if awaitsStatus {
      phase = .released(time: time)
      return []
    }
    return drop(at: time)
  }

  /// Cancels the drag; has no effect after the drop.
  mutating func cancel() -> [Order] {
    guard phase != .dropped, phase != .ended else { return [] }
    return leave() + end(isTaken: false)
  }

  /// Handles a target that has been silent for too long or has disappeared.
  mutating func giveUp() -> [Order] {
    switch phase {
    case .dragging:
      // Sends it nothing more until the pointer has been elsewhere.
      awaitsStatus = false
      next = nil
      quiet = Quiet(x: .min / 2, y: .min / 2, width: .max, height: .max)
      return setTaken(isTaken: false)
    case .released: return leave() + end(isTaken: false)
    case .dropped: return end(isTaken: false)
    case .ended: return []
    }
  }

  private mutating func enter(_ new: Target?, at place: PointerPosition) -> [Order] {
    target = new
    guard let new else { return [] }
    awaitsStatus = true
    return [.enter(new), .position(new, place)]
  }

  private mutating func leave() -> [Order] {
    guard let old = target else { return [] }
    target = nil
    awaitsStatus = false
    next = nil
    quiet = nil
    return [.leave(old)] + setTaken(isTaken: false)
  }

  private mutating func sendNext() -> [Order] {
    guard let place = next, let target else { return [] }
    next = nil
    guard quiet?.contains(place) != true else { return [] }
    awaitsStatus = true
    return [.position(target, place)]
  }

  private mutating func setTaken(isTaken: Bool) -> [Order] {
    guard isTaken != self.isTaken else { return [] }
    self.isTaken = isTaken
    return [.show(isTaken: isTaken)]
  }

  private mutating func drop(at time: UInt) -> [Order] {
    guard let target, isTaken else { return leave() + end(isTaken: false) }
    phase = .dropped
    return [.drop(target, time: time)]
  }

  private mutating func end(isTaken: Bool) -> [Order] {
    phase = .ended
    return [.end(isTaken: isTaken)]
  }
}
