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

  @Test func `A GIMP palette is read, with and without a last newline, and with any ends of lines`()
    throws
  {
    let text =
      "GIMP Palette\nName: Späť\nColumns: 4\n# a word\n  0   0   0\tBlack\n255 128 7 Some\n\n1 2 3"
    let wanted = [0x000000, 0xFF8007, 0x010203].map { InkColor(rgb: $0) }
    #expect(try colors(text) == wanted)
    #expect(try colors(text + "\n") == wanted)
    #expect(try colors(text.replacing("\n", with: "\r\n")) == wanted)
    #expect(try PaletteFile.colors([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == wanted)
  }

  @Test func `A GIMP palette has opacities where it says so, as Aseprite writes it`() throws {
    let text = "GIMP Palette\nChannels: RGBA\n#\n  1   2   3   4\tUntitled\n255 128 0 255 Opaque\n"
    #expect(try colors(text) == [InkColor(rgba: 0x0102_0304), InkColor(rgb: 0xFF8000)])
    // Without it, what follows is a name.
    let plain = "GIMP Palette\n#\n  1   2   3   4\tUntitled\n"
    #expect(try colors(plain) == [InkColor(rgb: 0x010203)])
    #expect(throws: PixelFileError.self) {
      try colors("GIMP Palette\nChannels: RGBA\n#\n1 2 3 Red\n")
    }
  }

  @Test func `A list of colours is read`() throws {
    #expect(
      try colors("1a2B3c\n#FFF\n\n; a word\n// another\n11223344")
        == [InkColor(rgb: 0x1A2B3C), .white, InkColor(rgba: 0x1122_3344)])
  }

  @Test func `A palette of Paint Shop Pro is read, with opacities where it has them`() throws {
    let text = "JASC-PAL\r\n0100\r\n3\r\n0 0 0\r\n255 128 7\r\n1 2 3\r\n"
    let wanted = [0x000000, 0xFF8007, 0x010203].map { InkColor(rgb: $0) }
    #expect(try colors(text) == wanted)
    #expect(try colors(text.replacing("\r\n", with: "\n")) == wanted)
    #expect(PaletteFile.jasc(wanted) == Array(text.utf8))
    var translucent = Palette.usual.colors
    translucent[4].alpha = 77
    #expect(try PaletteFile.colors(PaletteFile.jasc(translucent)) == translucent)
  }

  @Test func `A table of Photoshop is read, with and without what follows its colours`() throws {
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

  @Test func `A PNG and a GIF give the colours of their tables, in their order`() throws {
    let palette = Palette([0x102030, 0x000000, 0xFFFFFF, 0x0000FF].map { InkColor(rgb: $0) })
    let cells = (0..<64).map { CellGrid.Cell([2, 0, 3, 1][$0 % 4]) }
    let grid = CellGrid(size: CellSize(width: 8, height: 8), cells: cells)
    let wanted = Array(palette.colors.prefix(4))
    #expect(try PaletteFile.colors(PNGFile.bytes(of: grid, palette)) == wanted)
    let picture = try #require(Sprite(frames: [PixelFrame(grid)], palette: palette))
    #expect(Set(try PaletteFile.colors(GIFFile.bytes(of: picture))) == Set(wanted))
  }

  @Test
  func `The table of a large PNG is read without its pixels, and too many pixels are refused`()
    throws
  {
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

  @Test func `A PNG without a table gives its colours in the order of its pixels, at most 256`()
    throws
  {
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

  @Test func `A palette of Paint.NET has the opacity before the colour`() throws {
    let wanted = [InkColor(rgb: 0x140C1C), InkColor(rgba: 0x4424_3480)]
    for head in [
      ";paint.net Palette File\n;Colors: 2\n", "; paint.net Palette File\r\n",
      "; Colors are written as 8-digit hexadecimal numbers: aarrggbb\n",
    ] {
      #expect(try colors(head + "FF140C1C\n80442434\n") == wanted, "\(head)")
    }
    // Six digits have none, and without such a head it comes last.
    #expect(
      try colors(";paint.net Palette File\n140C1C\n") == [InkColor(rgb: 0x140C1C)])
    #expect(try colors("; mine\nFF140C1C\n") == [InkColor(rgba: 0xFF14_0C1C)])
  }

  /// A RIFF file of chunks with a name each.
  private func riff(_ chunks: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var parts = Array("PAL ".utf8)
    for chunk in chunks {
      parts += Array(chunk.name.utf8)
      parts += [UInt8(chunk.bytes.count & 255), UInt8(chunk.bytes.count >> 8), 0, 0]
      parts += chunk.bytes
      // The next one begins at an even byte.
      if chunk.bytes.count % 2 > 0 { parts.append(0) }
    }
    return Array("RIFF".utf8) + [UInt8(parts.count & 255), UInt8(parts.count >> 8), 0, 0] + parts
  }

  @Test
  func `A palette of Windows is read, behind other chunks and whatever its length, or refused`()
    throws
  {
    let wanted = [0x140C1C, 0x442434, 0x30346D].map { InkColor(rgb: $0) }
    var data: [UInt8] = [0, 3, 3, 0]
    for color in wanted { data += [color.red, color.green, color.blue, 0] }
    #expect(try PaletteFile.colors(riff([("data", data)])) == wanted)
    #expect(try PaletteFile.colors(riff([("offl", [1, 2, 3]), ("data", data)])) == wanted)
    // As long as a table of Photoshop, which no mark tells.
    for length in [768, 772] {
      let filler = [UInt8](repeating: 7, count: length - 12 - 8 - data.count - 8)
      let bytes = riff([("data", data), ("rest", filler)])
      #expect(bytes.count == length)
      #expect(try PaletteFile.colors(bytes) == wanted)
    }
    for bytes in [riff([]), riff([("data", [0, 3, 9, 0, 1])]), riff([("data", [0, 3, 0, 0])])] {
      #expect(throws: PixelFileError.self) { try PaletteFile.colors(bytes) }
    }
  }

  /// A file of swatches to exchange, of blocks that are colours of a model.
  private func swatches(_ colors: [(model: String, values: [Float])]) -> [UInt8] {
    func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
    var bytes = Array("ASEF".utf8) + [0, 1, 0, 0] + big(UInt32(colors.count + 2))
    // A group around them, called A.
    bytes += [0xC0, 1] + big(6) + [0, 2, 0, 0x41, 0, 0]
    for (model, values) in colors {
      var body: [UInt8] = [0, 2, 0, 0x42, 0, 0]
      body += Array(model.utf8)
      for value in values { body += big(value.bitPattern) }
      body += [0, 2]
      bytes += [0, 1] + big(UInt32(body.count)) + body
    }
    return bytes + [0xC0, 2] + big(0)
  }

  @Test func `Adobe's swatches are read, of every model and in groups`() throws {
    let file = swatches([
      ("RGB ", [20.0 / 255, 12.0 / 255, 28.0 / 255]), ("CMYK", [0, 0.5, 1, 0]),
      ("CMYK", [0, 0, 0, 1]), ("Gray", [0.5]), ("LAB ", [1, 0, 0]), ("LAB ", [0.5323, 80.1, 67.2]),
    ])
    let colors = try PaletteFile.colors(file)
    #expect(
      colors.prefix(5).map(\.shortHex) == ["#140C1C", "#FF8000", "#000000", "#808080", "#FFFFFF"])
    // Nearly the red of sRGB, as it is by D50.
    #expect(colors[5].red > 240 && colors[5].green < 30 && colors[5].blue < 30)
    #expect(throws: PixelFileError.self) { try PaletteFile.colors(swatches([("XYZ ", [1])])) }
    #expect(throws: PixelFileError.self) { try PaletteFile.colors(Array(file.prefix(40))) }
    #expect(throws: PixelFileError.self) { try PaletteFile.colors(swatches([])) }
  }

  @Test func `Photoshop's swatches are read, with and without those with names behind them`() throws
  {
    let rows: [UInt8] =
      [0, 0, 0x14, 0x14, 0x0C, 0x0C, 0x1C, 0x1C, 0, 0]
      + [0, 2, 0xFF, 0xFF, 0x80, 0, 0, 0, 0xFF, 0xFF] + [0, 8, 0x13, 0x88, 0, 0, 0, 0, 0, 0]
      + [0, 1, 0x55, 0x55, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0]
    let wanted = ["#140C1C", "#FF8000", "#808080", "#00FF00"]
    let old: [UInt8] = [0, 1, 0, 4] + rows
    #expect(try PaletteFile.colors(old).map(\.shortHex) == wanted)
    #expect(try PaletteFile.colors(old + [0, 2, 0, 4] + rows).map(\.shortHex) == wanted)
  }

  @Test func `A sprite of Aseprite gives its palette`() throws {
    var layer = LayeredPixels.Layer(name: "Ink")
    layer.cels = [nil]
    let colors = [0x112233, 0x445566, 0x778899].map { InkColor(rgb: $0) }
    let sprite = LayeredPixels(
      size: CellSize(width: 9, height: 8), depth: .indexed, palette: colors, durations: [50],
      layers: [layer])
    #expect(try PaletteFile.colors(AsepriteFile(sprite).bytes()) == colors)
  }

  @Test func `Each format of palettes is written, and read again`() throws {
    for format in FileFormat.all(of: .palettes) {
      let bytes = try PaletteFile.bytes(of: Palette.usual.colors, as: format, name: "A")
      #expect(try PaletteFile.colors(bytes) == Palette.usual.colors, "\(format.id)")
    }
  }

  @Test func `What is written is read again`() throws {
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
    arguments: [
      ("", "no colour"), ("GIMP Palette\n", "no colour"),
      ("JASC-PAL\n0100\n2\n1 2 3\n1 2", "line 5"), ("JASC-PAL\n0100\n0\n", "no colour"),
      ("GIMP Palette\n#\n1 2 3\n1 2 256 x", "line 4"), ("GIMP Palette\n1 2", "line 2"),
      ("112233\nhello", "line 2"), ("112233 445566", "line 1"), ("\u{0}\u{1}", "line 1"),
      (String(repeating: "112233\n", count: 5000), "line 4097"),
    ])
  func `What is no palette is refused with the line that is wrong`(text: String, part: String) {
    do throws(PixelFileError) {
      _ = try PaletteFile.colors(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }
}
