/// What one mouse, pen or touchpad measures besides its position.
struct PointerDevice {
  /// A measuring axis with the number that the server gives it.
  struct Pressure {
    let number: Int
    let range: ClosedRange<Double>
    var fraction: Double
  }

  /// A wheel that counts on and on; a notch is `increment`.
  struct Wheel {
    let number: Int
    let increment: Double
    let isVertical: Bool
    /// Nil until it is heard of: only differences mean something.
    var value: Double?
  }

  var pressure: Pressure?
  var wheels: [Wheel] = []

  /// What changed with one event, in which axes that did not change may be missing.
  mutating func read(_ values: [(number: Int, value: Double)]) -> PointerReading {
    var reading = PointerReading()
    for (number, value) in values where value.isFinite {
      if number == pressure?.number {
        update(pressure: value)
        reading.moves = true
      } else if let index = wheels.firstIndex(where: { $0.number == number }) {
        let wheel = wheels[index]
        wheels[index].value = value
        guard let before = wheel.value else { continue }
        let notches = (value - before) / wheel.increment
        if wheel.isVertical { reading.dy += notches } else { reading.dx += notches }
      } else {
        reading.moves = true
      }
    }
    reading.pressure = pressure?.fraction ?? 1
    reading.hasSmoothWheel = !wheels.isEmpty
    return reading
  }

  mutating func update(pressure value: Double) {
    guard let range = pressure?.range, value.isFinite else { return }
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    pressure?.fraction = min(max(fraction, 0), 1)
  }
}
