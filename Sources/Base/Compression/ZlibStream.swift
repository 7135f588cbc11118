import CZlib

/// Bytes packed as a stream of zlib's format (RFC 1950), band by band on all cores.
///
/// Each band is packed by itself and ends at a whole byte, so the packed bands join into a single stream; its checksum
/// combines the checksums of the bands.
public enum ZlibStream {
  /// Compresses bytes in memory.
  ///
  /// - Parameter level: 1…9, zlib's.
  public static func compress(
    _ bytes: [UInt8], level: Int32 = 9, cores: Int? = nil
  ) throws(CompressionError) -> [UInt8] {
    let most = 1 << 20
    let count = max(1, (bytes.count + most - 1) / most)
    return try compress(bands: count, level: level, cores: cores) { band in
      Array(bytes[band * most..<min(bytes.count, (band + 1) * most)])
    }
  }

  /// Compresses bytes generated band by band.
  ///
  /// - Parameters:
  ///   - count: the number of bands, at least one; half a megabyte is a good size for one.
  ///   - level: 1…9, zlib's.
  ///   - cores: the number of threads; that of the cores if nil.
  ///   - bytes: called once for each band, on several threads at once.
  public static func compress(
    bands count: Int, level: Int32, cores: Int? = nil, _ bytes: @Sendable (Int) -> [UInt8]
  ) throws(CompressionError) -> [UInt8] {
    let bands = Cores.map(count, most: cores ?? .max) { index in
      Band(bytes(index), level: level, isLast: index == count - 1)
    }
    // Deflate with a window of 32 kB; the second byte makes the pair a multiple of 31.
    var stream: [UInt8] = [0x78, 0x9C]
    var sum = adler32(0, nil, 0)
    for band in bands {
      guard let band else { throw CompressionError() }
      stream += band.packed
      sum = adler32_combine(sum, band.sum, band.count)
    }
    return stream + PNGChunks.bigEndian(UInt32(truncatingIfNeeded: sum))
  }

  private struct Band: Sendable {
    let packed: [UInt8]
    /// The checksum of the unpacked bytes.
    let sum: UInt
    let count: Int

    /// Returns nil if memory runs out.
    init?(_ bytes: [UInt8], level: Int32, isLast: Bool) {
      var stream = z_stream()
      // Raw deflate: the stream's own header and checksum enclose all bands.
      guard
        deflateInit2_(
          &stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return nil }
      defer { deflateEnd(&stream) }
      var bytes = bytes
      count = bytes.count
      sum = bytes.withUnsafeBufferPointer { adler32(1, $0.baseAddress, UInt32($0.count)) }
      // A flush adds to the bound: three bits and the four bytes of an empty block.
      let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 16
      var status = Z_OK
      packed = bytes.withUnsafeMutableBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: bound) { output, written in
          stream.next_in = input.baseAddress
          stream.avail_in = UInt32(input.count)
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(bound)
          status = deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
          written = bound - Int(stream.avail_out)
        }
      }
      guard status == (isLast ? Z_STREAM_END : Z_OK), stream.avail_in == 0 else { return nil }
    }
  }
}

/// Thrown when memory for packing runs out.
public struct CompressionError: Error {}
