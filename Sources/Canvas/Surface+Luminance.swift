public import Base

extension Surface {
  /// Replaces the opacity of each pixel by its brightness times its opacity, for use as a mask.
  ///
  /// The surface has to be `argb32`. Source of the weights: W3C, "CSS Masking Module Level 1", section 6.3.
  public func turnLuminanceIntoAlpha(_ rect: PixelRect) {
    let (rect, stride) = (rect.intersection(bounds), stride)
    guard format == .argb32, !rect.isEmpty else { return }
    withMutableBytes { bytes in
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          let offset = y * stride + x * 4
          let pixel = bytes.load(fromByteOffset: offset, as: UInt32.self)
          let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          // In units of 1/65,536; premultiplied colours contain the opacity already.
          let luminance = (red * 13933 + green * 46871 + blue * 4732 + 32768) >> 16
          bytes.storeBytes(of: luminance * 0x0101_0101, toByteOffset: offset, as: UInt32.self)
        }
      }
    }
  }
}
