/// One moment of an animation, with a cel of each layer, and for how long it is seen.
public struct PixelFrame: Equatable, Sendable {
  /// How long a frame may be seen, in milliseconds: what a GIF can say.
  public static let allowedMilliseconds = 1...655_350

  /// As many as there are layers, in their order. Those of groups are empty.
  public internal(set) var cels: [PixelCel]
  /// Within `allowedMilliseconds`.
  public var milliseconds: Int {
    didSet { milliseconds = Self.clamped(milliseconds) }
  }
  /// As `Stroke.unknownFields`.
  public var unknownFields: String

  /// A frame of a picture with one layer.
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
  public internal(set) var grid: CellGrid
  /// Cels of a layer with the same number, which is not 0, are one: what becomes of one becomes of all.
  public internal(set) var link: UInt32
  /// Which tiles its cells are, where its layer has a tileset: `grid` is what they show. Nil where all are empty.
  public internal(set) var map: TileMap?

  public init(_ grid: CellGrid, link: UInt32 = 0) {
    self.grid = grid
    self.link = link
  }

  /// - Parameters:
  ///   - map: as `TileLayout` has it, with tiles of the tileset.
  ///   - grid: what the map shows, where that is known.
  public init(
    _ map: TileMap?, of tileset: Tileset, in layout: TileLayout, grid: CellGrid? = nil,
    link: UInt32 = 0
  ) {
    self.grid = grid ?? layout.grid(map, of: tileset)
    self.map = map
    self.link = link
  }

  public var isEmpty: Bool { grid.isEmpty }
}

/// Where a cel is.
public struct CelPlace: Hashable, Sendable {
  /// The place of the frame.
  public var frame: Int
  public var layer: Layer.ID

  public init(frame: Int, layer: Layer.ID = .first) {
    self.frame = frame
    self.layer = layer
  }
}

/// A layer of pixel art: a cel in each frame, or a group of other layers.
///
///     picture.layers[1].name            // what all layers have can be asked of it
///     picture.layers[1].blendMode = .multiply
@dynamicMemberLookup public struct PixelLayer: Equatable, Sendable {
  /// What all layers have, those of paintings too: id, name, opacity, whether it is hidden or locked.
  public var sheet: Layer
  public var blendMode: BlendMode
  /// The group that it belongs to; nil for none.
  public internal(set) var group: Layer.ID?
  /// Whether it is a group: then its own cels are empty, and its layers lie right under it.
  public let isGroup: Bool
  /// The place in the palette of the colour that empty cells of it have, for a background; nil for what one sees
  /// through. A background is the lowest layer, is opaque, and in no group.
  public internal(set) var ground: CellGrid.Cell?
  /// The tiles that its cels consist of; nil for a layer of free cells.
  public internal(set) var tileset: Tileset.ID?

  public init(
    _ sheet: Layer = Layer(), blendMode: BlendMode = .normal, group: Layer.ID? = nil,
    isGroup: Bool = false, ground: CellGrid.Cell? = nil, tileset: Tileset.ID? = nil
  ) {
    self.sheet = sheet
    self.blendMode = blendMode
    self.group = group
    self.isGroup = isGroup
    self.ground = isGroup ? nil : ground
    self.tileset = isGroup ? nil : tileset
  }

  public subscript<Value>(dynamicMember path: KeyPath<Layer, Value>) -> Value {
    sheet[keyPath: path]
  }

  /// Whether nothing was ever said of it.
  public var isPlain: Bool { self == PixelLayer() }
}
