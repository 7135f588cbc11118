/// A layer, a group of the following layers that are one level deeper, or a layer of tiles.
public struct AsepriteLayer: Equatable, Sendable {
  /// Bits of `flags`.
  public enum Flag {
    /// The layer is shown.
    public static let isVisible = 1
    /// The layer is not locked.
    public static let isEditable = 2
    /// The layer can't be moved.
    public static let isMovementLocked = 4
    /// The layer is the background, which is opaque and below all others.
    public static let isBackground = 8
    /// New cels of the layer are linked to the ones before.
    public static let prefersLinkedCels = 16
    /// The group is displayed without its layers.
    public static let isCollapsed = 32
    /// The layer is a reference, which is not exported.
    public static let isReference = 64

    /// The bits that are properties of `LayeredPixels.Layer`.
    static let ownProperties = isVisible | isEditable | isBackground | isReference
  }

  /// The kinds of layer.
  public enum Kind: Equatable, Sendable {
    case normal, group
    /// With the index of its tileset.
    case tilemap(UInt32)
    /// The number of a kind possibly written by a newer Aseprite.
    case other(Int)
  }

  /// The name in UTF-8.
  public var name: String
  /// The content: free pixels, other layers or tiles.
  public var kind: Kind
  /// The sum of bits of `Flag`.
  public var flags: Int
  /// The number of enclosing groups.
  public var level: Int
  /// Numbered like `LayeredPixels.Blend`.
  public var blend: Int
  /// 0…255; valid if the header says so.
  public var opacity: UInt8
  /// 16 bytes that identify the layer; empty for none.
  public var id: [UInt8]

  /// Creates a layer, visible and editable unless said otherwise.
  public init(
    name: String, kind: Kind = .normal, flags: Int = Flag.isVisible | Flag.isEditable,
    level: Int = 0, blend: Int = 0, opacity: UInt8 = 255, id: [UInt8] = []
  ) {
    self.name = name
    self.kind = kind
    self.flags = flags
    self.level = level
    self.blend = blend
    self.opacity = opacity
    self.id = id
  }

  /// Whether a bit of `Flag` is set.
  public func has(_ flag: Int) -> Bool { flags & flag != 0 }

  init(from reader: inout ByteReader, _ header: AsepriteHeader) throws(PixelFileError) {
    flags = try reader.word()
    let number = try reader.word()
    level = try reader.word()
    // The default size of layers in old files.
    try reader.skip(4)
    blend = try reader.word()
    opacity = try reader.byte()
    try reader.skip(3)
    name = try reader.text()
    kind =
      switch number {
      case 0: .normal
      case 1: .group
      case 2: .tilemap(try reader.long())
      default: .other(number)
      }
    let hasID = header.flags & AsepriteHeader.Flag.layersHaveIDs != 0
    id = hasID ? Array(try reader.bytes(16)) : []
  }

  func write(to writer: inout ByteWriter, _ header: AsepriteHeader) {
    writer.word(flags)
    switch kind {
    case .normal: writer.word(0)
    case .group: writer.word(1)
    case .tilemap: writer.word(2)
    case .other(let number): writer.word(number)
    }
    writer.word(level)
    writer.zeros(4)
    writer.word(blend)
    writer.byte(opacity)
    writer.zeros(3)
    writer.text(name)
    if case .tilemap(let tileset) = kind { writer.long(tileset) }
    if header.flags & AsepriteHeader.Flag.layersHaveIDs != 0 {
      writer.append(id.prefix(16))
      writer.zeros(16 - min(16, id.count))
    }
  }
}
