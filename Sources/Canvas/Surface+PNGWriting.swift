import Base

extension Surface {
  /// Encodes the picture as a PNG file, compressed in bands of rows.
  ///
  /// - Parameters:
  ///   - pixelsToInch: the printing resolution; nil for none.
  ///   - cores: the number of threads; that of the cores if nil.
  public func pngBytes(
    pixelsToInch: Double? = nil, cores: Int? = nil
  ) throws(CanvasError) -> [UInt8] {
    let rowBytes = size.width * (format == .argb32 ? 4 : 3)
    var chunks = PNGChunks()
    // Eight bits of colour with or without alpha, not interlaced.
    chunks.append(
      "IHDR",
      PNGChunks.bigEndian(UInt32(size.width)) + PNGChunks.bigEndian(UInt32(size.height))
        + [8, format == .argb32 ? 6 : 2, 0, 0, 0])
    if let pixelsToInch {
      // Per metre, in both directions.
      let density = PNGChunks.bigEndian(UInt32(saturating: (pixelsToInch / 0.0254).rounded()))
      chunks.append("pHYs", density + density + [1])
    }
    let height = max(1, PNGRows.bandBytes / (rowBytes + 1))
    let total = size.height
    let packed = withBytes { pixels -> [UInt8]? in
      let rows = PNGRows(
        pixels: pixels, stride: stride, width: size.width, hasAlpha: format == .argb32)
      return try? ZlibStream.compress(
        bands: (total + height - 1) / height, level: PNGRows.level, cores: cores
      ) { band in
        rows.filtered(band * height..<min(total, (band + 1) * height))
      }
    }
    guard let packed else { throw .file("there is no memory for the picture") }
    chunks.append("IDAT", packed)
    chunks.append("IEND", [])
    return chunks.bytes
  }
}

/// The rows of a surface in PNG's format; the surface must not change meanwhile.
private struct PNGRows: @unchecked Sendable {
  let pixels: UnsafeRawBufferPointer
  /// Bytes from one row to the next.
  let stride: Int
  let width: Int
  /// Whether pixels include alpha.
  let hasAlpha: Bool

  /// Takes a little more than half the time of zlib's own default, 6, for four per cent more bytes.
  static let level: Int32 = 2
  static let bandBytes = 1 << 19

  /// The packed bytes of a row, without the filter byte.
  private var rowBytes: Int { width * (hasAlpha ? 4 : 3) }

  private subscript(y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeRawBufferPointer(rebasing: pixels[y * stride..<(y + 1) * stride])
      .bindMemory(to: UInt32.self)
  }

  /// Rows in the order of the file, each preceded by its filter.
  ///
  /// A drawing's rows are left unfiltered: deflate finds repetitions, and many of a drawing's pixels repeat their
  /// neighbour to the left or above. Rows of photographs use Paeth's filter.
  func filtered(_ rows: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rows.count * (rowBytes + 1)) { target, count in
      var above = [UInt8](repeating: 0, count: rowBytes)
      if rows.lowerBound > 0 {
        above.withUnsafeMutableBufferPointer { unpack(self[rows.lowerBound - 1], to: $0) }
      }
      var row = above
      for y in rows {
        let start = (y - rows.lowerBound) * (rowBytes + 1)
        let filtered = UnsafeMutableBufferPointer(
          rebasing: target[start + 1..<start + 1 + rowBytes])
        if repeats(self[y], above: y > 0 ? self[y - 1] : nil) {
          target[start] = 0
          unpack(self[y], to: filtered)
          for index in 0..<rowBytes { above[index] = filtered[index] }
        } else {
          target[start] = 4
          row.withUnsafeMutableBufferPointer { unpack(self[y], to: $0) }
          row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { Self.paeth(row, above: $0, hasAlpha ? 4 : 3, filtered) }
          }
          swap(&row, &above)
        }
      }
      count = rows.count * (rowBytes + 1)
    }
  }

  /// Whether many pixels equal a neighbour.
  private func repeats(
    _ row: UnsafeBufferPointer<UInt32>, above: UnsafeBufferPointer<UInt32>?
  ) -> Bool {
    var count = 0
    for x in 0..<width {
      let isLeft = x > 0 && row[x] == row[x - 1]
      let isAbove = above.map { $0[x] == row[x] } ?? false
      if isLeft || isAbove { count += 1 }
    }
    return 4 * count >= width
  }

  /// Splits a row of Cairo's pixels into bytes and unpremultiplies their colours.
  private func unpack(
    _ row: UnsafeBufferPointer<UInt32>, to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    var place = 0
    for x in 0..<width {
      let pixel = row[x]
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      guard hasAlpha else {
        target[place] = UInt8(red)
        target[place + 1] = UInt8(green)
        target[place + 2] = UInt8(blue)
        place += 3
        continue
      }
      let alpha = pixel >> 24
      func straight(_ channel: UInt32) -> UInt8 {
        alpha == 0
          ? 0 : alpha == 255 ? UInt8(channel) : UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
      }
      target[place] = straight(red)
      target[place + 1] = straight(green)
      target[place + 2] = straight(blue)
      target[place + 3] = UInt8(alpha)
      place += 4
    }
  }

  /// Subtracts from each byte the closest of left, above and above left to left + above − above left.
  private static func paeth(
    _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, _ bytesPerPixel: Int,
    _ target: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in row.indices {
      let isFirst = index < bytesPerPixel
      let left = isFirst ? 0 : Int(row[index - bytesPerPixel])
      let up = Int(above[index])
      let corner = isFirst ? 0 : Int(above[index - bytesPerPixel])
      let (toLeft, toUp) = (abs(up - corner), abs(left - corner))
      let toCorner = abs(left + up - 2 * corner)
      let guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      target[index] = row[index] &- UInt8(guess)
    }
  }
}
