import CZlib
import TestSupport
import Testing

@testable import Base

@Suite("A stream of zlib's format")
struct ZlibStreamTests {
  @Test(arguments: seeds(40))
  func `gives back what was packed, in however many bands`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let bands = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      let variety = UInt8.random(in: 0...255, using: &random)
      return (0..<Int.random(in: 0...50_000, using: &random)).map { _ in
        UInt8.random(in: 0...variety, using: &random)
      }
    }
    let packed = try ZlibStream.compress(
      bands: bands.count, level: .random(in: 1...9, using: &random), cores: seed % 3 + 1
    ) { bands[$0] }
    #expect(unpacked(packed, atMost: 400_000) == Array(bands.joined()))
  }

  @Test func `is the same on one core as on many, and hardly longer than in one piece`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7 &* ($0 / 1000)) }
    let packed = try ZlibStream.compress(bytes, level: 6)
    #expect(try ZlibStream.compress(bytes, level: 6, cores: 1) == packed)
    #expect(unpacked(packed, atMost: bytes.count) == bytes)
    var count = compressBound(UInt(bytes.count))
    var whole = [UInt8](repeating: 0, count: Int(count))
    #expect(compress2(&whole, &count, bytes, UInt(bytes.count), 6) == Z_OK)
    #expect(Double(packed.count) < Double(count) * 1.05)
  }

  private func unpacked(_ packed: [UInt8], atMost most: Int) -> [UInt8]? {
    var count = UInt(most)
    var bytes = [UInt8](repeating: 0, count: most + 1)
    guard uncompress(&bytes, &count, packed, UInt(packed.count)) == Z_OK else { return nil }
    return Array(bytes.prefix(Int(count)))
  }
}
