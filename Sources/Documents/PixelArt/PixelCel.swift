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
