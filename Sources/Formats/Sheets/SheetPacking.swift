import Base

/// The arrangement of rectangles without overlaps.
enum SheetPacking {
  /// Places rectangles on a sheet that is about as small and square as possible.
  ///
  /// Each goes to the lowest place on the skyline of those before, the largest first, for several widths of the sheet.
  ///
  /// Source: Jukka Jylänki, "A Thousand Ways to Pack the Bin" (2010), Skyline Bottom-Left.
  static func packed(_ sizes: [CellSize]) -> (origins: [CellPosition], size: CellSize) {
    let order = sizes.indices.sorted {
      (sizes[$1].height, sizes[$1].width, $0) < (sizes[$0].height, sizes[$0].width, $1)
    }
    let area = sizes.reduce(0) { $0 + $1.count }
    let widest = sizes.map(\.width).max() ?? 0
    let square = Double(area).squareRoot()
    var best: (origins: [CellPosition], size: CellSize)?
    for factor in [1, 1.1, 1.25, 1.5, 2] {
      let width = max(widest, Int(saturating: (square * factor).rounded(.up)))
      let next = packed(sizes, in: order, width: width)
      if let best, cost(best.size) <= cost(next.size) { continue }
      best = next
    }
    return best ?? ([], CellSize(width: 0, height: 0))
  }

  /// The area, and more for a long sheet.
  private static func cost(_ size: CellSize) -> Int {
    size.count + abs(size.width - size.height) * min(size.width, size.height) / 8
  }

  private static func packed(
    _ sizes: [CellSize], in order: [Int], width: Int
  ) -> (origins: [CellPosition], size: CellSize) {
    var origins = [CellPosition](repeating: CellPosition(x: 0, y: 0), count: sizes.count)
    // The tops of the free room from left to right, without gaps.
    var skyline = [CellRect(x: 0, y: 0, width: width, height: 0)]
    var (right, foot) = (0, 0)
    for index in order {
      let size = sizes[index]
      let place = place(of: size, on: skyline, width: width)
      origins[index] = place
      raise(&skyline, to: place.y + size.height, from: place.x, width: size.width)
      (right, foot) = (max(right, place.x + size.width), max(foot, place.y + size.height))
    }
    return (origins, CellSize(width: right, height: foot))
  }

  /// The lowest place on a skyline that is wide enough.
  private static func place(of size: CellSize, on skyline: [CellRect], width: Int) -> CellPosition {
    var best: CellPosition?
    for start in skyline.indices where skyline[start].x + size.width <= width {
      var (top, end) = (0, start)
      let right = skyline[start].x + size.width
      while end < skyline.count, skyline[end].x < right {
        top = max(top, skyline[end].y)
        end += 1
      }
      if best.map({ top < $0.y }) ?? true { best = CellPosition(x: skyline[start].x, y: top) }
    }
    return best ?? CellPosition(x: 0, y: skyline.map(\.y).max() ?? 0)
  }

  /// Raises a part of a skyline, and joins segments of the same height.
  private static func raise(_ skyline: inout [CellRect], to top: Int, from x: Int, width: Int) {
    guard width > 0 else { return }
    var next: [CellRect] = []
    func append(_ x: Int, _ end: Int, _ y: Int) {
      guard end > x else { return }
      if let last = next.last, last.y == y, last.maxX == x {
        next[next.count - 1].width += end - x
      } else {
        next.append(CellRect(x: x, y: y, width: end - x, height: 0))
      }
    }
    for segment in skyline where segment.x < x {
      append(segment.x, min(segment.maxX, x), segment.y)
    }
    append(x, x + width, top)
    for segment in skyline where segment.maxX > x + width {
      append(max(segment.x, x + width), segment.maxX, segment.y)
    }
    skyline = next
  }

  /// Places rectangles in rows or columns, each as wide and high as its largest one.
  ///
  /// - Parameters:
  ///   - shape: the numbers of columns and rows.
  ///   - byColumn: whether each column is filled before the next one.
  static func aligned(
    _ sizes: [CellSize], _ shape: CellSize, byColumn: Bool
  ) -> (origins: [CellPosition], size: CellSize) {
    func place(_ index: Int) -> (column: Int, row: Int) {
      byColumn
        ? (index / max(1, shape.height), index % max(1, shape.height))
        : (index % max(1, shape.width), index / max(1, shape.width))
    }
    var widths = [Int](repeating: 0, count: shape.width)
    var heights = [Int](repeating: 0, count: shape.height)
    for (index, size) in sizes.enumerated() {
      let (column, row) = place(index)
      widths[column] = max(widths[column], size.width)
      heights[row] = max(heights[row], size.height)
    }
    func starts(_ lengths: [Int]) -> (starts: [Int], end: Int) {
      var next = 0
      let starts = lengths.map { length in
        defer { next += length }
        return next
      }
      return (starts, next)
    }
    let (columns, rows) = (starts(widths), starts(heights))
    let origins = sizes.indices.map { index in
      let (column, row) = place(index)
      return CellPosition(x: columns.starts[column], y: rows.starts[row])
    }
    return (origins, CellSize(width: columns.end, height: rows.end))
  }
}
