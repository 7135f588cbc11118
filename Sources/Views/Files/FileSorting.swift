/// The sort order of files. Folders always come first.
public nonisolated struct FileSorting: Equatable, Sendable {
  /// The column whose values are compared first.
  public var column: FileColumn
  /// Whether the largest, the newest or the alphabetically last comes first.
  public var isReversed: Bool

  /// Sorts by the names, unless another column is given.
  public init(_ column: FileColumn = .name, isReversed: Bool = false) {
    self.column = column
    self.isReversed = isReversed
  }

  /// Returns the order after a click on a column header: by that column, or reversed. Sizes and dates start with the
  /// largest and the newest.
  public func clicked(_ column: FileColumn) -> FileSorting {
    column == self.column
      ? FileSorting(column, isReversed: !isReversed)
      : FileSorting(column, isReversed: column == .size || column == .date)
  }

  /// The stored form, such as `date down`.
  public var text: String { column.rawValue + (isReversed ? " down" : "") }

  /// Returns nil for invalid text.
  public init?(text: String) {
    let words = text.split(separator: " ")
    guard let column = words.first.flatMap({ FileColumn(rawValue: String($0)) }),
      words.count == 1 || words.count == 2 && words[1] == "down"
    else { return nil }
    self.init(column, isReversed: words.count == 2)
  }
}
