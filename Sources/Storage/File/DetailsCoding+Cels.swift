import Base
import Documents

// The details of cels.
extension DetailsCoding {
  private struct Parts: OptionSet {
    let rawValue: UInt8
    static let bounds = Parts(rawValue: 1)
    static let precise = Parts(rawValue: 2)
    static let userData = Parts(rawValue: 4)
    static let cells = Parts(rawValue: 8)
    static let tiles = Parts(rawValue: 16)
  }

  static func write(_ details: CelDetails, to writer: inout ByteWriter) {
    var parts: Parts = []
    if details.bounds != nil { parts.insert(.bounds) }
    if details.preciseBounds != nil { parts.insert(.precise) }
    if !details.userData.isEmpty { parts.insert(.userData) }
    if details.whole != nil { parts.insert(.cells) }
    if details.wholeTiles != nil { parts.insert(.tiles) }
    writer.append(parts.rawValue)
    writer.append(details.opacity)
    writer.appendVariable(signed: Int64(details.zIndex))
    if let bounds = details.bounds { writer.append(bounds) }
    if let precise = details.preciseBounds {
      writer.append(precise.flags)
      for index in 0..<4 {
        writer.append(precise.bounds.indices.contains(index) ? precise.bounds[index] : 0)
      }
    }
    if parts.contains(.userData) { writer.append(details.userData) }
    if let whole = details.whole {
      writer.appendVariable(UInt64(whole.size.width))
      writer.appendVariable(UInt64(whole.size.height))
      CelCoding.write(whole.allCells, to: &writer)
    }
    if let tiles = details.wholeTiles {
      writer.appendVariable(UInt64(tiles.count))
      for tile in tiles { writer.append(tile.bits) }
    }
  }

  static func cel(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> CelDetails {
    var details = CelDetails()
    let parts = Parts(rawValue: try reader.number())
    details.opacity = try reader.number()
    details.zIndex = Int(try reader.signedVariable())
    if parts.contains(.bounds) { details.bounds = try reader.rect() }
    if parts.contains(.precise) {
      let flags = try reader.number(UInt32.self)
      var bounds: [UInt32] = []
      for _ in 0..<4 { bounds.append(try reader.number()) }
      details.preciseBounds = CelDetails.PreciseBounds(flags: flags, bounds: bounds)
    }
    if parts.contains(.userData) { details.userData = try reader.userData() }
    if parts.contains(.cells) {
      let size = CellSize(width: try reader.smallNumber(), height: try reader.smallNumber())
      guard size.width < 1 << 16, size.height < 1 << 16, size.count <= 1 << 27 else {
        throw ByteReader.OutOfBytes()
      }
      let cells = try CelCoding.cells(from: &reader, atMost: size.count)
      guard cells.count == size.count else { throw ByteReader.OutOfBytes() }
      details.whole = CellGrid(size: size, cells: cells)
    }
    if parts.contains(.tiles) {
      var tiles: [PlacedTile] = []
      for _ in 0..<(try reader.count()) { tiles.append(PlacedTile(bits: try reader.number())) }
      details.wholeTiles = tiles
    }
    return details
  }
}

extension ByteWriter {
  mutating func append(_ rect: CellRect) {
    appendVariable(signed: Int64(rect.x))
    appendVariable(signed: Int64(rect.y))
    appendVariable(UInt64(rect.width))
    appendVariable(UInt64(rect.height))
  }

  mutating func append(_ bytes: [UInt8]) {
    appendVariable(UInt64(bytes.count))
    for byte in bytes { append(byte) }
  }

  mutating func append(_ data: UserData) {
    append(
      UInt8(
        (data.text == nil ? 0 : 1) | (data.color == nil ? 0 : 2)
          | (data.properties == nil ? 0 : 4)))
    if let text = data.text { append(text) }
    if let color = data.color { append(color.rgba) }
    if let properties = data.properties { append(properties) }
  }
}

extension ByteReader {
  mutating func rect() throws(OutOfBytes) -> CellRect {
    let (x, y) = (try signedVariable(), try signedVariable())
    let most: Int64 = 1 << 40
    guard abs(x / 2) < most, abs(y / 2) < most else { throw OutOfBytes() }
    return CellRect(
      x: Int(x), y: Int(y), width: try smallNumber(), height: try smallNumber())
  }

  mutating func byteList() throws(OutOfBytes) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(try count()) { bytes.append(try number()) }
    return bytes
  }

  mutating func userData() throws(OutOfBytes) -> UserData {
    let parts = try number(UInt8.self)
    var data = UserData()
    if parts & 1 != 0 { data.text = try text() }
    if parts & 2 != 0 { data.color = InkColor(rgba: try number()) }
    if parts & 4 != 0 { data.properties = try byteList() }
    return data
  }
}
