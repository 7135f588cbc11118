/// Which tile each place of a cel shows, in the order of its `TileLayout`.
///
/// A cel in which no tile is has no map, so that what looks the same is the same.
public struct TileMap: Equatable, Sendable {
  public internal(set) var tiles: [PlacedTile]

  /// Nil where all tiles are empty.
  public init?(_ tiles: [PlacedTile]) {
    guard tiles.contains(where: { !$0.isEmpty }) else { return nil }
    self.tiles = tiles
  }

  /// The map with other indices; flips stay.
  ///
  /// - Parameter table: has a place for every index that occurs.
  func renumbered(_ table: [Int]) -> TileMap? {
    TileMap(tiles.map { PlacedTile(table[$0.index], flips: $0.flips) })
  }
}
