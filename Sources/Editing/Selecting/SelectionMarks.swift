public import Base

/// What is marked of a selection on the paper.
public struct SelectionMarks: Equatable, Sendable {
  /// The corners of its frame: upper left, upper right, lower right, lower left, as the frame lies.
  public var box: [UnitPoint] = []
  /// Of several elements and groups: the corners of each one's own frame.
  public var outlines: [[UnitPoint]] = []
  /// Of `SelectionGrip.handles`.
  public var handles: [UnitPoint] = []
  public var knob: UnitPoint?
  /// A line that is being drawn round elements.
  public var loop: [UnitPoint] = []

  /// Half of a handle's side, in points.
  public static let handleRadius = 4.5
}
