import Base

/// The header of a GIF: its size, the shared colours, and the number of repetitions.
struct GIFHeader {
  /// In pixels.
  let size: CellSize
  /// Nil if each frame has its own.
  let table: GIFTable?
  /// 0 for ever; 1 also for a still picture.
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
      // The file stores the number of additional plays.
      append(max(0, loopCount - 1))
      bytes.append(0)
    }
    return bytes
  }
}
