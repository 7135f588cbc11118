import Base
import TestSupport

/// Puts PNG files together byte by byte, without any library: also such as nobody should write.
struct PNGBuilder {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private var sequence: UInt32 = 0

  mutating func chunk(_ name: String, _ content: [UInt8]) {
    let checked = Array(name.utf8) + content
    bytes += Self.number(UInt32(content.count)) + checked + Self.number(Self.checksum(checked))
  }

  mutating func header(_ width: Int, _ height: Int, depth: Int, type: Int, interlaced: Bool = false)
  {
    chunk(
      "IHDR",
      Self.number(UInt32(width)) + Self.number(UInt32(height))
        + [UInt8(depth), UInt8(type), 0, 0, interlaced ? 1 : 0])
  }

  mutating func animation(frames: Int, plays: Int = 0) {
    chunk("acTL", Self.number(UInt32(frames)) + Self.number(UInt32(plays)))
  }

  /// - Parameter delay: in thousandths of a second.
  mutating func control(
    _ rect: CellRect, delay: Int = 100, unit: Int = 1000, disposal: Int = 0, blend: Int = 0
  ) {
    var content = nextSequence()
    for number in [rect.width, rect.height, rect.x, rect.y] {
      content += Self.number(UInt32(number))
    }
    content += [delay, unit].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    chunk("fcTL", content + [UInt8(disposal), UInt8(blend)])
  }

  /// - Parameter rows: with their filters.
  mutating func image(_ rows: [UInt8]) { chunk("IDAT", Self.packed(rows)) }

  mutating func frame(_ rows: [UInt8]) { chunk("fdAT", nextSequence() + Self.packed(rows)) }

  mutating func end() { chunk("IEND", []) }

  mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return Self.number(sequence)
  }

  static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  /// Rows of colours as 0xRRGGBBAA, without filters.
  static func rows(_ pixels: [UInt32], width: Int) -> [UInt8] {
    stride(from: 0, to: pixels.count, by: width).flatMap { start in
      [UInt8(0)] + pixels[start..<start + width].flatMap(number)
    }
  }

  /// Puts the checksums of all chunks right, as far as their lengths lead.
  static func checked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 8
    while bytes.count - start >= 12 {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - 12 else { break }
      let end = start + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: number(checksum(Array(bytes[start + 4..<end]))))
      start = end + 4
    }
    return bytes
  }

  /// A zlib stream that packs nothing.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (a, b): (UInt32, UInt32) = (1, 0)
    for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
      let part = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(part.count)
      result.append(part.endIndex == bytes.count ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 255), UInt8(number >> 8)] }
      result += part
    }
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + number(b << 16 | a)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
