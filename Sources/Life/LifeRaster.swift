import Base

/// The density of living cells in each pixel of a picture of a universe.
///
///     var picture = LifeRaster(left: -40, top: -30, width: 80, height: 60, shift: 0)
///     world.draw(into: &picture)
///     picture.shares[0]   // of the cell −40, −30
public struct LifeRaster: Equatable, Sendable {
  /// The position of the first pixel, in pixels: it shows the cells from `left << shift` on.
  public let left: Int
  /// The row of the first pixel, in pixels like `left`.
  public let top: Int
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// A pixel shows 2ⁿ × 2ⁿ cells.
  public let shift: Int
  /// Row by row: 0 without living cells, 255 if all live, and increasing in between.
  public internal(set) var shares: [UInt8]
  /// The state of the first living cell of each pixel; empty if all living cells are in the state 1.
  public internal(set) var states: [UInt8] = []

  /// The state shown by a pixel, 0 without living cells.
  ///
  /// - Parameter index: of the pixel, row by row.
  public func state(at index: Int) -> UInt8 {
    states.isEmpty ? (shares[index] > 0 ? 1 : 0) : states[index]
  }

  /// The limit of a side in pixels; anything beyond is cut off.
  private static let longestSide = 1 << 15

  /// Creates a picture without living cells.
  ///
  /// - Parameter shift: not negative; a pixel shows 2ⁿ × 2ⁿ cells.
  public init(left: Int, top: Int, width: Int, height: Int, shift: Int) {
    precondition(shift >= 0, "A pixel shows whole cells")
    self.left = left
    self.top = top
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
    self.shift = shift
    shares = Array(repeating: 0, count: self.width * self.height)
  }

  /// The cells shown, within the range of coordinates; nil for none.
  public var area: LifeBounds? {
    let area = LifeBounds(
      left: cell(left), top: cell(top), right: cell(left + width) - 1,
      bottom: cell(top + height) - 1)
    return area.left <= area.right && area.top <= area.bottom ? area : nil
  }

  /// The first cell of a column or row of pixels, clamped to the outermost one.
  private func cell(_ pixel: Int) -> Int {
    let farthest = LifeCells.farthest >> shift
    if pixel >= farthest, pixel != 0 { return LifeCells.farthest }
    if pixel <= -farthest, pixel != 0 { return -LifeCells.farthest }
    return pixel << shift
  }

  /// The level, relative to a pixel, of the widest squares drawn: pixels beyond are out of range.
  static let farthestLevel = 60

  /// Whether it shows part of a square of pixels.
  @inline(__always)
  func touches(_ x: Int, _ y: Int, side: Int) -> Bool {
    x < left + width && y < top + height && x + side > left && y + side > top
  }

  /// Makes all cells dead.
  public mutating func clear() {
    states = []
    shares.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Exchanges living and dead cells.
  public mutating func invert() {
    for index in shares.indices { shares[index] = 255 - shares[index] }
  }

  /// The density shown for a number of living cells in a pixel: single ones stay visible.
  @inline(__always)
  static func share(of count: UInt64, shift: Int) -> UInt8 {
    if count == 0 { return 0 }
    if shift == 0 { return 255 }
    let part =
      shift < 32
      ? Double(count) / Double(UInt64(1) << UInt64(2 * shift))
      : Double(count) * Double(sign: .plus, exponent: -2 * shift, significand: 1)
    return UInt8(saturating: 128 + 127 * min(1, part * 3).squareRoot())
  }

  /// Sets a pixel's number of living cells.
  ///
  /// - Parameters:
  ///   - state: of the first of them; nil in a picture without states.
  ///   - x: in pixels, like `left`.
  ///   - y: in pixels, like `top`.
  @inline(__always)
  mutating func set(_ count: UInt64, state: UInt8? = nil, x: Int, y: Int) {
    let (x, y) = (x - left, y - top)
    guard x >= 0, y >= 0, x < width, y < height else { return }
    shares[y * width + x] = Self.share(of: count, shift: shift)
    if let state { states[y * width + x] = state }
  }

  /// Sets the state of a pixel's first living cell, unless already known.
  mutating func set(state: UInt8, x: Int, y: Int) {
    let (x, y) = (x - left, y - top)
    guard x >= 0, y >= 0, x < width, y < height, states[y * width + x] == 0 else { return }
    states[y * width + x] = state
  }

  /// Sets the pixels of a square of 8 × 8 cells, for shifts up to 3.
  ///
  /// - Parameters:
  ///   - bits: as in a leaf of `LifeCells`.
  ///   - x: of the square's corner, in pixels.
  ///   - y: of the square's corner, in pixels.
  mutating func set(leaf bits: UInt64, x: Int, y: Int) {
    switch shift {
    case 0:
      var bits = bits
      while bits != 0 {
        let place = bits.leadingZeroBitCount
        bits &= ~(1 << UInt64(63 - place))
        set(1, x: x + place & 7, y: y + place >> 3)
      }
    case 3: set(UInt64(bits.nonzeroBitCount), x: x, y: y)
    default:
      let side = 1 << shift
      let mask: UInt64 = shift == 1 ? 0xC0C0_0000_0000_0000 : 0xF0F0_F0F0_0000_0000
      for row in 0..<8 >> shift {
        for column in 0..<8 >> shift {
          let part = bits << UInt64(8 * side * row + side * column) & mask
          set(UInt64(part.nonzeroBitCount), x: x + column, y: y + row)
        }
      }
    }
  }
}

extension LifeCells {
  /// Draws the area of a picture.
  public func draw(into picture: inout LifeRaster) {
    picture.clear()
    // From that level on every square as wide as a pixel is one.
    let whole = grown(to: picture.shift + 1)
    var (root, level) = (whole.root, whole.level)
    // Squares outside the range of pixel coordinates are invisible.
    while level - picture.shift > LifeRaster.farthestLevel {
      (root, level) = (root.middle, level - 1)
    }
    let half = 1 << (level - 1 - picture.shift)
    draw(root, level, -half, -half, &picture)
    if !hasTwoStates { drawStates(into: &picture) }
  }

  /// - Parameters:
  ///   - x: of the square's corner, in pixels.
  ///   - y: of the square's corner, in pixels.
  private func draw(
    _ part: Square, _ level: Int, _ x: Int, _ y: Int, _ picture: inout LifeRaster
  ) {
    if case .empty = part { return }
    let side = 1 << (level - picture.shift)
    guard picture.touches(x, y, side: side) else { return }
    if level == picture.shift { return picture.set(part.population, x: x, y: y) }
    if case .leaf(let bits) = part { return picture.set(leaf: bits, x: x, y: y) }
    let (parts, half) = (part.quarters, side / 2)
    draw(parts.nw, level - 1, x, y, &picture)
    draw(parts.ne, level - 1, x + half, y, &picture)
    draw(parts.sw, level - 1, x, y + half, &picture)
    draw(parts.se, level - 1, x + half, y + half, &picture)
  }
}
