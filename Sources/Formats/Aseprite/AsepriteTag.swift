/// A stretch of frames with a name.
public struct AsepriteTag: Equatable, Sendable {
  /// The name, which need not be unique.
  public var name: String
  /// The index of the first frame.
  public var first: Int
  /// The index of the last frame, which belongs to it.
  public var last: Int
  /// Numbered like `LayeredPixels.Direction`.
  public var direction: UInt8
  /// The number of repetitions; 0 for ever.
  public var repeats: Int
  /// Red, green and blue for old versions; new ones use the colour of the user data.
  public var color: [UInt8]

  /// Creates a tag that plays forwards and for ever, unless said otherwise.
  public init(
    name: String, first: Int, last: Int, direction: UInt8 = 0, repeats: Int = 0,
    color: [UInt8] = [0, 0, 0]
  ) {
    self.name = name
    self.first = first
    self.last = last
    self.direction = direction
    self.repeats = repeats
    self.color = color
  }

  static func all(from reader: inout ByteReader) throws(PixelFileError) -> [AsepriteTag] {
    let count = try reader.word()
    try reader.skip(8)
    var tags: [AsepriteTag] = []
    for _ in 0..<count {
      var tag = AsepriteTag(name: "", first: try reader.word(), last: try reader.word())
      tag.direction = try reader.byte()
      tag.repeats = try reader.word()
      try reader.skip(6)
      tag.color = Array(try reader.bytes(3))
      try reader.skip(1)
      tag.name = try reader.text()
      tags.append(tag)
    }
    return tags
  }

  static func write(_ tags: [AsepriteTag], to writer: inout ByteWriter) {
    writer.word(tags.count)
    writer.zeros(8)
    for tag in tags {
      writer.word(tag.first)
      writer.word(tag.last)
      writer.byte(tag.direction)
      writer.word(tag.repeats)
      writer.zeros(6)
      writer.append(tag.color.prefix(3))
      writer.zeros(4 - min(3, tag.color.count))
      writer.text(tag.name)
    }
  }
}
