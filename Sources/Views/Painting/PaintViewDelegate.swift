public import Base

/// Hears of finished gestures, and tells what there is to show.
public protocol PaintViewDelegate: AnyObject {
  /// A gesture ended on the paper; the view shows its line already.
  func paintView(_ view: PaintView, finished gesture: PaintGesture)
  /// The pointer does something that the view draws nothing for.
  func paintView(_ view: PaintView, stretches event: StretchEvent)
  /// A colour was picked from the paper, as the paper shows it.
  ///
  /// - Parameter isFinal: false while the button is held.
  func paintView(_ view: PaintView, picked color: InkColor, isFinal: Bool)
  /// The lines in effect, without the stroke under the pointer; nil while they are not known yet.
  func lineSource(for view: PaintView) -> LineSource?
}
