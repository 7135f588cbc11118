public import Base

/// Cells that a press would paint: a stretch in each row of a rectangle.
public struct GridTip: Equatable, Sendable {
  /// The rectangle around them.
  public let bounds: CellRect
  /// Columns from the rectangle's left side, for each of its rows; none is empty.
  public let rows: [Range<Int>]

  /// All cells of a rectangle.
  public init(_ rect: CellRect) {
    self.init(bounds: rect, rows: Array(repeating: 0..<rect.width, count: rect.height))
  }

  /// - Parameter rows: as many as the rectangle has.
  public init(bounds: CellRect, rows: [Range<Int>]) {
    precondition(rows.count == bounds.height, "A stretch for every row")
    self.bounds = bounds
    self.rows = rows
  }
}

/// What is marked over the cells.
public struct GridMarks: Equatable, Sendable {
  /// A line of dashes, round what is selected.
  public var selection: CellRegion?
  /// A thin line round the cells that a press would paint.
  public var tip: GridTip?
  /// What scales the selected cells, and the knob that turns them.
  public var handles: [CellPoint] = []
  public var knob: CellPoint?
  /// Lines along which what is painted is repeated.
  public var guides: GridGuides?

  public init() {}

  /// All cells that something is drawn around.
  var rects: [CellRect] {
    [selection?.bounds, tip?.bounds].compactMap { $0 }
      + (handles + [knob].compactMap { $0 }).map { point in
        CellRect(
          CellPosition(
            x: Int(saturating: point.x.rounded(.down)), y: Int(saturating: point.y.rounded(.down))))
      }
  }
}
