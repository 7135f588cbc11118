/// Random numbers that a seed and a number of a soup tell: SplitMix64 of G. L. Steele, D. Lea and C. H. Flood, "Fast
/// splittable pseudorandom number generators" (2014).
public struct SoupRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64, soup: Int) {
    state = Self.mixed(seed) ^ UInt64(bitPattern: Int64(soup))
    state = Self.mixed(state)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
