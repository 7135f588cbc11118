import Base
import Documents

/// Encodes what other programs say of sprites and their parts, and decodes it; since version 34 of the library.
///
/// Each part has a byte of flags for the values that differ from the usual ones, and then these values.
enum DetailsCoding {
  // MARK: Sprites

  static func write(_ details: SpriteDetails, to writer: inout ByteWriter) {
    writer.append(UInt8(SpriteDetails.ColorMode.allCases.firstIndex(of: details.colorMode) ?? 0))
    writer.appendVariable(UInt64((details.transparentIndex ?? -1) + 1))
    writer.appendVariable(UInt64(details.colorNames.count))
    for (index, name) in details.colorNames.sorted(by: { $0.key < $1.key }) {
      writer.appendVariable(UInt64(index))
      writer.append(name)
    }
    writer.appendVariable(UInt64(details.strayColors.count))
    for index in details.strayColors.sorted() { writer.appendVariable(UInt64(index)) }
    writer.append(details.grid)
    writer.appendVariable(UInt64(details.pixelRatio.width))
    writer.appendVariable(UInt64(details.pixelRatio.height))
    writer.append(UInt8(details.colorProfile == nil ? 0 : 1))
    if let profile = details.colorProfile {
      writer.appendVariable(UInt64(profile.kind))
      writer.appendVariable(UInt64(profile.flags))
      writer.append(profile.gamma)
      writer.append(profile.profile)
    }
    writer.append(UInt8(details.groupsBlend ? 1 : 0))
    writer.append(details.userData)
    writer.appendVariable(UInt64(details.externalFiles.count))
    for file in details.externalFiles {
      writer.append(file.id)
      writer.append(file.kind)
      writer.append(file.name)
    }
    writer.appendVariable(UInt64(details.unknownParts.count))
    for part in details.unknownParts {
      writer.appendVariable(UInt64(part.kind))
      writer.append(part.bytes)
    }
  }

  static func sprite(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> SpriteDetails {
    var details = SpriteDetails()
    let mode = Int(try reader.number(UInt8.self))
    guard SpriteDetails.ColorMode.allCases.indices.contains(mode) else {
      throw ByteReader.OutOfBytes()
    }
    details.colorMode = SpriteDetails.ColorMode.allCases[mode]
    let index = try reader.smallNumber() - 1
    details.transparentIndex = index < 0 ? nil : index
    for _ in 0..<(try reader.count()) {
      let index = try reader.smallNumber()
      details.colorNames[index] = try reader.text()
    }
    for _ in 0..<(try reader.count()) { details.strayColors.insert(try reader.smallNumber()) }
    details.grid = try reader.rect()
    details.pixelRatio = CellSize(
      width: try reader.smallNumber(), height: try reader.smallNumber())
    details.colorProfile = nil
    if try reader.number(UInt8.self) != 0 {
      details.colorProfile = SpriteDetails.ColorProfile(
        kind: try reader.smallNumber(), flags: try reader.smallNumber(),
        gamma: try reader.number(), profile: try reader.byteList())
    }
    details.groupsBlend = try reader.number(UInt8.self) != 0
    details.userData = try reader.userData()
    for _ in 0..<(try reader.count()) {
      details.externalFiles.append(
        SpriteDetails.ExternalFile(
          id: try reader.number(), kind: try reader.number(), name: try reader.text()))
    }
    for _ in 0..<(try reader.count()) {
      details.unknownParts.append(
        SpriteDetails.UnknownPart(kind: try reader.smallNumber(), bytes: try reader.byteList()))
    }
    return details
  }

  // MARK: Slices

  static func write(_ slices: [Slice], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(slices.count))
    for slice in slices {
      writer.append(slice.name)
      writer.append(slice.userData)
      writer.appendVariable(UInt64(slice.keys.count))
      for key in slice.keys {
        writer.appendVariable(UInt64(key.frame))
        writer.append(UInt8((key.center == nil ? 0 : 1) | (key.pivot == nil ? 0 : 2)))
        writer.append(key.bounds)
        if let center = key.center { writer.append(center) }
        if let pivot = key.pivot { writer.append(CellRect(pivot)) }
      }
    }
  }

  static func slices(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [Slice] {
    var slices: [Slice] = []
    for _ in 0..<(try reader.count()) {
      var slice = Slice(name: try reader.text(), userData: try reader.userData(), keys: [])
      for _ in 0..<(try reader.count()) {
        let frame = try reader.smallNumber()
        let parts = try reader.number(UInt8.self)
        var key = Slice.Key(frame: frame, bounds: try reader.rect())
        if parts & 1 != 0 { key.center = try reader.rect() }
        if parts & 2 != 0 { key.pivot = try reader.rect().origin }
        slice.keys.append(key)
      }
      slices.append(slice)
    }
    return slices
  }

  // MARK: Layers and tilesets

  static func write(_ details: LayerDetails, to writer: inout ByteWriter) {
    writer.appendVariable(UInt64((details.flags ?? -1) + 1))
    writer.append(details.id)
    writer.append(details.userData)
  }

  static func layer(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> LayerDetails {
    var details = LayerDetails()
    let flags = try reader.smallNumber() - 1
    details.flags = flags < 0 ? nil : flags
    details.id = try reader.byteList()
    details.userData = try reader.userData()
    return details
  }

  static func write(_ details: TilesetDetails, to writer: inout ByteWriter) {
    writer.append(details.flags)
    writer.appendVariable(signed: Int64(details.baseIndex))
    writer.append(UInt8(details.external == nil ? 0 : 1))
    if let external = details.external {
      writer.append(external.file)
      writer.append(external.tileset)
    }
    writer.append(details.userData)
    writer.appendVariable(UInt64(details.tileData.count))
    for (tile, data) in details.tileData.sorted(by: { $0.key < $1.key }) {
      writer.appendVariable(UInt64(tile))
      writer.append(data)
    }
  }

  static func tileset(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> TilesetDetails {
    var details = TilesetDetails(
      flags: try reader.number(), baseIndex: Int(try reader.signedVariable()))
    if try reader.number(UInt8.self) != 0 {
      details.external = TilesetDetails.External(
        file: try reader.number(), tileset: try reader.number())
    }
    details.userData = try reader.userData()
    for _ in 0..<(try reader.count()) {
      let tile = try reader.smallNumber()
      details.tileData[tile] = try reader.userData()
    }
    return details
  }
}
