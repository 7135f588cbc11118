import Base
import Documents

/// Makes cels of what was read of them, frame by frame: those that are linked have their cells where they first come.
struct CelReading {
  let layers: [Layer.ID]
  /// Whether frames have the cells of one layer, and no cels: version 1.
  let isFlat: Bool
  let size: CellSize
  let colorCount: Int
  private var linked: [Link: CellGrid] = [:]

  private struct Link: Hashable {
    let layer: Int
    let number: Int
  }

  init(layers: [Layer.ID], isFlat: Bool, size: CellSize, colorCount: Int) {
    self.layers = layers
    self.isFlat = isFlat
    self.size = size
    self.colorCount = colorCount
  }

  /// The cels of a frame, in the order of layers; those of which nothing is said are empty.
  mutating func cels(of fields: [CelFields]) throws(InterchangeError) -> [PixelCel] {
    let blank = PixelCel(CellGrid(size: size))
    var cels = [PixelCel](repeating: blank, count: layers.count)
    for (index, cel) in fields.enumerated() {
      do throws(InterchangeError) {
        let number = try FieldRule.present(cel.layer, "layer")
        guard let layer = layers.firstIndex(where: { Int($0.number) == number }) else {
          throw InterchangeError("must be the id of a layer").inside(field: "layer")
        }
        cels[layer] = PixelCel(try grid(of: cel, in: layer), link: UInt32(cel.link ?? 0))
      } catch {
        throw error.inside(index: index).inside(field: "cels")
      }
    }
    return cels
  }

  private mutating func grid(
    of cel: CelFields, in layer: Int
  ) throws(InterchangeError) -> CellGrid {
    let link = cel.link.map { Link(layer: layer, number: $0) }
    if let link, let known = linked[link] { return known }
    let grid = try grid(of: try FieldRule.present(cel.rows, "cells"))
    if let link { linked[link] = grid }
    return grid
  }

  /// The grid of rows of cells.
  func grid(of rows: [[CellGrid.Cell]]) throws(InterchangeError) -> CellGrid {
    guard rows.count == size.height else {
      throw InterchangeError("must have {height} rows, as the height says", ["height": size.height])
        .inside(field: "cells")
    }
    for (y, row) in rows.enumerated() {
      guard row.count == size.width else {
        throw InterchangeError("must have {width} cells, as the width says", ["width": size.width])
          .inside(index: y).inside(field: "cells")
      }
      if let x = row.firstIndex(where: { Int($0) >= colorCount }) {
        throw InterchangeError(
          "must be -1 or a place of the palette, below {colorCount}", ["colorCount": colorCount]
        )
        .inside(index: x).inside(index: y).inside(field: "cells")
      }
    }
    return CellGrid(size: size, cells: rows.flatMap { $0 })
  }
}
