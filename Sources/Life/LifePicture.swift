import Base

/// How much lives in each pixel of a picture of a universe.
///
///     var picture = LifePicture(left: -40, top: -30, width: 80, height: 60, shift: 0)
///     world.draw(into: &picture)
///     picture.shares[0]   // of the cell −40, −30
public struct LifePicture: Equatable, Sendable {
  /// The place of the first pixel, in pixels: it shows the cells from `left << shift` on.
  public let left: Int
  public let top: Int
  public let width: Int
  public let height: Int
  /// A pixel shows 2ⁿ × 2ⁿ cells.
  public let shift: Int
  /// Row by row: 0 where nothing lives, 255 where all does, and in between the more the more.
  public internal(set) var shares: [UInt8]
  /// Of each pixel the state that the first of its living cells is in; empty where all that lives is in the state 1.
  public internal(set) var states: [UInt8] = []

  /// The state that a pixel shows, 0 where nothing lives.
  ///
  /// - Parameter index: of the pixel, row by row.
  public func state(at index: Int) -> UInt8 {
    states.isEmpty ? (shares[index] > 0 ? 1 : 0) : states[index]
  }

  /// No side has more pixels; what is beyond them is left out.
  private static let longestSide = 1 << 15

  public init(left: Int, top: Int, width: Int, height: Int, shift: Int) {
    precondition(shift >= 0 && shift < 60, "A pixel shows whole cells")
    self.left = left
    self.top = top
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
    self.shift = shift
    shares = Array(repeating: 0, count: self.width * self.height)
  }

  /// The cells that it shows; nil for none.
  public var area: LifeBounds? {
    guard width > 0, height > 0 else { return nil }
    return LifeBounds(
      left: left << shift, top: top << shift, right: (left + width) << shift - 1,
      bottom: (top + height) << shift - 1)
  }

  /// Nothing lives.
  public mutating func clear() {
    states = []
    shares.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// What lives is dead, and the other way round.
  public mutating func invert() {
    for index in shares.indices { shares[index] = 255 - shares[index] }
  }

  /// How a pixel shows that so many of its cells live: single ones are to be seen among many.
  @inline(__always)
  static func share(of count: UInt64, shift: Int) -> UInt8 {
    if count == 0 { return 0 }
    if shift == 0 { return 255 }
    let part = Double(count) / Double(UInt64(1) << UInt64(min(2 * shift, 63)))
    return UInt8(saturating: 128 + 127 * min(1, part * 3).squareRoot())
  }

  /// Sets a pixel, by its place in the picture.
  @inline(__always)
  mutating func set(_ count: UInt64, x: Int, y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    shares[y * width + x] = Self.share(of: count, shift: shift)
  }

  /// Sets the pixels of a square of 8 × 8 cells, for shifts up to 3.
  ///
  /// - Parameters:
  ///   - corner: the square's first cell.
  ///   - bits: as in a leaf of `LifeCells`.
  mutating func set(leaf bits: UInt64, at corner: LifeCell) {
    let (x, y) = (corner.x >> shift - left, corner.y >> shift - top)
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
  /// Draws what a picture shows.
  public func draw(into picture: inout LifePicture) {
    picture.clear()
    guard let area = picture.area else { return }
    // From there on every square that is as wide as a pixel is one.
    let whole = core.grown(to: picture.shift + 1)
    draw(whole.root, whole.level, LifeCell(x: -whole.half, y: -whole.half), area, &picture)
    if !hasTwoStates { drawStates(into: &picture, area) }
  }

  private func draw(
    _ part: Part, _ level: Int, _ corner: LifeCell, _ area: LifeBounds,
    _ picture: inout LifePicture
  ) {
    if case .empty = part { return }
    let side = 1 << level
    guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    if level == picture.shift {
      let (x, y) = (corner.x >> picture.shift, corner.y >> picture.shift)
      return picture.set(part.population, x: x - picture.left, y: y - picture.top)
    }
    if case .leaf(let bits) = part { return picture.set(leaf: bits, at: corner) }
    let (parts, half) = (part.quarters, side / 2)
    draw(parts.nw, level - 1, corner, area, &picture)
    draw(parts.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, &picture)
    draw(parts.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, &picture)
    draw(parts.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, &picture)
  }
}
