import Base
import TestSupport
import Testing

@Suite("Files packed by gzip")
struct GzipFileTests {
  @Test(arguments: [0, 1, 1000, 3 << 20])
  func `unpack to what was packed`(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    let content = (0..<count).map { _ in UInt8.random(in: 0...9, using: &random) }
    let packed = try GzipFile.packed(content)
    #expect(GzipFile.isGzip(packed) && packed.count < count / 2 + 100)
    #expect(try GzipFile.bytes(packed, atMost: 4 << 20) == content)
    #expect(try GzipFile.packed(content) == packed)
  }

  @Test func `are refused if a byte of them is another one`() throws {
    let packed = try GzipFile.packed(Array("What is packed is checked.".utf8))
    for place in 10..<packed.count - 4 {
      var damaged = packed
      damaged[place] ^= 0xFF
      let content = try? GzipFile.bytes(damaged, atMost: 1 << 20)
      #expect(content == nil, "byte \(place)")
    }
  }
}
