import CCairo
public import Base

// Where a language is read from right to left, views are drawn mirrored, and what has a direction is turned back.
extension DrawingContext {
  /// Whether left and right are exchanged now, and what is drawn has to be turned back to be read.
  public var isMirrored: Bool {
    guard turnsContentBack else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return matrix.xx < 0
  }

  /// Exchanges left and right of a rectangle of user space.
  public func mirror(_ rect: ViewRect) {
    translate(x: rect.x + rect.maxX, y: 0)
    scale(x: -1, y: 1)
  }

  /// Draws what has a direction, as a picture: within the same rectangle it is not mirrored.
  public func unmirrored(in rect: ViewRect, _ body: () -> Void) {
    guard isMirrored else { return body() }
    saved {
      mirror(rect)
      body()
    }
  }
}
