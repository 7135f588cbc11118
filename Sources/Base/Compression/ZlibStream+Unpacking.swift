import CZlib

extension ZlibStream {
  /// The header and checksum around packed bytes.
  public enum Framing: Sendable {
    /// A header and a checksum (RFC 1950).
    case zlib
    /// Nothing (RFC 1951), as in zip files.
    case none
  }

  /// The greatest ratio of unpacked to packed bytes: a block repeats 258 bytes with two bits.
  private static let greatestRatio = 1032

  /// Unpacks a known number of bytes and ignores any that follow.
  ///
  /// A count too large for the packed bytes is refused before memory is allocated.
  ///
  /// - Throws: `UnpackingError` if the bytes are damaged or too few.
  public static func unpack(
    _ packed: ArraySlice<UInt8>, count: Int, framing: Framing = .zlib
  ) throws(UnpackingError) -> [UInt8] {
    guard count >= 0, count / greatestRatio <= packed.count, packed.count <= Int(UInt32.max),
      count <= Int(UInt32.max)
    else { throw UnpackingError() }
    // zlib requires a valid address to write to.
    guard count > 0 else { return [] }
    var stream = z_stream()
    let window = framing == .zlib ? MAX_WBITS : -MAX_WBITS
    guard
      inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw UnpackingError() }
    defer { inflateEnd(&stream) }
    var status = Z_OK
    var isWhole = false
    let content = packed.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: count) { output, written in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(count)
        status = inflate(&stream, Z_FINISH)
        isWhole = stream.avail_out == 0
        written = count - Int(stream.avail_out)
      }
    }
    guard isWhole, status == Z_STREAM_END || status == Z_BUF_ERROR || status == Z_OK else {
      throw UnpackingError()
    }
    return content
  }
}

/// The packed bytes are damaged, or too few.
public struct UnpackingError: Error {}
