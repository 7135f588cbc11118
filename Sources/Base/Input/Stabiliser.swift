import Glibc

/// Steadies the pointer while a hand draws: it follows on a leash, and the mean of where it was counts.
///
/// The place that draws stays until the pointer pulls it at the length of a leash ("lazy brush"), and goes there with a weight
/// that grows with time (an exponential moving average).
public struct Stabiliser: Sendable {
  public static let allowedStrengths = 0.0...100.0
  /// In points of the screen, and in milliseconds, at full strength.
  private static let longestLeash = 60.0
  private static let longestMemory = 160.0

  private let leash: Double
  private let memory: Double
  private var end: ViewPoint
  private var place: ViewPoint
  private var time: EventTime

  /// - Parameters:
  ///   - strength: within `allowedStrengths`.
  ///   - position: of the press.
  public init(strength: Double, at position: ViewPoint, time: EventTime) {
    let share = min(max(strength / Self.allowedStrengths.upperBound, 0), 1)
    leash = Self.longestLeash * share * share
    memory = Self.longestMemory * share
    (end, place, self.time) = (position, position, time)
  }

  /// Where is drawn when the pointer is in a place.
  public mutating func pass(_ position: ViewPoint, time: EventTime) -> ViewPoint {
    let distance = end.distance(to: position)
    if distance > leash {
      let share = (distance - leash) / distance
      end = ViewPoint(
        x: end.x + (position.x - end.x) * share, y: end.y + (position.y - end.y) * share)
    }
    let passed = Double(time.milliseconds(since: self.time))
    self.time = time
    let weight = memory > 0 ? 1 - exp(-max(passed, 1) / memory) : 1
    place = ViewPoint(
      x: place.x + (end.x - place.x) * weight, y: place.y + (end.y - place.y) * weight)
    return place
  }
}
