import Base
import Canvas
import Documents

/// Writes a replay as an exact PNG animation: each frame contains the changed pixels with transparency in between,
/// which compresses well. The default image for programs without animation support is the painting.
struct ReplayAPNG: ReplayEncoder {
  private struct Frame {
    let rect: PixelRect
    /// Compressed rows.
    let data: [UInt8]
    var milliseconds = 0
  }

  private let size: PixelSize
  private var frames: [Frame] = []

  init(size: PixelSize) { self.size = size }

  mutating func append(_ image: ReplayFrames.Image) throws {
    var pixels = image.pixels.map { $0 << 8 | 255 }
    for (index, old) in image.before.enumerated() where old == image.pixels[index] {
      pixels[index] = 0
    }
    frames.append(Frame(rect: image.rect, data: try Self.packed(pixels, image.rect.width)))
  }

  mutating func wait(milliseconds: Int) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].milliseconds += milliseconds
  }

  mutating func finished(_ last: Surface) throws -> [UInt8] {
    var chunks = PNGChunks()
    let sides =
      PNGChunks.bigEndian(UInt32(size.width)) + PNGChunks.bigEndian(UInt32(size.height))
    // Eight bits of each colour and of the opacity, not interlaced.
    chunks.append("IHDR", sides + [8, 6, 0, 0, 0])
    // Repeats for ever.
    chunks.append("acTL", PNGChunks.bigEndian(UInt32(frames.count)) + PNGChunks.bigEndian(0))
    chunks.append("IDAT", try Self.packed(last))
    var sequence: UInt32 = 0
    for frame in frames {
      let rect = CellRect(
        x: frame.rect.x, y: frame.rect.y, width: frame.rect.width, height: frame.rect.height)
      chunks.append(
        "fcTL",
        PNGFile.control(rect, milliseconds: frame.milliseconds, isBlended: true, sequence))
      chunks.append("fdAT", PNGChunks.bigEndian(sequence + 1) + frame.data)
      sequence += 2
    }
    chunks.append("IEND", [])
    return chunks.bytes
  }

  private static func packed(_ surface: Surface) throws -> [UInt8] {
    try packed(StraightPixels(surface).pixels, surface.size.width)
  }

  /// Compresses unfiltered rows: zlib is good at those of a drawing.
  ///
  /// - Parameter pixels: 0xRRGGBBAA.
  private static func packed(_ pixels: [UInt32], _ width: Int) throws -> [UInt8] {
    let height = pixels.count / max(1, width)
    let rows = [UInt8](unsafeUninitializedCapacity: height * (4 * width + 1)) { target, count in
      var place = 0
      for y in 0..<height {
        target[place] = 0
        place += 1
        for pixel in pixels[y * width..<(y + 1) * width] {
          target[place] = UInt8(pixel >> 24)
          target[place + 1] = UInt8(pixel >> 16 & 255)
          target[place + 2] = UInt8(pixel >> 8 & 255)
          target[place + 3] = UInt8(pixel & 255)
          place += 4
        }
      }
      count = place
    }
    do {
      return try ZlibStream.compress(rows, level: 6)
    } catch {
      throw PixelFileError("the picture could not be compressed")
    }
  }
}
