import Base
import Documents

// The content of cels as files have it, possibly beyond the canvas.
extension PixelCel {
  /// The cel's own rectangle, unless files have no numbers for it.
  private var fileBounds: CellRect? {
    guard let bounds = details?.bounds, (-32_768...32_767).contains(bounds.x),
      (-32_768...32_767).contains(bounds.y), bounds.width <= 65_535, bounds.height <= 65_535,
      bounds.size.count <= LayeredPixels.mostPixels
    else { return nil }
    return bounds
  }

  /// Returns the rectangle of the cel in a file, and its cells.
  ///
  /// - Parameter canvas: the rectangle of the canvas.
  func wholeContent(on canvas: CellRect) -> (rect: CellRect, grid: CellGrid) {
    guard let own = fileBounds else { return (canvas, grid) }
    if let whole = details?.whole, whole.size == own.size,
      whole.cropped(to: canvas.offset(by: .zero - own.origin)) == grid
    {
      return (own, whole)
    }
    let seen = grid.changes(from: CellGrid(size: grid.size))
    let rect = own.intersection(seen) == seen || seen.isEmpty ? own : own.union(seen)
    guard !rect.isEmpty else { return (rect, grid) }
    return (rect, grid.cropped(to: rect))
  }

  /// Returns the rectangle of a cel of tiles in a file, and the tiles in it.
  ///
  /// - Parameters:
  ///   - layout: that of the canvas.
  ///   - tileset: of rectangular tiles.
  func wholeTiles(in layout: TileLayout, of tileset: Tileset) -> (rect: CellRect, [PlacedTile]) {
    let tile = tileset.tileSize
    func cells(_ rect: CellRect) -> CellRect {
      CellRect(
        x: rect.x * tile.width, y: rect.y * tile.height, width: rect.width * tile.width,
        height: rect.height * tile.height)
    }
    let all = CellRect(x: 0, y: 0, width: layout.columns, height: layout.rows)
    let tiles = map?.tiles ?? Array(repeating: .empty, count: all.size.count)
    guard let bounds = fileBounds, bounds.x % tile.width == 0, bounds.y % tile.height == 0,
      bounds.width % tile.width == 0, bounds.height % tile.height == 0
    else { return (cells(all), tiles) }
    var own = CellRect(
      x: bounds.x / tile.width, y: bounds.y / tile.height, width: bounds.width / tile.width,
      height: bounds.height / tile.height)
    let whole = details?.wholeTiles
    let hidden = whole?.count == own.size.count ? whole : nil
    // Hidden tiles count as long as the visible ones of the rectangle are still the same.
    let isSame = hidden.map { hidden in
      own.positions.enumerated().allSatisfy { index, place in
        !all.contains(place) || hidden[index] == tiles[place.y * all.width + place.x]
      }
    }
    for (index, placed) in tiles.enumerated() where !placed.isEmpty {
      let place = CellPosition(x: index % all.width, y: index / all.width)
      if !own.contains(place) { own = own.union(CellRect(place)) }
    }
    if isSame == true, let hidden, own.size.count == hidden.count {
      return (cells(own), hidden.map { $0.index < tileset.tiles.count ? $0 : .empty })
    }
    let shown = own.positions.map { place in
      all.contains(place) ? tiles[place.y * all.width + place.x] : PlacedTile.empty
    }
    return (cells(own), shown)
  }
}
