/// Reads what a `ByteWriter` wrote out of bytes that nobody vouches for: throws, never traps.
struct ByteReader {
  struct OutOfBytes: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var remaining: Int { bytes.count - position }

  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type = Number.self
  ) throws(OutOfBytes) -> Number {
    let size = MemoryLayout<Number>.size
    guard remaining >= size else { throw OutOfBytes() }
    defer { position += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
  }

  mutating func double() throws(OutOfBytes) -> Double { Double(bitPattern: try number()) }

  mutating func float() throws(OutOfBytes) -> Float { Float(bitPattern: try number()) }

  mutating func variable() throws(OutOfBytes) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try number(UInt8.self)
      guard shift < 63 || (shift == 63 && byte <= 1) else { throw OutOfBytes() }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  mutating func signedVariable() throws(OutOfBytes) -> Int64 {
    let raw = try variable()
    return Int64(bitPattern: raw >> 1) ^ -Int64(raw & 1)
  }
}
