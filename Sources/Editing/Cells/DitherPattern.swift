public import Base

/// How many cells of an area are painted, and which.
public struct DitherPattern: Equatable, Sendable {
  /// Of `parts` cells, how many may be painted.
  public static let allowedShares = 1...parts - 1
  public static let parts = 8

  public var matrix: DitherMatrix
  /// Of `parts` cells, within `allowedShares`.
  public var share: Int

  public init(_ matrix: DitherMatrix = .fine, share: Int = parts / 2) {
    self.matrix = matrix
    self.share = min(max(share, Self.allowedShares.lowerBound), Self.allowedShares.upperBound)
  }

  public func covers(_ position: CellPosition) -> Bool {
    matrix.threshold(at: position) * Double(Self.parts) < Double(share)
  }
}
