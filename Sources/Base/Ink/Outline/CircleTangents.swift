import Glibc

/// The two outer tangents of consecutive circles along a line.
///
/// Relative to the line between the centres, a tangent touches both circles at the angle φ with cos φ = (r₀ − r₁) / d
/// (the contact angle of an envelope, cos φ = −r′). If one circle contains the other, φ is 0 or π: both tangents shrink
/// to the circles' closest point, and the case needs no special treatment.
struct CircleTangents {
  /// The unit vector between the centres.
  let direction: SIMD2<Double>
  /// The cosine and sine of the contact angle.
  let cosine: Double
  let sine: Double
  /// Between the two points of contact.
  let length: Double

  /// - Parameter before: the previous direction, for two circles with the same centre.
  init(from start: PenCircle, to end: PenCircle, before: SIMD2<Double>?) {
    let way = end.middle - start.middle
    let distance = way.length
    let shrinking = start.radius - end.radius
    guard distance > 0 else {
      direction = before ?? SIMD2(1, 0)
      cosine = shrinking < 0 ? -1 : 1
      (sine, length) = (0, 0)
      return
    }
    direction = way / distance
    cosine = min(max(shrinking / distance, -1), 1)
    sine = ((1 - cosine) * (1 + cosine)).squareRoot()
    length = distance * sine
  }

  private init(direction: SIMD2<Double>, cosine: Double, sine: Double, length: Double) {
    (self.direction, self.cosine, self.sine, self.length) = (direction, cosine, sine, length)
  }

  /// The tangents of the same circles in the opposite order.
  var reversed: CircleTangents {
    CircleTangents(direction: -direction, cosine: -cosine, sine: sine, length: length)
  }

  /// φ, 0…π.
  var contactAngle: Double { atan2(sine, cosine) }

  /// The unit vector from a centre to the point of contact on one side.
  func normal(_ side: OutlineSide) -> SIMD2<Double> {
    direction * cosine + direction.perpendicular * (sine * side.sign)
  }
}

/// The side of a line, seen along its direction: left is the direction of y if x is turned by a right angle.
enum OutlineSide {
  case left, right

  var sign: Double { self == .left ? 1 : -1 }
  var other: OutlineSide { self == .left ? .right : .left }
}

extension SIMD2<Double> {
  var length: Double { dot(self).squareRoot() }

  /// Rotated by a right angle from x towards y.
  var perpendicular: SIMD2<Double> { SIMD2(-y, x) }

  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// Positive if `other` is rotated from x towards y relative to this vector.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  /// Rotated by an angle from x towards y.
  func turned(cosine: Double, sine: Double) -> SIMD2<Double> {
    SIMD2(x * cosine - y * sine, x * sine + y * cosine)
  }
}
