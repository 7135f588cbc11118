public import Base
import Documents

/// Adds a node to a path with each press: a corner by a click, a smooth node by a drag, which draws out its handles.
///
/// A press on the first node closes the path, a double click ends it. The context keeps the path between presses
/// (`ToolContext.finishPath`).
public final class PenGesture: Gesture {
  private let context: ToolContext
  /// The meaning of the press for the path.
  private var pressed = Press.none
  /// The pointer at the press, which may be beside its node.
  private var grip = PaperPoint(x: 0, y: 0)

  private enum Press: Equatable {
    case none
    case node(isFirst: Bool)
    /// On the first node.
    case closing
  }

  private static let dragThreshold = 3.0

  /// Creates the gesture, which begins a path or goes on with the context's.
  public init(in context: ToolContext) { self.context = context }

  /// Snaps the next node: onto the first one if close to it, and to steps of 15° from the last with Shift; its handles
  /// to steps of 15° with Shift.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    let point = context.point(reading)
    if pressed == .none { grip = point }
    guard let path = context.openPath else { return context.snapped(reading.position, freedom) }
    let isStepped = reading.modifiers.contains(.shift)
    if pressed != .none {
      context.snapMarks = []
      let node = pressed == .closing ? path.nodes[0] : path.nodes[path.nodes.count - 1]
      return isStepped
        ? (node.point + PolygonGesture.stepped(point - node.point)).unitPoint(on: context.ratio)
        : reading.position
    }
    if closes(point) {
      context.snapMarks = []
      return path.nodes[0].point.unitPoint(on: context.ratio)
    }
    guard isStepped, let last = path.nodes.last?.point else {
      return context.snapped(reading.position, freedom)
    }
    let end = (last + PolygonGesture.stepped(point - last)).unitPoint(on: context.ratio)
    if case .nowhere = freedom { return context.snapped(end, .nowhere) }
    return context.snapped(end, .away(from: last.unitPoint(on: context.ratio)))
  }

  private func closes(_ point: PaperPoint) -> Bool {
    let reach = context.length(ofPoints: ToolContext.closingReach)
    return context.openPath?.isClosed(by: point, within: reach) == true
  }

  /// Lets the next curve follow the pointer without a press.
  public func hover(_ reading: PaperReading?) {
    guard context.openPath != nil, let reading else { return }
    var passed = reading
    passed.position = snap(reading, reading.modifiers.turnsSnappingOff ? .nowhere : .anywhere)
    context.openPath?.loose = context.point(passed)
    context.pressTarget = closes(context.point(passed)) ? .end : .nothing
    context.showPath()
  }

  /// Adds a node, ends the path at a double click, or closes it on its first node.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    let point = context.point(reading)
    guard context.openPath != nil else {
      // Don't start a new path on the second click of a double click that ended one.
      guard !press.isDouble, context.beginDrawing() else { return }
      context.openPath = OpenPath(from: point, in: context.layer.id)
      pressed = .node(isFirst: true)
      return context.showPath()
    }
    if press.isDouble { return context.finishPath() }
    if closes(point) {
      context.openPath?.loose = nil
      pressed = .closing
      return
    }
    context.openPath?.add(point)
    pressed = .node(isFirst: false)
    context.showPath()
  }

  /// Draws out the handles of the new node, or of the first one for the curve that closes the path.
  public func move(_ reading: PaperReading) {
    let point = context.point(reading)
    guard pressed != .none else { return }
    let isClosing = pressed == .closing
    let reach = context.length(ofPoints: context.display.dragThreshold ?? Self.dragThreshold)
    if (point - grip).length > reach {
      context.openPath?.pull(
        point, ofFirst: isClosing, isAlone: reading.modifiers.contains(.alt))
    } else {
      context.openPath?.takeHandles(ofFirst: isClosing)
    }
    context.showPath()
  }

  /// Leaves the node in place, or finishes the closed path.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    let isClosing = pressed == .closing
    pressed = .none
    context.snapMarks = []
    if isClosing { context.finishPath(isClosed: true) } else { context.showPath() }
  }

  /// Drops the node of the press, and the path with its first one.
  public func cancel() {
    let pressed = pressed
    self.pressed = .none
    context.snapMarks = []
    switch pressed {
    case .none, .closing: break
    case .node(let isFirst): if isFirst { context.dropPath() } else { context.takeNodeBack() }
    }
  }
}
