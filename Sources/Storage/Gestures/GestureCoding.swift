import Base
import Documents

/// Encodes a part of a line, and decodes it: its style, copies and gradients, and its samples, sealed for a gesture and
/// a number.
struct GestureCoding {
  let gesture: Int64
  let number: Int64

  private static let version: UInt8 = 5
  private var seal: StepSeal { StepSeal(item: gesture, position: number, kind: .add) }

  func bytes(of line: UnfinishedLine) -> [UInt8] {
    let stroke = line.stroke
    let samples = SampleCoding.bytes(of: stroke.samples)
    var writer = ByteWriter(capacity: 64 + samples.count)
    writer.append(Self.version)
    writer.append(stroke.tool.rawValue)
    writer.append(stroke.width)
    writer.append(stroke.style)
    writer.append(stroke.grain)
    writer.append(UInt16(clamping: line.copies.count))
    for map in line.copies.prefix(Int(UInt16.max)) { writer.append(map) }
    writer.append(line.layer.number)
    writer.append(line.inks.line.text)
    writer.append(line.inks.fill.text)
    for byte in samples { writer.append(byte) }
    return seal.sealed(writer)
  }

  /// Decodes the part; throws unless it was sealed for its position.
  func line(_ bytes: [UInt8]) throws(ByteReader.OutOfBytes) -> UnfinishedLine {
    try seal.opened(bytes) { (reader) throws(ByteReader.OutOfBytes) in
      let version = try reader.number(UInt8.self)
      guard (1...Self.version).contains(version), let tool = Tool(rawValue: try reader.text())
      else { throw ByteReader.OutOfBytes() }
      let width = try reader.double()
      let style = try reader.lineStyle(hasHand: version > 1)
      let grain = version == 1 ? PaperScale.grain : try reader.double()
      let copies = version < 3 ? [.identity] : try Self.maps(from: &reader)
      let layer = version < 4 ? Layer.ID.first : Layer.ID(try reader.number(UInt32.self))
      var inks = BrushInks()
      if version > 4 {
        inks.line = BrushInk(text: try reader.text()) ?? inks.line
        inks.fill = BrushInk(text: try reader.text()) ?? inks.fill
      }
      guard grain.isFinite, grain >= 0,
        let samples = try? reader.rest().withUnsafeBytes({ try SampleCoding.samples(from: $0) }),
        width.isFinite, width > 0
      else { throw ByteReader.OutOfBytes() }
      return UnfinishedLine(
        Stroke(tool: tool, width: width, style: style, samples: samples, grain: grain),
        in: layer, copies: copies, inks: inks)
    }
  }

  private static func maps(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [PaperMap] {
    var maps: [PaperMap] = []
    for _ in 0..<(try reader.number(UInt16.self)) {
      let map = try reader.map()
      guard map.isFinite else { throw ByteReader.OutOfBytes() }
      maps.append(map)
    }
    return maps
  }
}
