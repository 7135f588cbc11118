import Glibc
import Testing

@testable import Canvas

@Suite("A GIF that is read as one picture")
struct StillGIFTests {
  private static let head =
    Array("GIF89a".utf8) + [16, 0, 16, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  private static let control: [UInt8] = [0x21, 0xF9, 4, 0, 1, 0, 0, 0]
  /// Sixteen by sixteen, black: codes of 2 bits, of which the first clears the table, and the last one ends it.
  private static let damaged: [UInt8] = [0x2C, 0, 0, 0, 0, 16, 0, 16, 0, 0, 2, 2, 0x4C, 1, 0]

  @Test func `is what comes before the end of its first image`() {
    let one = Self.head + Self.control + Self.damaged
    #expect(StillGIF.bytes(of: one + [0x3B]) == one + [0x3B])
    #expect(StillGIF.bytes(of: one + Self.control + Self.damaged + [0x3B]) == one + [0x3B])
    #expect(StillGIF.bytes(of: one) == one + [0x3B])
    // A table of its own.
    var own = Self.damaged
    own[9] = 0x81
    own.insert(contentsOf: [UInt8](repeating: 7, count: 12), at: 10)
    #expect(StillGIF.bytes(of: Self.head + own + own) == Self.head + own + [0x3B])
  }

  @Test func `is left as it is where there is no whole image`() {
    let one = Self.head + Self.control + Self.damaged
    for count in 0..<one.count { #expect(StillGIF.bytes(of: Array(one.prefix(count))) == nil) }
    #expect(StillGIF.bytes(of: Array("\u{89}PNG and more than that".utf8)) == nil)
    #expect(StillGIF.bytes(of: Self.head + [0]) == nil)
  }

  @Test func `is read or refused in time that does not grow with the images behind the first one`()
  {
    var file = Self.head
    for _ in 0..<200_000 { file += Self.control + Self.damaged }
    var before = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
    _ = try? Surface.reading(pictureFile: file + [0x3B])
    var after = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
    #expect(after.tv_sec - before.tv_sec < 2)
  }
}
