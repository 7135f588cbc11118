public import Base

/// The marks of a selection on the paper.
public struct SelectionMarks: Equatable, Sendable {
  /// The corners of its frame: upper left, upper right, lower right, lower left, relative to the frame.
  public var box: [UnitPoint] = []
  /// The corners of each frame, if several elements and groups are selected.
  public var outlines: [[UnitPoint]] = []
  /// The positions of `SelectionHandle.handles`.
  public var handles: [UnitPoint] = []
  /// The position of the knob that rotates the selection; nil for none.
  public var knob: UnitPoint?
  /// The handles of the numbers of a shape.
  public var knobs: [UnitPoint] = []
  /// The lasso being drawn.
  public var loop: [UnitPoint] = []

  /// Half of a handle's side, in points.
  public static let handleRadius = 4.5
}
