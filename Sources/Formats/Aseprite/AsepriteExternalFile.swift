/// An external file or extension used by the sprite.
public struct AsepriteExternalFile: Equatable, Sendable {
  /// The identifier used by tilesets and properties.
  public var id: UInt32
  /// 0 for a palette, 1 for a tileset, 2 for an extension with properties, 3 for one that manages tiles.
  public var kind: UInt8
  /// The name of a file or extension.
  public var name: String

  /// Creates a reference to a file, which need not exist.
  public init(id: UInt32, kind: UInt8, name: String) {
    self.id = id
    self.kind = kind
    self.name = name
  }

  static func all(from reader: inout ByteReader) throws(PixelFileError) -> [AsepriteExternalFile] {
    let count = try reader.long()
    try reader.skip(8)
    var files: [AsepriteExternalFile] = []
    for _ in 0..<count {
      var file = AsepriteExternalFile(id: try reader.long(), kind: try reader.byte(), name: "")
      try reader.skip(7)
      file.name = try reader.text()
      files.append(file)
    }
    return files
  }

  static func write(_ files: [AsepriteExternalFile], to writer: inout ByteWriter) {
    writer.long(files.count)
    writer.zeros(8)
    for file in files {
      writer.long(file.id)
      writer.byte(file.kind)
      writer.zeros(7)
      writer.text(file.name)
    }
  }
}
