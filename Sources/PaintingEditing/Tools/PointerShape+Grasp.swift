import Base
import Editing
import Widgets

extension PointerShape {
  /// What the pointer looks like where it would take hold of something.
  ///
  /// - Parameter turn: how the paper is seen.
  init(_ grasp: ToolContext.Grasp, on turn: PaperTurn) {
    self =
      switch grasp {
      case .nothing: .arrow
      case .element: .hand
      case .text: .text
      case .end: .crosshair
      case .guide(.horizontal): PointerShape(scaling: turn(PaperVector(dx: 0, dy: 1)))
      case .guide(.vertical): PointerShape(scaling: turn(PaperVector(dx: 1, dy: 0)))
      case .grip(.inside, _): .move
      case .grip(.knob, _): .turn
      case .grip(.handle(let x, let y), let axis):
        PointerShape(
          scaling: turn(
            PaperVector(
              dx: Double(x) * axis.dx - Double(y) * axis.dy,
              dy: Double(x) * axis.dy + Double(y) * axis.dx)))
      }
  }

  /// The arrows that point as a handle moves, on a turned frame, too.
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
