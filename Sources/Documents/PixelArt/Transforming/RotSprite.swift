import Base

/// Samples a transformed picture from one doubled three times by Scale2x.
///
/// The idea is Xenowhirl's, of 2007: https://info.sonicretro.org/RotSprite. Only equal cells count as similar here,
/// since indices of a palette have no distance.
struct RotSprite {
  /// The approximate number of samples examined for an offset; more would not improve the result.
  private static let mostSamples = 4096

  private let raster: CellRaster
  /// The number of raster cells along a cell of the picture.
  private let detail: Int
  private let map: LinearMap
  private let inverse: LinearMap
  private let target: CellSize

  /// - Parameters:
  ///   - inverse: the inverse of the map.
  ///   - target: the size of the transformed picture.
  init(_ grid: CellGrid, by map: LinearMap, inverse: LinearMap, to target: CellSize) {
    raster = CellRaster(grid).doubled(times: 3)
    detail = raster.size.width / grid.size.width
    (self.map, self.inverse, self.target) = (map, inverse, target)
  }

  var transformed: CellGrid { raster.sampled(by: sampling(bestOffset)) }

  private func sampling(_ offset: CellPosition) -> RasterSampling {
    RasterSampling(from: raster.size, to: target, by: inverse, detail: detail, offset: offset)
  }

  /// The offset with the fewest samples on an edge between colours; the shortest one of several.
  ///
  /// Less than half a cell of the picture and of the target, so that nothing visible moves by a cell or out of the
  /// target.
  private var bestOffset: CellPosition {
    let longest = Double(detail) / max(1, map.largestStep) / 2
    let reach = Int(saturating: longest.rounded(.up)) - 1
    var best = (edges: Int.max, distance: Int.max, offset: CellPosition(x: 0, y: 0))
    for y in -reach...reach {
      for x in -reach...reach {
        let offset = CellPosition(x: x, y: y)
        let (edges, distance) = (edgeCount(at: offset), x * x + y * y)
        if (edges, distance) < (best.edges, best.distance) { best = (edges, distance, offset) }
      }
    }
    return best.offset
  }

  /// Counts the neighbours of the samples in the raster that differ from them.
  private func edgeCount(at offset: CellPosition) -> Int {
    let sampling = sampling(offset)
    let step = max(
      1, Int(saturating: (Double(target.count) / Double(Self.mostSamples)).squareRoot()))
    let (width, height) = (raster.size.width, raster.size.height)
    return raster.cells.withUnsafeBufferPointer { cells in
      var edges = 0
      for targetY in stride(from: step / 2, to: target.height, by: step) {
        for targetX in stride(from: step / 2, to: target.width, by: step) {
          let place = sampling.position(targetX, targetY)
          guard place.x >= 1, place.y >= 1, place.x < Double(width - 1),
            place.y < Double(height - 1)
          else { continue }
          let index = Int(saturating: place.y) * width + Int(saturating: place.x)
          let cell = cells[index]
          if cells[index - 1] != cell { edges += 1 }
          if cells[index + 1] != cell { edges += 1 }
          if cells[index - width] != cell { edges += 1 }
          if cells[index + width] != cell { edges += 1 }
        }
      }
      return edges
    }
  }
}
