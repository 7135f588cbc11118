public import Base

/// Layers and cels as other programs' files have them: what all of those become, and what such a file is written from.
///
/// It knows nothing of the documents of this program. Layers come from the bottom to the top; a group stands before the
/// layers that lie in it, which are one level deeper, as in Aseprite.
///
///     let sprite = try LayeredPixels(AsepriteFile(bytes))
///     sprite.layers[2].cels[5]?.origin                     // where layer 2 shows something in frame 5
///     try AsepriteFile(sprite).bytes()
public struct LayeredPixels: Equatable, Sendable {
  /// What pixels are in the file.
  public enum Depth: Sendable {
    /// Places of the palette: all cels have `Pixels.indices`.
    case indexed
    /// Greys, as `Pixels.colors`.
    case gray
    /// Any colours, as `Pixels.colors`.
    case color
  }

  /// In pixels.
  public var size: CellSize
  public var depth: Depth
  /// Of a file with places of it, there is one for every place that occurs; otherwise it is a proposal.
  public var palette: [InkColor]
  /// How long each frame is seen, in milliseconds; at least one frame.
  public var durations: [Int]
  public var layers: [Layer]
  public var tags: [Tag]
  /// What the file has and this does not.
  public var omissions: Set<Omission>

  public init(
    size: CellSize, depth: Depth, palette: [InkColor] = [], durations: [Int],
    layers: [Layer] = [], tags: [Tag] = [], omissions: Set<Omission> = []
  ) {
    self.size = size
    self.depth = depth
    self.palette = palette
    self.durations = durations
    self.layers = layers
    self.tags = tags
    self.omissions = omissions
  }

  /// How many pixels all cels together may have, looked at before there is room for them.
  static let mostPixels = 1 << 27
  /// How many of them tiles may have: few bytes of a file can stand for very many.
  static let mostTilePixels = 1 << 25
  /// How many cels there may be, were all of them drawn.
  private static let mostCels = 1 << 20

  /// Whether so many layers and frames may be.
  static func check(layerCount: Int, frameCount: Int) throws(PixelFileError) {
    guard layerCount * frameCount <= mostCels else {
      throw PixelFileError("it has too many frames, or they are too large together")
    }
  }
}

extension LayeredPixels {
  /// A layer, or a group of those that follow one level deeper.
  public struct Layer: Equatable, Sendable {
    public var name: String
    public var isGroup = false
    public var isVisible = true
    public var isLocked = false
    /// Opaque, below all others, and as large as the sprite.
    public var isBackground = false
    /// Whether a group is shown without its layers.
    public var isCollapsed = false
    /// How many groups it lies in.
    public var level = 0
    public var opacity: UInt8 = 255
    public var blend = Blend.normal
    /// The tiles that its cels consist of; nil for one of free pixels.
    public var tiles: TileSheet?
    /// One for each frame, of a layer that is no group; nil where nothing is shown.
    public var cels: [Cel?] = []

    public init(name: String) { self.name = name }
  }
}

extension LayeredPixels {
  /// How a layer is put on those below it, by the numbers of Aseprite's files.
  public enum Blend: Int, CaseIterable, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case hardLight = 8
    case softLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    case addition = 16
    case subtract = 17
    case divide = 18
  }
}

extension LayeredPixels {
  /// What a layer shows in a frame.
  public struct Cel: Equatable, Sendable {
    /// Of the rectangle that the cel has, in pixels of the sprite: it may lie beyond its edges.
    public var origin: CellPosition
    public var size: CellSize
    /// As many as the size has.
    public var pixels: Pixels
    /// Of a layer of tiles which tile each place has, row by row: its number, with its flips in the three highest bits,
    /// as files of Aseprite have them. The pixels are what they show.
    public var tiles: [UInt32]?
    public var opacity: UInt8 = 255
    /// How many layers further up it is shown; further down where it is negative.
    public var zIndex = 0
    /// Another frame, whose cel of the same layer this one is: a change of one changes both.
    public var linkedFrame: Int?

    public init(origin: CellPosition, size: CellSize, pixels: Pixels) {
      self.origin = origin
      self.size = size
      self.pixels = pixels
    }
  }

  /// Row by row.
  public enum Pixels: Equatable, Sendable {
    /// Places of the palette, and `empty`.
    case indices([Int16])
    /// 0xRRGGBBAA, not premultiplied; 0 where there is no opacity.
    case colors([UInt32])

    /// The place of a pixel through which one sees.
    public static let empty: Int16 = -1

    public var count: Int {
      switch self {
      case .indices(let indices): indices.count
      case .colors(let colors): colors.count
      }
    }
  }
}

extension LayeredPixels {
  /// The tiles of a layer, one below the other; the first is the one in which nothing is.
  public struct TileSheet: Equatable, Sendable {
    /// The same for layers that share their tiles.
    public var id: UInt32
    public var name: String
    public var tileSize: CellSize
    public var pixels: Pixels

    public init(id: UInt32, name: String, tileSize: CellSize, pixels: Pixels) {
      self.id = id
      self.name = name
      self.tileSize = tileSize
      self.pixels = pixels
    }

    public var count: Int { pixels.count / max(1, tileSize.count) }
  }
}
