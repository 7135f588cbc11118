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
    var result: [UInt8] = []
    for start in stride(from: 0, to: cells.count, by: width) {
      // No filter: zlib is good at rows of flat colours.
      var row: [UInt8] = [0]
      if palette != nil {
        appendPlaces(cells[start..<start + width], scale: scale, to: &row)
      } else {
        for cell in cells[start..<start + width] {
          let color = PNGChunks.bigEndian(cell < 0 ? 0 : colors[Int(cell)])
          for _ in 0..<scale { row += color }
        }
      }
      for _ in 0..<scale { result += row }
    }
    return result
  }

  private func appendPlaces(
    _ cells: ArraySlice<CellGrid.Cell>, scale: Int, to row: inout [UInt8]
  ) {
    let depth = depth
    var byte: UInt8 = 0
    var bits = 0
    for cell in cells {
      let place = cell < 0 ? places[places.count - 1] : places[Int(cell)]
      for _ in 0..<scale {
        byte = depth == 8 ? place : byte << UInt8(depth) | place
        bits += depth
        if bits == 8 {
          row.append(byte)
          (byte, bits) = (0, 0)
        }
      }
    }
    if bits > 0 { row.append(byte << UInt8(8 - bits)) }
  }
}
