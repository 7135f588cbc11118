import Base

/// What a GIF begins with: its size, the colours that all frames share, and how often it is played.
struct GIFHeader {
  /// In pixels.
  let size: CellSize
  /// Nil where each frame has its own.
  let table: GIFTable?
  /// 0 for ever; 1 for a picture that does not move, too.
  let loopCount: Int

  var bytes: [UInt8] {
    var bytes = Array("GIF89a".utf8)
    func append(_ number: Int) {
      bytes.append(UInt8(number & 255))
      bytes.append(UInt8(number >> 8 & 255))
    }
    append(size.width)
    append(size.height)
    bytes.append(table.map { 0x80 | 7 << 4 | UInt8($0.bits - 1) } ?? 7 << 4)
    bytes += [0, 0]
    if let table { bytes += table.bytes }
    if loopCount != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      // What is said is how often it comes again.
      append(max(0, loopCount - 1))
      bytes.append(0)
    }
    return bytes
  }
}
