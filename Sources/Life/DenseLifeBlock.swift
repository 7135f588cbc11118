/// The part of a dense board processed at once, sized to a core's cache.
struct DenseLifeBlock {
  /// The number of rows, not counting the equally many rows of results.
  let rows: Int
  /// The number of columns for splitting wide rows, to make room for enough rows.
  let columnCount: Int

  /// The least number of a block's rows per simultaneous generation: it sets the share of rows computed twice.
  private static let rowsPerGeneration = 24
  /// Further simultaneous generations bring no gain.
  private static let mostGenerations = 32

  /// Rows are split if fewer generations could advance at once otherwise.
  private static let fewestGenerations = 8
  /// The words in a part of a row, excluding the margin of one word at each side.
  private static let wordsPerColumn = 64

  /// - Parameter cacheSize: in bytes; half is left to everything else.
  init(_ shape: DenseLifeShape, cacheSize: Int) {
    let whole = cacheSize / (4 * shape.size(ofRows: 1))
    let isWide = whole < Self.fewestGenerations * Self.rowsPerGeneration && shape.canBeSplit
    columnCount = isWide ? max(1, shape.wordCount / Self.wordsPerColumn) : 1
    rows =
      columnCount == 1
      ? whole
      : cacheSize / (4 * DenseLifeColumn(0, of: columnCount, in: shape).shape.size(ofRows: 1))
  }

  /// The number of generations that the given rows advance at once: more of them mean fewer waits for memory and fewer
  /// calls of cores, but larger margins.
  func mostGenerations(ofRows count: Int) -> Int {
    max(1, min(min(rows, count) / Self.rowsPerGeneration, Self.mostGenerations))
  }
}
