/// The one bit of a frame that has flipped since the frame was written, found by its checksum.
///
/// The two sums are linear: a change of a word changes them by multiples of it that only its place decides. So each bit
/// is looked at once. What a word's highest bits do to the sums repeats every few words, so that several may come into
/// question; a lower bit is found for certain.
enum FlippedBit {
  /// The numbers of the bits of which one may have flipped, counted from the least of the frame's first byte on; empty
  /// where more than one has.
  ///
  /// Costs as much as the frame's checksum, some twenty times.
  ///
  /// - Parameters:
  ///   - frame: its header first.
  ///   - before: the sums before the frame.
  ///   - after: those that it had when it was written.
  static func candidates(
    in frame: UnsafeRawBufferPointer, from before: FrameChecksum, to after: FrameChecksum
  ) -> [Int] {
    var found: [Int] = []
    var sum = before
    sum.update(UnsafeRawBufferPointer(rebasing: frame[..<8]))
    sum.update(UnsafeRawBufferPointer(rebasing: frame[LogFrame.headerSize...]))
    let missing = (after.first &- sum.first, after.second &- sum.second)
    // How much of a change of a word arrives in the sums: of the first and the second word of a pair.
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

  /// The bit of a word whose flip makes up for what is missing.
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
