public import Base

/// A change of a gradient that the user asks for in its panel.
public enum GradientWish: Equatable, Sendable {
  /// Choose a stop by its index.
  case choose(Int)
  /// Add a stop at an offset, 0…1; nil for the widest gap.
  case add(at: Double?)
  /// Show a stop at an offset while it is dragged; nil while it is dragged off the strip, to remove it.
  case drag(Int, to: Double?)
  /// Keep the result of a drag.
  case drop
  /// Drop the result of a drag.
  case cancelDrag
  /// Move a stop by a part of the gradient. Steps of a held key are one change.
  case step(Int, by: Double, isHeld: Bool)
  case remove(Int)
  case form(GradientForm)
  case spread(GradientSpread)
  case space(GradientSpace)
  case reverse
  /// Replace the gradient by a single colour.
  case removeAll
}
