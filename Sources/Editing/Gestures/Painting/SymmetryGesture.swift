public import Base

/// Puts the centre of a symmetry where it is pressed, and its axis along the drag.
public final class SymmetryGesture: Gesture {
  private let context: ToolContext
  private var center: PaperPoint?
  /// As it was before the press.
  private var before = Symmetry()
  /// How far the pointer has to go to say where the axis points, in points.
  private static let leastDrag = 12.0

  public init(in context: ToolContext) { self.context = context }

  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    before = context.settings.symmetry
    center = context.point(reading)
    move(reading)
  }

  public func move(_ reading: PaperReading) {
    guard let center else { return }
    var symmetry = before
    symmetry.center = center
    let way = context.point(reading) - center
    if way.length >= context.length(ofPoints: Self.leastDrag) {
      // Clockwise from upright.
      symmetry.angle = (PaperAngle.degrees(of: way) + 90).rounded()
    }
    context.symmetryChosen.post(symmetry)
  }

  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    center = nil
  }

  public func cancel() {
    guard center != nil else { return }
    center = nil
    context.symmetryChosen.post(before)
  }

  public var constraint: ((UnitPoint, UnitPoint) -> UnitPoint)? {
    { [ratio = context.ratio] start, end in
      let start = PaperPoint(start, on: ratio)
      let way = RubberBandShape.line.constrained(PaperPoint(end, on: ratio) - start)
      return (start + way).unitPoint(on: ratio)
    }
  }
}
