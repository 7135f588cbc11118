public import Base

/// What a press on the paper begins.
public enum PaperUse: Equatable, Sendable {
  /// A line that follows the pointer, drawn with the brush.
  case drawing
  /// A line that follows the pointer and clears the ink, of a width in points; whether it stays one.
  case erasing(widthInPoints: Double, leavesLine: Bool)
  /// A shape that somebody else makes of the gesture, and shows as the view's draft.
  case stretching
  /// As `stretching`, with a ring round the pointer.
  case touching(widthInPoints: Double)
  /// As `stretching`; the pointer is also heard of while no button is held.
  case selecting
  /// Nothing: a colour is taken from the paper.
  case picking
}

/// The course of a gesture that is no line of the view's own; positions in unit coordinates.
public enum StretchEvent: Equatable, Sendable {
  case hovered(UnitPoint)
  case began(UnitPoint, Modifiers, isDouble: Bool)
  case moved(UnitPoint, Modifiers)
  case ended
  /// It is to leave nothing.
  case cancelled
}
