public import Base
public import Rendering

/// The strokes of a painting, ready to be converted to any size on any thread.
public struct LineSource: Sendable {
  /// Points in all lines, for a guess at what drawing them costs.
  public let pointCount: Int
  /// On which the lines are drawn, the lowest first.
  public let sheets: [Sheet]
  /// The lines in pixels from the paper's corner; of no use where the second argument says that they are not wanted any
  /// more, which is asked now and then.
  public let lines: Lines

  public typealias Lines =
    @Sendable (_ viewport: Viewport, _ isCancelled: @Sendable () -> Bool) -> ChunkedArray<Polyline>

  public init(
    pointCount: Int, sheets: [Sheet] = [Sheet()], lines: @escaping Lines
  ) {
    self.pointCount = pointCount
    self.sheets = sheets
    self.lines = lines
  }
}
