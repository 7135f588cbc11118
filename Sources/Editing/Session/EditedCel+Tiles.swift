import Base
public import Documents

// Drawing in layers of tiles.
extension EditedCel {
  /// The tileset of the layer; nil for free cells.
  public var tileset: Tileset? { session.seen.tileset(of: layer.id) }

  /// Whether tools place whole tiles.
  public var placesTiles: Bool { tileChoice.mode == .place && tileset != nil }

  /// The mark that tools paint to place tiles.
  static let placingMark = CellGrid.Cell.max

  /// Paints in a layer of tiles. The whole gesture is reapplied to the last step each time, so that cells no longer
  /// covered by a shape are restored wherever their tiles are used.
  ///
  /// - Parameter change: returns the bounding rectangle of its changes.
  func paintTiles(_ change: (inout CellGrid) -> CellRect) {
    let (cel, base) = (cel, session.document.sprite)
    guard let before = base[cel: cel]?.grid, let tileset else { return }
    var grid = (session.draft == nil ? nil : paintedOverTiles) ?? before
    guard !change(&grid).isEmpty else { return }
    paintedOverTiles = grid
    var new = base
    let places = markedIndices(of: grid, before, base.layout(of: tileset))
    if places.isEmpty {
      new.paintTiles(grid, of: cel, tileChoice.mode == .manual ? .manual : .automatic)
    } else {
      new.setTile(placedTile, at: places, of: cel)
    }
    showPicture(new)
  }

  private func showPicture(_ new: Sprite) {
    let cel = cel
    session.update { picture in
      let before = picture[cel: cel]?.grid
      picture = new
      guard let before, let after = new[cel: cel]?.grid else { return nil }
      return .cells(after.changes(from: before), of: cel)
    }
  }

  /// Returns the places marked by tools.
  private func markedIndices(
    of grid: CellGrid, _ before: CellGrid, _ layout: TileLayout
  ) -> Set<Int> {
    var places: Set<Int> = []
    for area in grid.changedAreas(from: before) {
      for (index, cell) in grid.cells(in: area).enumerated() where cell == Self.placingMark {
        places.insert(
          layout.index(
            of: CellPosition(x: area.x + index % area.width, y: area.y + index / area.width)))
      }
    }
    return places
  }

  /// Fills the area of tiles equal to the one at a cell with the held tile.
  func fillTiles(from position: CellPosition, everywhere: Bool) {
    let cel = cel
    var new = session.document.sprite
    new.setTile(
      placedTile, at: new.tileArea(around: position, of: cel, everywhere: everywhere), of: cel)
    showPicture(new)
  }

  /// Picks the tile under a cell for placing.
  ///
  /// - Returns: whether tiles are placed, so that no colour should be picked.
  func pickTile(at position: CellPosition) -> Bool {
    guard placesTiles else { return false }
    if let tile = session.seen.tile(at: position, of: cel), !tile.isEmpty { tileChoice.tile = tile }
    return true
  }
}
