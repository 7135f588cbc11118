import CGdkPixbuf
import Base
import Glibc

/// The reason bytes could not be read as a picture.
public enum PictureFileError: Error, Equatable, Sendable {
  /// The decoder's message.
  case unreadable(String)
  /// The size announced by the file.
  case tooLarge(width: Int, height: Int)
}

extension Surface {
  /// The greatest number of pixels in a picture file: 200 MB while it is read.
  public static let mostFilePixels = 50_000_000

  /// Reads a picture file of any kind known to gdk-pixbuf; for an animation, the first frame.
  ///
  /// A file that announces too large a size is refused before its pixels are allocated.
  ///
  /// - Returns: a surface of the format `argb32`, rotated upright.
  public static func reading(pictureFile file: [UInt8]) throws(PictureFileError) -> Surface {
    let loader = PictureLoader()
    defer { loader.discard() }
    let pixels = try loader.load(file)
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    return try surface(of: pixels)
  }

  private static func surface(of pixels: OpaquePointer) throws(PictureFileError) -> Surface {
    let size = PixelSize(
      width: Int(gdk_pixbuf_get_width(pixels)), height: Int(gdk_pixbuf_get_height(pixels)))
    guard let source = gdk_pixbuf_read_pixels(pixels),
      let surface = try? Surface(size: size, format: .argb32)
    else { throw .tooLarge(width: size.width, height: size.height) }
    let channels = Int(gdk_pixbuf_get_n_channels(pixels))
    let rowLength = Int(gdk_pixbuf_get_rowstride(pixels))
    let stride = surface.stride
    surface.withMutableBytes { bytes in
      for y in 0..<size.height {
        var from = source + y * rowLength
        var to = y * stride
        for _ in 0..<size.width {
          let alpha = channels == 4 ? UInt32(from[3]) : 255
          // Premultiplies and rounds, as Cairo requires.
          func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
          let pixel = alpha << 24 | part(from[0]) << 16 | part(from[1]) << 8 | part(from[2])
          bytes.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
          from += channels
          to += 4
        }
      }
    }
    return surface
  }

  /// Encodes the picture as a JPEG file.
  ///
  /// - Parameters:
  ///   - quality: 0…100.
  ///   - pixelsToInch: the printing resolution; nil for none.
  public func jpegBytes(
    quality: Int = 92, pixelsToInch: Double? = nil
  ) throws(CanvasError) -> [UInt8] {
    let length = 3 * size.width
    var packed = [UInt8](repeating: 0, count: length * size.height)
    let stride = stride
    withBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let pixel = bytes.loadUnaligned(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
          let to = y * length + 3 * x
          packed[to] = UInt8(pixel >> 16 & 255)
          packed[to + 1] = UInt8(pixel >> 8 & 255)
          packed[to + 2] = UInt8(pixel & 255)
        }
      }
    }
    var options = [("quality", quality)]
    // The file stores whole numbers up to this.
    if let density = pixelsToInch.map({ Int(saturating: $0.rounded()) }),
      (1...65535).contains(density)
    {
      options += [("x-dpi", density), ("y-dpi", density)]
    }
    return try Self.encode(&packed, size: size, length: length, options)
  }

  private static func encode(
    _ packed: inout [UInt8], size: PixelSize, length: Int, _ options: [(key: String, value: Int)]
  ) throws(CanvasError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var problem: UnsafeMutablePointer<GError>?
    let isDone = packed.withUnsafeBufferPointer { bytes -> Bool in
      let pixels = gdk_pixbuf_new_from_data(
        bytes.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(clamping: size.width),
        Int32(clamping: size.height), Int32(clamping: length), nil, nil)
      guard let pixels else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      var keys = options.map { strdup($0.key) } + [nil]
      var values = options.map { strdup(String($0.value)) } + [nil]
      defer { for text in keys + values { free(text) } }
      return gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, "jpeg", &keys, &values, &problem)
        != 0
    }
    defer { g_free(buffer) }
    guard isDone, let buffer else { throw .file(PictureLoader.text(of: problem)) }
    return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
