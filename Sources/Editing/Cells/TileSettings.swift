public import Documents

/// The effect of drawing on the tiles of a layer.
public enum TileMode: CaseIterable, Sendable {
  /// See `TilePainting.automatic`.
  case automatic
  /// See `TilePainting.manual`.
  case manual
  /// Tools place whole tiles.
  case place
}

/// The tile settings for drawing in a layer of tiles.
public struct TileSettings: Equatable, Sendable {
  /// The effect of tools in a layer of tiles.
  public var mode = TileMode.automatic
  /// The tile placed by the primary button. The secondary button and the eraser place the empty tile.
  public var tile = PlacedTile(1)

  /// Creates the settings of a new window.
  public init() {}
}
