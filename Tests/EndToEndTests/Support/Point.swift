/// A place in pixels.
struct Point: Hashable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
}
