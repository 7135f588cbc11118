import CGif
import Base

/// One image of a GIF with its delay: giflib compresses it as a separate file, and its blocks are extracted, so that
/// images can be encoded in parallel.
struct GIFImage {
  /// In cells.
  let rect: CellRect
  let scale: Int
  /// In pixels.
  let screen: CellSize
  let table: GIFTable
  let isLocal: Bool
  /// Whether the image is cleared before the next one.
  let clears: Bool
  /// In hundredths of a second.
  let delay: Int

  var transparent: UInt8? { table.transparent }

  private final class Sink { var bytes: [UInt8] = [] }

  /// Encodes the image's blocks.
  ///
  /// - Parameter cells: table indices, row by row, filling the rectangle.
  func bytes(_ cells: [UInt8]) throws(PixelFileError) -> [UInt8] {
    let sink = Sink()
    var problem: Int32 = 0
    let file = EGifOpen(
      Unmanaged.passUnretained(sink).toOpaque(),
      { file, data, count in
        guard let file, let data else { return 0 }
        let sink = Unmanaged<Sink>.fromOpaque(file.pointee.UserData).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return count
      }, &problem)
    guard let file else { throw Self.error(problem) }
    let isDone = write(cells, to: file)
    problem = file.pointee.Error
    guard EGifCloseFile(file, nil) != 0, isDone else { throw Self.error(problem) }
    // Between the header with its table and the trailer.
    let header = 13 + 3 * (1 << table.bits)
    return graphicControl + imageBlocks(sink.bytes, from: header)
  }

  private static func error(_ code: Int32) -> PixelFileError {
    let reason = GifErrorString(code).map { String(cString: $0) } ?? "no memory"
    return PixelFileError("the GIF could not be written: {reason}", ["reason": reason])
  }

  private func write(_ cells: [UInt8], to file: UnsafeMutablePointer<GifFileType>) -> Bool {
    let entries = table.bytes
    let colors = (0..<1 << table.bits).map {
      GifColorType(Red: entries[3 * $0], Green: entries[3 * $0 + 1], Blue: entries[3 * $0 + 2])
    }
    let map = GifMakeMapObject(Int32(colors.count), colors)
    defer { GifFreeMapObject(map) }
    EGifSetGifVersion(file, true)
    guard EGifPutScreenDesc(file, Int32(screen.width), Int32(screen.height), 8, 0, map) != 0,
      EGifPutImageDesc(
        file, Int32(rect.x * scale), Int32(rect.y * scale), Int32(rect.width * scale),
        Int32(rect.height * scale), false, nil) != 0
    else { return false }
    var row = [UInt8](repeating: 0, count: rect.width * scale)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        for step in 0..<scale { row[x * scale + step] = cells[y * rect.width + x] }
      }
      for _ in 0..<scale {
        // giflib modifies the row passed to it.
        guard EGifPutLine(file, &row, Int32(row.count)) != 0 else { return false }
      }
    }
    return true
  }

  private var graphicControl: [UInt8] {
    let disposal = clears ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
    return [
      0x21, 0xF9, 4, UInt8(disposal) << 2 | (transparent == nil ? 0 : 1), UInt8(delay & 255),
      UInt8(delay >> 8), transparent ?? 0, 0,
    ]
  }

  private func imageBlocks(_ file: [UInt8], from start: Int) -> [UInt8] {
    let descriptor = 10
    var image = Array(file[start..<file.count - 1])
    if isLocal {
      image[descriptor - 1] = 0x80 | UInt8(table.bits - 1)
      image.insert(contentsOf: table.bytes, at: descriptor)
    }
    return image
  }
}
