import Base
import Documents

/// Converts between a file's bytes and pixels.
struct AsepritePixels {
  let depth: AsepriteHeader.Depth
  /// The transparent palette index; nil in a background.
  let transparentIndex: UInt8?

  /// - Returns: as many pixels as the size implies; missing ones are transparent.
  func pixels(of image: AsepriteImage) -> LayeredPixels.Pixels {
    let count = min(image.size.count, image.bytes.count / depth.byteCount)
    let missing = image.size.count - count
    switch depth {
    case .indexed:
      let indices = image.bytes.prefix(count).map { byte in
        byte == transparentIndex ? LayeredPixels.Pixels.empty : CellGrid.Cell(byte)
      }
      return .indices(indices + Array(repeating: LayeredPixels.Pixels.empty, count: missing))
    case .gray, .color:
      var colors = image.bytes.withUnsafeBytes { bytes in
        [UInt32](unsafeUninitializedCapacity: count) { colors, written in
          for index in 0..<count {
            let color: UInt32
            if depth == .color {
              color = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
            } else {
              color = UInt32(bytes[2 * index]) * 0x0101_0100 | UInt32(bytes[2 * index + 1])
            }
            colors.initializeElement(at: index, to: color & 255 == 0 ? 0 : color)
          }
          written = count
        }
      }
      if missing > 0 { colors += Array(repeating: 0, count: missing) }
      return .colors(colors)
    }
  }

  /// Encodes palette indices.
  ///
  /// - Parameter substitute: replaces the transparent index, which would not be seen; nil keeps it.
  func bytes(of indices: [CellGrid.Cell], substitute: UInt8?) -> [UInt8] {
    indices.map { index in
      if index < 0 { return transparentIndex ?? 0 }
      let byte = UInt8(clamping: index)
      return byte == transparentIndex ? substitute ?? byte : byte
    }
  }

  /// Encodes colours; greys use the red component.
  func bytes(of colors: [UInt32]) -> [UInt8] {
    let length = depth.byteCount
    return [UInt8](unsafeUninitializedCapacity: colors.count * length) { bytes, written in
      let raw = UnsafeMutableRawBufferPointer(bytes)
      for index in colors.indices {
        let color = colors[index]
        if depth == .gray {
          let pair = UInt16(truncatingIfNeeded: color >> 16 & 0xFF00 | color & 255)
          raw.storeBytes(of: pair.bigEndian, toByteOffset: index * 2, as: UInt16.self)
        } else {
          raw.storeBytes(of: color.bigEndian, toByteOffset: index * 4, as: UInt32.self)
        }
      }
      written = colors.count * length
    }
  }
}
