public import Base
import Documents

/// Drags a gradient out over an element, or one of the handles of the selected element's gradient.
///
/// A press on an element with a gradient selects it; a drag over it gives it one. A double click on the line between
/// the handles adds a stop.
public final class GradientGesture: Gesture {
  private let context: ToolContext
  private var state = State.idle

  private enum State {
    case idle
    /// Pressed on an element, from where a gradient is dragged out.
    case pressed(PaintingElement, PaperPoint)
    case drawing(PaintingElement, PaperPoint)
    case dragging(ElementGradient, ElementGradient.Handle)
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
      if let handle {
        context.gradientStop = gradient.stopIndex(of: handle)
        state = .dragging(gradient, handle)
        return
      }
      let offset = gradient.offset(near: point, within: context.length(ofPoints: Self.reach))
      if press.isDouble, let offset { return context.addGradientStop(at: offset) }
    }
    guard let element = context.gradientElement(at: point, within: Self.reach) else {
      return context.selection.clear()
    }
    if context.selection.ids != [element.id] { context.selection.select([element.id]) }
    state = .pressed(element, point)
  }

  /// Moves the handle, or draws a gradient over the chosen element once the drag is long enough.
  public func move(_ reading: PaperReading) {
    let point = context.point(reading)
    switch state {
    case .idle: break
    case .pressed(let element, let start):
      guard (point - start).length > context.length(ofPoints: Self.dragThreshold),
        context.session.beginGesture()
      else { return }
      state = .drawing(element, start)
      move(reading)
    case .drawing(let element, let start):
      let gradient = context.newGradient(of: element, from: start, to: point)
      context.session.update(to: gradient.edit(isArea: element.isArea))
    case .dragging(let gradient, let handle):
      guard context.session.isInGesture || context.session.beginGesture() else { return }
      context.session.update(
        to: gradient.dragging(handle, to: point).edit(isArea: context.isArea(gradient.id)))
    }
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
    case .dragging: context.session.commit()
    }
  }

  /// Drops the moved or drawn gradient.
  public func cancel() {
    state = .idle
    context.snapMarks = []
    if context.session.isInGesture { context.session.cancel() }
  }

  /// Multiples of 15°, as for lines.
  public var constraint: ((UnitPoint, UnitPoint) -> UnitPoint)? {
    { [ratio = context.ratio] start, end in
      let start = PaperPoint(start, on: ratio)
      return (start + ShapeKind.line.form.constrained(PaperPoint(end, on: ratio) - start))
        .unitPoint(on: ratio)
    }
  }
}
