/// The contents of a leaf's word in HashLife's tree: 8 × 8 cells of two states, a bit each, or 2 × 2 cells of many, a
/// byte each.
enum HashLifeLeaves: Sendable {
  case bits, states

  /// The base-2 logarithm of a leaf's width.
  @inline(__always) var level: Int { self == .bits ? 3 : 1 }

  /// The number of living cells.
  @inline(__always)
  func population(_ word: UInt64) -> UInt64 {
    if self == .bits { return UInt64(word.nonzeroBitCount) }
    return (0..<4).reduce(0) { $0 + (word >> UInt64(8 * $1) & 0xFF == 0 ? 0 : 1) }
  }

  /// The state of a cell, relative to the corner.
  func state(_ word: UInt64, x: Int, y: Int) -> UInt8 {
    self == .bits
      ? UInt8(word >> UInt64(63 - 8 * y - x) & 1)
      : UInt8(truncatingIfNeeded: word >> UInt64(24 - 16 * y - 8 * x))
  }

  /// Returns the word with a cell's state changed, relative to the corner.
  func setting(_ word: UInt64, _ state: UInt8, x: Int, y: Int) -> UInt64 {
    let shift = UInt64(self == .bits ? 63 - 8 * y - x : 24 - 16 * y - 8 * x)
    let mask: UInt64 = self == .bits ? 1 : 0xFF
    return word & ~(mask << shift) | UInt64(state) << shift
  }

  /// Visits the living cells, relative to the corner.
  func visit(_ word: UInt64, _ body: (_ x: Int, _ y: Int, _ state: UInt8) -> Void) {
    let side = 1 << level
    var rest = word
    while rest != 0 {
      let place = self == .bits ? rest.leadingZeroBitCount : (rest.leadingZeroBitCount - 32) >> 3
      let (x, y) = (place & (side - 1), place >> level)
      body(x, y, state(rest, x: x, y: y))
      rest = setting(rest, 0, x: x, y: y)
    }
  }

  /// Relative to the leaf's corner; nil if empty.
  func bounds(_ word: UInt64) -> LifeBounds? {
    if self == .bits { return LifeBounds(leaf: word) }
    var result: LifeBounds?
    visit(word) { x, y, _ in
      let own = LifeBounds(left: x, top: y, right: x, bottom: y)
      result = result?.union(own) ?? own
    }
    return result
  }

  /// The middle of four leaves: the lower right quarter of the first becomes the upper left one, and so on.
  @inline(__always)
  func middle(_ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64) -> UInt64 {
    if self == .states {
      return (nw & 0xFF) << 24 | (ne >> 8 & 0xFF) << 16 | (sw >> 16 & 0xFF) << 8 | se >> 24
    }
    let left: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let top = (nw << 36) & left | (ne << 28) & ~left
    let bottom = (sw << 4) & left | (se >> 4) & ~left
    return top & 0xFFFF_FFFF_0000_0000 | bottom >> 32
  }
}
