public import Base

/// A dither pattern: its matrix and density.
public struct DitherPattern: Equatable, Sendable {
  /// The allowed number of painted cells out of `parts`.
  public static let allowedShares = 1...parts - 1
  public static let parts = 8

  public var matrix: DitherMatrix
  /// The number of painted cells out of `parts`, within `allowedShares`.
  public var share: Int

  public init(_ matrix: DitherMatrix = .fine, share: Int = parts / 2) {
    self.matrix = matrix
    self.share = min(max(share, Self.allowedShares.lowerBound), Self.allowedShares.upperBound)
  }

  public func covers(_ position: CellPosition) -> Bool {
    matrix.threshold(at: position) * Double(Self.parts) < Double(share)
  }
}
