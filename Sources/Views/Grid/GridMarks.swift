public import Base

/// The cells that a press would paint: a range of columns in each row of a rectangle.
public struct GridTip: Equatable, Sendable {
  /// Their bounding rectangle.
  public let bounds: CellRect
  /// The columns in each row, relative to the rectangle's left side; never empty.
  public let rows: [Range<Int>]

  /// All cells of a rectangle.
  public init(_ rect: CellRect) {
    self.init(bounds: rect, rows: Array(repeating: 0..<rect.width, count: rect.height))
  }

  /// - Parameter rows: exactly as many as the rectangle has.
  public init(bounds: CellRect, rows: [Range<Int>]) {
    precondition(rows.count == bounds.height, "A stretch for every row")
    self.bounds = bounds
    self.rows = rows
  }
}

/// The marks over the cells.
public struct GridMarks: Equatable, Sendable {
  /// The selection, shown by a dashed line.
  public var selection: CellRegion?
  /// The cells that a press would paint, shown by a thin line.
  public var tip: GridTip?
  /// The handles that scale the selected cells, and the knob that rotates them.
  public var handles: [CellPoint] = []
  /// The position of the knob that rotates the selection; nil for none.
  public var knob: CellPoint?
  /// The lines of the symmetry.
  public var guides: GridGuides?

  /// The slices, the uppermost last.
  public var slices: [GridSlice] = []

  /// Creates no marks.
  public init() {}

  /// The bounds of all outlined cells, without slices.
  var rects: [CellRect] {
    [selection?.bounds, tip?.bounds].compactMap { $0 }
      + (handles + [knob].compactMap { $0 }).map { point in
        CellRect(
          CellPosition(
            x: Int(saturating: point.x.rounded(.down)), y: Int(saturating: point.y.rounded(.down))))
      }
  }
}
