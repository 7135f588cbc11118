/// A button of the mouse, or of a pen.
public enum PointerButton: Hashable, Sendable {
  case primary, middle, secondary
  case other(Int)
}

/// Where the pointer was, and when.
public struct PointerEvent: Equatable, Sendable {
  /// In view points of the window, with fractions where the device has them.
  public var position: ViewPoint
  /// 0…1; 1 for devices that measure none.
  public var pressure: Double
  public var tilt: PenTilt
  public var penEnd: PenEnd
  public var modifiers: Modifiers
  public var time: EventTime

  public init(
    position: ViewPoint, pressure: Double = 1, tilt: PenTilt = .upright, penEnd: PenEnd = .tip,
    modifiers: Modifiers = [], time: EventTime = .zero
  ) {
    self.position = position
    self.pressure = pressure
    self.tilt = tilt
    self.penEnd = penEnd
    self.modifiers = modifiers
    self.time = time
  }
}
