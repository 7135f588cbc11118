public import Base

/// The tools' view of how a grid is shown.
@MainActor public protocol GridDisplay: AnyObject {
  /// The pointer's position, finer than cells; nil before it first enters.
  var pointer: CellPoint? { get }
  /// The size of a cell in points of the screen.
  var pointsPerCell: Double { get }
  /// Whether a canvas is repeated all around, so that painting beyond an edge continues at the opposite one.
  var isTiled: Bool { get }
}
