public import Base
import Documents

/// Adds a corner to a polygon with each click: the next side follows the pointer, pressed or not.
///
/// A double click, or a click on the first corner, closes it. The context keeps the polygon between clicks
/// (`ToolContext.finishPolygon`).
public final class PolygonGesture: Gesture {
  private let context: ToolContext
  /// The meaning of the press for the polygon.
  private enum Press { case none, first, next }
  private var pressed = Press.none

  /// Creates the gesture, which begins a polygon or goes on with the context's.
  public init(in context: ToolContext) { self.context = context }

  /// Snaps the next corner: onto the first one if close to it, and to steps of 45° with Shift.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    guard let polygon = context.polygon else {
      return context.snapped(reading.position, freedom)
    }
    let point = context.point(reading)
    if closes(point) {
      context.snapMarks = []
      return polygon.corners[0].unitPoint(on: context.ratio)
    }
    guard reading.modifiers.contains(.shift), let last = polygon.corners.last else {
      return context.snapped(reading.position, freedom)
    }
    let start = last.unitPoint(on: context.ratio)
    let end = (last + Self.stepped(point - last)).unitPoint(on: context.ratio)
    if case .nowhere = freedom { return context.snapped(end, .nowhere) }
    return context.snapped(end, .away(from: start))
  }

  /// Rounds the direction to a step of 15°.
  static func stepped(_ offset: PaperVector) -> PaperVector {
    let step = Double.pi / 12
    let angle = (PaperAngle.radians(of: offset) / step).rounded() * step
    let direction = PaperAngle.direction(radians: angle)
    return direction * max(offset.dot(direction), 0)
  }

  private func closes(_ point: PaperPoint) -> Bool {
    let reach = context.length(ofPoints: ToolContext.closingReach)
    return context.polygon?.isClosed(by: point, within: reach) == true
  }

  /// Lets the next side follow the pointer without a press.
  public func hover(_ reading: PaperReading?) {
    guard context.polygon != nil, let reading else { return }
    var passed = reading
    passed.position = snap(reading, reading.modifiers.turnsSnappingOff ? .nowhere : .anywhere)
    move(passed)
  }

  /// Starts a polygon, adds a corner at the release, or closes the polygon at a double click.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    let point = context.point(reading)
    guard context.polygon != nil else {
      // Don't start a new polygon on the second click of a double click that closed one.
      guard !press.isDouble, context.beginDrawing() else { return }
      context.polygon = OpenPolygon(from: point, in: context.layer.id)
      pressed = .first
      return context.showPolygon()
    }
    if press.isDouble { return context.finishPolygon() }
    pressed = .next
    move(reading)
  }

  /// Lets the next side follow the pointer.
  public func move(_ reading: PaperReading) {
    guard context.polygon != nil else { return }
    context.polygon?.loose = context.point(reading)
    context.showPolygon()
  }

  /// Adds a corner, or closes the polygon at its first one.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    guard pressed != .none, let point = context.polygon?.loose else { return }
    pressed = .none
    if closes(point) { return context.finishPolygon() }
    // Dragging the first press gives both ends of the first side.
    context.polygon?.add(point, beyond: context.length(ofPoints: ToolContext.leastSide))
    context.snapMarks = []
    context.showPolygon()
  }

  /// Drops the polygon at its first press; later ones keep the corners so far.
  public func cancel() {
    switch pressed {
    case .none: break
    case .first: context.dropPolygon()
    case .next: context.snapMarks = []
    }
    pressed = .none
  }
}
