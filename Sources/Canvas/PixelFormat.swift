import CCairo

/// The contents of a surface's pixels.
public enum PixelFormat: Sendable {
  /// Premultiplied colour with opacity, 32 bits in native byte order.
  case argb32
  /// Opaque colour in 32 bits, the upper eight unused.
  case rgb24
  /// Coverage alone, 8 bits.
  case a8

  var cairo: cairo_format_t {
    switch self {
    case .argb32: CAIRO_FORMAT_ARGB32
    case .rgb24: CAIRO_FORMAT_RGB24
    case .a8: CAIRO_FORMAT_A8
    }
  }

  /// The size of a pixel in memory.
  public var bytesPerPixel: Int { self == .a8 ? 1 : 4 }
}
