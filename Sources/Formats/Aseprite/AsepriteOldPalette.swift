/// Palette colours in the old format: without opacity, in stretches.
public struct AsepriteOldPalette: Equatable, Sendable {
  /// The range of a colour's components.
  public enum Scale: Sendable {
    /// 0…255.
    case bytes
    /// 0…63.
    case sixBits
    /// The same, in a chunk with the number given in the specification.
    case sixBitsAsSpecified
  }

  /// Consecutive entries that change.
  public struct Stretch: Equatable, Sendable {
    /// The number of unchanged entries after the preceding stretch.
    public var skipped: Int
    /// Red, green and blue of 1 to 256 colours.
    public var colors: [[UInt8]]

    /// Creates a stretch of colours, each of three components.
    public init(skipped: Int = 0, colors: [[UInt8]]) {
      self.skipped = skipped
      self.colors = colors
    }
  }

  /// The range of the components.
  public var scale: Scale
  /// The changed entries in ascending order.
  public var stretches: [Stretch]

  /// Creates a palette chunk from its stretches.
  public init(_ scale: Scale, _ stretches: [Stretch]) {
    self.scale = scale
    self.stretches = stretches
  }

  init(from reader: inout ByteReader, _ scale: Scale) throws(PixelFileError) {
    self.scale = scale
    stretches = []
    for _ in 0..<(try reader.word()) {
      var stretch = Stretch(skipped: Int(try reader.byte()), colors: [])
      let count = Int(try reader.byte())
      for _ in 0..<(count == 0 ? 256 : count) {
        stretch.colors.append(Array(try reader.bytes(3)))
      }
      stretches.append(stretch)
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.word(stretches.count)
    for stretch in stretches {
      writer.byte(UInt8(clamping: stretch.skipped))
      writer.byte(UInt8(truncatingIfNeeded: stretch.colors.count))
      for color in stretch.colors { writer.append(color.prefix(3)) }
    }
  }
}
