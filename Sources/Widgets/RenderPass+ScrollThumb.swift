import Canvas
public import Base

extension RenderPass {
  /// Draws a thumb that shows the scroll position, or nothing if all of the content is visible.
  ///
  /// - Parameters:
  ///   - track: the thumb is at its right side, 5 points wide.
  ///   - isHovered: whether the pointer is over the scrolled content.
  public func drawScrollThumb(_ scrolling: Scrolling, in track: ViewRect, isHovered: Bool) {
    guard let thumb = scrolling.thumb(trackHeight: track.height) else { return }
    context.setColor(theme.secondaryText.with(alpha: isHovered ? 0.6 : 0.35))
    context.roundedRectangle(
      ViewRect(x: track.maxX - 5, y: track.y + thumb.y, width: 5, height: thumb.height),
      radius: 2.5)
    context.fill()
  }
}
