public import Base

/// The handles and the knob around selected cells, spaced according to the zoom.
public struct CellHandles: Equatable, Sendable {
  private let frame: CellRect
  private let pointsPerCell: Double

  /// In points of the screen.
  private static let distance = 8.0
  private static let knobDistance = 30.0
  private static let reach = 7.0
  /// The minimum length of a side with a handle in its middle.
  private static let leastSideWithMiddle = 44.0

  /// Creates the handles of a rectangle at a zoom.
  public init(around frame: CellRect, pointsPerCell: Double) {
    self.frame = frame
    self.pointsPerCell = max(pointsPerCell, 1e-6)
  }

  /// The handles that have room, without the knob.
  public var handles: [SelectionHandle] {
    SelectionHandle.handles.filter { handle in
      switch handle {
      case .handle(x: 0, _): Double(frame.width) * pointsPerCell >= Self.leastSideWithMiddle
      case .handle(_, y: 0): Double(frame.height) * pointsPerCell >= Self.leastSideWithMiddle
      case .handle, .inside, .knob: true
      }
    }
  }

  /// The centre of the frame, about which the knob rotates.
  public var center: CellPoint {
    CellPoint(
      x: Double(frame.x) + Double(frame.width) / 2, y: Double(frame.y) + Double(frame.height) / 2)
  }

  /// Returns the point of a handle, or of the knob above the frame, at a fixed distance on screen.
  public func point(of handle: SelectionHandle) -> CellPoint {
    let distance = Self.distance / pointsPerCell
    let halfWidth = Double(frame.width) / 2 + distance
    let halfHeight = Double(frame.height) / 2 + distance
    switch handle {
    case .inside: return center
    case .handle(let x, let y):
      return CellPoint(x: center.x + Double(x) * halfWidth, y: center.y + Double(y) * halfHeight)
    case .knob:
      return CellPoint(
        x: center.x, y: center.y - halfHeight - (Self.knobDistance - Self.distance) / pointsPerCell)
    }
  }

  /// Returns the handle or knob at a point, or nil for nothing.
  public func handle(at point: CellPoint) -> SelectionHandle? {
    let distances = (handles + [.knob]).map { handle in
      let place = self.point(of: handle)
      return (handle, max(abs(place.x - point.x), abs(place.y - point.y)) * pointsPerCell)
    }
    return distances.filter { $0.1 <= Self.reach }.min { $0.1 < $1.1 }?.0
  }
}
