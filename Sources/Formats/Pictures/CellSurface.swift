public import Canvas
public import Base
public import Documents

/// The cells of a frame as a surface with a pixel per cell, updated at the cost of changes.
public final class CellSurface {
  /// Includes reductions, for drawing it small.
  public let pyramid: SurfacePyramid
  /// The picture at a pixel per cell, up to date with the last change.
  public var surface: Surface { pyramid.full }
  /// Premultiplied, native; by palette index.
  private var table: [UInt32]

  /// Draws a frame in the colours of its palette.
  ///
  /// - Throws: `CanvasError` without memory for the picture.
  public convenience init(_ frame: CelStack) throws(CanvasError) {
    try self.init(frame, table: frame.palette.colors.map { Self.pixel($0.rgba) })
  }

  /// All cells in one colour, for onion skins.
  ///
  /// - Parameter alpha: the opacity, 0…1.
  public convenience init(
    silhouetteOf frame: CelStack, color: Color, alpha: Double
  ) throws(CanvasError) {
    func part(_ value: Double) -> UInt32 { UInt32(saturating: (value * alpha * 255).rounded()) }
    let pixel =
      part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    let cells = frame.silhouette
    try self.init(
      CelStack(cells, frame.palette), table: Array(repeating: pixel, count: frame.palette.count))
  }

  private init(_ frame: CelStack, table: [UInt32]) throws(CanvasError) {
    pyramid = try SurfacePyramid(
      size: PixelSize(width: frame.size.width, height: frame.size.height))
    self.table = table
    if !frame.isEmpty { update(frame.bounds, of: frame) }
  }

  /// Converts a colour, 0xRRGGBBAA and not premultiplied, to a surface's pixel.
  private static func pixel(_ rgba: UInt32) -> UInt32 {
    let alpha = rgba & 255
    func part(_ shift: UInt32) -> UInt32 { ((rgba >> shift & 255) * alpha + 127) / 255 }
    return alpha << 24 | part(24) << 16 | part(16) << 8 | part(8)
  }

  /// Samples 4 × 4 evenly spread cells for each pixel, and averages them.
  ///
  /// - Parameter size: much smaller than the frame.
  public init(sampling frame: CelStack, size: PixelSize) throws(CanvasError) {
    pyramid = try SurfacePyramid(size: size)
    table = []
    let stride = pyramid.full.stride
    let samples = 4
    /// The cell at the centre of a sample.
    func place(_ pixel: Int, _ sample: Int, _ cells: Int, _ pixels: Int) -> Int {
      (2 * (pixel * samples + sample) + 1) * cells / (2 * samples * pixels)
    }
    surface.withMutableBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          var sums = SIMD4<UInt32>(repeating: 0)
          for index in 0..<samples * samples {
            let color = frame.color(
              at: CellPosition(
                x: place(x, index % samples, frame.size.width, size.width),
                y: place(y, index / samples, frame.size.height, size.height)))
            guard color != 0 else { continue }
            let pixel = Self.pixel(color)
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

  /// Copies the cells of a rectangle.
  public func update(_ rect: CellRect, of frame: CelStack) {
    let rect = rect.intersection(frame.bounds)
    guard !rect.isEmpty else { return }
    takeColors(frame.palette)
    // In bands of rows, to avoid holding all cells of a large frame twice.
    for top in Swift.stride(from: rect.y, to: rect.maxY, by: CellGrid.tileSide * 2) {
      let band = CellRect(
        x: rect.x, y: top, width: rect.width, height: min(CellGrid.tileSide * 2, rect.maxY - top))
      if let grid = frame.onlyGrid {
        write(grid.cells(in: band), to: band) { [table] cell in
          cell >= 0 && Int(cell) < table.count ? table[Int(cell)] : 0
        }
      } else {
        var last: (rgba: UInt32, pixel: UInt32) = (0, 0)
        write(frame.colors(in: band), to: band) { rgba in
          if rgba != last.rgba { last = (rgba, Self.pixel(rgba)) }
          return last.pixel
        }
      }
    }
    pyramid.update(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
  }

  /// Follows the growth of a palette, and its shrinking, which may be followed by other growth.
  private func takeColors(_ palette: Palette) {
    if table.count > palette.count { table.removeLast(table.count - palette.count) }
    for color in palette.colors[table.count...] { table.append(Self.pixel(color.rgba)) }
  }

  private func write<Cell>(_ cells: [Cell], to rect: CellRect, _ pixel: (Cell) -> UInt32) {
    let stride = surface.stride / 4
    surface.withMutableBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      cells.withUnsafeBufferPointer { cells in
        var next = 0
        for y in rect.y..<rect.maxY {
          for x in y * stride + rect.x..<y * stride + rect.maxX {
            pixels[x] = pixel(cells[next])
            next += 1
          }
        }
      }
    }
  }
}
