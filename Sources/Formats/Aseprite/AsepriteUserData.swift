import Base
public import Documents

/// The user's notes on a part of the sprite.
public typealias AsepriteUserData = UserData

extension UserData {
  init(from reader: inout ByteReader) throws(PixelFileError) {
    self.init()
    let flags = try reader.long()
    if flags & 1 != 0 { text = try reader.text() }
    if flags & 2 != 0 {
      color = InkColor(
        red: try reader.byte(), green: try reader.byte(), blue: try reader.byte(),
        alpha: try reader.byte())
    }
    if flags & 4 != 0 {
      // The byte count includes itself.
      let count = Int(try reader.long())
      guard count >= 4 else { throw reader.isNotAllowed(4) }
      properties = Array(try reader.bytes(count - 4))
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.long((text == nil ? 0 : 1) | (color == nil ? 0 : 2) | (properties == nil ? 0 : 4))
    if let text { writer.text(text) }
    if let color {
      for part in [color.red, color.green, color.blue, color.alpha] { writer.byte(part) }
    }
    if let properties {
      writer.long(properties.count + 4)
      writer.append(properties)
    }
  }
}
