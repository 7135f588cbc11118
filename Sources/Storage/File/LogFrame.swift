/// A page as written to the log by a transaction.
struct LogFrame {
  enum State: Equatable {
    case sound
    /// A single bit has flipped: one of these numbers, counted from the lowest of the frame's first byte; empty for a
    /// bit of the salts, and the checksum's first bit for any of its bits.
    case flipped(bits: [Int])
    /// More than one bit differs.
    case broken
    /// From an earlier round of the log, or not a frame.
    case stale
  }

  static let headerSize = 24

  /// The position in the log.
  let offset: Int
  let page: UInt32
  /// The page count of the library after the commit that it ends; 0 for a frame without a commit.
  let pagesAfterCommit: Int
  let state: State

  /// Whether it provably ends a transaction.
  var isCommit: Bool {
    switch state {
    case .sound, .flipped: pagesAfterCommit > 0
    case .broken, .stale: false
    }
  }

  /// Whether its original content is known.
  var isCertain: Bool {
    switch state {
    case .sound: true
    case .flipped(let bits): bits.count < 2
    case .broken, .stale: false
    }
  }

  /// The possible checksums after it, the most likely first.
  let sums: [FrameChecksum]

  /// - Parameters:
  ///   - bytes: of the frame, starting with its header.
  ///   - before: the checksum after the previous frame.
  init(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, salts: UInt64, after before: FrameChecksum
  ) {
    var (sum, written) = (before, before)
    sum.update(UnsafeRawBufferPointer(rebasing: bytes[..<8]))
    sum.update(UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...]))
    written.readSums(from: bytes, at: 16)
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
      // The effect of a high bit of the content could also be that of a bit in the checksum itself.
      let mayBeChecksum = missing.nonzeroBitCount == 1
      if mayBeChecksum { bits.append(8 * 16) }
      state = bits.isEmpty ? .broken : .flipped(bits: bits)
      sums = mayBeChecksum ? [written, sum] : [written]
      if bits.count == 1, bits[0] < 64 {
        // The bits of a big-endian word.
        let mask = UInt32(1) << UInt32(24 - bits[0] / 8 % 4 * 8 + bits[0] % 8)
        if bits[0] < 32 { page ^= mask } else { count ^= mask }
      }
    }
    self.page = page
    pagesAfterCommit = Int(count)
  }
}
