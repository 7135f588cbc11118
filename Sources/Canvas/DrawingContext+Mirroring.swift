import CCairo
public import Base

// For languages read from right to left, views are drawn mirrored, and directional content is turned back.
extension DrawingContext {
  /// Whether left and right are currently exchanged, so that readable content must be turned back.
  public var isMirrored: Bool {
    guard turnsContentBack else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return matrix.xx < 0
  }

  /// Mirrors a rectangle of user space horizontally.
  public func mirror(_ rect: ViewRect) {
    translate(x: rect.x + rect.maxX, y: 0)
    scale(x: -1, y: 1)
  }

  /// Draws directional content, such as a picture, unmirrored within the same rectangle.
  public func unmirrored(in rect: ViewRect, _ body: () -> Void) {
    guard isMirrored else { return body() }
    saved {
      mirror(rect)
      body()
    }
  }
}
