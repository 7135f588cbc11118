import Base
import Glibc

/// The move, the distance and the rotation of two or more fingers.
///
/// The first two tell distance and angle, all of them the middle. Trembling fingers neither move, nor zoom, nor rotate:
/// each of these begins once it is meant.
struct Pinch: Equatable {
  private var middle: ViewPoint
  private var reach: Double
  private var angle: Double
  /// The change so far that is too small to count.
  private var pending = (offset: ViewPoint.zero, factor: 1.0, degrees: 0.0)
  private var isMoving = false
  private var isTurning = false

  /// The least rotation of the fingers that rotates the view, in degrees.
  static let leastTurn = 10.0
  /// The least change of their distance that zooms.
  static let leastFactor = 1.04
  /// The shortest distance that tells an angle and a factor, in points: two fingers can't be closer.
  private static let leastReach = 8.0

  init(_ positions: [ViewPoint]) {
    middle = Self.middle(of: positions)
    (reach, angle) = Self.span(of: positions)
  }

  static func == (one: Pinch, other: Pinch) -> Bool {
    one.middle == other.middle && one.reach == other.reach && one.angle == other.angle
      && one.isMoving == other.isMoving && one.isTurning == other.isTurning
  }

  static func middle(of positions: [ViewPoint]) -> ViewPoint {
    let sum = positions.reduce(ViewPoint.zero) { $0 + $1 }
    let count = Double(max(1, positions.count))
    return ViewPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The distance in points and the angle in degrees between the first two fingers.
  private static func span(of positions: [ViewPoint]) -> (reach: Double, angle: Double) {
    guard positions.count > 1 else { return (0, 0) }
    let way = positions[1] - positions[0]
    return (hypot(way.x, way.y), atan2(way.y, way.x) * 180 / .pi)
  }

  /// Another finger has come or gone, which changes nothing by itself.
  mutating func rebase(on positions: [ViewPoint]) {
    middle = Self.middle(of: positions)
    (reach, angle) = Self.span(of: positions)
  }

  /// Returns the change that the fingers mean; nil for none.
  mutating func move(to positions: [ViewPoint], _ event: TouchEvent) -> PinchEvent? {
    let newMiddle = Self.middle(of: positions)
    let (newReach, newAngle) = Self.span(of: positions)
    var change = (offset: newMiddle - middle, factor: 1.0, degrees: 0.0)
    if min(reach, newReach) >= Self.leastReach {
      change.factor = newReach / reach
      change.degrees = (newAngle - angle).remainder(dividingBy: 360)
    }
    (middle, reach, angle) = (newMiddle, newReach, newAngle)
    pending.offset = pending.offset + change.offset
    pending.factor *= change.factor
    pending.degrees += change.degrees
    if !isMoving {
      isMoving =
        hypot(pending.offset.x, pending.offset.y) > TouchGesture.slop
        || max(pending.factor, 1 / pending.factor) > Self.leastFactor
      if isMoving { change = (.zero, 1, change.degrees) }
    }
    if !isTurning, abs(pending.degrees) > Self.leastTurn {
      isTurning = true
      change.degrees = 0
    }
    guard isMoving || isTurning else { return nil }
    return PinchEvent(
      .changed, center: newMiddle, offset: isMoving ? change.offset : .zero,
      factor: isMoving ? change.factor : 1, degrees: isTurning ? change.degrees : 0,
      modifiers: event.modifiers, time: event.time)
  }
}
