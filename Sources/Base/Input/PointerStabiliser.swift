/// Stabilises the pointer of one view, from press to release.
public struct PointerStabiliser: Sendable {
  /// The length of the rope, within `Stabiliser.allowedRopes`; 0 disables it. Applies from the next press on.
  public var length = 0.0
  /// Whether the line continues to the pointer when the button is released.
  public var catchesUp = true
  private var stabiliser: Stabiliser?
  /// The last event as received, while the button is held.
  private var last: PointerEvent?

  /// Creates a stabiliser that passes events on unchanged, until its rope gets a length.
  public init() {}

  /// The rope's joints from the line to the pointer while the button is held; empty without a rope.
  public var rope: [ViewPoint] { stabiliser?.rope ?? [] }

  /// Puts both ends of the rope at a press.
  public mutating func begin(with event: PointerEvent) {
    stabiliser = length > 0 ? Stabiliser(length: length, at: event.position) : nil
    last = event
  }

  /// Converts an event while the button is held.
  public mutating func pass(_ event: PointerEvent) -> PointerEvent {
    last = event
    var event = event
    if let place = stabiliser?.pass(event.position) { event.position = place }
    return event
  }

  /// Returns the events that replace a release: the line follows the rope to the pointer, or ends at its current
  /// position.
  public mutating func end(_ event: PointerEvent) -> [PointerEvent] {
    defer { cancel() }
    guard var stabiliser else { return [event] }
    let place = stabiliser.pass(event.position)
    func moved(_ event: PointerEvent, to place: ViewPoint) -> PointerEvent {
      var event = event
      event.position = place
      return event
    }
    guard catchesUp else { return [moved(event, to: place)] }
    // A lifted pen has no pressure: the rest of the line keeps the width of its end.
    let held = last ?? event
    return stabiliser.rope.dropLast().map { moved(held, to: $0) } + [event]
  }

  /// Drops the rope.
  public mutating func cancel() { (stabiliser, last) = (nil, nil) }
}
