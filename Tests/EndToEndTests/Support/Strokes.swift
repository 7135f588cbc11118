/// Strokes to be drawn.
enum Strokes {
  /// From one point to another in so many motions, each on a pixel of its own.
  static func line(from start: Point, to end: Point, motions: Int = 10) -> [Point] {
    (0...motions).map { step in
      Point(
        start.x + (end.x - start.x) * step / motions, start.y + (end.y - start.y) * step / motions)
    }
  }
}
