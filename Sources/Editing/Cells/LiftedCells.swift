public import Base
public import Documents

/// Cells that were taken off the others, and can be put down anywhere.
public protocol LiftedCells: Sendable {
  /// Which cells there are.
  var region: CellRegion { get }

  /// As they are in another place.
  ///
  /// - Parameter goesOn: asked now and then, with the part that was moved, 0…1.
  /// - Returns: nil for a place that is too far away, and where it shall not go on.
  func moved(to new: CellRect, goesOn: @escaping (Double) -> Bool) -> Self?

  /// Mirrored, or turned about their middle.
  ///
  /// - Parameter goesOn: asked now and then, with the part that was turned, 0…1.
  /// - Returns: nil for a place that is too far away, and where it shall not go on.
  func turned(_ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool) -> Self?
}

extension LiftedCells {
  /// The rectangle around them.
  public var rect: CellRect { region.bounds }
}
