extension LifeCells {
  /// Squares of 8 × 8 cells by their places: that of the cells 0…7 is 0. Rows begin in the highest bits, the first one
  /// with the highest.
  public init(squares: [LifeCell: UInt64]) { self.init(leaves: squares) }

  /// Whether something lives in no more squares of 32 × 32 cells than so many, equal ones counted as often as they lie
  /// there.
  public func fitsBlocks(_ most: Int) -> Bool { squareCount(level: 5, most: most) != nil }
}
