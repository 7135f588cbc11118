public import Base
public import Documents

/// Layers and cels in a form common to other programs' files, for reading and writing them.
///
/// What no document of this program shows is kept as `SpriteDetails` and the like. Layers go from the bottom to the
/// top; a group comes before its layers, which are one level deeper, as in Aseprite.
///
///     let sprite = try LayeredPixels(AsepriteFile(bytes))
///     sprite.layers[2].cels[5]?.origin                     // the position of layer 2's content in frame 5
///     try AsepriteFile(sprite).bytes()
public struct LayeredPixels: Equatable, Sendable {
  /// The pixel format of the file.
  public enum Depth: Sendable {
    /// Palette indices: all cels have `Pixels.indices`.
    case indexed
    /// Greys, as `Pixels.colors`.
    case gray
    /// Any colours, as `Pixels.colors`.
    case color
  }

  /// In pixels.
  public var size: CellSize
  /// The kind of pixels that all cels have.
  public var depth: Depth
  /// Contains every index in use if the file has palette indices; otherwise a suggestion.
  public var palette: [InkColor]
  /// The palette that files get, if the pixels are indices into a table of true colour.
  public var swatches: [InkColor]?
  /// The duration of each frame in milliseconds; at least one frame.
  public var durations: [Int]
  /// The layers from the bottom to the top, groups before their layers.
  public var layers: [Layer]
  /// The named stretches of frames, which may overlap.
  public var tags: [Tag]
  /// The named rectangles.
  public var slices: [Slice] = []
  /// The tiles that no layer uses.
  public var spareSheets: [TileSheet] = []
  /// What the file says of the whole sprite.
  public var details = SpriteDetails()
  /// The file's features that are not represented.
  public var omissions: Set<Omission>

  /// Creates layers as a file has them; nothing is checked.
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

  /// The limit of pixels in all cels together, checked before they are allocated.
  static let mostPixels = 1 << 27
  /// The limit of pixels in tiles: few bytes of a file can expand to very many.
  static let mostTilePixels = 1 << 25
  /// The limit of layers times frames.
  private static let mostCels = 1 << 20

  /// Checks the number of layers and frames.
  static func check(layerCount: Int, frameCount: Int) throws(PixelFileError) {
    guard layerCount * frameCount <= mostCels else {
      throw PixelFileError("it has too many frames, or they are too large in total")
    }
  }
}

extension LayeredPixels {
  /// A layer, or a group of the following layers that are one level deeper.
  public struct Layer: Equatable, Sendable {
    /// The name as the file has it.
    public var name: String
    /// Whether the following layers that are one level deeper belong to it.
    public var isGroup = false
    /// Whether it is shown; the layers of a hidden group are hidden, too.
    public var isVisible = true
    /// Whether it is protected from changes.
    public var isLocked = false
    /// Opaque, below all others, and of the sprite's size.
    public var isBackground = false
    /// Whether it is for reference during drawing only.
    public var isReference = false
    /// The number of enclosing groups.
    public var level = 0
    /// The opacity, 0…255, which also fades the layers of a group.
    public var opacity: UInt8 = 255
    /// The way that its colours mix with the ones below.
    public var blend = Blend.normal
    /// The tiles that its cels consist of; nil for a layer of free pixels.
    public var tiles: TileSheet?
    /// One for each frame of a layer that is not a group; nil for empty cels.
    public var cels: [Cel?] = []
    /// What else the file says of it.
    public var details = LayerDetails()

    /// Creates an empty layer, visible and opaque.
    public init(name: String) { self.name = name }
  }
}

extension LayeredPixels {
  /// The blend mode of a layer, with Aseprite's numbers.
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

    /// The word in sheets' JSON.
    public var word: String {
      switch self {
      case .colorDodge: "color_dodge"
      case .colorBurn: "color_burn"
      case .hardLight: "hard_light"
      case .softLight: "soft_light"
      case .hue: "hsl_hue"
      case .saturation: "hsl_saturation"
      case .color: "hsl_color"
      case .luminosity: "hsl_luminosity"
      default: "\(self)"
      }
    }
  }
}

extension LayeredPixels {
  /// The content of a layer in a frame.
  public struct Cel: Equatable, Sendable {
    /// The corner of the cel's rectangle in pixels of the sprite; the rectangle may extend beyond the edges.
    public var origin: CellPosition
    /// The size of the content, which may be smaller or larger than the canvas.
    public var size: CellSize
    /// Match the size.
    public var pixels: Pixels
    /// The tile at each place of a layer of tiles, row by row: its number with flips in the three highest bits, as in
    /// Aseprite's files. The pixels are its rendering.
    public var tiles: [UInt32]?
    /// The opacity, 0…255, apart from that of the layer.
    public var opacity: UInt8 = 255
    /// The offset in the order of layers, upwards if positive.
    public var zIndex = 0
    /// Another frame that shares its cel of the same layer with this one, including changes.
    public var linkedFrame: Int?
    /// The exact bounds; nil for none.
    public var preciseBounds: CelDetails.PreciseBounds?
    /// The notes on it.
    public var userData = UserData()

    /// Creates an opaque cel; its number of pixels has to fit the size.
    public init(origin: CellPosition, size: CellSize, pixels: Pixels) {
      self.origin = origin
      self.size = size
      self.pixels = pixels
    }
  }

  /// Row by row.
  public enum Pixels: Equatable, Sendable {
    /// Palette indices, and `empty`.
    case indices([CellGrid.Cell])
    /// 0xRRGGBBAA, not premultiplied; 0 for transparent pixels.
    case colors([UInt32])

    /// The index of a transparent pixel.
    public static let empty: CellGrid.Cell = -1

    /// The number of pixels.
    public var count: Int {
      switch self {
      case .indices(let indices): indices.count
      case .colors(let colors): colors.count
      }
    }
  }
}
