/// Finds a single flipped bit in a frame from its checksum.
///
/// The two sums are linear: a change of a word changes them by multiples of it that only depend on its position. So
/// each bit is tried once. The effect of a word's highest bits repeats every few words, so several may be candidates; a
/// lower bit is found uniquely.
enum FlippedBit {
  /// The numbers of the bits that may have flipped, counted from the lowest of the frame's first byte; empty if several
  /// have.
  ///
  /// Costs about twenty times the frame's checksum.
  ///
  /// - Parameters:
  ///   - frame: starting with its header.
  ///   - before: the sums before the frame.
  ///   - after: the sums of the frame as written.
  static func candidates(
    in frame: UnsafeRawBufferPointer, from before: FrameChecksum, to after: FrameChecksum
  ) -> [Int] {
    var found: [Int] = []
    var sum = before
    sum.update(UnsafeRawBufferPointer(rebasing: frame[..<8]))
    sum.update(UnsafeRawBufferPointer(rebasing: frame[LogFrame.headerSize...]))
    let missing = (after.first &- sum.first, after.second &- sum.second)
    // The weights of the first and the second word of a pair in the sums.
    var (one, two): ((UInt32, UInt32), (UInt32, UInt32)) = ((1, 1), (0, 1))
    let pairs = [0] + stride(from: LogFrame.headerSize, to: frame.count - 7, by: 8)
    for start in pairs.reversed() {
      for (offset, weights) in [(start, one), (start + 4, two)] {
        bit(in: frame, at: offset, weights, missing, before.isBigEndian).map { found.append($0) }
      }
      one = (one.0 &+ one.1, one.0 &+ one.1 &+ one.1)
      two = (two.0 &+ two.1, two.0 &+ two.1 &+ two.1)
    }
    return found
  }

  /// The bit of a word whose flip explains the difference.
  private static func bit(
    in frame: UnsafeRawBufferPointer, at offset: Int, _ weights: (UInt32, UInt32),
    _ missing: (UInt32, UInt32), _ isBigEndian: Bool
  ) -> Int? {
    let stored = frame.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    let word = isBigEndian ? UInt32(bigEndian: stored) : UInt32(littleEndian: stored)
    for index in 0..<32 {
      let change: UInt32 =
        word >> UInt32(index) & 1 == 0 ? 1 << UInt32(index) : 0 &- 1 << UInt32(index)
      if (change &* weights.0, change &* weights.1) == missing {
        return 8 * (offset + (isBigEndian ? 3 - index / 8 : index / 8)) + index % 8
      }
    }
    return nil
  }
}
