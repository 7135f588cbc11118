public import Documents

/// An external file or extension used by the sprite.
public typealias AsepriteExternalFile = SpriteDetails.ExternalFile

extension SpriteDetails.ExternalFile {
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
