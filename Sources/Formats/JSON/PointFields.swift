import Base
import Documents

/// A point of a stroke while it is read: x, y, and optionally pressure, milliseconds, the two components
/// of a tilt, and a rotation.
struct PointFields {
  private var x = 0.0
  private var y = 0.0
  private var pressure: Float = 1
  private var milliseconds: UInt32 = 0
  private var tilt = (x: 0.0, y: 0.0)
  private var rotation: Double?
  private var count = 0

  /// Limited so that their squares are finite.
  private static let coordinates = -1e30...1e30

  /// Clamps a coordinate for writing to the readable range.
  static func written(_ coordinate: Double) -> Double {
    min(max(coordinate, coordinates.lowerBound), coordinates.upperBound)
  }

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readArray { (reader, index) throws(InterchangeError) in
      count = index + 1
      guard index < 7 else {
        _ = try reader.readRawValue()
        return
      }
      do throws(InterchangeError) {
        switch index {
        case 0: x = try Self.readCoordinate(from: &reader)
        case 1: y = try Self.readCoordinate(from: &reader)
        case 2: pressure = try Self.readPressure(from: &reader)
        case 3: milliseconds = try Self.readMilliseconds(from: &reader)
        case 4: tilt.x = try Self.readDegrees(from: &reader)
        case 5: tilt.y = try Self.readDegrees(from: &reader)
        default: rotation = try Self.readRotation(from: &reader)
        }
      } catch {
        throw error.inside(index: index)
      }
    }
    guard 2...4 ~= count || 6...7 ~= count else {
      throw InterchangeError(
        "must hold x and y, optionally followed by pressure, milliseconds, two tilt angles and"
          + " a rotation")
    }
  }

  private static func readCoordinate(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> Double {
    let value = try reader.readDouble()
    guard coordinates.contains(value) else {
      throw InterchangeError("must be between -1e30 and 1e30")
    }
    return value
  }

  private static func readPressure(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> Float {
    let value = try reader.readFloat()
    guard value >= 0, value <= 1 else { throw InterchangeError("must be between 0 and 1") }
    return value
  }

  private static func readMilliseconds(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> UInt32 {
    guard let value = UInt32(exactly: try reader.readDouble()) else {
      throw InterchangeError("must be a whole number of milliseconds, 0 to 4294967295")
    }
    return value
  }

  private static func readDegrees(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> Double {
    let value = try reader.readDouble()
    guard PenTilt.allowedDegrees.contains(value), value == value.rounded() else {
      throw InterchangeError("must be a whole number of degrees, -90 to 90")
    }
    return value
  }

  private static func readRotation(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> Double {
    let value = try reader.readDouble()
    guard let degrees = Int(exactly: value), PenTilt.allowedRotations.contains(degrees) else {
      throw InterchangeError("must be a whole number of degrees, 0 to 359")
    }
    return value
  }

  func sample() -> Sample {
    Sample(
      position: UnitPoint(x: x, y: y), pressure: pressure, milliseconds: milliseconds,
      tilt: PenTilt(x: tilt.x, y: tilt.y, rotation: rotation))
  }
}
