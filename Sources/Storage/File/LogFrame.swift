/// A page as a transaction left it in the log.
struct LogFrame {
  enum State: Equatable {
    case sound
    /// One bit is not as it was written: the one of this number, counted from the least of the frame's first byte on;
    /// nil for one of the salts or of the checksum, with which the content is sound.
    case flipped(bit: Int?)
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

  /// - Parameters:
  ///   - bytes: of the frame, its header first.
  ///   - sum: after the frame before; becomes that after this one.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int, salts: UInt64, sum: inout FrameChecksum) {
    let before = sum
    var written = sum
    sum.update(UnsafeRawBufferPointer(rebasing: bytes[..<8]))
    sum.update(UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...]))
    written.take(from: bytes, at: 16)
    let strange =
      salts ^ (UInt64(bytes.bigEndian32(at: 8)) << 32 | UInt64(bytes.bigEndian32(at: 12)))
    self.offset = offset
    var (page, count) = (bytes.bigEndian32(at: 0), bytes.bigEndian32(at: 4))
    if strange == 0, sum == written {
      state = .sound
    } else if strange.nonzeroBitCount + (sum.first ^ written.first).nonzeroBitCount
      + (sum.second ^ written.second).nonzeroBitCount == 1
    {
      state = .flipped(bit: nil)
    } else if strange != 0 {
      state = .stale
      sum = written
    } else if let bit = FlippedBit.find(in: bytes, from: before, to: written) {
      state = .flipped(bit: bit)
      sum = written
      // The bits of a word that is written with its most significant byte first.
      let mask = bit < 64 ? UInt32(1) << UInt32(24 - bit / 8 % 4 * 8 + bit % 8) : 0
      if bit < 32 { page ^= mask } else { count ^= mask }
    } else {
      state = .broken
      sum = written
    }
    self.page = page
    pagesAfterCommit = Int(count)
  }
}
