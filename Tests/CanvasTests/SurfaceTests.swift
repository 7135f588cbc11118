import Canvas
import Base
import TestSupport
import Testing

@Suite("A surface")
struct SurfaceTests {
  @Test func `comes back from its PNG bytes`() throws {
    let surface = try Surface(size: PixelSize(width: 5, height: 3), format: .argb32)
    let context = DrawingContext(surface)
    context.setColor(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(PixelRect(x: 1, y: 1, width: 2, height: 1))
    let back = try Surface(png: surface.pngBytes())
    #expect(back.size == surface.size)
    #expect(back.pixel(x: 1, y: 1) == surface.pixel(x: 1, y: 1))
    #expect(back.pixel(x: 0, y: 0) == 0)
  }

  @Test func `is refused beyond what can be drawn`() {
    #expect(throws: CanvasError.self) {
      try Surface(size: PixelSize(width: 40_000, height: 2), format: .argb32)
    }
  }

  @Test(arguments: [[], [1, 2, 3], [UInt8](0...200)])
  func `is not read from bytes that are no PNG`(bytes: [UInt8]) {
    #expect(throws: CanvasError.self) { try Surface(png: bytes) }
  }

  @Test(arguments: seeds(30))
  func `is the same after a way through a PNG file`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(
      width: Int.random(in: 1...900, using: &random),
      height: Int.random(in: 1...700, using: &random))
    let surface = try Surface(size: size, format: seed % 2 == 0 ? .argb32 : .rgb24)
    let context = DrawingContext(surface)
    if seed % 3 == 0 {
      // A picture of which no pixel repeats its neighbour.
      surface.withMutableBytes { bytes in
        for index in 0..<bytes.count {
          bytes[index] = UInt8(truncatingIfNeeded: index &* index >> 7)
        }
        // Colours are never more than their alpha.
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
      }
    }
    for _ in 0..<20 {
      context.setColor(
        Color(
          red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
          blue: .random(in: 0...1, using: &random), alpha: .random(in: 0...1, using: &random)))
      context.circle(
        x: .random(in: 0...900, using: &random), y: .random(in: 0...700, using: &random),
        radius: .random(in: 1...200, using: &random))
      context.fill()
    }
    let bytes = try surface.pngBytes()
    #expect(try surface.pngBytes(cores: 1) == bytes)
    let read = try Surface(png: bytes)
    #expect(read.size == size && read.format == surface.format)
    for y in 0..<size.height {
      let row = PixelRect(x: 0, y: y, width: size.width, height: 1)
      let opaque: UInt8 = surface.format == .rgb24 ? 255 : 0
      let (a, b) = (surface.pixels(in: row), read.pixels(in: row))
      // The fourth byte of a format without alpha means nothing.
      #expect(a.indices.allSatisfy { a[$0] == b[$0] || ($0 % 4 == 3 && opaque == 255) })
    }
  }

  @Test func `gives the pixels of a rectangle, and copies it`() throws {
    let surface = try Surface(size: PixelSize(width: 7, height: 7), format: .a8)
    let context = DrawingContext(surface)
    context.setColor(.black)
    context.circle(x: 3.5, y: 3.5, radius: 3)
    context.fill()
    let box = PixelRect(x: 1, y: 2, width: 4, height: 3)
    let before = surface.pixels(in: surface.bounds)
    #expect(surface.pixels(in: box)[5] == before[3 * 7 + 2])
    let copy = try #require(surface.duplicate())
    surface.clear(box)
    #expect(surface.pixel(x: 2, y: 3) == 0)
    surface.copy(box, from: copy)
    #expect(surface.pixels(in: surface.bounds) == before)
  }

  @Test func `merges coverage by its maximum`() throws {
    let size = PixelSize(width: 40, height: 2)
    let a = try Surface(size: size, format: .a8)
    let b = try Surface(size: size, format: .a8)
    a.withMutableBytes { for x in 0..<80 { $0[x] = UInt8(x * 3) } }
    b.withMutableBytes { for x in 0..<80 { $0[x] = UInt8(240 - x * 3) } }
    a.mergeMaximum(of: b, in: PixelRect(x: 0, y: 0, width: 40, height: 1))
    for x in 0..<40 { #expect(a.pixel(x: x, y: 0) == UInt32(max(x * 3, 240 - x * 3))) }
    #expect(a.pixel(x: 0, y: 1) == 120)
  }
}

@Suite("A text")
struct TextLayoutTests {
  private let font = Font(size: 20)

  @Test func `is cut with an ellipsis where it does not fit`() {
    let text = "A rather long name of a painting"
    #expect(!TextLayout(text, font: font).isCut)
    let cut = TextLayout(text, font: font, width: 80)
    #expect(cut.isCut && cut.size.width <= 80)
  }

  @Test func `finds the caret's place and back, also among characters of several bytes`() {
    let layout = TextLayout("añ漢b", font: font)
    for offset in [0, 1, 3, 6, 7] {
      #expect(layout.byte(atX: layout.caretX(atByte: offset) + 0.5) == offset)
    }
  }
}
