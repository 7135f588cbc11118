import Base
import Dispatch
import Documents
import Editing

/// The style of the selected elements: shown as a brush, and changed in one edit as long as a knob is being turned.
final class SelectionStyling {
  private let context: ToolContext
  private var change = StyleChange()
  /// The elements that the change applies to.
  private var ids: [ElementID] = []
  private var pending: DispatchWorkItem?

  init(of context: ToolContext) {
    self.context = context
    context.session.changed.listen(self) { [unowned self] in if case .selected = $0 { finish() } }
  }

  /// The style of the topmost selected element, including pending changes; nil without a selection.
  ///
  /// The width is limited to that of the widest brush.
  var brush: Brush? {
    guard let element = context.selection.topmost else { return nil }
    let change = ids == context.selection.ids ? change : StyleChange()
    return Brush(
      widthInPoints: context.points(ofWidth: change.width ?? element.width),
      style: change.applied(to: element.style).withoutGradients)
  }

  /// Schedules applying the differences between two brushes to the selected elements.
  func add(from old: Brush, to new: Brush) {
    if ids != context.selection.ids { finish() }
    ids = context.selection.ids
    var turned = StyleChange(from: old.style, to: new.style)
    if new.widthInPoints != old.widthInPoints {
      turned.width = context.width(ofPoints: new.widthInPoints)
    }
    schedule(turned)
  }

  /// Schedules applying a change to the selected elements.
  func add(_ new: StyleChange) {
    if ids != context.selection.ids { finish() }
    ids = context.selection.ids
    schedule(new)
  }

  private func schedule(_ new: StyleChange) {
    change = change.followed(by: new)
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.finish() }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150), execute: item)
  }

  /// Applies pending changes as an edit at once.
  func finish() {
    pending?.cancel()
    pending = nil
    guard !change.isEmpty else { return }
    let change = change
    self.change = StyleChange()
    context.perform(.restyle(ids, change))
  }
}
