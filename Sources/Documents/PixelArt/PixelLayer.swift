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
