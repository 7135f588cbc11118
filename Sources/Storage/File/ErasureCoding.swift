import Base
import Documents

/// Encodes the erasers that affected a single element, and decodes them: the count, then the line, placement and
/// samples of each.
enum ErasureCoding {
  static func bytes(of erasures: [PaintingElement]) -> [UInt8] {
    var writer = ByteWriter(capacity: 256)
    writer.appendVariable(UInt64(erasures.count))
    for eraser in erasures {
      writer.append(eraser.width)
      writer.append(eraser.style)
      writer.append(eraser.grain)
      append(eraser.placement.map(PlacementCoding.bytes) ?? [], to: &writer)
      writer.append(eraser.unknownFields)
      append(SampleCoding.bytes(of: eraser.content.keySamples), to: &writer)
    }
    return writer.bytes
  }

  private static func append(_ bytes: [UInt8], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(bytes.count))
    for byte in bytes { writer.append(byte) }
  }

  /// Returns nil for anything but the output of `bytes`.
  static func erasures(_ bytes: [UInt8]) -> [PaintingElement]? {
    bytes.withUnsafeBytes { all in
      var reader = ByteReader(all)
      guard let erasures = try? erasures(from: &reader), reader.remaining == 0 else { return nil }
      return erasures
    }
  }

  private static func erasures(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [PaintingElement] {
    var erasures: [PaintingElement] = []
    for _ in 0..<(try reader.count()) { erasures.append(try eraser(from: &reader)) }
    return erasures
  }

  private static func eraser(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> PaintingElement {
    let width = try reader.double()
    let style = try reader.lineStyle()
    let grain = try reader.double()
    let placement = try bytes(from: &reader)
    let unknownFields = try reader.text()
    let points = try bytes(from: &reader)
    guard width.isFinite, width > 0, grain.isFinite, grain >= 0,
      let samples = try? points.withUnsafeBytes({ try SampleCoding.samples(from: $0) }),
      placement.isEmpty || PlacementCoding.placement(placement) != nil
    else { throw ByteReader.OutOfBytes() }
    return PaintingElement(
      .eraser(samples), width: width, style: style, grain: grain,
      placement: PlacementCoding.placement(placement), unknownFields: unknownFields)
  }

  private static func bytes(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(try reader.count()) { bytes.append(try reader.number()) }
    return bytes
  }
}
