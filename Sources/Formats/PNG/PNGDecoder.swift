import CZlib
import Base

/// Decodes the compressed pixels of an image in a PNG file to colours.
struct PNGDecoder {
  var format: PNGFormat

  /// - Parameters:
  ///   - data: a zlib stream.
  ///   - size: of the image; its memory is allocated before anything is unpacked.
  /// - Returns: 0xRRGGBBAA, row by row.
  func pixels(_ data: [UInt8], size: CellSize) throws(PixelFileError) -> [UInt32] {
    let passes = format.passes(of: size)
    let expected = passes.reduce(0) {
      $0 + $1.size.height * (1 + format.bytesPerRow(width: $1.size.width))
    }
    var rows = try Self.unpacked(data, count: expected)
    var result = [UInt32](repeating: 0, count: size.count)
    var start = 0
    for pass in passes {
      let length = format.bytesPerRow(width: pass.size.width)
      for y in 0..<pass.size.height {
        try unfilter(&rows, at: start, length, isFirst: y == 0)
        let target = (pass.y + y * pass.dy) * size.width + pass.x
        try read(rows[start + 1...start + length], pass.size.width) {
          result[target + $0 * pass.dx] = $1
        }
        start += 1 + length
      }
    }
    return result
  }

  private static func unpacked(_ data: [UInt8], count: Int) throws(PixelFileError) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var length = UInt(count)
    let status = uncompress(&result, &length, data, UInt(data.count))
    guard status == Z_OK, Int(length) == count else {
      throw PixelFileError("the PNG is damaged: its pixels can’t be unpacked")
    }
    return result
  }

  // MARK: Filters

  /// Reverses the filter of a row, given the one above it.
  private func unfilter(
    _ rows: inout [UInt8], at start: Int, _ length: Int, isFirst: Bool
  ) throws(PixelFileError) {
    let filter = rows[start]
    guard filter <= 4 else { throw PNGFormat.damaged }
    guard filter > 0 else { return }
    let pixel = max(1, format.bitsPerPixel / 8)
    rows.withUnsafeMutableBufferPointer { rows in
      for index in start + 1...start + length {
        let isFirstPixel = index - start <= pixel
        let left = isFirstPixel ? 0 : rows[index - pixel]
        let above = isFirst ? 0 : rows[index - length - 1]
        let corner = isFirst || isFirstPixel ? 0 : rows[index - length - 1 - pixel]
        let guess: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          default: Self.paeth(left, above, corner)
          }
        rows[index] &+= guess
      }
    }
  }

  /// Alan W. Paeth's predictor, as in the PNG specification.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let distances = (
      abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner))
    )
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : corner
  }

  // MARK: Colours

  /// Reads the pixels of a row.
  ///
  /// - Parameter put: receives each pixel's index and colour.
  private func read(
    _ row: ArraySlice<UInt8>, _ width: Int, _ put: (Int, UInt32) -> Void
  ) throws(PixelFileError) {
    if format.type == .palette {
      for x in 0..<width {
        let index = number(row, x)
        guard format.palette.indices.contains(index) else { throw PNGFormat.damaged }
        put(x, format.palette[index])
      }
      return
    }
    let channels = format.type.channels
    var numbers = [0, 0, 0, 0]
    for x in 0..<width {
      for channel in 0..<channels { numbers[channel] = number(row, x * channels + channel) }
      put(x, color(numbers))
    }
  }

  /// One number of a row, in the file's bit depth.
  private func number(_ row: ArraySlice<UInt8>, _ index: Int) -> Int {
    switch format.depth {
    case 8: return Int(row[row.startIndex + index])
    case 16:
      let at = row.startIndex + 2 * index
      return Int(row[at]) << 8 | Int(row[at + 1])
    default:
      let bit = index * format.depth
      let byte = Int(row[row.startIndex + bit / 8])
      return byte >> (8 - format.depth - bit % 8) & (1 << format.depth - 1)
    }
  }

  private func color(_ numbers: [Int]) -> UInt32 {
    func byte(_ number: Int) -> UInt32 {
      format.depth == 16
        ? UInt32(number >> 8) : UInt32(number * 255 / (1 << format.depth - 1))
    }
    let isGray = format.type == .gray || format.type == .grayAlpha
    let (red, green, blue) =
      isGray
      ? (byte(numbers[0]), byte(numbers[0]), byte(numbers[0]))
      : (byte(numbers[0]), byte(numbers[1]), byte(numbers[2]))
    var alpha: UInt32 = 255
    if format.type == .grayAlpha { alpha = byte(numbers[1]) }
    if format.type == .colorAlpha { alpha = byte(numbers[3]) }
    if let key = format.transparentKey, key.elementsEqual(numbers.prefix(key.count)) { alpha = 0 }
    return red << 24 | green << 16 | blue << 8 | alpha
  }
}
