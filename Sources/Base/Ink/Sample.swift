/// One raw reading of the pointer within a gesture.
public struct Sample: Equatable, Hashable, Sendable {
  public var position: UnitPoint
  /// 0…1; 1 for devices that measure none.
  public var pressure: Float
  /// Since the stroke began.
  public var milliseconds: UInt32
  public var tilt: PenTilt

  public init(
    position: UnitPoint, pressure: Float = 1, milliseconds: UInt32 = 0, tilt: PenTilt = .upright
  ) {
    self.position = position
    self.pressure = pressure
    self.milliseconds = milliseconds
    self.tilt = tilt
  }

  public init(_ reading: PaperReading) {
    self.init(
      position: reading.position, pressure: Float(reading.pressure),
      milliseconds: reading.milliseconds, tilt: reading.tilt)
  }
}
