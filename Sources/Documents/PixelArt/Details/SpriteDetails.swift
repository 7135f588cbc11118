public import Base

/// What files of other programs say of a whole sprite, and this one keeps for them.
public struct SpriteDetails: Equatable, Sendable {
  /// The meaning of a pixel in a file.
  public enum ColorMode: String, CaseIterable, Sendable {
    case indexed, gray, color
  }

  /// The colour space of a file's colours.
  public struct ColorProfile: Equatable, Sendable {
    /// 0 for none, 1 for sRGB, 2 for a profile of the International Color Consortium.
    public var kind: Int
    /// Bits: 1 for a fixed gamma.
    public var flags: Int
    /// The fixed gamma in 65,536ths.
    public var gamma: UInt32
    /// The profile of the International Color Consortium; empty for none.
    public var profile: [UInt8]

    /// Creates a profile, which is sRGB by default.
    public init(kind: Int = 1, flags: Int = 0, gamma: UInt32 = 0, profile: [UInt8] = []) {
      self.kind = kind
      self.flags = flags
      self.gamma = gamma
      self.profile = profile
    }
  }

  /// A file or an extension that the sprite refers to.
  public struct ExternalFile: Equatable, Sendable {
    /// The number that other parts name it by.
    public var id: UInt32
    /// 0 for a palette, 1 for a tileset, 2 for an extension with properties, 3 for one that manages tiles.
    public var kind: UInt8
    /// The name of the file or the extension.
    public var name: String

    /// Creates a reference to a file, which need not exist.
    public init(id: UInt32, kind: UInt8, name: String) {
      self.id = id
      self.kind = kind
      self.name = name
    }
  }

  /// A part of a file whose meaning is unknown.
  public struct UnknownPart: Equatable, Sendable {
    /// The number of its kind.
    public var kind: Int
    /// The content.
    public var bytes: [UInt8]

    /// Creates a part as a file has it.
    public init(kind: Int, bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// The kind of pixels to write, as far as the cells allow it.
  public var colorMode = ColorMode.indexed
  /// The palette index that is transparent in files of indices; nil if the palette has none.
  public var transparentIndex: Int?
  /// The names of colours, by palette index.
  public var colorNames: [Int: String] = [:]
  /// The palette indices of colours that only cells have, and the palette of the file has not.
  public var strayColors: Set<Int> = []
  /// A cell of the drawing grid; empty for none.
  public var grid = CellRect(x: 0, y: 0, width: 16, height: 16)
  /// The width and the height of a pixel in relation to each other; an empty size for squares.
  public var pixelRatio = CellSize(width: 1, height: 1)
  /// The colour space; nil if a file doesn't say it.
  public var colorProfile: ColorProfile? = ColorProfile()
  /// Whether files say that groups are blended, even if none is.
  public var groupsBlend = false
  /// The notes on the sprite.
  public var userData = UserData()
  /// The files and extensions that the sprite refers to.
  public var externalFiles: [ExternalFile] = []
  /// Unknown parts that concern the whole sprite.
  public var unknownParts: [UnknownPart] = []

  /// Creates the details of a sprite that comes from no file.
  public init() {}

  /// Follows changes to the order of the palette.
  ///
  /// - Parameters:
  ///   - count: the number of colours before.
  ///   - place: returns the new index of a colour, or nil if it is removed.
  mutating func moveColors(of count: Int, _ place: (Int) -> Int?) {
    // A file's transparent index may be beyond its palette.
    if let index = transparentIndex, index < count { transparentIndex = place(index) }
    strayColors = Set(strayColors.compactMap(place))
    var names: [Int: String] = [:]
    for (index, name) in colorNames {
      if let new = place(index) { names[new] = name }
    }
    colorNames = names
  }
}
