import Base
import CZlib

/// Tells whether the path beside the samples of a line is still the one that was made of them.
///
/// Another program that changes a path leaves what it does not know beside it. A checksum of the path stands there,
/// too: where it differs, the path is what the line is now.
enum SVGPathSum {
  static func text(of path: some Collection<UInt8>) -> String {
    let sum = Array(path).withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32(clamping: $0.count))
    }
    return String(sum, radix: 16)
  }
}

extension SVGWriter {
  /// Writes the attribute of a path, and beside it a checksum that tells whether another program changed it.
  mutating func writePath(_ write: (inout SVGWriter) -> Void) {
    raw(" d=\"")
    let start = bytes.count
    write(&self)
    let sum = SVGPathSum.text(of: bytes[start...])
    raw("\" filbert:sum=\"\(sum)\"")
  }
}
