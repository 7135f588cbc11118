public import Base

/// A colour of a palette, or a recent one, whose menu is wanted.
public struct SwatchMenuRequest: Sendable {
  /// The colour with its opacity.
  public let color: InkColor
  /// Whether it is one of the recent colours.
  public let isRecent: Bool
  /// The point of the scene for the menu.
  public let place: ViewPoint
}
