import Glibc

/// What a listener heard.
final class Heard<Value> {
  var values: [Value] = []
}

/// A direction, clockwise from the x axis, in radians.
struct TestCircle {
  let cosine: Double
  let sine: Double

  init(_ angle: Double) {
    cosine = cos(angle)
    sine = sin(angle)
  }
}
