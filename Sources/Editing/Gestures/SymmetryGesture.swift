public import Base

/// Places the centre of a symmetry at the press, and its axis along the drag.
public final class SymmetryGesture<Context: SymmetryContext>: Gesture {
  private let context: Context
  private var pressed: (center: PaperPoint, point: PaperPoint)?
  /// The symmetry before the press.
  private var before = Symmetry()
  /// The minimum drag that sets the axis, in points.
  private static var leastDrag: Double { 12 }

  /// Creates the gesture, which starts with the next press.
  public init(in context: Context) { self.context = context }

  /// Moves the centre to the press.
  public func begin(_ reading: Context.Reading, _ press: GesturePress) {
    before = context.symmetry
    pressed = (context.center(pressedAt: reading), context.point(reading))
    move(reading)
  }

  /// Points the axis at the pointer, once the drag is long enough to have a direction.
  public func move(_ reading: Context.Reading) {
    guard let (center, start) = pressed else { return }
    var symmetry = before
    symmetry.center = center
    let way = context.point(reading) - start
    if way.length >= context.length(ofPoints: Self.leastDrag) {
      // Clockwise from upright.
      symmetry.angle = (PaperAngle.degrees(of: way) + 90).rounded()
    }
    context.choose(symmetry)
  }

  /// Keeps the symmetry, which is already in effect.
  public func end(_ last: Context.Reading?) {
    if let last { move(last) }
    pressed = nil
  }

  /// Restores the symmetry from before.
  public func cancel() {
    guard pressed != nil else { return }
    pressed = nil
    context.choose(before)
  }

  /// Limits the axis to steps of 45°.
  public var constraint: ((_ start: Position, Position) -> Position)? {
    { [context] start, end in context.onAxis(end, from: start) }
  }

  /// A position on the paper or the grid of the context.
  public typealias Position = Context.Reading.Position
}
