import Glibc

/// A point of the unit circle.
struct EllipsePoint {
  let x: Double
  let y: Double

  init(degrees: Double) {
    x = cos(degrees * .pi / 180)
    y = sin(degrees * .pi / 180)
  }
}
