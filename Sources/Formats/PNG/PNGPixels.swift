import Base
import Documents

/// The pixels of a PNG to write: palette indices if a palette suffices, otherwise colours.
struct PNGPixels {
  /// Nil to write colours.
  private let palette: [UInt32]?
  /// The index of each cell in `palette`; the last one is for empty cells.
  private let places: [UInt8]
  private let colors: [UInt32]
  /// Whether indices take whole bytes, even for few colours.
  private let hasWholeBytes: Bool

  /// - Parameter hasWholeBytes: for animations: some programs draw frames with fewer than 8 bits a pixel as black
  ///   blocks.
  init(_ palette: Palette, usedIn grids: [CellGrid], hasWholeBytes: Bool = false) {
    self.hasWholeBytes = hasWholeBytes
    var isUsed = [Bool](repeating: false, count: palette.count)
    var isSeenThrough = false
    for grid in grids {
      for index in 0..<grid.tileCount {
        for cell in grid.tile(index) {
          if cell >= 0, Int(cell) < isUsed.count {
            isUsed[Int(cell)] = true
          } else {
            isSeenThrough = true
          }
        }
      }
    }
    colors = palette.colors.map { $0.alpha == 0 ? 0 : $0.rgba }
    var table: [UInt32] = []
    var places = [UInt8](repeating: 0, count: palette.count + 1)
    let used = isUsed.indices.filter { isUsed[$0] }
    if used.count + (isSeenThrough ? 1 : 0) <= 256 {
      for index in used {
        places[index] = UInt8(table.count)
        table.append(colors[index])
      }
      if isSeenThrough {
        places[palette.count] = UInt8(table.count)
        table.append(0)
      }
      self.palette = table
    } else {
      self.palette = nil
    }
    self.places = places
  }

  /// Bits per pixel.
  private var depth: Int {
    guard let palette else { return 32 }
    if hasWholeBytes { return 8 }
    return palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
  }

  /// The chunks IHDR, PLTE and tRNS.
  func appendHeader(size: CellSize, to chunks: inout PNGChunks) {
    let size = PNGChunks.bigEndian(UInt32(size.width)) + PNGChunks.bigEndian(UInt32(size.height))
    guard let palette else { return chunks.append("IHDR", size + [8, 6, 0, 0, 0]) }
    chunks.append("IHDR", size + [UInt8(depth), 3, 0, 0, 0])
    chunks.append(
      "PLTE",
      palette.flatMap { [UInt8($0 >> 24), UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255)] })
    if palette.contains(where: { $0 & 255 != 255 }) {
      chunks.append("tRNS", palette.map { UInt8($0 & 255) })
    }
  }

  /// The uncompressed rows of a rectangle of cells, scaled.
  func rows(_ cells: [CellGrid.Cell], width: Int, scale: Int) -> [UInt8] {
    guard width > 0 else { return [] }
    // No filter, said by a byte before each row: zlib is good at rows of flat colours.
    let stride = 1 + (width * scale * depth + 7) / 8
    let height = cells.count / width * scale
    return [UInt8](unsafeUninitializedCapacity: stride * height) { result, count in
      let bytes = UnsafeMutableRawBufferPointer(result)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<cells.count / width {
          let cells = UnsafeBufferPointer(rebasing: cells[row * width..<(row + 1) * width])
          let start = row * scale * stride
          let target = UnsafeMutableRawBufferPointer(rebasing: bytes[start + 1..<start + stride])
          if palette == nil {
            writeColors(cells, scale: scale, to: target)
          } else {
            writePlaces(cells, scale: scale, to: target)
          }
          let written = UnsafeRawBufferPointer(rebasing: bytes[start..<start + stride])
          for copy in 1..<max(1, scale) {
            let next = start + copy * stride
            UnsafeMutableRawBufferPointer(rebasing: bytes[next..<next + stride])
              .copyMemory(from: written)
          }
        }
      }
      count = stride * height
    }
  }

  private func writeColors(
    _ cells: UnsafeBufferPointer<CellGrid.Cell>, scale: Int, to row: UnsafeMutableRawBufferPointer
  ) {
    var place = 0
    for cell in cells {
      let color = cell < 0 ? 0 : colors[Int(cell)].bigEndian
      for _ in 0..<scale {
        row.storeBytes(of: color, toByteOffset: place, as: UInt32.self)
        place += 4
      }
    }
  }

  private func writePlaces(
    _ cells: UnsafeBufferPointer<CellGrid.Cell>, scale: Int, to row: UnsafeMutableRawBufferPointer
  ) {
    let depth = depth
    var (byte, bits, next): (UInt8, Int, Int) = (0, 0, 0)
    for cell in cells {
      let place = cell < 0 ? places[places.count - 1] : places[Int(cell)]
      for _ in 0..<scale {
        byte = depth == 8 ? place : byte << UInt8(depth) | place
        bits += depth
        if bits == 8 {
          row[next] = byte
          next += 1
          (byte, bits) = (0, 0)
        }
      }
    }
    if bits > 0 { row[next] = byte << UInt8(8 - bits) }
  }
}
