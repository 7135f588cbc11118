/// One raw reading of the pointer within a gesture.
public struct Sample: Equatable, Hashable, Sendable {
  /// The position on the paper.
  public var position: UnitPoint
  /// 0…1; 1 for devices that measure none.
  public var pressure: Float
  /// Since the start of the stroke.
  public var milliseconds: UInt32
  /// The tilt of the pen; upright for other pointers.
  public var tilt: PenTilt

  /// Creates a reading; by default that of a mouse at the start of a gesture.
  public init(
    position: UnitPoint, pressure: Float = 1, milliseconds: UInt32 = 0, tilt: PenTilt = .upright
  ) {
    self.position = position
    self.pressure = pressure
    self.milliseconds = milliseconds
    self.tilt = tilt
  }

  /// Converts a reading on a paper, without its modifier keys and the end of the pen.
  public init(_ reading: PaperReading) {
    self.init(
      position: reading.position, pressure: Float(reading.pressure),
      milliseconds: reading.milliseconds, tilt: reading.tilt)
  }

  /// Interpolates linearly towards another sample, 0…1.
  public func sample(_ part: Double, towards other: Sample) -> Sample {
    let time =
      Double(milliseconds) + (Double(other.milliseconds) - Double(milliseconds)) * part
    return Sample(
      position: UnitPoint(
        x: position.x + (other.position.x - position.x) * part,
        y: position.y + (other.position.y - position.y) * part),
      pressure: pressure + (other.pressure - pressure) * Float(part),
      milliseconds: UInt32(saturating: min(max(time.rounded(), 0), Double(UInt32.max))),
      tilt: tilt.tilt(part, towards: other.tilt))
  }
}
