/// A subset of up to nine places.
struct HashLifeIndices: Sequence, IteratorProtocol {
  private var bits: UInt16 = 0

  init() {}

  /// The first places.
  init(all count: Int) { bits = 1 << UInt16(count) - 1 }

  @inline(__always) var isEmpty: Bool { bits == 0 }
  @inline(__always) var count: Int { bits.nonzeroBitCount }

  @inline(__always)
  mutating func insert(_ index: Int) { bits |= 1 << UInt16(index) }

  @inline(__always)
  mutating func next() -> Int? {
    if bits == 0 { return nil }
    let place = bits.trailingZeroBitCount
    bits &= bits - 1
    return place
  }
}
