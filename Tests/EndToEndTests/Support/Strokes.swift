import Foundation

/// Strokes to be drawn.
enum Strokes {
  /// From one point to another in so many motions, each on a pixel of its own.
  static func line(from start: Point, to end: Point, motions: Int = 10) -> [Point] {
    (0...motions).map { step in
      Point(
        start.x + (end.x - start.x) * step / motions, start.y + (end.y - start.y) * step / motions)
    }
  }

  /// Round and round, in motions of so many pixels.
  static func circle(
    radius: Double, around middle: Point, turns: Double, pace: Double
  ) -> [Point] {
    let angle = 2 * Double.pi * turns
    let count = Int(angle * radius / pace)
    return (0...count).map { step in
      let part = angle * Double(step) / Double(count)
      return middle
        + Point(
          Int((radius * cos(part)).rounded()), Int((radius * sin(part)).rounded()))
    }
  }

  /// Two arcs, each of five eighths of a circle, from the upper end.
  static func letterS(height: Double, around middle: Point, pace: Double) -> [Point] {
    let radius = height / 4
    let count = Int(1.25 * Double.pi * radius / pace)
    return [-1.0, 1].flatMap { side in
      (0...count).map { step in
        let part = 1.25 * Double.pi * Double(step) / Double(count)
        let angle = side < 0 ? -0.25 * Double.pi - part : part - 0.5 * Double.pi
        return middle
          + Point(
            Int((radius * cos(angle)).rounded()),
            Int((side * radius + radius * sin(angle)).rounded()))
      }
    }
  }
}
