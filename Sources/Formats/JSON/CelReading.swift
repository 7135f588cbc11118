import Base
import Documents

/// Creates cels from the fields of each frame: linked ones have their cells at their first occurrence.
struct CelReading {
  let layers: [Layer.ID]
  /// By layer; nil for a layer of free cells.
  let tilesets: [Tileset?]
  /// Whether frames directly contain the cells of one layer, as in version 1.
  let isFlat: Bool
  let size: CellSize
  let colorCount: Int
  private var linked: [Link: PixelCel] = [:]

  private struct Link: Hashable {
    let layer: Int
    let number: Int
  }

  init(
    layers: [Layer.ID], tilesets: [Tileset?], isFlat: Bool, size: CellSize, colorCount: Int
  ) {
    self.layers = layers
    self.tilesets = tilesets
    self.isFlat = isFlat
    self.size = size
    self.colorCount = colorCount
  }

  /// The cels of a frame by layer; unspecified ones are empty.
  mutating func cels(of fields: [CelFields]) throws(InterchangeError) -> [PixelCel] {
    let blank = PixelCel(CellGrid(size: size))
    var cels = [PixelCel](repeating: blank, count: layers.count)
    for (index, cel) in fields.enumerated() {
      do throws(InterchangeError) {
        let number = try FieldRule.present(cel.layer, "layer")
        guard let layer = layers.firstIndex(where: { Int($0.number) == number }) else {
          throw InterchangeError("must be the id of a layer").inside(field: "layer")
        }
        var made = try self.cel(of: cel, in: layer)
        made.details = try cel.details?.details(colorCount: colorCount)
        cels[layer] = made
      } catch {
        throw error.inside(index: index).inside(field: "cels")
      }
    }
    return cels
  }

  private mutating func cel(
    of fields: CelFields, in layer: Int
  ) throws(InterchangeError) -> PixelCel {
    let link = fields.link.map { Link(layer: layer, number: $0) }
    if let link, let known = linked[link] { return known }
    let number = UInt32(fields.link ?? 0)
    let cel: PixelCel
    if let tileset = tilesets[layer] {
      let layout = TileLayout(of: tileset, canvas: size)
      let map = try map(of: try FieldRule.present(fields.map, "map"), tileset, layout)
      cel = PixelCel(map, of: tileset, in: layout, link: number)
    } else {
      cel = PixelCel(try grid(of: try FieldRule.present(fields.rows, "cells")), link: number)
    }
    if let link { linked[link] = cel }
    return cel
  }

  private func map(
    of rows: [[PlacedTile]], _ tileset: Tileset, _ layout: TileLayout
  ) throws(InterchangeError) -> TileMap? {
    guard rows.count == layout.rows, rows.allSatisfy({ $0.count == layout.columns }) else {
      throw InterchangeError(
        "must have {rows} rows of {columns} tiles",
        ["rows": layout.rows, "columns": layout.columns]
      ).inside(field: "map")
    }
    for (y, row) in rows.enumerated() {
      if let x = row.firstIndex(where: { $0.index >= tileset.tiles.count }) {
        throw InterchangeError("must be a tile in the tileset")
          .inside(index: x).inside(index: y).inside(field: "map")
      }
    }
    return TileMap(rows.flatMap { $0 })
  }

  /// The grid of rows of cells.
  func grid(of rows: [[CellGrid.Cell]]) throws(InterchangeError) -> CellGrid {
    guard rows.count == size.height else {
      throw InterchangeError(
        "must have {height} rows, to match the height", ["height": size.height]
      )
      .inside(field: "cells")
    }
    for (y, row) in rows.enumerated() {
      guard row.count == size.width else {
        throw InterchangeError("must have {width} cells, to match the width", ["width": size.width])
          .inside(index: y).inside(field: "cells")
      }
      if let x = row.firstIndex(where: { Int($0) >= colorCount }) {
        throw InterchangeError(
          "must be -1 or a palette index below {colorCount}", ["colorCount": colorCount]
        )
        .inside(index: x).inside(index: y).inside(field: "cells")
      }
    }
    return CellGrid(size: size, cells: rows.flatMap { $0 })
  }
}
