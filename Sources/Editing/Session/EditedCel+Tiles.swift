import Base
public import Documents

// Drawing in layers of tiles.
extension EditedCel {
  /// The tiles that the layer consists of; nil for one of free cells.
  public var tileset: Tileset? { session.seen.tileset(of: layer.id) }

  /// Whether tools put whole tiles.
  public var placesTiles: Bool { tileChoice.mode == .place && tileset != nil }

  /// What a cell is while tools say where tiles come.
  static let placingMark = CellGrid.Cell.max

  /// Changes cells of a layer of tiles, which follow: all that was painted since the last step is looked at anew, so
  /// that cells that a shape left are what they were wherever their tiles are.
  ///
  /// - Parameter change: returns the rectangle around what it changed.
  func paintTiles(_ change: (inout CellGrid) -> CellRect) {
    let (cel, base) = (cel, session.document.picture)
    guard let before = base[cel: cel]?.grid, let tileset else { return }
    var grid = (session.draft == nil ? nil : paintedOverTiles) ?? before
    guard !change(&grid).isEmpty else { return }
    paintedOverTiles = grid
    var new = base
    let places = markedPlaces(of: grid, before, base.layout(of: tileset))
    if places.isEmpty {
      new.paintTiles(grid, of: cel, tileChoice.mode == .manual ? .manual : .automatic)
    } else {
      new.setTile(placedTile, at: places, of: cel)
    }
    show(new)
  }

  private func show(_ new: PixelPicture) {
    let cel = cel
    session.update { picture in
      let before = picture[cel: cel]?.grid
      picture = new
      guard let before, let after = new[cel: cel]?.grid else { return nil }
      return .cells(after.changes(from: before), of: cel)
    }
  }

  /// The places where tools left marks.
  private func markedPlaces(
    of grid: CellGrid, _ before: CellGrid, _ layout: TileLayout
  ) -> Set<Int> {
    var places: Set<Int> = []
    for area in grid.changedAreas(from: before) {
      for (index, cell) in grid.cells(in: area).enumerated() where cell == Self.placingMark {
        places.insert(
          layout.place(
            of: CellPosition(x: area.x + index % area.width, y: area.y + index / area.width)))
      }
    }
    return places
  }

  /// Puts the tile in hand where the same tile lies as at a cell.
  func fillTiles(from position: CellPosition, everywhere: Bool) {
    let cel = cel
    var new = session.document.picture
    new.setTile(
      placedTile, at: new.tileArea(around: position, of: cel, everywhere: everywhere), of: cel)
    show(new)
  }

  /// Takes the tile under a cell, to be placed.
  ///
  /// - Returns: whether tiles are placed, and no colour is to be taken.
  func pickTile(at position: CellPosition) -> Bool {
    guard placesTiles else { return false }
    if let tile = session.seen.tile(at: position, of: cel), !tile.isEmpty { tileChoice.tile = tile }
    return true
  }
}
