import Ink
import Views
import Widgets

/// The brush in use: one for all windows. Choosers set it, papers draw with it, keys change its width.
final class BrushController {
  /// Tells of every change, once.
  let changed = Signal<Brush>()
  private var storedBrush: Brush

  init(brush: Brush) { storedBrush = brush }

  var brush: Brush {
    get { storedBrush }
    set {
      guard newValue != storedBrush else { return }
      storedBrush = newValue
      changed.post(newValue)
    }
  }

  /// Keeps a chooser and a paper at the brush in use, for as long as they live.
  func connect(_ chooser: BrushChooser, _ paper: PaintView) {
    chooser.brush = brush
    paper.brush = brush
    chooser.changed.listen(self) { [weak self] in self?.brush = $0 }
    changed.listen(chooser) { [weak chooser] in chooser?.brush = $0 }
    changed.listen(paper) { [weak paper] in paper?.brush = $0 }
  }

  /// One step of the keys `[` and `]`: finer for thin brushes.
  func changeWidth(larger: Bool) {
    let width = brush.widthInPoints
    let step = width < 5 || (width == 5 && !larger) ? 0.5 : width < 20 ? 1 : 2.0
    brush.widthInPoints = width + (larger ? step : -step)
  }
}
