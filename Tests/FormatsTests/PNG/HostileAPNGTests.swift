import Base
import Documents
import Formats
import TestSupport
import Testing
import Texts

@Suite("A PNG animation that is wrong")
struct HostileAPNGTests {
  private static func solid(_ width: Int, _ height: Int) -> [UInt8] {
    PNGBuilder.rows(Array(repeating: 0x1122_33FF, count: width * height), width: width)
  }

  private static let whole = CellRect(x: 0, y: 0, width: 8, height: 8)

  /// An animation of two frames, with something done to it.
  private static func file(_ change: (inout PNGBuilder) -> Void) -> [UInt8] {
    var file = PNGBuilder()
    file.header(8, 8, depth: 8, type: 6)
    file.animation(frames: 2)
    file.control(whole)
    file.image(solid(8, 8))
    change(&file)
    file.end()
    return file.bytes
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(PixelFileError) {
      _ = try PNGFile.picture(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `is read where nothing is wrong with it`() {
    let bytes = Self.file {
      $0.control(CellRect(x: 4, y: 4, width: 4, height: 4))
      $0.frame(Self.solid(4, 4))
    }
    #expect(refusal(bytes) == nil)
  }

  @Test func `cut at any byte is refused with one line`() throws {
    var picture = Sprite(size: CellSize(width: 12, height: 9))
    picture.insert([PixelFrame(CellGrid(size: picture.size, filledWith: 3))], at: 1)
    let bytes = try PNGFile.animation(of: picture)
    for length in 0..<bytes.count {
      let line = refusal(Array(bytes.prefix(length)))
      #expect(line?.isEmpty == false && line?.contains("\n") == false, "cut at \(length)")
    }
  }

  @Test(arguments: seeds(40))
  func `with any bit flipped is refused: every chunk has a checksum`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var picture = Sprite(size: CellSize(width: 12, height: 9))
    picture.insert([PixelFrame(CellGrid(size: picture.size, filledWith: 3))], at: 1)
    var bytes = try PNGFile.animation(of: picture)
    bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
      1 << UInt8.random(in: 0...7, using: &random)
    #expect(refusal(bytes) != nil)
  }

  @Test(arguments: seeds(20))
  func `with bytes changed anywhere and checksums put right is read or refused`(seed: UInt64) throws
  {
    var random = SeededRandom(seed: seed)
    var file = PNGBuilder()
    file.header(8, 8, depth: 8, type: 6)
    file.animation(frames: 2)
    file.control(Self.whole, disposal: 2)
    file.image(Self.solid(8, 8))
    file.control(CellRect(x: 1, y: 2, width: 3, height: 4), blend: 1)
    file.frame(Self.solid(3, 4))
    file.end()
    let indexed = try PNGFile.animation(of: Sprite(size: CellSize(width: 9, height: 8)))
    let original = seed.isMultiple(of: 2) ? file.bytes : indexed
    var refusals = 0
    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if let line = refusal(PNGBuilder.checked(bytes)) {
        refusals += 1
        #expect(!line.isEmpty && !line.contains("\n"))
      }
    }
    #expect(refusals > 0)
  }

  @Test
  func `whose frames don't lie within it, are out of order, or not as many as it says, is refused`()
  {
    let outside = Self.file {
      $0.control(CellRect(x: 5, y: 4, width: 4, height: 4))
      $0.frame(Self.solid(4, 4))
    }
    #expect(refusal(outside)?.contains("extends beyond the picture") == true)
    let far = Self.file {
      $0.control(CellRect(x: 0xFFFF_FFFF, y: 0, width: 1, height: 1))
      $0.frame(Self.solid(1, 1))
    }
    #expect(refusal(far)?.contains("extends beyond the picture") == true)
    let empty = Self.file {
      $0.control(CellRect(x: 0, y: 0, width: 0, height: 4))
      $0.frame([])
    }
    #expect(refusal(empty)?.contains("extends beyond the picture") == true)
    let disordered = Self.file {
      _ = $0.nextSequence()
      $0.control(Self.whole)
      $0.frame(Self.solid(8, 8))
    }
    #expect(refusal(disordered)?.contains("out of order") == true)
    #expect(refusal(Self.file { _ in })?.contains("number of frames") == true)
    let third = Self.file { file in
      for _ in 0..<2 {
        file.control(Self.whole)
        file.frame(Self.solid(8, 8))
      }
    }
    #expect(refusal(third)?.contains("number of frames") == true)
  }

  @Test func `whose pixels are too few, too many, or of no colour of its palette, is refused`() {
    for count in [7, 9] {
      let bytes = Self.file {
        $0.control(Self.whole)
        $0.frame(Self.solid(8, count))
      }
      #expect(refusal(bytes)?.contains("unpacked") == true)
    }
    var indexed = PNGBuilder()
    indexed.header(8, 8, depth: 8, type: 3)
    indexed.animation(frames: 1)
    indexed.chunk("PLTE", [1, 2, 3, 4, 5, 6])
    indexed.control(Self.whole)
    indexed.image((0..<8).flatMap { _ in [0, 0, 1, 0, 1, 0, 1, 0, 2] })
    indexed.end()
    #expect(refusal(indexed.bytes) != nil)
    var filtered = PNGBuilder()
    filtered.header(8, 8, depth: 8, type: 6)
    filtered.animation(frames: 1)
    filtered.control(Self.whole)
    filtered.image((0..<8).flatMap { _ in [5] + Array(repeating: UInt8(0), count: 32) })
    filtered.end()
    #expect(refusal(filtered.bytes) != nil)
  }

  @Test func `with chunks where they don't belong is refused`() {
    let withoutControl = Self.file { $0.chunk("fdAT", $0.nextSequence() + [1, 2, 3]) }
    #expect(refusal(withoutControl) != nil)
    #expect(refusal(Self.file { $0.chunk("PLTE", [1, 2, 3]) }) != nil)
    #expect(refusal(Self.file { $0.animation(frames: 2) }) != nil)
    #expect(refusal(Self.file { $0.chunk("XYZZ", []) })?.contains("XYZZ") == true)
    #expect(refusal(Self.file { $0.chunk("fcTL", [0, 0]) }) != nil)
    #expect(refusal([]) != nil)
    #expect(refusal(Array("GIF89a".utf8)) != nil)
  }

  @Test func `of a huge size or with very many frames is refused before there is room for it`() {
    for (width, height, frames) in [(65_535, 65_535, 1), (4096, 4096, 4000), (8, 8, 2_000_000_000)]
    {
      var file = PNGBuilder()
      file.header(width, height, depth: 8, type: 6)
      file.animation(frames: frames)
      file.control(CellRect(x: 0, y: 0, width: width, height: height))
      file.image([0])
      file.end()
      #expect(refusal(file.bytes)?.contains("too ") == true)
    }
  }
}
