import Base
import Documents

/// What an end of a line would hold on to where the pointer is.
struct HeldEnd {
  let target: ConnectionTarget
  let anchor: UnitPoint

  var connection: Connection { Connection(target.element, anchor: anchor) }
}

extension ToolContext {
  /// How near to its edge an element takes an end, in points.
  private static let connectionReach = 8.0
  /// Who points as near to the middle of an element, in parts of its size, means the middle.
  private static let middleReach = 0.1

  func connectionTarget(at point: PaperPoint) -> ConnectionTarget? {
    index.connectionTarget(at: point, within: length(ofPoints: Self.connectionReach))
  }

  /// What the end of a line holds on to at a point; nil for nothing.
  func heldEnd(at point: PaperPoint) -> HeldEnd? {
    connectionTarget(at: point).map { target in
      let reach = Self.middleReach
      func aimed(_ part: Double) -> Double { abs(part - 0.5) < reach ? 0.5 : part }
      let anchor = target.anchor(at: point)
      return HeldEnd(
        target: target, anchor: UnitPoint(x: aimed(anchor.x), y: aimed(anchor.y)))
    }
  }
}
