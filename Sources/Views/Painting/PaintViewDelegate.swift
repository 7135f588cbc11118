public import Base

/// Hears what the pointer does, and tells what there is to show.
public protocol PaintViewDelegate: AnyObject {
  /// The pointer does something on the paper.
  func paintView(_ view: PaintView, received event: GestureEvent<PaperReading>)
  /// The lines in effect, without the stroke under the pointer; nil while they are not known yet.
  func lineSource(for view: PaintView) -> LineSource?
}
