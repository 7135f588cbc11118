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
