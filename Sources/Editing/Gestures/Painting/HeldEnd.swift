import Base
import Documents

/// The possible attachment of a line's end at the pointer.
struct HeldEnd {
  let target: ConnectionTarget
  let anchor: UnitPoint

  var connection: Connection { Connection(target.element, anchor: anchor) }
}

extension ToolContext {
  /// The distance from an element's edge within which ends attach, in points.
  private static let connectionReach = 8.0
  /// The distance from the centre of an element, relative to its size, within which ends attach to the centre.
  private static let middleReach = 0.1

  func connectionTarget(at point: PaperPoint) -> ConnectionTarget? {
    index.connectionTarget(at: point, within: length(ofPoints: Self.connectionReach))
  }

  /// Returns the attachment of a line's end at a point, or nil for none.
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
