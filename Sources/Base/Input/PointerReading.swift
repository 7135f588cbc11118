/// Where the pointer is on a paper at one moment.
public struct PointerReading: Equatable, Sendable {
  /// 0…1 over the paper; beyond that beside it.
  public var position: UnitPoint
  /// 0…1.
  public var pressure: Double
  /// Since the press.
  public var milliseconds: UInt32
  public var modifiers: Modifiers

  public init(
    _ position: UnitPoint, pressure: Double = 1, milliseconds: UInt32 = 0,
    modifiers: Modifiers = []
  ) {
    self.position = position
    self.pressure = pressure
    self.milliseconds = milliseconds
    self.modifiers = modifiers
  }
}
