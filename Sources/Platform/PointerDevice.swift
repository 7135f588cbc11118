import Base

/// The axes of a mouse, pen or touchpad other than its position.
struct PointerDevice {
  /// A measuring axis with its number on the server.
  struct Pressure {
    let number: Int
    let range: ClosedRange<Double>
    var fraction: Double
    /// Whether it has ever reported any.
    var hasFelt = false
    /// The samples of presses without any, until it has.
    var emptySamples = 0
  }

  /// A wheel with a running value; a notch is `increment`.
  struct Wheel {
    let number: Int
    let increment: Double
    let isVertical: Bool
    /// Nil until first reported: only differences are meaningful.
    var value: Double?
  }

  var pressure: Pressure?
  var tiltX: TiltAxis?
  var tiltY: TiltAxis?
  var rotation: RotationAxis?
  var penEnd = PenEnd.tip
  /// Nil for other pointers.
  var pen: PenID?
  /// Whether the pen is near the tablet, as far as the driver tells.
  var isPenNear = true
  /// From the measured pressure to that of the readings; nil for the same.
  var pressureCurve: ResponseCurve?
  var wheels: [Wheel] = []
  /// Whether fingers touch what it shows, unlike on a touchpad.
  var isTouchScreen = false
  /// Whether it is the frame of a tablet, whose buttons are keys.
  var isPad = false

  var kind: PointerKind {
    if isTouchScreen { return .finger }
    return pressure == nil ? .mouse : .pen
  }

  /// The current values, without a change.
  var reading: PointerReading {
    PointerReading(
      pressure: effectivePressure,
      tilt: PenTilt(
        x: tiltX?.degrees ?? 0, y: tiltY?.degrees ?? 0, rotation: rotation?.degrees),
      penEnd: penEnd, pen: pen, kind: kind, isPad: isPad, hasSmoothWheel: !wheels.isEmpty)
  }

  private var effectivePressure: Double {
    guard let pressure, pressure.emptySamples < Self.mostEmptySamples else { return 1 }
    return pressureCurve?.output(at: pressure.fraction) ?? pressure.fraction
  }

  /// A pen that feels nothing during so many samples of its first presses has no sense of pressure, whatever it says.
  private static let mostEmptySamples = 5

  /// Applies an event, which may omit unchanged axes, and returns the changes.
  ///
  /// - Parameter isDown: whether the tip is pressed.
  mutating func read(
    _ values: [(number: Int, value: Double)], isDown: Bool = false
  ) -> PointerReading {
    var (dx, dy, moves) = (0.0, 0.0, false)
    for (number, value) in values where value.isFinite {
      if number == pressure?.number {
        update(pressure: value)
        moves = true
      } else if number == tiltX?.number {
        tiltX?.update(value)
        moves = true
      } else if number == tiltY?.number {
        tiltY?.update(value)
        moves = true
      } else if number == rotation?.number {
        rotation?.update(value)
        moves = true
      } else if let index = wheels.firstIndex(where: { $0.number == number }) {
        let wheel = wheels[index]
        wheels[index].value = value
        guard let before = wheel.value else { continue }
        let notches = (value - before) / wheel.increment
        if wheel.isVertical { dy += notches } else { dx += notches }
      } else {
        moves = true
      }
    }
    if isDown, pressure?.fraction == 0, pressure?.hasFelt == false { pressure?.emptySamples += 1 }
    var reading = reading
    (reading.dx, reading.dy, reading.moves) = (dx, dy, moves)
    return reading
  }

  mutating func update(pressure value: Double) {
    guard let range = pressure?.range, value.isFinite else { return }
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    pressure?.fraction = min(max(fraction, 0), 1)
    guard fraction > 0 else { return }
    pressure?.hasFelt = true
    pressure?.emptySamples = 0
  }
}
