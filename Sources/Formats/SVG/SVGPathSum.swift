import Base
import CZlib

/// Detects whether the path stored with a line's samples is still the one derived from them.
///
/// Another program that changes a path leaves unknown attributes in place, including a checksum of the path: if it
/// differs, the path defines the line.
enum SVGPathSum {
  static func text(of path: some Collection<UInt8>) -> String {
    let sum = Array(path).withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32(clamping: $0.count))
    }
    return String(sum, radix: 16)
  }
}

extension SVGWriter {
  /// Writes the attribute of a path with a checksum that reveals changes by other programs.
  mutating func writePath(_ write: (inout SVGWriter) -> Void) {
    raw(" d=\"")
    let start = bytes.count
    write(&self)
    let sum = SVGPathSum.text(of: bytes[start...])
    raw("\" filbert:sum=\"\(sum)\"")
  }
}
