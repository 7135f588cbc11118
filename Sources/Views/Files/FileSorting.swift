/// In which order files are listed; folders come first in any.
public nonisolated struct FileSorting: Equatable, Sendable {
  public var column: FileColumn
  /// The largest, the newest or the last of the alphabet first.
  public var isReversed: Bool

  public init(_ column: FileColumn = .name, isReversed: Bool = false) {
    self.column = column
    self.isReversed = isReversed
  }

  /// After a click on the head of a column: by that, or the other way round. Of sizes and dates, the largest and the
  /// newest are looked for first.
  public func clicked(_ column: FileColumn) -> FileSorting {
    column == self.column
      ? FileSorting(column, isReversed: !isReversed)
      : FileSorting(column, isReversed: column == .size || column == .date)
  }

  /// As it is written down: `date down`.
  public var text: String { column.rawValue + (isReversed ? " down" : "") }

  /// Nil for what makes no sense.
  public init?(text: String) {
    let words = text.split(separator: " ")
    guard let column = words.first.flatMap({ FileColumn(rawValue: String($0)) }),
      words.count == 1 || words.count == 2 && words[1] == "down"
    else { return nil }
    self.init(column, isReversed: words.count == 2)
  }
}
