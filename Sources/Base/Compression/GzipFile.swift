import CZlib
public import Texts

/// Files compressed by gzip.
public enum GzipFile {
  /// A file that can't be packed or unpacked.
  public struct Failure: ExplainedError {
    /// The reason, as people read it.
    public let message: Message
  }

  /// Whether a file begins with the two bytes of gzip's signature; the rest is not checked.
  public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Packs content, band by band on all cores.
  ///
  /// The file has neither a name nor a time, so that equal content makes equal files.
  public static func packed(_ content: [UInt8]) throws(CompressionError) -> [UInt8] {
    // Between the two bytes of zlib's header and the four of its checksum.
    let stream = try ZlibStream.compress(content).dropFirst(2).dropLast(4)
    // In parts, since zlib counts in 32 bits.
    var sum: UInt = 0
    for start in Swift.stride(from: 0, to: content.count, by: 1 << 30) {
      sum = content[start..<min(start + 1 << 30, content.count)].withUnsafeBufferPointer {
        crc32(sum, $0.baseAddress, UInt32($0.count))
      }
    }
    func littleEndian(_ number: UInt32) -> [UInt8] { PNGChunks.bigEndian(number).reversed() }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF] + stream
      + littleEndian(UInt32(truncatingIfNeeded: sum))
      + littleEndian(UInt32(truncatingIfNeeded: content.count))
  }

  /// Unpacks the beginning of the content, as far as the packed bytes allow.
  public static func beginning(of packed: [UInt8], count: Int) -> [UInt8] {
    var stream = z_stream()
    guard
      inflateInit2_(
        &stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return [] }
    defer { inflateEnd(&stream) }
    // Packing at worst doubles the bytes, and adds a header.
    var input = Array(packed.prefix(2 * count + 1024))
    return [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      output.initialize(repeating: 0)
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: count)
        _ = inflate(&stream, Z_SYNC_FLUSH)
      }
      initialized = count - Int(stream.avail_out)
    }
  }

  /// Unpacks the content.
  ///
  /// - Parameter most: longer content is refused without being held in memory.
  public static func bytes(_ packed: [UInt8], atMost most: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    // The largest window, and a gzip header.
    guard
      inflateInit2_(
        &stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw Failure(message: Message("it can’t be unpacked")) }
    defer { inflateEnd(&stream) }
    var packed = packed
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let inputCount = packed.count
    let result: Result<Void, Failure> = packed.withUnsafeMutableBufferPointer { input in
      chunk.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: inputCount)
        while true {
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          content += output.prefix(output.count - Int(stream.avail_out))
          if status == Z_STREAM_END { return .success(()) }
          guard status == Z_OK else {
            return .failure(Failure(message: Message("its gzip data is damaged or incomplete")))
          }
          guard content.count <= most else {
            return .failure(
              Failure(
                message: Message(
                  "it unpacks to more than {most} MB", ["most": most >> 20])))
          }
        }
      }
    }
    try result.get()
    return content
  }
}
