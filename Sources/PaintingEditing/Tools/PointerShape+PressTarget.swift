import Base
import Editing
import Widgets

extension PointerShape {
  /// The shape of the pointer for a press that would grab something.
  ///
  /// - Parameter turn: the rotation of the paper in the view.
  init(_ pressTarget: ToolContext.PressTarget, on turn: PaperTurn) {
    self =
      switch pressTarget {
      case .nothing: .arrow
      case .element: .hand
      case .text: .text
      case .end: .crosshair
      case .guide(.horizontal): PointerShape(scaling: turn(PaperVector(dx: 0, dy: 1)))
      case .guide(.vertical): PointerShape(scaling: turn(PaperVector(dx: 1, dy: 0)))
      case .handle(.inside, _): .move
      case .handle(.knob, _): .turn
      case .handle(.handle(let x, let y), let axis):
        PointerShape(
          scaling: turn(
            PaperVector(
              dx: Double(x) * axis.dx - Double(y) * axis.dy,
              dy: Double(x) * axis.dy + Double(y) * axis.dx)))
      }
  }

  /// Chooses the arrows in the direction of a handle's movement, even on a rotated frame.
  private init(scaling way: PaperVector) {
    let (dx, dy) = (way.dx, way.dy)
    self =
      if abs(dy) < 0.4 * abs(dx) {
        .scaleHorizontally
      } else if abs(dx) < 0.4 * abs(dy) {
        .scaleVertically
      } else {
        dx * dy > 0 ? .scaleDown : .scaleUp
      }
  }
}
