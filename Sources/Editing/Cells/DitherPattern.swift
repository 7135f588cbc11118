public import Base

/// A dither pattern: its matrix and density.
public struct DitherPattern: Equatable, Sendable {
  /// The allowed number of painted cells out of `parts`.
  public static let allowedShares = 1...parts - 1
  /// The number of steps from no cells to all.
  public static let parts = 8

  /// The order that cells are painted in as the density grows.
  public var matrix: DitherMatrix
  /// The number of painted cells out of `parts`, within `allowedShares`.
  public var share: Int

  /// Creates a pattern; a share outside of the allowed ones is moved into them.
  public init(_ matrix: DitherMatrix = .fine, share: Int = parts / 2) {
    self.matrix = matrix
    self.share = min(max(share, Self.allowedShares.lowerBound), Self.allowedShares.upperBound)
  }

  /// Whether the cell at a position is painted. The pattern is the same everywhere, so that strokes join.
  public func covers(_ position: CellPosition) -> Bool {
    matrix.threshold(at: position) * Double(Self.parts) < Double(share)
  }
}
