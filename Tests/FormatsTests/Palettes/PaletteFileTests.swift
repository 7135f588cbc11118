import Base
import Documents
import Formats
import Testing
import Texts

@Suite("Palettes as files")
struct PaletteFileTests {
  private func colors(_ text: String) throws -> [InkColor] {
    try PaletteFile.colors(Array(text.utf8))
  }

  @Test("A GIMP palette is read, with and without a last newline, and with any ends of lines")
  func gimp() throws {
    let text =
      "GIMP Palette\nName: Späť\nColumns: 4\n# a word\n  0   0   0\tBlack\n255 128 7 Some\n\n1 2 3"
    let wanted = [0x000000, 0xFF8007, 0x010203].map { InkColor(rgb: $0) }
    #expect(try colors(text) == wanted)
    #expect(try colors(text + "\n") == wanted)
    #expect(try colors(text.replacing("\n", with: "\r\n")) == wanted)
    #expect(try PaletteFile.colors([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == wanted)
  }

  @Test("A GIMP palette has opacities where it says so, as Aseprite writes it")
  func aseprite() throws {
    let text = "GIMP Palette\nChannels: RGBA\n#\n  1   2   3   4\tUntitled\n255 128 0 255 Opaque\n"
    #expect(try colors(text) == [InkColor(rgba: 0x0102_0304), InkColor(rgb: 0xFF8000)])
    // Without it, what follows is a name.
    let plain = "GIMP Palette\n#\n  1   2   3   4\tUntitled\n"
    #expect(try colors(plain) == [InkColor(rgb: 0x010203)])
    #expect(throws: PixelFileError.self) {
      try colors("GIMP Palette\nChannels: RGBA\n#\n1 2 3 Red\n")
    }
  }

  @Test("A list of colours is read")
  func hex() throws {
    #expect(
      try colors("1a2B3c\n#FFF\n\n; a word\n// another\n11223344")
        == [InkColor(rgb: 0x1A2B3C), .white, InkColor(rgba: 0x1122_3344)])
  }

  @Test("A palette of Paint Shop Pro is read, with opacities where it has them")
  func jasc() throws {
    let text = "JASC-PAL\r\n0100\r\n3\r\n0 0 0\r\n255 128 7\r\n1 2 3\r\n"
    let wanted = [0x000000, 0xFF8007, 0x010203].map { InkColor(rgb: $0) }
    #expect(try colors(text) == wanted)
    #expect(try colors(text.replacing("\r\n", with: "\n")) == wanted)
    #expect(PaletteFile.jasc(wanted) == Array(text.utf8))
    var translucent = Palette.usual.colors
    translucent[4].alpha = 77
    #expect(try PaletteFile.colors(PaletteFile.jasc(translucent)) == translucent)
  }

  @Test("A table of Photoshop is read, with and without what follows its colours")
  func photoshop() throws {
    let wanted = Palette.usual.colors
    let bytes = try PaletteFile.photoshop(wanted)
    #expect(bytes.count == 772)
    #expect(try PaletteFile.colors(bytes) == wanted)
    let old = try PaletteFile.colors(Array(bytes.prefix(768)))
    #expect(old.count == 256 && Array(old.prefix(wanted.count)) == wanted)
    #expect(throws: PixelFileError.self) {
      try PaletteFile.photoshop(Array(repeating: .black, count: 257))
    }
  }

  @Test("A PNG and a GIF give the colours of their tables, in their order")
  func pictures() throws {
    let palette = Palette([0x102030, 0x000000, 0xFFFFFF, 0x0000FF].map { InkColor(rgb: $0) })
    let cells = (0..<64).map { CellGrid.Cell([2, 0, 3, 1][$0 % 4]) }
    let grid = CellGrid(size: CellSize(width: 8, height: 8), cells: cells)
    let wanted = Array(palette.colors.prefix(4))
    #expect(try PaletteFile.colors(PNGFile.bytes(of: grid, palette)) == wanted)
    let picture = try #require(PixelPicture(frames: [PixelFrame(grid)], palette: palette))
    #expect(Set(try PaletteFile.colors(GIFFile.bytes(of: picture))) == Set(wanted))
  }

  @Test("The table of a large PNG is read without its pixels, and too many pixels are refused")
  func largePicture() throws {
    var table = PNGBuilder()
    table.header(8192, 8192, depth: 8, type: 3)
    table.chunk("PLTE", [255, 0, 0, 0, 128, 7])
    table.chunk("IDAT", [])
    #expect(
      try PaletteFile.colors(table.bytes) == [InkColor(rgb: 0xFF0000), InkColor(rgb: 0x008007)])
    var colors = PNGBuilder()
    colors.header(8192, 8192, depth: 8, type: 6)
    colors.chunk("IDAT", [])
    let error = #expect(throws: PixelFileError.self) { try PaletteFile.colors(colors.bytes) }
    #expect(error.map { "\($0.message)" }?.contains("too large") == true)
  }

  @Test("A PNG without a table gives its colours in the order of its pixels, at most 256")
  func manyColors() throws {
    let count = 300
    let palette = Palette((0..<count).map { InkColor(rgb: UInt32($0) * 0x50301) })
    let cells = (0..<400).map { CellGrid.Cell(min($0, count - 1)) }
    let grid = CellGrid(size: CellSize(width: 20, height: 20), cells: cells)
    #expect(try PaletteFile.colors(PNGFile.bytes(of: grid, palette)).count == 256)
    var png = PNGBuilder()
    png.header(3, 1, depth: 8, type: 6)
    png.image(PNGBuilder.rows([0x0102_03FF, 0, 0x0908_0780], width: 3))
    png.end()
    #expect(
      try PaletteFile.colors(png.bytes)
        == [InkColor(rgba: 0x0102_03FF), InkColor(rgba: 0x0908_0780)])
  }

  @Test("Each format of palettes is written, and read again")
  func formats() throws {
    for format in FileFormat.all(of: .palettes) {
      let bytes = try PaletteFile.bytes(of: Palette.usual.colors, as: format, name: "A")
      #expect(try PaletteFile.colors(bytes) == Palette.usual.colors, "\(format.id)")
    }
  }

  @Test("What is written is read again")
  func roundTrip() throws {
    #expect(try PaletteFile.colors(PaletteFile.gimp(.usual, name: "A\nB")) == Palette.usual.colors)
    #expect(!String(decoding: PaletteFile.gimp(.usual, name: "A"), as: UTF8.self).contains("RGBA"))
    var palette = Palette.usual
    palette[3].alpha = 9
    let written = String(decoding: PaletteFile.gimp(palette, name: "A"), as: UTF8.self)
    #expect(written.contains("\nChannels: RGBA\n#\n 23  21  26 255\t"))
    #expect(try PaletteFile.colors(Array(written.utf8)) == palette.colors)
    #expect(try PaletteFile.colors(PaletteFile.hex(palette)) == palette.colors)
  }

  @Test(
    "What is no palette is refused with the line that is wrong",
    arguments: [
      ("", "no colour"), ("GIMP Palette\n", "no colour"),
      ("JASC-PAL\n0100\n2\n1 2 3\n1 2", "line 5"), ("JASC-PAL\n0100\n0\n", "no colour"),
      ("GIMP Palette\n#\n1 2 3\n1 2 256 x", "line 4"), ("GIMP Palette\n1 2", "line 2"),
      ("112233\nhello", "line 2"), ("112233 445566", "line 1"), ("\u{0}\u{1}", "line 1"),
      (String(repeating: "112233\n", count: 5000), "line 4097"),
    ])
  func refused(text: String, part: String) {
    do throws(PixelFileError) {
      _ = try PaletteFile.colors(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }
}
