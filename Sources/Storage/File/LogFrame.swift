/// A page as a transaction left it in the log.
struct LogFrame {
  enum State: Equatable {
    case sound
    /// One bit is not as it was written: one of these numbers, counted from the least of the frame's first byte on;
    /// none for one of the salts, and the first of the checksum's for any of it.
    case flipped(bits: [Int])
    /// More than a bit is not as it was written.
    case broken
    /// Of an earlier round of the log, or no frame at all.
    case stale
  }

  static let headerSize = 24

  /// Of its first byte in the log.
  let offset: Int
  let page: UInt32
  /// How many pages the library has after the commit that it ends; 0 for a frame that ends none.
  let pagesAfterCommit: Int
  let state: State

  /// Whether it ends a transaction, as far as its checksum proves it.
  var isCommit: Bool {
    switch state {
    case .sound, .flipped: pagesAfterCommit > 0
    case .broken, .stale: false
    }
  }

  /// Whether it is known what its content was.
  var isCertain: Bool {
    switch state {
    case .sound: true
    case .flipped(let bits): bits.count < 2
    case .broken, .stale: false
    }
  }

  /// What the checksum may be after it, the likeliest first.
  let sums: [FrameChecksum]

  /// - Parameters:
  ///   - bytes: of the frame, its header first.
  ///   - before: the checksum after the frame before.
  init(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, salts: UInt64, after before: FrameChecksum
  ) {
    var (sum, written) = (before, before)
    sum.update(UnsafeRawBufferPointer(rebasing: bytes[..<8]))
    sum.update(UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...]))
    written.take(from: bytes, at: 16)
    let strange =
      salts ^ (UInt64(bytes.bigEndian32(at: 8)) << 32 | UInt64(bytes.bigEndian32(at: 12)))
    self.offset = offset
    var (page, count) = (bytes.bigEndian32(at: 0), bytes.bigEndian32(at: 4))
    if sum == written, strange.nonzeroBitCount < 2 {
      state = strange == 0 ? .sound : .flipped(bits: [])
      sums = [sum]
    } else if strange != 0 {
      state = .stale
      sums = [written]
    } else {
      var bits = FlippedBit.candidates(in: bytes, from: before, to: written)
      let missing = UInt64(sum.first ^ written.first) << 32 | UInt64(sum.second ^ written.second)
      // What a highest bit of the content does to the sums, a bit of the checksum itself may do.
      let mayBeChecksum = missing.nonzeroBitCount == 1
      if mayBeChecksum { bits.append(8 * 16) }
      state = bits.isEmpty ? .broken : .flipped(bits: bits)
      sums = mayBeChecksum ? [written, sum] : [written]
      if bits.count == 1, bits[0] < 64 {
        // The bits of a word that is written with its most significant byte first.
        let mask = UInt32(1) << UInt32(24 - bits[0] / 8 % 4 * 8 + bits[0] % 8)
        if bits[0] < 32 { page ^= mask } else { count ^= mask }
      }
    }
    self.page = page
    pagesAfterCommit = Int(count)
  }
}
