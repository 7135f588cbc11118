import Base

/// The layout of the columns of a list of files. A narrow list has fewer columns.
struct FileColumnPlan {
  /// From left to right.
  private(set) var spans: [(column: FileColumn, x: Double, width: Double)] = []

  private static let (kindWidth, sizeWidth, dateWidth) = (64.0, 76.0, 140.0)

  /// - Parameters:
  ///   - width: the width of the list.
  ///   - margin: the margin at each end.
  init(width: Double, margin: Double) {
    var fixed: [(FileColumn, Double)] = []
    if width >= 300 { fixed.append((.size, Self.sizeWidth)) }
    if width >= 440 { fixed.append((.date, Self.dateWidth)) }
    if width >= 540 { fixed.insert((.kind, Self.kindWidth), at: 0) }
    let nameWidth = max(0, width - 2 * margin - fixed.reduce(0) { $0 + $1.1 })
    var x = margin
    for (column, width) in [(.name, nameWidth)] + fixed {
      spans.append((column, x, width))
      x += width
    }
  }
}
