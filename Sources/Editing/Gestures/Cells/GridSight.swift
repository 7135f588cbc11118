public import Base

/// What has to be known of how a person sees a grid.
@MainActor public protocol GridSight: AnyObject {
  /// Where the pointer is, finer than in cells; nil when it was not there yet.
  var pointer: CellPoint? { get }
  /// How large cells are seen, in points of the screen.
  var pointsPerCell: Double { get }
  /// Whether a canvas is repeated all around, so that what is painted beyond an edge comes in at the other one.
  var isTiled: Bool { get }
}
