import Base
import Documents

/// Encodes the samples of a stroke for the library, and decodes them bit for bit.
///
/// Version 1: a byte of version, a byte of flags, the count (variable), then columns: alternating x and y (64-bit
/// floats), the pressures (32-bit floats; only if one is not 1), the differences of the times (variable, signed; only
/// if one is not 0), alternating x and y of the tilts (a signed byte of degrees each; only if one is not upright), the
/// rotations (16 bits: whole degrees, or 360 for none; only if there is one). Costs 16 to 28 bytes a sample.
enum SampleCoding {
  struct Malformed: Error, Equatable {
    let reason: String
  }

  private static let version: UInt8 = 1
  private static let hasPressures: UInt8 = 1
  private static let hasTimes: UInt8 = 2
  private static let hasTilts: UInt8 = 4
  private static let hasRotations: UInt8 = 8
  private static let noRotation = UInt16(PenTilt.allowedRotations.upperBound)

  static func bytes(of samples: [Sample]) -> [UInt8] {
    let pressures = samples.contains { $0.pressure != 1 }
    let times = samples.contains { $0.milliseconds != 0 }
    let tilts = samples.contains { $0.tilt.x != 0 || $0.tilt.y != 0 }
    let rotations = samples.contains { $0.tilt.rotation != nil }
    var writer = ByteWriter(
      capacity: 12 + samples.count * (22 + (tilts ? 2 : 0) + (rotations ? 2 : 0)))
    writer.append(version)
    writer.append(
      (pressures ? hasPressures : 0) | (times ? hasTimes : 0) | (tilts ? hasTilts : 0)
        | (rotations ? hasRotations : 0))
    writer.appendVariable(UInt64(samples.count))
    for sample in samples {
      writer.append(sample.position.x)
      writer.append(sample.position.y)
    }
    if pressures {
      for sample in samples { writer.append(sample.pressure) }
    }
    if times {
      var previous: Int64 = 0
      for sample in samples {
        writer.appendVariable(signed: Int64(sample.milliseconds) - previous)
        previous = Int64(sample.milliseconds)
      }
    }
    if tilts {
      for sample in samples {
        writer.append(sample.tilt.x)
        writer.append(sample.tilt.y)
      }
    }
    if rotations {
      for sample in samples {
        writer.append(sample.tilt.rotation.map { UInt16(clamping: $0) } ?? noRotation)
      }
    }
    return writer.bytes
  }

  static func samples(from bytes: UnsafeRawBufferPointer) throws(Malformed) -> [Sample] {
    var reader = ByteReader(bytes)
    do throws(ByteReader.OutOfBytes) {
      guard try reader.number(UInt8.self) == version else { throw ByteReader.OutOfBytes() }
    } catch {
      throw Malformed(reason: "unknown version")
    }
    do throws(ByteReader.OutOfBytes) {
      return try samples(from: &reader)
    } catch {
      throw Malformed(reason: "too short, too long or out of range")
    }
  }

  private static func samples(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [Sample] {
    let flags = try reader.number(UInt8.self)
    let announced = try reader.variable()
    guard flags <= hasPressures | hasTimes | hasTilts | hasRotations, announced > 0,
      announced <= UInt64(reader.remaining / 16)
    else { throw ByteReader.OutOfBytes() }
    let count = Int(announced)
    var samples: [Sample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count {
      let x = try reader.double()
      let y = try reader.double()
      guard x.isFinite, y.isFinite else { throw ByteReader.OutOfBytes() }
      samples.append(Sample(position: UnitPoint(x: x, y: y)))
    }
    if flags & hasPressures != 0 {
      for index in 0..<count {
        let pressure = try reader.float()
        guard pressure >= 0, pressure <= 1 else { throw ByteReader.OutOfBytes() }
        samples[index].pressure = pressure
      }
    }
    if flags & hasTimes != 0 {
      var time: Int64 = 0
      for index in 0..<count {
        let (sum, overflow) = time.addingReportingOverflow(try reader.signedVariable())
        guard !overflow, let milliseconds = UInt32(exactly: sum) else {
          throw ByteReader.OutOfBytes()
        }
        samples[index].milliseconds = milliseconds
        time = sum
      }
    }
    if flags & hasTilts != 0 {
      for index in 0..<count { samples[index].tilt = try tilt(from: &reader) }
    }
    if flags & hasRotations != 0 {
      for index in 0..<count {
        let rotation = try reader.number(UInt16.self)
        guard rotation <= noRotation else { throw ByteReader.OutOfBytes() }
        let tilt = samples[index].tilt
        samples[index].tilt = PenTilt(
          x: Double(tilt.x), y: Double(tilt.y),
          rotation: rotation == noRotation ? nil : Double(rotation))
      }
    }
    guard reader.remaining == 0 else { throw ByteReader.OutOfBytes() }
    return samples
  }

  private static func tilt(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> PenTilt {
    let x = Double(try reader.number(Int8.self))
    let y = Double(try reader.number(Int8.self))
    guard PenTilt.allowedDegrees.contains(x), PenTilt.allowedDegrees.contains(y) else {
      throw ByteReader.OutOfBytes()
    }
    return PenTilt(x: x, y: y)
  }
}
