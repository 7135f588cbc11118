/// A torus computed by a plain kernel in Swift, generation by generation on one core: the predecessor and baseline of
/// the kernels in C.
struct SwiftLife {
  /// The rows, with the first column in the lowest bit; with a word before each row, one after it, and an extra row
  /// above and below.
  private var words: [UInt64]
  private var next: [UInt64]
  private let torus: SwiftTorus

  /// - Parameters:
  ///   - start: row by row; a multiple of eight words each.
  ///   - birth, survival: bit n: with n living neighbours.
  init(_ start: [UInt64], wordCount: Int, birth: UInt16, survival: UInt16) {
    let torus = SwiftTorus(
      wordCount: wordCount, height: start.count / wordCount, birth: birth, survival: survival)
    words = Array(repeating: 0, count: (torus.height + 2) * torus.stride)
    next = words
    self.torus = torus
    for row in 0..<torus.height {
      words.replaceSubrange(
        torus.places(ofRow: row), with: start[row * wordCount..<(row + 1) * wordCount])
    }
  }

  var population: Int {
    (0..<torus.height).reduce(0) { count, row in
      words[torus.places(ofRow: row)].reduce(count) { $0 + $1.nonzeroBitCount }
    }
  }

  mutating func advance(by generations: Int) {
    for _ in 0..<generations {
      words.withUnsafeMutableBufferPointer { source in
        next.withUnsafeMutableBufferPointer { target in
          guard let source = source.baseAddress, let target = target.baseAddress else { return }
          torus.step(source, target)
        }
      }
      swap(&words, &next)
    }
  }
}

/// The size of the torus, and its rule.
private struct SwiftTorus {
  private typealias Words = SIMD8<UInt64>

  let wordCount: Int
  let height: Int
  let birth: UInt16
  let survival: UInt16

  var stride: Int { wordCount + 2 }
  private var isConway: Bool { birth == 1 << 3 && survival == 1 << 2 | 1 << 3 }

  func places(ofRow row: Int) -> Range<Int> {
    let first = (row + 1) * stride + 1
    return first..<first + wordCount
  }

  func step(_ source: UnsafeMutablePointer<UInt64>, _ target: UnsafeMutablePointer<UInt64>) {
    source.update(from: source + height * stride, count: stride)
    (source + (height + 1) * stride).update(from: source + stride, count: stride)
    for row in 0..<height + 2 {
      let place = source + row * stride
      (place[0], place[stride - 1]) = (place[stride - 2], place[1])
    }
    let isConway = isConway
    for row in 1...height {
      for start in Swift.stride(from: 1, to: wordCount, by: Words.scalarCount) {
        let place = source + row * stride + start
        let new = next(
          isConway, Self.load(place - stride), Self.load(place), Self.load(place + stride))
        UnsafeMutableRawPointer(target + row * stride + start).storeBytes(of: new, as: Words.self)
      }
    }
  }

  private typealias Cells = (left: Words, middle: Words, right: Words)

  @inline(__always)
  private static func load(_ place: UnsafeMutablePointer<UInt64>) -> Cells {
    func words(_ offset: Int) -> Words {
      UnsafeRawPointer(place + offset).loadUnaligned(as: Words.self)
    }
    let middle = words(0)
    return (middle &<< 1 | words(-1) &>> 63, middle, middle &>> 1 | words(1) &<< 63)
  }

  /// Counts the eight neighbours of each bit: `ones`, `twos`, `fours` and `eights` are the binary digits.
  @inline(__always)
  private func next(_ isConway: Bool, _ above: Cells, _ here: Cells, _ below: Cells) -> Words {
    func sum(_ a: Words, _ b: Words, _ c: Words) -> (ones: Words, twos: Words) {
      (a ^ b ^ c, a & b | c & (a ^ b))
    }
    let (north, south) = (
      sum(above.left, above.middle, above.right), sum(below.left, below.middle, below.right)
    )
    let (side, sides) = (here.left ^ here.right, here.left & here.right)
    let (ones, carry) = sum(north.ones, south.ones, side)
    let (low, lowFour) = (north.twos ^ south.twos, north.twos & south.twos)
    let (high, highFour) = (sides ^ carry, sides & carry)
    let (twos, four) = (low ^ high, low & high)
    let fours = lowFour ^ highFour ^ four
    if isConway { return twos & ~(fours | lowFour & highFour) & (ones | here.middle) }
    let eights = lowFour & highFour | four & (lowFour ^ highFour)
    func chosen(_ mask: UInt16) -> Words {
      var result = mask >> 8 & 1 == 1 ? eights : Words.zero
      for count in 0..<8 where mask >> UInt16(count) & 1 == 1 {
        let (one, two) = (count & 1 == 1 ? ones : ~ones, count & 2 == 2 ? twos : ~twos)
        result |= one & two & (count & 4 == 4 ? fours : ~fours) & ~eights
      }
      return result
    }
    return chosen(birth) & ~here.middle | chosen(survival) & here.middle
  }
}
