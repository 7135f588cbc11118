public import Canvas
public import Base
public import Life

/// A picture of a universe as a surface.
public enum LifeSurface {
  /// Draws a raster at a pixel of the picture for each of its own, blending by the share of living cells.
  ///
  /// - Throws: `CanvasError` without memory for the picture.
  public static func surface(
    of picture: LifeRaster, _ palette: StatePalette
  ) throws(CanvasError) -> Surface {
    let table = table(LifeColors(dead: palette.dead, alive: palette[1]))
    let surface = try surface(
      width: picture.width, height: picture.height, indices: picture.shares, table)
    if !picture.states.isEmpty { color(surface, picture, palette) }
    return surface
  }

  /// Colours the cells in states above 1.
  private static func color(_ surface: Surface, _ picture: LifeRaster, _ palette: StatePalette) {
    let (stride, width) = (surface.stride, picture.width)
    surface.withMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, state) in picture.states.enumerated() where state > 1 {
        let row = (base + index / width * stride).assumingMemoryBound(to: UInt32.self)
        row[index % width] = palette.pixel(state, share: picture.shares[index])
      }
    }
  }

  /// Creates a surface from indices into a table of 256 pixels.
  ///
  /// - Parameter format: must have 32 bits a pixel.
  public static func surface(
    width: Int, height: Int, indices: [UInt8], _ table: [UInt32], format: PixelFormat = .rgb24
  ) throws(CanvasError) -> Surface {
    precondition(table.count == 256 && indices.count == width * height, "A place for each pixel")
    let surface = try Surface(
      size: PixelSize(width: max(1, width), height: max(1, height)), format: format)
    let stride = surface.stride
    surface.withMutableBytes { bytes in
      indices.withUnsafeBufferPointer { indices in
        table.withUnsafeBufferPointer { table in
          guard let base = bytes.baseAddress else { return }
          for y in 0..<height {
            let row = (base + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = table[Int(indices[y * width + x])] }
          }
        }
      }
    }
    return surface
  }

  /// The pixels for the densities 0…255.
  public static func table(_ colors: LifeColors) -> [UInt32] {
    (0...255).map { pixel(colors.color(ofShare: $0)) }
  }

  /// A colour as an opaque native pixel.
  public static func pixel(_ color: InkColor) -> UInt32 {
    0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }
}
