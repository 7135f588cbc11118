import CZlib
public import Texts

/// Files compressed by gzip.
public enum GzipFile {
  public struct Failure: ExplainedError {
    public let message: Message
  }

  public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

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
