/// A rule as it works on many cells at once: one bit of a word each.
struct LeafRule: Sendable {
  private let birth: UInt16
  private let survival: UInt16
  private let isConway: Bool

  init(_ rule: LifeRule) {
    birth = rule.birth
    survival = rule.survival
    isConway = rule == .conway
  }

  /// The next generation of a row of words, from itself and those around it.
  ///
  /// Counts the eight neighbours of each bit with adders of one bit: `ones`, `twos`, `fours` and `eights` are the
  /// binary digits of the count.
  @inline(__always)
  func next<Word: SIMD>(
    above: (left: Word, middle: Word, right: Word), here: (left: Word, middle: Word, right: Word),
    below: (left: Word, middle: Word, right: Word)
  ) -> Word where Word.Scalar: FixedWidthInteger {
    // Three neighbours above and three below are two digits each, two beside are two more.
    let a1 = above.left ^ above.middle ^ above.right
    let a2 = above.left & above.middle | above.right & (above.left ^ above.middle)
    let b1 = below.left ^ below.middle ^ below.right
    let b2 = below.left & below.middle | below.right & (below.left ^ below.middle)
    let c1 = here.left ^ here.right
    let c2 = here.left & here.right
    let ones = a1 ^ b1 ^ c1
    let carry = a1 & b1 | c1 & (a1 ^ b1)
    // Four numbers of weight two.
    let d1 = a2 ^ b2
    let d2 = a2 & b2
    let e1 = c2 ^ carry
    let e2 = c2 & carry
    let twos = d1 ^ e1
    let f = d1 & e1
    // Weight four: d2, e2 and f; of two of them at most both are there, and then it is eight.
    let fours = d2 ^ e2 ^ f
    let middle = here.middle
    if isConway {
      // Three, or two and alive: never four or eight.
      return twos & ~(fours | (d2 & e2)) & (ones | middle)
    }
    let eights = d2 & e2 | f & (d2 ^ e2)
    return selected(birth, ones, twos, fours, eights) & ~middle
      | selected(survival, ones, twos, fours, eights) & middle
  }

  /// The bits whose counts are in a mask.
  @inline(__always)
  private func selected<Word: SIMD>(
    _ mask: UInt16, _ ones: Word, _ twos: Word, _ fours: Word, _ eights: Word
  ) -> Word where Word.Scalar: FixedWidthInteger {
    var result = Word.zero
    if mask & 0xFF != 0 {
      for count in 0..<8 where mask >> UInt16(count) & 1 == 1 {
        let one = count & 1 == 1 ? ones : ~ones
        let two = count & 2 == 2 ? twos : ~twos
        let four = count & 4 == 4 ? fours : ~fours
        result |= one & two & four & ~eights
      }
    }
    if mask >> 8 & 1 == 1 { result |= eights }
    return result
  }
}
