public import Base

/// The fixed grid of square tiles of a picture, numbered row by row from the paper's corner.
///
/// Cairo's antialiasing varies slightly with the target surface, so the grid determines the picture's bytes: the same
/// size always has the same tiles.
public struct TileGrid: Equatable, Sendable {
  /// The width and height of a tile in pixels; tiles at the right and lower edges are smaller.
  public static let tileSide = 256

  /// The size of the picture.
  public let size: PixelSize
  /// The number of tiles in a row.
  public let columns: Int
  /// The number of rows of tiles.
  public let rows: Int

  /// Divides a picture of a size into tiles.
  public init(size: PixelSize) {
    self.size = size
    columns = (size.width + Self.tileSide - 1) / Self.tileSide
    rows = (size.height + Self.tileSide - 1) / Self.tileSide
  }

  /// The number of all tiles.
  public var count: Int { columns * rows }

  /// The pixels of a tile, clipped at the paper's right and lower edges.
  public func rect(of tile: Int) -> PixelRect {
    let side = Self.tileSide
    return PixelRect(x: tile % columns * side, y: tile / columns * side, width: side, height: side)
      .intersection(PixelRect(size: size))
  }

  /// The tiles to draw first: the third that is closest to the centre of a rectangle.
  ///
  /// It makes the visible centre appear early, and drawing in two parts costs little more than drawing all at once.
  public func firstShare(of tiles: [Int], around rect: PixelRect) -> [Int] {
    let count = max(Cores.count, (tiles.count + 2) / 3)
    guard tiles.count > count else { return tiles }
    func distance(_ tile: Int) -> Int {
      let place = self.rect(of: tile)
      let dx = place.x + place.maxX - rect.x - rect.maxX
      let dy = place.y + place.maxY - rect.y - rect.maxY
      return dx * dx + dy * dy
    }
    return Array(tiles.sorted { distance($0) < distance($1) }.prefix(count))
  }

  /// The tiles that intersect a rectangle, in ascending order.
  public func tiles(touching rect: PixelRect) -> [Int] {
    let rect = rect.intersection(PixelRect(size: size))
    guard !rect.isEmpty else { return [] }
    let side = Self.tileSide
    var tiles: [Int] = []
    for row in rect.y / side...(rect.maxY - 1) / side {
      for column in rect.x / side...(rect.maxX - 1) / side { tiles.append(row * columns + column) }
    }
    return tiles
  }
}
