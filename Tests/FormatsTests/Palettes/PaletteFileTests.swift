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
