/// The header of a log: the page size, and the identification of the current round's frames.
///
/// Source: "WAL-mode File Format", section 4.1 (sqlite.org/walformat.html).
struct LogHeader {
  static let size = 32

  let pageSize: Int
  /// Shared by all frames of the same round.
  let salts: UInt64
  /// The starting value for the first frame's checksum.
  let checksum: FrameChecksum
  /// Whether its bytes differ from those originally written.
  private(set) var wasMended = false

  private static let mark: UInt32 = 0x377F_0682
  private static let version: UInt32 = 3_007_000
  private static let pageSizes = (9...16).map { 1 << $0 }

  /// Returns nil unless the bytes start a log.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size else { return nil }
    let mark = bytes.bigEndian32(at: 0)
    let pageSize = Int(bytes.bigEndian32(at: 8))
    guard mark & ~1 == Self.mark, Self.pageSizes.contains(pageSize) else { return nil }
    var sum = FrameChecksum(isBigEndian: mark & 1 == 1)
    bytes.withUnsafeBytes { sum.update(UnsafeRawBufferPointer(rebasing: $0[..<24])) }
    guard sum.first == bytes.bigEndian32(at: 24), sum.second == bytes.bigEndian32(at: 28) else {
      return nil
    }
    self.pageSize = pageSize
    salts = UInt64(bytes.bigEndian32(at: 16)) << 32 | UInt64(bytes.bigEndian32(at: 20))
    checksum = sum
  }

  /// Reads a possibly damaged header; nil if neither it nor the first frame allows reading the log.
  init?(mending file: OpenFile) {
    let bytes = file.bytes(at: 0, count: Self.size + LogFrame.headerSize + (1 << 16))
    guard let header = LogHeader(bytes) ?? LogHeader(flipped: bytes) ?? LogHeader(ofFrames: bytes)
    else { return nil }
    self = header
  }

  /// Repairs a header with a single flipped bit.
  private init?(flipped bytes: [UInt8]) {
    guard bytes.count >= Self.size else { return nil }
    var bytes = Array(bytes[..<Self.size])
    for bit in 0..<8 * Self.size {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      if var header = LogHeader(bytes) {
        header.wasMended = true
        self = header
        return
      }
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    return nil
  }

  /// Reconstructs the header of a log with a sound first frame: it has the salts, and its checksum verifies guesses of
  /// the rest. The checksum before it is the one in the header, or that of the header's other fields.
  private init?(ofFrames log: [UInt8]) {
    let frame = Self.size + LogFrame.headerSize
    guard log.count >= frame else { return nil }
    let salts =
      UInt64(log.bigEndian32(at: Self.size + 8)) << 32
      | UInt64(log.bigEndian32(at: Self.size + 12))
    for pageSize in Self.pageSizes where log.count >= frame + pageSize {
      for isBigEndian in [false, true] {
        for sum in Self.sums(before: log, pageSize, isBigEndian) {
          let first = log.withUnsafeBytes {
            LogFrame(
              UnsafeRawBufferPointer(rebasing: $0[Self.size..<frame + pageSize]), at: Self.size,
              salts: salts, after: sum)
          }
          guard first.state == .sound else { continue }
          (self.pageSize, self.salts, checksum) = (pageSize, salts, sum)
          wasMended = true
          return
        }
      }
    }
    return nil
  }

  private static func sums(
    before log: [UInt8], _ pageSize: Int, _ isBigEndian: Bool
  ) -> [FrameChecksum] {
    var (written, computed) = (
      FrameChecksum(isBigEndian: isBigEndian), FrameChecksum(isBigEndian: isBigEndian)
    )
    log.withUnsafeBytes { written.readSums(from: $0, at: 24) }
    var fields = log.withUnsafeBytes { log in [0, 4, 8, 12].map { log.bigEndian32(at: $0) } }
    (fields[0], fields[1]) = (mark | (isBigEndian ? 1 : 0), version)
    fields[2] = UInt32(pageSize)
    fields += [8, 12].map { log.bigEndian32(at: size + $0) }
    fields.map(\.bigEndian).withUnsafeBytes { computed.update($0) }
    return [written, computed]
  }
}
