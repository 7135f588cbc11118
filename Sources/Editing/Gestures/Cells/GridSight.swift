public import Base

/// What has to be known of how a person sees a grid.
@MainActor public protocol GridSight: AnyObject {
  /// Where the pointer is, finer than in cells; nil when it was not there yet.
  var pointer: CellPoint? { get }
  /// How large cells are seen, in points of the screen.
  var pointsPerCell: Double { get }
}
