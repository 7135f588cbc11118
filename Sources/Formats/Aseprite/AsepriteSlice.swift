public import Base

/// A named rectangle of the sprite, which may change between frames.
public struct AsepriteSlice: Equatable, Sendable {
  /// The rectangle from a frame on.
  public struct Key: Equatable, Sendable {
    /// The index of the first frame that has the rectangle.
    public var frame: UInt32
    /// Empty if the slice is hidden.
    public var bounds: CellRect
    /// The stretchable part of a nine-patch slice, relative to the bounds.
    public var center: CellRect?
    /// Relative to the bounds.
    public var pivot: CellPosition?

    /// Creates a rectangle; its optional parts need the slice's flags.
    public init(
      frame: UInt32, bounds: CellRect, center: CellRect? = nil, pivot: CellPosition? = nil
    ) {
      self.frame = frame
      self.bounds = bounds
      self.center = center
      self.pivot = pivot
    }
  }

  /// The name, which other programs look the slice up by.
  public var name: String
  /// Whether each key has a `center`.
  public var hasNinePatches: Bool
  /// Whether each key has a `pivot`.
  public var hasPivot: Bool
  /// The rectangles, sorted by frame.
  public var keys: [Key]

  /// Creates a slice from its rectangles.
  public init(name: String, hasNinePatches: Bool = false, hasPivot: Bool = false, keys: [Key]) {
    self.name = name
    self.hasNinePatches = hasNinePatches
    self.hasPivot = hasPivot
    self.keys = keys
  }

  init(from reader: inout ByteReader) throws(PixelFileError) {
    let count = try reader.long()
    let flags = try reader.long()
    try reader.skip(4)
    name = try reader.text()
    hasNinePatches = flags & 1 != 0
    hasPivot = flags & 2 != 0
    keys = []
    for _ in 0..<count {
      var key = Key(frame: try reader.long(), bounds: try Self.rect(from: &reader))
      if hasNinePatches { key.center = try Self.rect(from: &reader) }
      if hasPivot {
        key.pivot = CellPosition(x: try reader.signedLong(), y: try reader.signedLong())
      }
      keys.append(key)
    }
  }

  private static func rect(from reader: inout ByteReader) throws(PixelFileError) -> CellRect {
    CellRect(
      x: try reader.signedLong(), y: try reader.signedLong(), width: Int(try reader.long()),
      height: Int(try reader.long()))
  }

  func write(to writer: inout ByteWriter) {
    writer.long(keys.count)
    writer.long((hasNinePatches ? 1 : 0) | (hasPivot ? 2 : 0))
    writer.zeros(4)
    writer.text(name)
    for key in keys {
      writer.long(key.frame)
      Self.write(key.bounds, to: &writer)
      if hasNinePatches { Self.write(key.center ?? .empty, to: &writer) }
      if hasPivot {
        writer.signedLong(key.pivot?.x ?? 0)
        writer.signedLong(key.pivot?.y ?? 0)
      }
    }
  }

  private static func write(_ rect: CellRect, to writer: inout ByteWriter) {
    writer.signedLong(rect.x)
    writer.signedLong(rect.y)
    writer.long(rect.width)
    writer.long(rect.height)
  }
}
