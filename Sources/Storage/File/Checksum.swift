/// CRC-32 as in PNG and gzip (polynomial 0xEDB88320), eight bytes at a time.
///
/// Source: M. Kounavis and F. Berry, "A Systematic Approach to Building High Performance Software-based CRC Generators"
/// (slicing by 8).
struct Checksum {
  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  init() {}

  init(of bytes: some Sequence<UInt8>) {
    update(Array(bytes))
  }

  mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    Self.tables.withUnsafeBufferPointer { table in
      var crc = state
      var index = 0
      while index + 8 <= bytes.count {
        let low = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        let high = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self))
        let mixed = crc ^ low
        crc =
          table[7 * 256 + Int(mixed & 0xFF)] ^ table[6 * 256 + Int(mixed >> 8 & 0xFF)]
          ^ table[5 * 256 + Int(mixed >> 16 & 0xFF)] ^ table[4 * 256 + Int(mixed >> 24)]
          ^ table[3 * 256 + Int(high & 0xFF)] ^ table[2 * 256 + Int(high >> 8 & 0xFF)]
          ^ table[256 + Int(high >> 16 & 0xFF)] ^ table[Int(high >> 24)]
        index += 8
      }
      while index < bytes.count {
        crc = table[Int((crc ^ UInt32(bytes[index])) & 0xFF)] ^ crc >> 8
        index += 1
      }
      state = crc
    }
  }

  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
      tables[byte] = crc
    }
    for slice in 1..<8 {
      for byte in 0..<256 {
        let previous = tables[(slice - 1) * 256 + byte]
        tables[slice * 256 + byte] = tables[Int(previous & 0xFF)] ^ previous >> 8
      }
    }
    return tables
  }()
}
