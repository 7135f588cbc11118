import Base

/// Row-major cells without tiles, for transformations.
struct CellRaster {
  typealias Cell = CellGrid.Cell
  /// The maximum number of cells for doubling a raster, at two bytes each.
  static let mostCells = 64_000_000

  let size: CellSize
  let cells: [Cell]

  init(_ grid: CellGrid) {
    size = grid.size
    cells = grid.allCells
  }

  private init(size: CellSize, cells: [Cell]) {
    self.size = size
    self.cells = cells
  }

  var canDouble: Bool { 4 * size.count <= Self.mostCells }

  /// Doubles the raster by Scale2x, turning each cell into four.
  ///
  /// If the two neighbours at a corner are equal, and the picture continues in neither of the two directions, the new
  /// cell at that corner takes their value. Edge cells are repeated beyond the edges. This is Andrea Mazzoleni's rule
  /// of 2001, https://www.scale2x.it/algorithm, which gives the same results as Eric Johnston's EPX of 1992.
  func doubled() -> CellRaster {
    let (width, height) = (size.width, size.height)
    let doubled = [Cell](unsafeUninitializedCapacity: 4 * size.count) { target, count in
      cells.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y * width
          let (rowAbove, rowBelow) = (max(0, y - 1) * width, min(height - 1, y + 1) * width)
          for x in 0..<width {
            let cell = source[row + x]
            let (above, below) = (source[rowAbove + x], source[rowBelow + x])
            let left = source[row + max(0, x - 1)]
            let right = source[row + min(width - 1, x + 1)]
            let isStraight = above == below || left == right
            let upper = 4 * row + 2 * x
            let lower = upper + 2 * width
            target.initializeElement(at: upper, to: !isStraight && left == above ? left : cell)
            target.initializeElement(
              at: upper + 1, to: !isStraight && above == right ? right : cell)
            target.initializeElement(at: lower, to: !isStraight && left == below ? left : cell)
            target.initializeElement(
              at: lower + 1, to: !isStraight && below == right ? right : cell)
          }
        }
      }
      count = 4 * width * height
    }
    return CellRaster(size: CellSize(width: 2 * width, height: 2 * height), cells: doubled)
  }

  /// Doubles the raster several times, stopping when it would become too large.
  func doubled(times: Int) -> CellRaster {
    var raster = self
    for _ in 0..<times where raster.canDouble { raster = raster.doubled() }
    return raster
  }

  /// Samples the raster at the centres of a target's cells. Positions outside are empty.
  func sampled(by sampling: RasterSampling) -> CellGrid {
    let target = sampling.target
    let (width, height) = (Double(size.width), Double(size.height))
    let sampled = [Cell](unsafeUninitializedCapacity: target.count) { buffer, count in
      cells.withUnsafeBufferPointer { source in
        for y in 0..<target.height {
          for x in 0..<target.width {
            let place = sampling.position(x, y)
            let isInside = place.x >= 0 && place.x < width && place.y >= 0 && place.y < height
            buffer.initializeElement(
              at: y * target.width + x,
              to: isInside
                ? source[Int(saturating: place.y) * size.width + Int(saturating: place.x)]
                : CellGrid.empty)
          }
        }
      }
      count = target.count
    }
    return CellGrid(size: target, cells: sampled)
  }
}
