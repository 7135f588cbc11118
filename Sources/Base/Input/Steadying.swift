/// Steadies the pointer of one view, from press to release.
public struct Steadying: Sendable {
  /// Within `Stabiliser.allowedStrengths`; 0 leaves the pointer alone. It holds from the next press on.
  public var strength = 0.0
  private var stabiliser: Stabiliser?

  public init() {}

  public mutating func begin(_ event: PointerEvent) {
    stabiliser =
      strength > 0
      ? Stabiliser(strength: strength, at: event.position, time: event.time) : nil
  }

  /// The event as it is to be taken while the button is held. That of the release is taken as it is: there the line
  /// catches up.
  public mutating func pass(_ event: PointerEvent) -> PointerEvent {
    var event = event
    if let place = stabiliser?.pass(event.position, time: event.time) { event.position = place }
    return event
  }
}
