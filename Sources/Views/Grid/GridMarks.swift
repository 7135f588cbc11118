public import Geometry

/// What is marked over the cells.
public struct GridMarks: Equatable, Sendable {
  /// A frame of dashes, round what is selected.
  public var selection: CellRect?
  /// A thin frame round the cells that a press would paint.
  public var tip: CellRect?
  /// Lines about which the painting is mirrored: at these columns and rows, in halves of cells.
  public var columns: [Int] = []
  public var rows: [Int] = []

  public init() {}

  /// All cells that something is drawn around.
  var rects: [CellRect] { [selection, tip].compactMap { $0 } }
}
