/// How somebody handles the pointer, as the desktop's settings say.
public struct PointerHabits: Equatable, Sendable {
  /// From one press of a double click to the next, in milliseconds.
  public var doubleClickInterval: UInt32
  /// How far apart they may be, in points.
  public var doubleClickReach: Double
  /// How far the pointer goes with the button held before that is a drag, in points; nil where the desktop does not
  /// say.
  public var dragThreshold: Double?

  public init(
    doubleClickInterval: UInt32 = 400, doubleClickReach: Double = 5, dragThreshold: Double? = nil
  ) {
    self.doubleClickInterval = doubleClickInterval
    self.doubleClickReach = doubleClickReach
    self.dragThreshold = dragThreshold
  }
}
