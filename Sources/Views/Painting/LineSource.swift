public import Base
public import Rendering

/// The strokes of a painting, ready to be converted to any size on any thread.
public struct LineSource: Sendable {
  /// Points in all lines, for a guess at what drawing them costs.
  public let pointCount: Int
  /// The lines in pixels from the paper's corner.
  public let lines: @Sendable (Viewport) -> [Polyline]

  public init(pointCount: Int, lines: @escaping @Sendable (Viewport) -> [Polyline]) {
    self.pointCount = pointCount
    self.lines = lines
  }
}
