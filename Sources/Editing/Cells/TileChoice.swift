public import Documents

/// What becomes of tiles while a layer of them is drawn in.
public enum TileMode: CaseIterable, Sendable {
  /// As `TilePainting.automatic`.
  case automatic
  /// As `TilePainting.manual`.
  case manual
  /// Whole tiles are put where tools paint.
  case place
}

/// How layers of tiles are drawn in.
public struct TileChoice: Equatable, Sendable {
  public var mode = TileMode.automatic
  /// What the first button puts; the second one and the eraser put the empty tile.
  public var tile = PlacedTile(1)

  public init() {}
}
