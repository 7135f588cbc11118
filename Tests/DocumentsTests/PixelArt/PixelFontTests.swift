import Documents
import TestSupport
import Testing

@Suite("Letters of cells")
struct PixelFontTests {
  private static let fonts = [PixelFont.small, .tall]

  @Test func `write words with a column between letters, and nothing around them`() throws {
    #expect(
      try #require(PixelFont.small.cells(of: "Hi y!", painted: 1)).text == """
        1.1.1........1
        1.1......1.1.1
        111.1....1.1.1
        1.1.1.....11..
        1.1.1......1.1
        .........11...
        """)
    #expect(
      try #require(PixelFont.tall.cells(of: "Ag", painted: 2)).text == """
        .222......
        2...2.....
        2...2..222
        22222.2..2
        2...2.2..2
        2...2.2..2
        2...2..222
        .........2
        .......22.
        """)
  }

  @Test(arguments: fonts.indices)
  func `have all signs of ASCII, each its own`(font: Int) throws {
    var pictures: [String: Character] = [:]
    for code in UInt8(33)...126 {
      let sign = Character(UnicodeScalar(code))
      let cells = try #require(Self.fonts[font].cells(of: String(sign) + "|", painted: 1))
      #expect(pictures[cells.text] == nil, "\(sign) looks like \(pictures[cells.text] ?? " ")")
      pictures[cells.text] = sign
    }
    let box = Self.fonts[font].cells(of: "☃|", painted: 1)
    #expect(box.map { pictures[$0.text] == nil } ?? false, "what is unknown is a box")
  }

  @Test func `have accents over them and under them, and lines below each other`() throws {
    #expect(
      try #require(PixelFont.small.cells(of: "Äç\níñ", painted: 1)).text == """
        1.1....
        .......
        .1.....
        1.1..1.
        111.1..
        1.1.1..
        1.1..1.
        .....1.
        ....1.1
        .1.1.1.
        1..11..
        1..1.1.
        1..1.1.
        1..1.1.
        """)
    #expect(
      try #require(PixelFont.tall.cells(of: "É¿j", painted: 1)).text == """
        ..1..........
        .1...........
        1111...1....1
        1............
        1......1....1
        111...1.....1
        1....1......1
        1....1...1..1
        1111..111...1
        ............1
        ...........1.
        """)
  }

  @Test func `are none where nothing is painted, and where a line is longer than pixel art may be`()
  {
    #expect(PixelFont.small.cells(of: "", painted: 1) == nil)
    #expect(PixelFont.tall.cells(of: "  \n ", painted: 1) == nil)
    #expect(PixelFont.tall.cells(of: String(repeating: "W", count: 700), painted: 1) == nil)
  }
}
