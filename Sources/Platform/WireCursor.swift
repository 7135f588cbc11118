/// Parses bytes from another program; nil beyond their end.
struct WireCursor {
  let bytes: [UInt8]
  let isBigEndian: Bool
  var offset: Int

  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func half() -> UInt16? { number(byteCount: 2).map { UInt16($0) } }
  mutating func word() -> UInt32? { number(byteCount: 4) }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - offset else { return false }
    offset += count
    return true
  }

  /// A text padded to a multiple of four bytes.
  mutating func text(length: Int) -> String? {
    let start = offset
    guard length <= bytes.count - start, skip((length + 3) & ~3) else { return nil }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  private mutating func number(byteCount: Int) -> UInt32? {
    let start = offset
    guard skip(byteCount) else { return nil }
    let digits = bytes[start..<start + byteCount]
    return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
