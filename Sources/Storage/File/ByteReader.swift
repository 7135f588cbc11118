import Documents

/// Reads the output of a `ByteWriter` from untrusted bytes: throws, never traps.
struct ByteReader {
  typealias OutOfBytes = UnreadableValue

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

  /// A counting number below 2⁴⁰.
  mutating func smallNumber() throws(OutOfBytes) -> Int {
    guard let number = Int(exactly: try variable()), number < 1 << 40 else { throw OutOfBytes() }
    return number
  }

  /// A number of elements with at least a byte each.
  mutating func count() throws(OutOfBytes) -> Int {
    let count = try smallNumber()
    guard count <= remaining else { throw OutOfBytes() }
    return count
  }

  /// All remaining bytes.
  mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }

  /// Reads the output of `ByteWriter.append(_: String)`.
  mutating func text() throws(OutOfBytes) -> String {
    guard let length = Int(exactly: try number(UInt64.self)), length <= remaining else {
      throw OutOfBytes()
    }
    defer { position += length }
    let content = UnsafeRawBufferPointer(rebasing: bytes[position..<position + length])
    guard let text = String(validating: content, as: UTF8.self) else { throw OutOfBytes() }
    return text
  }
}
