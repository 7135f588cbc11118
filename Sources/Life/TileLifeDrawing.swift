/// Draws squares of cells into a picture, each square once.
///
///     let drawing = TileLifeDrawing(of: picture)
///     drawing.add(square, to: &picture)
struct TileLifeDrawing {
  private let shift: Int
  /// The densities shown for numbers of living cells, up to the width of a square.
  private let shares: [UInt8]
  /// Living cells by pixel, for pixels wider than a square.
  private var counts: [UInt64]

  init(of picture: LifeRaster) {
    let shift = picture.shift
    self.shift = shift
    shares = (0...(shift > 6 ? 0 : 1 << (2 * shift))).map {
      LifeRaster.share(of: UInt64($0), shift: shift)
    }
    counts = shift > 6 ? Array(repeating: 0, count: picture.shares.count) : []
  }

  /// - Parameter population: of the square, if known.
  mutating func add(
    _ square: TileLifeSquare, population: Int? = nil, to picture: inout LifeRaster
  ) {
    let (x, y) = (
      square.corner.x >> shift - picture.left, square.corner.y >> shift - picture.top
    )
    if shift >= 6 { return add(population ?? square.population, x, y, to: &picture) }
    let side = TileLifeSquare.side >> shift
    // Clipped to the picture.
    let columns = max(0, -x)..<max(0, -x, min(side, picture.width - x))
    let rows = max(0, -y)..<max(0, -y, min(side, picture.height - y))
    let (width, shift) = (picture.width, shift)
    picture.shares.withUnsafeMutableBufferPointer { pixels in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: TileLifeSquare.side) { line in
        guard let line = line.baseAddress else { return }
        for row in rows {
          let cells = square.rows + row << shift
          let isAlive = shift == 0 ? drawCells(cells[0], on: line) : drawRows(cells, on: line)
          if !isAlive { continue }
          for column in columns { pixels[(y + row) * width + x + column] = line[column] }
        }
      }
    }
  }

  /// Adds a square that fits within a pixel.
  private mutating func add(_ population: Int, _ x: Int, _ y: Int, to picture: inout LifeRaster) {
    guard population > 0, (0..<picture.width).contains(x), (0..<picture.height).contains(y)
    else { return }
    let place = y * picture.width + x
    if shift == 6 {
      picture.shares[place] = shares[population]
    } else {
      counts[place] += UInt64(population)
      picture.shares[place] = LifeRaster.share(of: counts[place], shift: shift)
    }
  }

  /// Shows 64 cells as pixels.
  ///
  /// - Returns: false without living cells, when nothing is shown.
  @inline(__always)
  private func drawCells(_ cells: UInt64, on line: UnsafeMutablePointer<UInt8>) -> Bool {
    if cells == 0 { return false }
    for byte in 0..<8 {
      // Spreads one bit to each byte, then sets all its bits.
      let bits = (cells >> UInt64(56 - 8 * byte) & 255) &* 0x0101_0101_0101_0101
      let picked = bits & 0x0102_0408_1020_4080
      let full = ((picked &+ 0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101) &* 255
      UnsafeMutableRawPointer(line + 8 * byte).storeBytes(of: full.littleEndian, as: UInt64.self)
    }
    return true
  }

  /// Shows the rows of a pixel's height; its base-2 logarithm is 1…5.
  @inline(__always)
  private func drawRows(_ rows: UnsafePointer<UInt64>, on line: UnsafeMutablePointer<UInt8>) -> Bool
  {
    var all: UInt64 = 0
    for row in 0..<1 << shift { all |= rows[row] }
    if all == 0 { return false }
    // Counts of a pixel need at least a byte: with narrower pixels only every second or fourth is counted at a time.
    let turns = max(1, 8 >> shift)
    let width = max(8, 1 << shift)
    let full: UInt64 = 1 << UInt64(width) - 1
    let mask = UInt64.max / full * (1 << UInt64(1 << shift) - 1)
    for turn in 0..<turns {
      let offset = UInt64((turns - 1 - turn) << shift)
      var counts: UInt64 = 0
      for row in 0..<1 << shift { counts &+= populations(rows[row]) >> offset & mask }
      for field in 0..<64 / width {
        let count = counts >> UInt64(64 - width * (field + 1)) & full
        line[field * turns + turn] = shares[Int(count)]
      }
    }
    return true
  }

  /// The population counts of a word's parts, each as wide as a pixel.
  @inline(__always)
  private func populations(_ word: UInt64) -> UInt64 {
    var counts = word &- word >> 1 & 0x5555_5555_5555_5555
    if shift == 1 { return counts }
    counts = counts & 0x3333_3333_3333_3333 &+ counts >> 2 & 0x3333_3333_3333_3333
    if shift == 2 { return counts }
    counts = (counts &+ counts >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    if shift == 3 { return counts }
    counts = (counts &+ counts >> 8) & 0x00FF_00FF_00FF_00FF
    if shift == 4 { return counts }
    return (counts &+ counts >> 16) & 0x0000_FFFF_0000_FFFF
  }
}
