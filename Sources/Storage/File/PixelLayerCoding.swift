import Base
import Documents

/// Encodes the layers of pixel art without their cels, and decodes them.
enum PixelLayerCoding {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let hidden = Flags(rawValue: 1)
    static let locked = Flags(rawValue: 2)
    static let group = Flags(rawValue: 4)
    /// Since version 17 of the library.
    static let tiles = Flags(rawValue: 8)
    /// Since version 34 of the library.
    static let reference = Flags(rawValue: 16)
    /// Since version 34 of the library.
    static let details = Flags(rawValue: 32)
  }

  static func write(_ layers: [PixelLayer], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(layers.count))
    for layer in layers {
      writer.append(layer.id.number)
      writer.append(layer.name)
      var flags: Flags = []
      if layer.isHidden { flags.insert(.hidden) }
      if layer.isLocked { flags.insert(.locked) }
      if layer.isGroup { flags.insert(.group) }
      if layer.tileset != nil { flags.insert(.tiles) }
      if layer.isReference { flags.insert(.reference) }
      if layer.details != LayerDetails() { flags.insert(.details) }
      writer.append(flags.rawValue)
      writer.append(layer.opacity.bitPattern)
      writer.append(layer.blendMode.rawValue)
      writer.append(layer.group?.number ?? 0)
      writer.appendVariable(UInt64(Int(layer.background ?? CellGrid.empty) + 1))
      writer.append(layer.unknownFields)
      if let tileset = layer.tileset { writer.append(tileset.number) }
      if flags.contains(.details) { DetailsCoding.write(layer.details, to: &writer) }
    }
  }

  static func layers(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [PixelLayer] {
    var layers: [PixelLayer] = []
    for _ in 0..<(try reader.count()) {
      let id = Layer.ID(try reader.number())
      let name = try reader.text()
      let flags = Flags(rawValue: try reader.number())
      let opacity = Double(bitPattern: try reader.number())
      guard let blendMode = BlendMode(rawValue: try reader.text()) else {
        throw ByteReader.OutOfBytes()
      }
      let group = try reader.number(UInt32.self)
      guard let background = CellGrid.Cell(exactly: try reader.smallNumber() - 1) else {
        throw ByteReader.OutOfBytes()
      }
      var sheet = Layer(
        id: id, name: name, isHidden: flags.contains(.hidden), isLocked: flags.contains(.locked),
        opacity: opacity, unknownFields: try reader.text())
      sheet.isReference = flags.contains(.reference)
      let tileset = flags.contains(.tiles) ? Tileset.ID(try reader.number()) : nil
      layers.append(
        PixelLayer(
          sheet, blendMode: blendMode, group: group == 0 ? nil : Layer.ID(group),
          isGroup: flags.contains(.group), background: background < 0 ? nil : background,
          tileset: tileset))
      if flags.contains(.details) {
        layers[layers.count - 1].details = try DetailsCoding.layer(from: &reader)
      }
    }
    return layers
  }
}
