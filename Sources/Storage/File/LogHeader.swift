/// What the first bytes of a log say: how long its pages are, and how to know the frames of its present round.
///
/// Source: "WAL-mode File Format", section 4.1 (sqlite.org/walformat.html).
struct LogHeader {
  static let size = 32

  let pageSize: Int
  /// Which all frames of the same round have, too.
  let salts: UInt64
  /// With which the first frame's begins.
  let checksum: FrameChecksum
  /// Whether one of its bits had flipped.
  private(set) var wasFlipped = false

  /// Nil where the bytes are not the beginning of a log.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size else { return nil }
    let mark = bytes.bigEndian32(at: 0)
    let pageSize = Int(bytes.bigEndian32(at: 8))
    guard mark & ~1 == 0x377F_0682, (512...(1 << 16)).contains(pageSize),
      pageSize & (pageSize - 1) == 0
    else { return nil }
    var sum = FrameChecksum(isBigEndian: mark & 1 == 1)
    bytes.withUnsafeBytes { sum.update(UnsafeRawBufferPointer(rebasing: $0[..<24])) }
    guard sum.first == bytes.bigEndian32(at: 24), sum.second == bytes.bigEndian32(at: 28) else {
      return nil
    }
    self.pageSize = pageSize
    salts = UInt64(bytes.bigEndian32(at: 16)) << 32 | UInt64(bytes.bigEndian32(at: 20))
    checksum = sum
  }

  /// The header of bytes of which one bit may have flipped.
  init?(mending bytes: [UInt8]) {
    if let header = LogHeader(bytes) {
      self = header
      return
    }
    guard bytes.count >= Self.size else { return nil }
    var bytes = bytes
    for bit in 0..<8 * Self.size {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      if var header = LogHeader(bytes) {
        header.wasFlipped = true
        self = header
        return
      }
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    return nil
  }
}
