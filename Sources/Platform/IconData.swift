internal import Canvas
internal import Base

/// Pictures in the format of `_NET_WM_ICON`: width, height, then unpremultiplied colours.
struct IconData {
  private(set) var words: [UInt] = []

  /// Skips empty pictures and those that would make the request exceed the limit.
  init(pictures: [Surface], wordLimit: Int) {
    for picture in pictures where picture.format == .argb32 && !picture.size.isEmpty {
      let size = picture.size
      guard words.count + 2 + size.width * size.height <= wordLimit else { continue }
      words.append(UInt(size.width))
      words.append(UInt(size.height))
      picture.withBytes { bytes in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let offset = y * picture.stride + x * 4
            words.append(
              Self.straight(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
          }
        }
      }
    }
  }

  /// Converts a premultiplied colour to a straight one.
  static func straight(_ pixel: UInt32) -> UInt {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return UInt(alpha << 24 | channel(16) | channel(8) | channel(0))
  }
}
