import Canvas
public import Base

extension DrawPass {
  /// Draws a thumb that shows how far something is scrolled; nothing where all is seen.
  ///
  /// - Parameters:
  ///   - track: at its right side lies the thumb, 5 points wide.
  ///   - isHovered: whether the pointer is over what is scrolled.
  public func drawScrollThumb(_ scrolling: Scrolling, in track: ViewRect, isHovered: Bool) {
    guard let thumb = scrolling.thumb(trackHeight: track.height) else { return }
    context.setColor(theme.secondaryText.with(alpha: isHovered ? 0.6 : 0.35))
    context.roundedRectangle(
      ViewRect(x: track.maxX - 5, y: track.y + thumb.y, width: 5, height: thumb.height),
      radius: 2.5)
    context.fill()
  }
}
