import Base

/// An event's measurements other than the position.
struct PointerReading {
  /// 0…1; 1 for devices that measure none.
  var pressure = 1.0
  var tilt = PenTilt.upright
  var penEnd = PenEnd.tip
  /// Nil for other pointers.
  var pen: PenID?
  var kind = PointerKind.mouse
  var isPad = false
  /// Notches of wheels since the last event.
  var dx = 0.0
  var dy = 0.0
  /// Whether anything but a wheel has changed.
  var moves = false
  /// Whether the device's wheels are reported as axes, so that their buttons must be ignored.
  var hasSmoothWheel = false
}
