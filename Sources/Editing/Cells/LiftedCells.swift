public import Base
public import Documents

/// Cells lifted off the others, which can be put down anywhere.
public protocol LiftedCells: Sendable {
  /// The region of the cells.
  var region: CellRegion { get }

  /// Returns the cells moved to another place.
  ///
  /// - Parameter goesOn: called now and then with the progress, 0…1. Returning false cancels.
  /// - Returns: nil if the place is too far away, or when cancelled.
  func moved(to new: CellRect, goesOn: @escaping (Double) -> Bool) -> Self?

  /// Returns the cells mirrored or turned about their centre.
  ///
  /// - Parameter goesOn: called now and then with the progress, 0…1. Returning false cancels.
  /// - Returns: nil if the place is too far away, or when cancelled.
  func turned(_ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool) -> Self?
}

extension LiftedCells {
  /// The bounding rectangle of the cells.
  public var rect: CellRect { region.bounds }
}
