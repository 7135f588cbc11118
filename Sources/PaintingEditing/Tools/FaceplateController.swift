import Base
import Views

/// Synchronises a painting's brush chooser with the target of its knobs: the style of the selection, the eraser's
/// width, or the current brush.
final class FaceplateController {
  private let chooser: BrushChooser
  private let tools: ToolController
  /// The brush shown last, for detecting the changed properties.
  private var shown: Brush
  private var isShowing = false

  init(_ chooser: BrushChooser, of tools: ToolController) {
    self.chooser = chooser
    self.tools = tools
    shown = chooser.brush
    tools.brushes.connect(chooser)
    updateChooser()
    tools.changed.listen(self) { [unowned self] in updateChooser() }
    tools.brushChanged.listen(self) { [unowned self] in updateChooser() }
    chooser.changed.listen(self) { [unowned self] _ in applyBrush() }
    chooser.eraserWidthChanged.listen(self) { [unowned self] in self.tools.ownWidth = $0 }
  }

  private func updateChooser() {
    isShowing = true
    chooser.brush = tools.shownBrush
    chooser.eraserWidth = tools.ownWidth
    chooser.use = tools.brushUse
    isShowing = false
    // The knobs may have rounded it.
    shown = chooser.brush
  }

  private func applyBrush() {
    let (old, new) = (shown, chooser.brush)
    guard !isShowing, new != old else { return }
    shown = new
    tools.change(old, to: new)
  }
}
