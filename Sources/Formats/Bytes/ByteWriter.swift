/// A growing byte buffer; numbers are little-endian and clamped to their range.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func zeros(_ count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// A number of 16 bits.
  mutating func word(_ value: Int) { number(UInt16(clamping: value)) }

  mutating func signedWord(_ value: Int) { number(Int16(clamping: value)) }

  /// A number of 32 bits.
  mutating func long(_ value: UInt32) { number(value) }

  mutating func long(_ value: Int) { number(UInt32(clamping: value)) }

  mutating func signedLong(_ value: Int) { number(Int32(clamping: value)) }

  private mutating func number(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A text preceded by its 16-bit length, truncated to whole characters that fit.
  mutating func text(_ text: String) {
    var text = text
    while text.utf8.count > Int(UInt16.max) { text.removeLast() }
    word(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Bytes preceded by their 32-bit count, which includes itself.
  mutating func counted(_ body: (inout ByteWriter) throws(PixelFileError) -> Void)
    throws(PixelFileError)
  {
    let start = bytes.count
    long(0)
    try body(&self)
    let count = UInt32(clamping: bytes.count - start)
    withUnsafeBytes(of: count.littleEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
  }
}
