public import Base

/// Handles pointer events, and provides the lines to show.
public protocol PaintViewDelegate: AnyObject {
  /// Called for a pointer event on the paper.
  func paintView(_ view: PaintView, received event: GestureEvent<PaperReading>)
  /// Returns the current lines without the one being drawn, or nil until they are known.
  func lineSource(for view: PaintView) -> LineSource?
}
