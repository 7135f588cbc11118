/// A frame of an animation, with a cel for each layer and its duration.
public struct PixelFrame: Equatable, Sendable {
  /// The allowed durations of a frame, in milliseconds, limited by GIF.
  public static let allowedMilliseconds = 1...655_350

  /// One for each layer, in order. The cels of groups are empty.
  public internal(set) var cels: [PixelCel]
  /// Within `allowedMilliseconds`.
  public var milliseconds: Int {
    didSet { milliseconds = Self.clamped(milliseconds) }
  }
  /// See `Stroke.unknownFields`.
  public var unknownFields: String

  /// Creates a frame of a picture with one layer.
  public init(_ grid: CellGrid, milliseconds: Int = 100, unknownFields: String = "") {
    self.init([PixelCel(grid)], milliseconds: milliseconds, unknownFields: unknownFields)
  }

  /// - Parameter cels: of one size, at least one.
  public init(_ cels: [PixelCel], milliseconds: Int = 100, unknownFields: String = "") {
    self.cels = cels
    self.milliseconds = Self.clamped(milliseconds)
    self.unknownFields = unknownFields
  }

  private static func clamped(_ milliseconds: Int) -> Int {
    min(max(milliseconds, allowedMilliseconds.lowerBound), allowedMilliseconds.upperBound)
  }
}

/// The cells of one layer in one frame.
public struct PixelCel: Equatable, Sendable {
  /// The visible cells, rendered from the tiles if there are any.
  public internal(set) var grid: CellGrid
  /// Cels of a layer with the same non-zero number are linked: a change to one changes all.
  public internal(set) var link: UInt32
  /// The tiles of its cells, if its layer has a tileset; `grid` is the rendered map. Nil if all tiles are empty.
  public internal(set) var map: TileMap?
  /// Holds the details, if any, out of line, so that a cel without them stays small.
  private var box: [CelDetails] = []

  /// What files say of it apart from the visible cells; nil for the defaults.
  public var details: CelDetails? {
    get { box.first }
    set { box = newValue.map { $0.isPlain ? [] : [$0] } ?? [] }
  }

  /// The opacity, 0…255, apart from that of the layer.
  public var opacity: UInt8 { box.first?.opacity ?? 255 }
  /// The offset in the order of layers, upwards if positive.
  public var zIndex: Int { box.first?.zIndex ?? 0 }

  /// Creates a cel of free cells; one without a link is on its own.
  public init(_ grid: CellGrid, link: UInt32 = 0) {
    self.grid = grid
    self.link = link
  }

  /// - Parameters:
  ///   - map: in the form of `TileLayout`, with tiles of the tileset.
  ///   - grid: the rendered map, if known.
  public init(
    _ map: TileMap?, of tileset: Tileset, in layout: TileLayout, grid: CellGrid? = nil,
    link: UInt32 = 0
  ) {
    self.grid = grid ?? layout.grid(map, of: tileset)
    self.map = map
    self.link = link
  }

  /// Whether all cells are empty.
  public var isEmpty: Bool { grid.isEmpty }
}

/// The position of a cel.
public struct CelAddress: Hashable, Sendable {
  /// The index of the frame.
  public var frame: Int
  /// The layer, whose cel in the frame it is.
  public var layer: Layer.ID

  /// Creates the position of a cel in a frame, in the first layer unless another is given.
  public init(frame: Int, layer: Layer.ID = .first) {
    self.frame = frame
    self.layer = layer
  }
}

/// A layer of pixel art: a cel in each frame, or a group of other layers.
///
///     picture.layers[1].name            // a property of `sheet`
///     picture.layers[1].blendMode = .multiply
@dynamicMemberLookup public struct PixelLayer: Equatable, Sendable {
  /// The properties shared with the layers of paintings: id, name, opacity, visibility and locking.
  public var sheet: Layer
  /// The way that its colours mix with those below.
  public var blendMode: BlendMode
  /// The group that contains it, or nil for none.
  public internal(set) var group: Layer.ID?
  /// Whether it is a group. A group's own cels are empty, and its layers follow directly below it.
  public let isGroup: Bool
  /// The palette index of the colour that replaces empty cells of a background layer, or nil for transparency. A
  /// background is the lowest layer, is opaque, and in no group.
  public internal(set) var background: CellGrid.Cell?
  /// The tiles that its cels consist of, or nil for a layer of free cells.
  public internal(set) var tileset: Tileset.ID?
  /// What other programs say of it.
  public var details = LayerDetails()

  /// Creates a layer; a group has neither a background nor tiles.
  public init(
    _ sheet: Layer = Layer(), blendMode: BlendMode = .normal, group: Layer.ID? = nil,
    isGroup: Bool = false, background: CellGrid.Cell? = nil, tileset: Tileset.ID? = nil
  ) {
    self.sheet = sheet
    self.blendMode = blendMode
    self.group = group
    self.isGroup = isGroup
    self.background = isGroup ? nil : background
    self.tileset = isGroup ? nil : tileset
  }

  /// A property of `sheet`.
  public subscript<Value>(dynamicMember path: KeyPath<Layer, Value>) -> Value {
    sheet[keyPath: path]
  }

  /// Whether all its properties have their defaults.
  public var isPlain: Bool { self == PixelLayer() }
}
