/// The user's pointer settings, from the desktop.
public struct PointerHabits: Equatable, Sendable {
  /// The greatest interval between the presses of a double click, in milliseconds.
  public var doubleClickInterval: UInt32
  /// The greatest distance between the presses of a double click, in points.
  public var doubleClickReach: Double
  /// The distance in points beyond which a press becomes a drag; nil if the desktop does not say.
  public var dragThreshold: Double?

  /// Creates habits; by default the usual ones of a desktop without settings.
  public init(
    doubleClickInterval: UInt32 = 400, doubleClickReach: Double = 5, dragThreshold: Double? = nil
  ) {
    self.doubleClickInterval = doubleClickInterval
    self.doubleClickReach = doubleClickReach
    self.dragThreshold = dragThreshold
  }
}
