public import Canvas
public import Geometry
import Ink
public import Model

/// The cells of a grid as a surface of one pixel a cell, which follows changes at their cost.
public final class CellSurface {
  public let surface: Surface
  /// Premultiplied, native.
  private var table: [UInt32]

  /// - Parameter alpha: how much of it is there, 0…1.
  public init(_ grid: CellGrid, _ palette: Palette, alpha: Double = 1) throws(CanvasError) {
    surface = try Surface(
      size: PixelSize(width: grid.size.width, height: grid.size.height), format: .argb32)
    table = Self.table(palette, alpha: alpha)
    update(grid.bounds, of: grid)
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
    surface = try Surface(
      size: PixelSize(width: grid.size.width, height: grid.size.height), format: .argb32)
    func part(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
    let pixel =
      part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    table = Array(repeating: pixel, count: Palette.allowedCount.upperBound)
    update(grid.bounds, of: grid)
  }

  /// The mean of 4 × 4 cells for each pixel, spread evenly over those that it shows.
  ///
  /// - Parameter size: much smaller than the grid.
  public init(
    sampling grid: CellGrid, _ palette: Palette, size: PixelSize
  ) throws(CanvasError) {
    surface = try Surface(size: size, format: .argb32)
    table = Self.table(palette, alpha: 1)
    let (stride, table) = (surface.stride, table)
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
    let stride = surface.stride
    let cells = grid.cells(in: rect)
    surface.withMutableBytes { bytes in
      for y in 0..<rect.height {
        let row = (rect.y + y) * stride + 4 * rect.x
        for x in 0..<rect.width {
          let cell = Int(cells[y * rect.width + x])
          bytes.storeBytes(
            of: cell >= 0 && cell < table.count ? table[cell] : 0, toByteOffset: row + 4 * x,
            as: UInt32.self)
        }
      }
    }
  }
}
