/// The running checksum over a log's header and frames: two sums over 32-bit words.
///
/// Source: "WAL-mode File Format", section 4.2 (sqlite.org/walformat.html).
struct FrameChecksum: Equatable {
  let isBigEndian: Bool
  var first: UInt32 = 0
  var second: UInt32 = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Costs a millisecond for 2 MB.
  ///
  /// - Parameter bytes: a multiple of 8.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if isBigEndian {
      update(bytes) { UInt32(bigEndian: $0) }
    } else {
      update(bytes) { UInt32(littleEndian: $0) }
    }
  }

  @inline(__always)
  private mutating func update(_ bytes: UnsafeRawBufferPointer, word: (UInt32) -> UInt32) {
    var (first, second) = (first, second)
    for index in stride(from: 0, to: bytes.count - 7, by: 8) {
      first &+= word(bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)) &+ second
      second &+= word(bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self)) &+ first
    }
    (self.first, self.second) = (first, second)
  }

  /// Takes the sums from two big-endian words.
  mutating func readSums(from bytes: UnsafeRawBufferPointer, at index: Int) {
    (first, second) = (bytes.bigEndian32(at: index), bytes.bigEndian32(at: index + 4))
  }
}

extension UnsafeRawBufferPointer {
  /// The big-endian number in the four bytes from an index on.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: index, as: UInt32.self))
  }
}
