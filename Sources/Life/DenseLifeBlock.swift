/// How much of a dense board is in work at once, so that it stays in a core's cache.
struct DenseLifeBlock {
  /// How many rows, beside as many that they become.
  let rows: Int
  /// Into how many parts wide rows are split, so that there are enough rows.
  let columnCount: Int

  /// How many more rows there are in a block than generations at once, at least: one in so many is computed twice.
  private static let rowsPerGeneration = 24
  /// Of more generations at once the next one adds nothing.
  private static let mostGenerations = 32

  /// Rows are split where fewer generations go on at once otherwise.
  private static let fewestGenerations = 8
  /// Of a part of a row; it takes one word along at each side.
  private static let wordsPerColumn = 64

  /// - Parameter cacheSize: bytes; half of them are left to all else.
  init(_ shape: DenseLifeShape, cacheSize: Int) {
    let whole = cacheSize / (4 * shape.size(ofRows: 1))
    let isWide = whole < Self.fewestGenerations * Self.rowsPerGeneration && shape.canBeSplit
    columnCount = isWide ? max(1, shape.wordCount / Self.wordsPerColumn) : 1
    rows =
      columnCount == 1
      ? whole
      : cacheSize / (4 * DenseLifeColumn(0, of: columnCount, in: shape).shape.size(ofRows: 1))
  }

  /// How many generations some rows go on at once: the more, the seldomer memory is waited for and cores are called,
  /// and the more rows are taken along.
  func mostGenerations(ofRows count: Int) -> Int {
    max(1, min(min(rows, count) / Self.rowsPerGeneration, Self.mostGenerations))
  }
}
