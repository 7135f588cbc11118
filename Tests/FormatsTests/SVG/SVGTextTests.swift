import Base
import Canvas
import Documents
import Testing

@testable import Formats

@Suite("Texts of SVG files")
struct SVGTextTests {
  private func read(_ content: String, _ more: String = "") throws -> SVGReading {
    let file =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"\#(more)>\#(content)</svg>"#
    return try SVGFile.read(Array(file.utf8))
  }

  private func texts(_ content: String) throws -> [TextBlock] {
    try read(content).painting.elements.compactMap(\.content.text)
  }

  @Test
  func `are texts that can be written on, with their typeface, size, weight, slant and colour`()
    throws
  {
    let reading = try read(
      #"""
      <text x="40" y="100" font-family="'DejaVu Serif', serif" font-size="30" font-weight="bold"
        style="font-style: italic; fill: #102030; fill-opacity: 0.5">Hello &amp; so</text>
      """#)
    #expect(reading.omissions.isEmpty && reading.painting.elements.count == 1)
    let element = try #require(reading.painting.elements.first)
    let text = try #require(element.content.text)
    #expect(text.string == "Hello & so")
    #expect(text.style == TextStyle(family: "DejaVu Serif", weight: 700, isItalic: true))
    #expect(abs(text.size - 30.0 / 400) < 1e-12 && text.anchor.x == 0.1)
    #expect(element.style.color == InkColor(red: 0x10, green: 0x20, blue: 0x30, alpha: 128))
    let letters = try #require(element.content.outline).points
    let base = letters.map { $0.y * 300 }.max() ?? 0
    #expect(abs(base - 100) < 8, "the base line, and what hangs under it")
  }

  @Test func `have their white space as browsers have it, and pieces one after the other`() throws {
    let found = try texts(
      """
      <text x="10" y="50">  one
         two <tspan font-weight="700"> three</tspan><tspan x="10" dy="30">four </tspan> </text>
      """)
    #expect(found.map(\.string) == ["one two ", "three", "four"])
    #expect(found.map(\.style.weight) == [400, 700, 400])
    #expect(found[1].anchor.x > found[0].anchor.x + 0.1)
    #expect(abs(found[1].anchor.y - found[0].anchor.y) < 1e-9)
    #expect(found[2].anchor.x == found[0].anchor.x)
    #expect(abs(found[2].anchor.y - found[0].anchor.y - 30.0 / 400) < 1e-9)
  }

  @Test(arguments: ["Hello", "مرحبا"])
  func `stand where their anchor holds them, in scripts that begin on the right, too`(
    _ word: String
  ) throws {
    func box(_ attributes: String) throws -> PaperBox {
      let painting = try read(
        #"<text x="200" y="100" font-size="40" \#(attributes)>\#(word)</text>"#
      )
      .painting
      let points = try #require(painting.elements.first?.content.outline).points
      return PaperBox(points.map { PaperPoint(x: $0.x * 400, y: $0.y * 300) })
    }
    let (start, middle, end) = (
      try box(""), try box(#"text-anchor="middle""#), try box(#"text-anchor="end""#)
    )
    #expect(abs(start.left - 200) < 8 && abs(middle.center.x - 200) < 8 && abs(end.right - 200) < 8)
    let turned = try box(#"direction="rtl""#)
    #expect(abs(turned.right - 200) < 8)
  }

  @Test func `go along with the maps of what they are in`() throws {
    let text = try #require(
      try texts(
        #"<g transform="translate(100 50) rotate(90) scale(2)"><text x="10" y="0" font-size="10">A</text></g>"#
      ).first)
    #expect(abs(text.size - 20.0 / 400) < 1e-9)
    // The x axis of the text points down.
    #expect(abs(text.map.xx) < 1e-9 && text.map.yx > 0)
    #expect(abs(text.anchor.y - 70.0 / 400) < 1e-9)
  }

  @Test func `have small capitals as letters of their own size`() throws {
    let found = try texts(
      #"<text x="10" y="50" font-size="40" font-variant="small-caps">Ab C<tspan font-variant="normal">d</tspan></text>"#
    )
    #expect(found.map(\.string) == ["A", "B", " C", "d"])
    #expect(found.map { ($0.size * 400).rounded() } == [40, 32, 40, 40])
    #expect(found[1].anchor.x > found[0].anchor.x && found[2].anchor.x > found[1].anchor.x)
    #expect(
      try texts(#"<text style="font-variant-caps:all-small-caps" y="9">Aß1</text>"#).map(\.string)
        == ["ASS", "1"])
    #expect(
      try texts(#"<text style="font:small-caps 40px Sans" y="9">aB</text>"#).map(\.string)
        == ["A", "B"])
    #expect(
      try read(#"<text y="9" style="writing-mode:vertical-rl">A</text>"#).pictured == [.text])
  }

  @Test func `name what they refer to`() throws {
    let word = #"<defs><text id="a">ab</text><desc id="b">c</desc></defs>"#
    #expect(try texts(word + ##"<text y="9"><tref href="#a"/></text>"##).map(\.string) == ["ab"])
    for other in ["#b", "#none", "https://example.com/a"] {
      let reading = try read(word + "<text y='9'><tref href='\(other)'/></text>")
      #expect(reading.painting.elements.isEmpty && reading.omissions == [.text], "\(other)")
    }
    let long = String(repeating: "a", count: 60_000)
    let bomb = String(repeating: ##"<text fill="none"><tref href="#a"/></text>"##, count: 3000)
    let reading = try read("<defs><text id='a'>\(long)</text></defs>\(bomb)")
    #expect(reading.painting.elements.isEmpty && reading.omissions == [.text])
  }

  static let rest: [(content: String, count: Int, omissions: Set<SVGOmission>)] = [
    (#"<text x="1" y="9" display="none">A</text>"#, 0, Set<SVGOmission>()),
    (#"<text x="1" y="9" fill="none">A</text>"#, 0, []),
    (#"<defs><text x="1" y="9">A</text></defs>"#, 0, []),
    ("<text> \n </text><text/>", 0, []),
    (#"<text font-size="0">A</text><text font-size="-3%">A</text>"#, 1, []),
    (#"<text x="1e300" y="nan">A</text>"#, 1, []),
    (#"<text>A<textPath href="p">B</textPath>C</text>"#, 1, [SVGOmission.text]),
    (#"<text>A<text>B</text></text>"#, 2, []),
  ]

  @Test(arguments: rest)
  func `that are not seen are left out, and what can't be shown is said`(
    content: String, count: Int, omissions: Set<SVGOmission>
  ) throws {
    let reading = try read(content)
    #expect(reading.painting.elements.count == count && reading.omissions == omissions)
  }

  @Test func `of any length are read in bounded time`() throws {
    let long = String(repeating: "word ", count: 100_000)
    let found = try texts("<text>\(long)</text>")
    #expect(found.isEmpty || (found.first?.string.count ?? 0) <= 1 << 16)
    #expect(try texts(String(repeating: "<text>a</text>", count: 2000)).count == 2000)
  }

  @Test func `A text of 100,000 letters is left out with a word, as far as it is too long`() throws
  {
    func read(_ count: Int) throws -> SVGReading {
      let text = String(repeating: "a b ", count: count / 4)
      return try SVGFile.read(
        Array("<svg viewBox='0 0 9 9'><text y='5' font-size='1'>\(text)</text></svg>".utf8))
    }
    #expect(try read(1000).omissions == [])
    #expect(try read(100_000).omissions == [.text])
  }
}
