import Dispatch
import Base
import Documents
import Editing
import Widgets

/// Gives selected strokes what changes in the brush in use: one edit for as long as a knob is turned.
final class SelectionStyling {
  private let context: ToolContext
  private var brush: Brush
  private var change = StyleChange()
  /// What it is for.
  private var ids: [ElementID] = []
  private var pending: DispatchWorkItem?

  init(_ brushes: BrushController, of context: ToolContext) {
    brush = brushes.brush
    self.context = context
    context.session.changed.listen(self) { [unowned self] in if case .selected = $0 { finish() } }
    brushes.changed.listen(self) { [weak self] in self?.follow($0.brush) }
  }

  private func follow(_ brush: Brush) {
    let old = self.brush
    self.brush = brush
    guard !context.selection.isEmpty, brush != old else { return }
    ids = context.selection.ids
    var new = StyleChange(from: old.style, to: brush.style)
    if brush.widthInPoints != old.widthInPoints {
      new.width = context.width(ofPoints: brush.widthInPoints)
    }
    change = change.followed(by: new)
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.finish() }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150), execute: item)
  }

  /// Makes an edit at once of what changed so far.
  func finish() {
    pending?.cancel()
    pending = nil
    guard !change.isEmpty else { return }
    let change = change
    self.change = StyleChange()
    context.perform(.restyle(ids, change))
  }
}
