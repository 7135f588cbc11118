/// Reads little-endian numbers from untrusted bytes.
///
/// Every error names the byte of the file: parts read separately also count from the file's start.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var position: Int
  /// The end of the readable bytes.
  let end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var remaining: Int { end - position }

  /// Splits off a reader for the next bytes and skips them here.
  mutating func part(_ count: Int) throws(PixelFileError) -> ByteReader {
    let start = position
    try skip(count)
    return ByteReader(bytes, start..<position)
  }

  mutating func skip(_ count: Int) throws(PixelFileError) {
    guard count >= 0, count <= remaining else { throw endsTooEarly }
    position += count
  }

  private var endsTooEarly: PixelFileError {
    PixelFileError("byte {place}: unexpected end of file", ["place": position])
  }

  /// The error for an invalid number just read.
  ///
  /// - Parameter count: its number of bytes.
  func isNotAllowed(_ count: Int) -> PixelFileError {
    PixelFileError("byte {place}: number out of range", ["place": position - count])
  }

  mutating func bytes(_ count: Int) throws(PixelFileError) -> ArraySlice<UInt8> {
    let start = position
    try skip(count)
    return bytes[start..<position]
  }

  mutating func rest() -> ArraySlice<UInt8> {
    defer { position = end }
    return bytes[position..<end]
  }

  mutating func byte() throws(PixelFileError) -> UInt8 { try number(UInt8.self) }

  /// A number of 16 bits.
  mutating func word() throws(PixelFileError) -> Int { Int(try number(UInt16.self)) }

  mutating func signedWord() throws(PixelFileError) -> Int { Int(try number(Int16.self)) }

  /// A number of 32 bits.
  mutating func long() throws(PixelFileError) -> UInt32 { try number(UInt32.self) }

  mutating func signedLong() throws(PixelFileError) -> Int { Int(try number(Int32.self)) }

  private mutating func number<Value: FixedWidthInteger>(
    _: Value.Type
  ) throws(PixelFileError) -> Value {
    let count = MemoryLayout<Value>.size
    guard count <= remaining else { throw endsTooEarly }
    var value: Value = 0
    for index in (0..<count).reversed() { value = value << 8 | Value(bytes[position + index]) }
    position += count
    return value
  }

  /// A text preceded by its 16-bit length; invalid UTF-8 is replaced.
  mutating func text() throws(PixelFileError) -> String {
    String(decoding: try bytes(try word()), as: UTF8.self)
  }
}
