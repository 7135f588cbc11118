import Texts
public import Base
public import Documents

/// Draws a line from press to release whose ends attach to the elements under them: a straight one, or one that goes
/// round these and other elements.
public final class ConnectorGesture: Gesture {
  private let context: ToolContext
  private let course: LineCourse
  /// Those of the brush if nil.
  private let heads: LineHeads?
  private var band: RubberBand<PaperPoint>?
  /// The connection of the start.
  private var start: HeldEnd?
  private var obstacles = ElbowObstacles.none

  /// Creates the gesture, which starts with the next press.
  ///
  /// - Parameter heads: replace those of the brush.
  public init(
    in context: ToolContext, course: LineCourse = .straight, heads: LineHeads? = nil
  ) {
    self.context = context
    self.course = course
    self.heads = heads
  }

  /// Keeps the position over an element that the end attaches to, and snaps it elsewhere.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    guard freedom != .nowhere, context.connectionTarget(at: context.point(reading)) != nil else {
      return context.snapped(reading.position, freedom)
    }
    // The attachment determines the end.
    context.snapMarks = []
    return reading.position
  }

  /// Shows the outline of the element under the pointer, which a press would attach to.
  public func hover(_ reading: PaperReading?) {
    context.heldOutlines = reading.flatMap(heldEnd)?.target.outline ?? []
  }

  /// Starts a line, attached to the element under the press if there is one.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    guard context.beginDrawing() else { return }
    band = RubberBand(from: context.point(reading))
    start = heldEnd(at: reading)
    if course != .straight {
      obstacles = ElbowObstacles(of: context.painting, on: context.ratio)
    }
    move(reading)
  }

  /// Stretches the line to the pointer, attached to the element there, and shows its length.
  public func move(_ reading: PaperReading) {
    band?.stretch(to: context.point(reading))
    guard let band else { return }
    // A line from an element to itself has an unattached end.
    let end = heldEnd(at: reading).flatMap {
      $0.target.element == self.start?.target.element ? nil : $0
    }
    let isWithin = self.start?.target.contains(band.ends.to) ?? false
    let start = isWithin && end == nil ? nil : self.start
    context.heldOutlines = [start, end].compactMap { $0?.target }.flatMap(\.outline)
    context.session.update(to: .add(copies(of: element(band, start, end), start, end)))
    let length = (band.ends.to - band.ends.from).length
    context.hint = context.texts.lengthHint(
      Int(saturating: PaperScale.points(ofLength: length).rounded()))
  }

  /// Draws the line, unless it has no length or is off the paper.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    guard let ends = band?.ends, case .add(let drawn)? = context.session.draft else { return }
    // A click draws nothing.
    guard ends.from != ends.to, drawn.contains(where: { $0.touchesPaper(context.ratio) }) else {
      return cancel()
    }
    forget()
    context.giveShape()
    context.session.commit()
    if let element = drawn.first { context.drawn.post(element) }
  }

  /// Drops the line.
  public func cancel() {
    guard band != nil else { return }
    forget()
    context.session.cancel()
  }

  private func forget() {
    (band, start, obstacles) = (nil, nil, .none)
    context.hint = nil
    context.snapMarks = []
    context.heldOutlines = []
  }

  /// Moves the whole line, unless its start is attached.
  public func setMoving(_ isMoving: Bool) -> Bool {
    // An attached end stays in place.
    guard start == nil else { return false }
    band?.isMoving = isMoving
    return band != nil
  }

  /// Limits the line to steps of 45°.
  public var constraint: ((UnitPoint, UnitPoint) -> UnitPoint)? {
    { [ratio = context.ratio] start, end in
      let start = PaperPoint(start, on: ratio)
      return (start + LineShape().constrained(PaperPoint(end, on: ratio) - start))
        .unitPoint(on: ratio)
    }
  }

  /// Returns the attachment of the line's end at the pointer, or nil for none or while a key disables it.
  private func heldEnd(at reading: PaperReading) -> HeldEnd? {
    guard !reading.modifiers.turnsSnappingOff else { return nil }
    return context.heldEnd(at: context.point(reading))
  }

  private func element(
    _ band: RubberBand<PaperPoint>, _ start: HeldEnd?, _ end: HeldEnd?
  ) -> PaintingElement {
    let ratio = context.ratio
    var line = PaintingElement(
      layer: context.layer.id,
      .shape(
        .line, from: band.ends.from.unitPoint(on: ratio), to: band.ends.to.unitPoint(on: ratio)),
      width: context.width(ofPoints: context.brush.widthInPoints), style: context.brush.style,
      grain: context.display.pointLength)
    if let heads { line.style.heads = heads }
    // An elbow would enclose an area with the straight line between its ends.
    if course != .straight { line.style.fill = nil }
    line.connections = LineConnections(
      start: start?.connection, end: end?.connection, course: course)
    let targets = [start, end].compactMap { $0?.target }
    return line.connected(on: ratio, around: obstacles) { id in targets.first { $0.element == id } }
      .inked(by: context.brush.inks, on: ratio)
  }

  private func heldEnd(_ end: HeldEnd?, takenBy map: PaperMap) -> HeldEnd? {
    end.flatMap { context.heldEnd(at: map($0.target.point(at: $0.anchor))) }
  }

  /// Returns the line and its copies by symmetry, which attach to the elements at the images of the line's attachments.
  private func copies(
    of line: PaintingElement, _ start: HeldEnd?, _ end: HeldEnd?
  ) -> [PaintingElement] {
    let ratio = context.ratio
    return context.copies.enumerated().map { index, map in
      guard index > 0 else { return line }
      let (start, end) = (heldEnd(start, takenBy: map), heldEnd(end, takenBy: map))
      var copy = line.moved(by: map, on: ratio)
      copy.connections = LineConnections(
        start: start?.connection, end: end?.connection, course: course)
      let targets = [start, end].compactMap { $0?.target }
      return copy.connected(on: ratio, around: obstacles) { id in targets.first { $0.element == id }
      }
    }
  }
}
