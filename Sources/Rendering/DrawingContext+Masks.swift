public import Base
public import Canvas

extension DrawingContext {
  /// Paints a closure's drawing through the brightness of another one's.
  ///
  /// - Parameters:
  ///   - box: bounds all drawing, relative to the paper's corner. The mask has its resolution even on a vector page.
  ///   - x: the position of the paper's corner.
  ///   - mask: draws in a context of its own, with the paper's corner at a position.
  public func maskedByLuminance(
    _ box: PixelRect, x: Int, y: Int,
    mask: (_ context: DrawingContext, _ x: Int, _ y: Int) -> Void, draw: () -> Void
  ) {
    guard !box.isEmpty, let coverage = try? Surface(size: box.size, format: .argb32) else { return }
    mask(DrawingContext(coverage), -box.x, -box.y)
    coverage.turnLuminanceIntoAlpha(coverage.bounds)
    masked(by: coverage, x: Double(box.x + x), y: Double(box.y + y), draw: draw)
  }
}
