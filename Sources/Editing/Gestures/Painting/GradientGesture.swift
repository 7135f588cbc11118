public import Base
import Documents

/// Drags a gradient out over an element, or one of the handles of the selected element's gradient.
///
/// A press on an element with a gradient selects it; a drag over it gives it one. A double click on the line between
/// the handles adds a stop. A drag of the centre with Shift parts the focus of a radial gradient from it; a double
/// click on the focus, or a drag back to the centre, joins them again.
public final class GradientGesture: Gesture {
  private let context: ToolContext
  private var state = State.idle

  private enum State {
    case idle
    /// Pressed on an element, from where a gradient is dragged out.
    case pressed(PaintingElement, PaperPoint)
    case drawing(PaintingElement, PaperPoint)
    /// Holding a handle, from a press at a point.
    case dragging(ElementGradient, ElementGradient.Handle, PaperPoint)
  }

  /// The distance from the pointer within which elements are hit, in points.
  private static let reach = 5.0
  /// The same for handles.
  private static let handleReach = 9.0
  private static let dragThreshold = 3.0

  /// Creates the gesture, which starts with the next press.
  public init(in context: ToolContext) { self.context = context }

  /// Snaps the handle as any drawn point.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint { context.snapped(reading.position, freedom) }

  /// Shows whether a press would take hold of a handle.
  public func hover(_ reading: PaperReading?) {
    let point = reading.map(context.point)
    let isOnHandle =
      point.flatMap { point in
        context.gradient?.handle(near: point, within: context.length(ofPoints: Self.handleReach))
      } != nil
    context.pressTarget = isOnHandle ? .end : .nothing
  }

  /// Takes hold of a handle, adds a stop at a double click, or chooses the element under the press.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    let point = context.point(reading)
    state = .idle
    guard context.session.access == .changing else { return }
    if let gradient = context.gradient {
      let handle = gradient.handle(near: point, within: context.length(ofPoints: Self.handleReach))
      if let handle { return take(handle, of: gradient, at: point, reading.modifiers, press) }
      let offset = gradient.offset(near: point, within: context.length(ofPoints: Self.reach))
      if press.isDouble, let offset { return context.addGradientStop(at: offset) }
    }
    guard let element = context.gradientElement(at: point, within: Self.reach) else {
      return context.selection.clear()
    }
    if context.selection.ids != [element.id] { context.selection.select([element.id]) }
    state = .pressed(element, point)
  }

  /// Takes hold of a handle, or of the focus at the centre with Shift.
  private func take(
    _ handle: ElementGradient.Handle, of gradient: ElementGradient, at point: PaperPoint,
    _ modifiers: Modifiers, _ press: GesturePress
  ) {
    if handle == .focus, press.isDouble { return context.changeGradient { $0.joinFocus() } }
    let partsFocus =
      handle == .start && gradient.hasFocusAtCenter && modifiers.contains(.shift)
    if handle != .focus, !partsFocus { context.gradientStop = gradient.stopIndex(of: handle) }
    state = .dragging(gradient, partsFocus ? .focus : handle, point)
  }

  /// Moves the handle, or draws a gradient over the chosen element once the drag is long enough.
  public func move(_ reading: PaperReading) {
    let point = context.point(reading)
    switch state {
    case .idle: break
    case .pressed(let element, let start):
      guard isDrag(from: start, to: point), context.session.beginGesture() else { return }
      state = .drawing(element, start)
      move(reading)
    case .drawing(let element, let start):
      let gradient = context.newGradient(of: element, from: start, to: point)
      context.session.update(to: gradient.edit(isArea: element.isArea))
    case .dragging(let gradient, let handle, let start):
      guard context.session.isInGesture || isDrag(from: start, to: point),
        context.session.isInGesture || context.session.beginGesture()
      else { return }
      let dragged = dragging(handle, of: gradient, to: point)
      context.session.update(to: dragged.edit(isArea: context.isArea(gradient.id)))
    }
  }

  private func isDrag(from start: PaperPoint, to point: PaperPoint) -> Bool {
    (point - start).length > context.length(ofPoints: Self.dragThreshold)
  }

  /// Returns the gradient with its handle at a point; a focus near the centre joins it.
  private func dragging(
    _ handle: ElementGradient.Handle, of gradient: ElementGradient, to point: PaperPoint
  ) -> ElementGradient {
    var dragged = gradient.dragging(handle, to: point)
    let isJoined =
      handle == .focus
      && (point - gradient.point(of: .start)).length <= context.length(ofPoints: Self.reach)
    if isJoined { dragged.joinFocus() }
    return dragged
  }

  /// Makes the moved or drawn gradient a step.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    let state = state
    self.state = .idle
    context.snapMarks = []
    switch state {
    case .idle, .pressed: break
    case .drawing:
      context.session.commit()
      context.gradientStop = nil
    case .dragging: if context.session.isInGesture { context.session.commit() }
    }
  }

  /// Drops the moved or drawn gradient.
  public func cancel() {
    state = .idle
    context.snapMarks = []
    if context.session.isInGesture { context.session.cancel() }
  }

  /// Multiples of 15°, as for lines, unless Shift parts the focus from its centre.
  public var constraint: ((UnitPoint, UnitPoint) -> UnitPoint)? {
    if case .dragging(let gradient, .focus, _) = state, !gradient.hasFocusApart { return nil }
    return { [ratio = context.ratio] start, end in
      let start = PaperPoint(start, on: ratio)
      return (start + ShapeKind.line.form.constrained(PaperPoint(end, on: ratio) - start))
        .unitPoint(on: ratio)
    }
  }
}
