/// An affine transformation of cells: x′ = x₀ + x · xx + y · xy, y′ = y₀ + x · yx + y · yy.
struct CellTransform {
  var x = 0
  var y = 0
  var xx = 1
  var xy = 0
  var yx = 0
  var yy = 1

  /// Overflow wraps around, as in Golly; the board refuses cells that are too far away.
  func callAsFunction(_ cellX: Int, _ cellY: Int) -> (x: Int, y: Int) {
    (x &+ cellX &* xx &+ cellY &* xy, y &+ cellX &* yx &+ cellY &* yy)
  }
}
