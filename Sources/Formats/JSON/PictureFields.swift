import Base
import Documents
import Foundation

/// A picture of a document while it is read.
struct PictureFields {
  private var file: [UInt8]?
  private var map: PaperMap?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "file":
        try FieldRule.once(file)
        file = try FieldRule.pictureFile(&reader)
      case "map":
        try FieldRule.once(map)
        map = try FieldRule.map(&reader)
      default: _ = try reader.readRawValue()
      }
    }
  }

  func block() throws(InterchangeError) -> PictureBlock {
    let block = PictureBlock(
      PictureBytes(try FieldRule.present(file, "file")), map: try FieldRule.present(map, "map"))
    guard block.isSound else {
      throw InterchangeError("must not shrink the picture to nothing").inside(field: "map")
    }
    return block
  }
}

extension FieldRule {
  static func pictureFile(_ reader: inout JSONReader) throws(InterchangeError) -> [UInt8] {
    guard let file = Data(base64Encoded: try reader.readString()), !file.isEmpty else {
      throw InterchangeError("must be a picture file in Base64")
    }
    return Array(file)
  }
}
