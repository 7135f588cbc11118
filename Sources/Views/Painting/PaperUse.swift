public import Geometry
public import Input

/// What a press on the paper begins.
public enum PaperUse: Equatable, Sendable {
  /// A line that follows the pointer, drawn with the brush.
  case drawing
  /// A line that follows the pointer and clears the ink, of a width in points.
  case erasing(widthInPoints: Double)
  /// A shape that somebody else makes of the gesture, and shows as the view's draft.
  case stretching
  /// Nothing: a colour is taken from the paper.
  case picking
}

/// The course of a gesture that is no line of the view's own; positions in unit coordinates.
public enum StretchEvent: Equatable, Sendable {
  case began(UnitPoint, Modifiers)
  case moved(UnitPoint, Modifiers)
  case ended
  /// It is to leave nothing.
  case cancelled
}
