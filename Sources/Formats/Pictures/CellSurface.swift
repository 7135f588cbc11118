public import Canvas
public import Base
public import Documents

/// The cells of a grid as a surface of one pixel a cell, which follows changes at their cost.
public final class CellSurface {
  /// With halves of it, to be drawn small.
  public let pyramid: SurfacePyramid
  public var surface: Surface { pyramid.full }
  /// Premultiplied, native.
  private var table: [UInt32]

  /// - Parameter alpha: how much of it is there, 0…1.
  public init(_ grid: CellGrid, _ palette: Palette, alpha: Double = 1) throws(CanvasError) {
    pyramid = try SurfacePyramid(
      size: PixelSize(width: grid.size.width, height: grid.size.height))
    table = Self.table(palette, alpha: alpha)
    if !grid.isEmpty { update(grid.bounds, of: grid) }
  }

  private static func table(_ palette: Palette, alpha: Double) -> [UInt32] {
    palette.colors.map { color in
      let alpha = UInt32((Double(color.alpha) * alpha).rounded())
      func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
      return alpha << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    }
  }

  /// All cells in one colour, each as much as it is there: for what shines through.
  public init(
    silhouetteOf grid: CellGrid, color: Color, alpha: Double
  ) throws(CanvasError) {
    pyramid = try SurfacePyramid(
      size: PixelSize(width: grid.size.width, height: grid.size.height))
    func part(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
    let pixel =
      part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    table = Array(repeating: pixel, count: Palette.allowedCount.upperBound)
    if !grid.isEmpty { update(grid.bounds, of: grid) }
  }

  /// The mean of 4 × 4 cells for each pixel, spread evenly over those that it shows.
  ///
  /// - Parameter size: much smaller than the grid.
  public init(
    sampling grid: CellGrid, _ palette: Palette, size: PixelSize
  ) throws(CanvasError) {
    pyramid = try SurfacePyramid(size: size)
    table = Self.table(palette, alpha: 1)
    let (stride, table) = (pyramid.full.stride, table)
    let samples = 4
    /// The cell at a sample's middle.
    func place(_ pixel: Int, _ sample: Int, _ cells: Int, _ pixels: Int) -> Int {
      (2 * (pixel * samples + sample) + 1) * cells / (2 * samples * pixels)
    }
    surface.withMutableBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          var sums = SIMD4<UInt32>(repeating: 0)
          for index in 0..<samples * samples {
            let cell = grid[
              CellPosition(
                x: place(x, index % samples, grid.size.width, size.width),
                y: place(y, index / samples, grid.size.height, size.height))]
            guard cell >= 0, Int(cell) < table.count else { continue }
            let pixel = table[Int(cell)]
            sums &+= SIMD4(pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          }
          let mean = (sums &+ 8) &>> 4
          bytes.storeBytes(
            of: mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w,
            toByteOffset: y * stride + 4 * x, as: UInt32.self)
        }
      }
    }
  }

  /// Takes over the cells of a rectangle.
  public func update(_ rect: CellRect, of grid: CellGrid) {
    let rect = rect.intersection(grid.bounds)
    guard !rect.isEmpty else { return }
    let stride = surface.stride / 4
    surface.withMutableBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      table.withUnsafeBufferPointer { table in
        // A band of rows at a time: the cells of a large grid need not lie in memory twice.
        for top in Swift.stride(from: rect.y, to: rect.maxY, by: 64) {
          let band = CellRect(
            x: rect.x, y: top, width: rect.width, height: min(64, rect.maxY - top))
          grid.cells(in: band).withUnsafeBufferPointer { cells in
            var next = 0
            for y in band.y..<band.maxY {
              for x in y * stride + band.x..<y * stride + band.maxX {
                let cell = Int(cells[next])
                pixels[x] = cell >= 0 && cell < table.count ? table[cell] : 0
                next += 1
              }
            }
          }
        }
      }
    }
    pyramid.update(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
  }
}
