import Base
public import Documents

/// Writes pixel art as PNG with exact colours: a single frame, an animation (APNG), or a sheet of all frames.
public enum PNGFile {
  /// The limit of a side in pixels.
  public static let longestSide = 32_767

  /// Encodes one frame.
  ///
  /// - Parameter scale: pixels per cell.
  public static func bytes(
    of grid: CellGrid, _ palette: Palette, scale: Int = 1
  ) throws(PixelFileError) -> [UInt8] {
    let pixels = PNGPixels(palette, usedIn: [grid])
    var chunks = try header(pixels, of: grid.size, scale: scale)
    chunks.append(
      "IDAT",
      try compressed(pixels.rows(grid.allCells, width: grid.size.width, scale: scale)))
    chunks.append("IEND", [])
    return chunks.bytes
  }

  /// Encodes all frames of one round as an APNG, each as the smallest changed rectangle.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  public static func animation(
    of picture: Sprite, scale: Int = 1, progress: (Double) -> Bool = { _ in true }
  ) throws(PixelFileError) -> [UInt8] {
    let picture = picture.flattened
    let frames = AnimationFrames(picture, scale: scale)
    let pixels = PNGPixels(picture.palette, usedIn: frames.grids, hasWholeBytes: true)
    var chunks = try header(pixels, of: picture.size, scale: scale)
    let count = PNGChunks.bigEndian(UInt32(frames.grids.count))
    chunks.append("acTL", count + PNGChunks.bigEndian(UInt32(picture.loopCount)))
    var sequence: UInt32 = 0
    for (index, grid) in frames.grids.enumerated() {
      guard progress(Double(index) / Double(frames.grids.count)) else { throw .cancelled }
      var rect = index == 0 ? grid.bounds : grid.changes(from: frames.grids[index - 1])
      if rect.isEmpty { rect = CellRect(x: 0, y: 0, width: 1, height: 1) }
      chunks.append(
        "fcTL", control(rect, scale: scale, milliseconds: frames.milliseconds[index], sequence))
      sequence += 1
      let data = try compressed(
        pixels.rows(grid.cells(in: rect), width: rect.width, scale: scale))
      if index == 0 {
        chunks.append("IDAT", data)
      } else {
        chunks.append("fdAT", PNGChunks.bigEndian(sequence) + data)
        sequence += 1
      }
    }
    chunks.append("IEND", [])
    return chunks.bytes
  }

  /// Whether bytes have a PNG's signature, animated or not.
  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGChunks.signature) }

  /// Whether bytes are a PNG animation.
  public static func isAnimation(_ bytes: [UInt8]) -> Bool {
    guard var chunks = try? PNGChunkReader(bytes) else { return false }
    while let chunk = try? chunks.next(), chunk.name != "IDAT" {
      if chunk.name == "acTL" { return true }
    }
    return false
  }

  /// Reads an animation with all its frames as displayed.
  ///
  /// - Parameters:
  ///   - mostColors: reduces more colours; nil keeps all, if need be in true colour.
  ///   - keepsIndices: keeps all colours of the file's palette in place, including duplicates and unused ones.
  public static func picture(
    _ bytes: [UInt8], mostColors: Int? = nil, keepsIndices: Bool = false
  ) throws(PixelFileError) -> Sprite {
    try APNGReader.picture(bytes, mostColors: mostColors, keepsIndices: keepsIndices)
  }

  /// The number of bytes beyond which packing gives up a few per cent for a third of the time.
  private static let mostPackedWell = 1 << 22

  private static func compressed(_ rows: [UInt8]) throws(PixelFileError) -> [UInt8] {
    do throws(CompressionError) {
      return try ZlibStream.compress(rows, level: rows.count > mostPackedWell ? 6 : 9)
    } catch {
      throw PixelFileError("the picture could not be compressed")
    }
  }

  private static func header(
    _ pixels: PNGPixels, of size: CellSize, scale: Int
  ) throws(PixelFileError) -> PNGChunks {
    let size = try Self.size(of: size, scale: scale)
    var chunks = PNGChunks()
    pixels.appendHeader(size: size, to: &chunks)
    return chunks
  }

  /// The size in pixels of a picture of cells.
  ///
  /// - Parameter scale: pixels per cell.
  /// - Throws: if it exceeds the limit of a file.
  static func size(of size: CellSize, scale: Int) throws(PixelFileError) -> CellSize {
    let size = CellSize(width: size.width * scale, height: size.height * scale)
    guard size.width <= longestSide, size.height <= longestSide, size.count <= 400_000_000 else {
      throw PixelFileError(
        "a picture of {width} × {height} pixels is too large; choose a smaller scale",
        ["width": size.width, "height": size.height])
    }
    return size
  }

  /// Encodes the position and duration of a frame.
  ///
  /// - Parameter isBlended: whether it is drawn over the existing pixels instead of replacing them.
  static func control(
    _ rect: CellRect, scale: Int = 1, milliseconds: Int, isBlended: Bool = false,
    _ sequence: UInt32
  ) -> [UInt8] {
    var bytes = PNGChunks.bigEndian(sequence)
    for number in [rect.width, rect.height, rect.x, rect.y] {
      bytes += PNGChunks.bigEndian(UInt32(number * scale))
    }
    // A fraction of 16-bit numbers: long times are in hundredths.
    let (delay, unit) = milliseconds > 65_535 ? (milliseconds / 10, 100) : (milliseconds, 1000)
    for number in [delay, unit] { bytes += [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    return bytes + [0, isBlended ? 1 : 0]
  }
}
