import Base
import Dispatch
import Documents
import Editing

/// The style of the selected elements: shown as a brush, and changed in one edit as long as a knob is being turned.
final class SelectionStyling {
  private let context: ToolContext
  private var change = StyleChange()
  /// The new recipes for gradients; nil for unchanged ones.
  private var inks: (line: ToolContext.NewInk?, fill: ToolContext.NewInk?)
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
    let isPending = ids == context.selection.ids
    let change = isPending ? change : StyleChange()
    let style = change.applied(to: element.placedStyle)
    var brush = Brush(
      widthInPoints: context.points(ofWidth: change.width ?? element.width),
      style: style.withoutGradients)
    brush.inks = BrushInks(of: style)
    if let first = style.gradient?.field.stops.first { brush.style.color = first.color }
    if let first = style.fill?.gradient?.field.stops.first { brush.style.fill?.color = first.color }
    guard isPending else { return brush }
    if let line = inks.line { (brush.inks.line, brush.style.color) = (line.ink, line.color) }
    if let fill = inks.fill {
      brush.inks.fill = fill.ink
      brush.style.fill?.color = fill.color
    }
    return brush
  }

  /// Schedules applying the differences between two brushes to the selected elements.
  func add(from old: Brush, to new: Brush) {
    if ids != context.selection.ids { finish() }
    ids = context.selection.ids
    var turned = StyleChange(from: old.style, to: new.style)
    if new.widthInPoints != old.widthInPoints {
      turned.width = context.width(ofPoints: new.widthInPoints)
    }
    addLine(from: old, to: new, &turned)
    addFill(from: old, to: new, &turned)
    schedule(turned)
  }

  /// Has the change of the line's colour or recipe lay a gradient, or remove it.
  private func addLine(from old: Brush, to new: Brush, _ turned: inout StyleChange) {
    let (ink, color) = (new.inks.line, new.style.color)
    if ink.form != nil {
      guard ink != old.inks.line || color != old.style.color else { return }
      inks.line = (ink, color)
      turned.color = nil
    } else if old.inks.line.form != nil {
      inks.line = nil
      turned.color = color
    }
  }

  /// The same for the fill.
  private func addFill(from old: Brush, to new: Brush, _ turned: inout StyleChange) {
    let ink = new.inks.fill
    if ink.form != nil, let fill = new.style.fill, fill.pattern == .solid {
      guard ink != old.inks.fill || fill != old.style.fill else { return }
      inks.fill = (ink, fill.color)
    } else if old.inks.fill.form != nil {
      inks.fill = nil
      turned.fill = StyleChange.FillChange(new.style.fill)
      turned.fillGradient = .remove
    }
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
    let (change, inks) = (change, inks)
    let laid = context.inking(ids, line: inks.line, fill: inks.fill, after: change)
    guard !change.isEmpty || !laid.isEmpty else { return }
    (self.change, self.inks) = (StyleChange(), (nil, nil))
    let edits = (change.isEmpty ? [] : [PaintingEdit.restyle(ids, change)]) + laid
    context.perform(edits.count == 1 ? edits[0] : .combined(edits))
  }
}
