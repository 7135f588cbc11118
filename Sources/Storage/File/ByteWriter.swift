/// Collects bytes: little-endian integers and floating-point numbers, and length-prefixed texts.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Double) { append(number.bitPattern) }

  mutating func append(_ number: Float) { append(number.bitPattern) }

  mutating func append(_ text: String) {
    append(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends seven bits a byte, least significant first; the top bit is set if more follow.
  mutating func appendVariable(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends small numbers of either sign in few bytes.
  mutating func appendVariable(signed number: Int64) {
    appendVariable(UInt64(bitPattern: number << 1 ^ number >> 63))
  }
}
