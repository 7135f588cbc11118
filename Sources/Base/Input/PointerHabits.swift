/// The user's pointer settings, from the desktop.
public struct PointerHabits: Equatable, Sendable {
  /// From one press of a double click to the next, in milliseconds.
  public var doubleClickInterval: UInt32
  /// How far apart they may be, in points.
  public var doubleClickReach: Double
  /// The distance in points beyond which a press becomes a drag; nil if the desktop does not say.
  public var dragThreshold: Double?

  public init(
    doubleClickInterval: UInt32 = 400, doubleClickReach: Double = 5, dragThreshold: Double? = nil
  ) {
    self.doubleClickInterval = doubleClickInterval
    self.doubleClickReach = doubleClickReach
    self.dragThreshold = dragThreshold
  }
}
