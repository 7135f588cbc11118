import CGdkPixbuf
public import Base

/// Pixels with unpremultiplied colours, as in files.
public struct StraightPixels: Equatable, Sendable {
  /// The number of columns and rows.
  public let size: PixelSize
  /// 0xRRGGBBAA, row by row.
  public let pixels: [UInt32]

  /// Reads a picture file of any kind known to gdk-pixbuf; for an animation, the first frame.
  ///
  /// Every colour is exactly that of the file. Rejects the same files as `Surface.reading`.
  public static func reading(pictureFile file: [UInt8]) throws(PictureFileError) -> StraightPixels {
    let loader = PictureLoader()
    defer { loader.discard() }
    let picture = try loader.load(file)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let size = PixelSize(
      width: Int(gdk_pixbuf_get_width(picture)), height: Int(gdk_pixbuf_get_height(picture)))
    guard let source = gdk_pixbuf_read_pixels(picture) else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    let rowLength = Int(gdk_pixbuf_get_rowstride(picture))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      var from = source + y * rowLength
      for _ in 0..<size.width {
        let alpha = channels == 4 ? UInt32(from[3]) : 255
        let color = UInt32(from[0]) << 24 | UInt32(from[1]) << 16 | UInt32(from[2]) << 8
        pixels.append(alpha == 0 ? 0 : color | alpha)
        from += channels
      }
    }
    return StraightPixels(size: size, pixels: pixels)
  }

  private init(size: PixelSize, pixels: [UInt32]) {
    self.size = size
    self.pixels = pixels
  }

  /// Copies the pixels of a colour surface. Translucent colours are rounded to the nearest.
  public init(_ surface: Surface) {
    size = surface.size
    let (stride, size) = (surface.stride, surface.size)
    let isOpaque = surface.format == .rgb24
    pixels = surface.withBytes { bytes in
      var pixels: [UInt32] = []
      pixels.reserveCapacity(size.width * size.height)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let pixel = bytes.loadUnaligned(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
          let alpha = isOpaque ? 255 : pixel >> 24
          func part(_ shift: UInt32) -> UInt32 {
            alpha == 0 ? 0 : min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)
          }
          pixels.append(part(16) << 24 | part(8) << 16 | part(0) << 8 | alpha)
        }
      }
      return pixels
    }
  }
}
