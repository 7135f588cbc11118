import Base
import Documents

/// The background of a document while it is read.
struct BackgroundFields {
  private var color: InkColor?
  private var picture: [UInt8]?
  private var placement: BackgroundPicture.Placement?
  private var pattern: PaperPattern?
  private(set) var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readObject { (reader, key) throws(InterchangeError) in
      do throws(InterchangeError) {
        guard try !read(key, from: &reader) else { return }
      } catch {
        throw error.inside(field: key.name)
      }
      try unknown.keep(key, from: &reader)
    }
    if placement != nil, picture == nil {
      throw InterchangeError("needs a picture to place").inside(field: "placement")
    }
  }

  /// Returns false for an unknown field.
  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch key.name {
    case "color":
      try FieldRule.once(color)
      color = try FieldRule.color(&reader)
    case "picture":
      try FieldRule.once(picture)
      picture = try FieldRule.pictureFile(&reader)
    case "placement":
      try FieldRule.once(placement)
      placement = try FieldRule.word(&reader, BackgroundPicture.Placement.self)
    case "pattern":
      try FieldRule.once(pattern)
      pattern = try PatternFields(from: &reader).pattern
    default: return false
    }
    return true
  }

  var background: Background {
    Background(
      color: color ?? .white,
      picture: picture.map { BackgroundPicture(file: $0, placement: placement ?? .fill) },
      pattern: pattern)
  }
}
