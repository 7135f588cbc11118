public import Base
public import Rendering

/// The strokes of a painting, which can be converted to any size on any thread.
public struct LineSource: Sendable {
  /// The number of points in all lines, for estimating the cost of drawing.
  public let pointCount: Int
  /// The sheets that the lines are drawn on, the lowest first.
  public let sheets: [Sheet]
  /// Returns the lines in pixels from the paper's corner. Polls its second argument now and then; the result is
  /// meaningless once that returns true.
  public let lines: Lines

  /// Converts the strokes to lines of the size of a viewport, on any thread.
  public typealias Lines =
    @Sendable (_ viewport: Viewport, _ isCancelled: @Sendable () -> Bool) -> ChunkedArray<Polyline>

  /// Creates a source of strokes.
  ///
  /// - Parameter pointCount: the number of points of all strokes, for estimating the work.
  /// - Parameter sheets: the stack that the lines belong to.
  public init(
    pointCount: Int, sheets: [Sheet] = [Sheet()], lines: @escaping Lines
  ) {
    self.pointCount = pointCount
    self.sheets = sheets
    self.lines = lines
  }
}
