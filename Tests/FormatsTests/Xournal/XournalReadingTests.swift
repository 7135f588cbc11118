import Base
import Documents
import Foundation
import TestSupport
import Testing
import Texts

@testable import Formats

@Suite("Pages of Xournal++")
struct XournalReadingTests {
  private typealias Pages = XournalPages

  @Test func `are recognised, packed or not, before SVG and cells`() throws {
    let plain = Pages.file("<layer/>")
    #expect(FileFormat(recognizing: plain) == .xopp)
    #expect(FileFormat(recognizing: try GzipFile.packed(plain)) == .xopp)
    let painting = try Pages.painting(plain)
    #expect(try Pages.painting(GzipFile.packed(plain)) == painting)
    #expect(FileFormat(recognizing: Array("<svg><title>&lt;xournal</title></svg>".utf8)) == .svg)
  }

  @Test func `are papers of their real size`() throws {
    let painting = try Pages.painting(
      Pages.file("<layer/>", size: #"width="595.27559100" height="841.88976400""#))
    let length = try #require(painting.paperLength)
    #expect(abs(length.millimeters - 297) < 1e-6)
    #expect(abs(painting.aspectRatio.value - 210.0 / 297) < 1e-9)
  }

  @Test(
    arguments: [
      ("plain", nil, 0), ("ruled", PaperPattern.Kind.ruled, 24), ("lined", .ruled, 24),
      ("graph", .squared, 14.17), ("dotted", .dotted, 14.17), ("isograph", .isometric, 14.17),
    ])
  func `have their rulings`(_ style: String, _ kind: PaperPattern.Kind?, _ side: Double) throws {
    let background = ##"<background type="solid" color="#ffff80ff" style="\##(style)"/><layer/>"##
    let read = try DocumentImport.read(Pages.file(background))
    guard case .painting(let painting) = read.document.document else { return }
    #expect(painting.background.color == InkColor(rgb: 0xFFFF80))
    #expect(painting.background.pattern?.kind == kind && read.loss.isEmpty)
    if let pattern = painting.background.pattern {
      #expect(abs(pattern.spacing - side / 400) < 1e-12)
    }
  }

  @Test func `have rulings of other colours and sizes`() throws {
    let background = #"<background type="solid" style="graph" config="f1=A0C0FF,r1=20"/><layer/>"#
    let pattern = try #require(
      try Pages.painting(Pages.file(background)).background.pattern)
    #expect(pattern.color == InkColor(rgb: 0xA0C0FF) && abs(pattern.spacing - 0.05) < 1e-12)
  }

  @Test func `have layers with their names, and strokes as they were drawn`() throws {
    let painting = try Pages.painting(
      Pages.file(
        #"""
        <layer name="Notes &amp; more"><stroke tool="pen" color="#3333ccff" width="2">40 20 80 60
        400.00 200.00</stroke></layer><layer><stroke tool="pen" color="red" width="1">0 0 1 1</stroke>
        </layer>
        """#))
    #expect(painting.layers.map(\.name) == ["Notes & more", ""])
    let stroke = try #require(painting.strokes.first)
    #expect(
      stroke.samples.map(\.position) == [
        UnitPoint(x: 0.1, y: 0.1), UnitPoint(x: 0.2, y: 0.3), UnitPoint(x: 1, y: 1),
      ])
    #expect(stroke.width == 0.005 && stroke.style.color == InkColor(rgb: 0x3333CC))
    #expect(painting.elements[1].layer == painting.layers[1].id)
    #expect(painting.elements[1].style.color == InkColor(rgb: 0xFF0000))
  }

  @Test func `have pressures for lists of widths`() throws {
    let element = try Pages.element(
      #"<stroke tool="pen" color="black" width="9 1 4 2">0 0 10 0 20 0 30 0</stroke>"#)
    let samples = try #require(element.content.handSamples)
    #expect(samples.map(\.pressure) == [0.25, 1, 0.5, 0.5])
    #expect(element.width == 0.01 && element.style.hand.breadth(atPressure: 0.25) == 0.25)
  }

  @Test(arguments: [("yellow", 0x7F), ("#ffff00ff", 0x7F), ("#ffff0040", 0x40)])
  func `have highlighters that let the ink below through`(
    _ color: String, _ alpha: UInt8
  ) throws {
    let element = try Pages.element(
      #"<stroke tool="highlighter" color="\#(color)" width="8.5">0 0 99 0</stroke>"#)
    #expect(element.style.color == InkColor(red: 255, green: 255, blue: 0, alpha: alpha))
  }

  @Test func `have fills, caps and dashes`() throws {
    let element = try Pages.element(
      #"""
      <stroke tool="pen" color="#008000ff" width="2" fill="128" capStyle="butt" style="dash">
      0 0 99 0 99 99 0 0</stroke>
      """#)
    #expect(element.fill?.color == InkColor(red: 0, green: 0x80, blue: 0, alpha: 128))
    #expect(element.style.cap == .butt && element.style.dash.lengths == [3, 1.5])
    let custom = try Pages.element(
      #"<stroke tool="pen" color="blue" width="2" style="cust: 4.00 1.00">0 0 9 9</stroke>"#)
    #expect(custom.style.dash.lengths == [2, 0.5])
  }

  @Test func `have texts from their upper left corners on`() throws {
    let element = try Pages.element(
      ##"<text font="DejaVu Serif Bold Italic" size="20" x="40" y="50" color="#ff0000ff">a&#10;b</text>"##
    )
    let text = try #require(element.content.text)
    #expect(text.string == "a\nb" && text.anchor == PaperPoint(x: 0.1, y: 0.125))
    #expect(text.style == TextStyle(family: "DejaVu Serif", weight: 700, isItalic: true))
    #expect(abs(text.size - 0.05) < 1e-12)
  }

  @Test func `have pictures in their boxes`() throws {
    let grid = CellGrid(size: CellSize(width: 2, height: 1), cells: [0, 1])
    let png = Data(try PNGFile.bytes(of: grid, .usual)).base64EncodedString()
    let element = try Pages.element(
      #"<image left="40" top="20" right="80" bottom="60">\#(png)</image>"#)
    let map = try #require(element.content.picture).map
    #expect(map(PaperPoint(x: 0, y: 0)) == PaperPoint(x: 0.1, y: 0.05))
    #expect(abs(map(PaperPoint(x: 1, y: 1)).x - 0.2) < 1e-12)
  }

  @Test func `name what they lack as paintings`() throws {
    let page = #"<page width="9" height="9"/>"#
    let read = try DocumentImport.read(
      Pages.file(
        #"""
        <background type="pdf" domain="absolute" filename="/etc/passwd" pageno="1"/><layer>
        <teximage left="0" top="0" right="9" bottom="9" text="x">JVBERi0xLjUK</teximage>
        <stroke tool="eraser" color="white" width="9">0 0 9 9</stroke>
        <link x="0" y="0" text="a" url="b"/><hologram/></layer>
        """#, after: page + page))
    #expect(read.loss.leftOut == ["text", "pictures", "unknownParts"])
    let staves = #"<background type="solid" style="staves"/><layer/>"#
    #expect(try DocumentImport.read(Pages.file(staves)).loss.leftOut == ["patterns"])
  }

  @Test func `that are damaged are refused with the place`() {
    func stroke(_ attributes: String, _ points: String = "0 0 9 9") -> [UInt8] {
      Pages.layer("<stroke \(attributes)>\(points)</stroke>")
    }
    let inStroke = "layer[0].stroke[0]"
    let cases: [([UInt8], String)] = [
      (Array("<xournal></xournal>".utf8), "page: is missing"),
      (Pages.file("", size: "width=\"9\""), "page: it has no width and height"),
      (Pages.file("", size: "width=\"-9\" height=\"9\""), "page: it has no width and height"),
      (Pages.file("", size: "width=\"1e99\" height=\"9\""), "page: it has no width and height"),
      (stroke("width=\"nan\""), "\(inStroke).width: must be a finite number"),
      (stroke("color=\"mauve\""), "\(inStroke).color: must be a colour such as #1A2B3CFF"),
      (stroke("", "0 0 9"), "\(inStroke).points: must hold x and y"),
      (stroke("", "0 0 inf 9"), "\(inStroke).points: must be a finite number"),
      (stroke("", "0 1e31"), "\(inStroke).points: must be between -1e30 and 1e30"),
      (Pages.layer("<text x=\"0\" y=\"0\">a</text>"), "layer[0].text[0].size: is missing"),
      (
        Pages.layer("<image left=\"0\" top=\"0\" right=\"9\"/>"),
        "layer[0].image[0].bottom: is missing"
      ),
    ]
    for (file, reason) in cases { #expect(Pages.refusal(of: file) == reason) }
    #expect(Pages.refusal(of: Array("<xournal><page".utf8)).hasPrefix("line 1, column"))
    let deep = String(repeating: "<a>", count: 5000)
    #expect(Pages.refusal(of: Pages.file(deep)) == "its elements are nested too deeply")
  }

  @Test func `with more points than a painting can hold are refused`() {
    let points = String(repeating: "0 0 ", count: 12_000_001)
    let reason = Pages.refusal(of: Pages.layer("<stroke tool=\"pen\">\(points)</stroke>"))
    #expect(reason.hasSuffix("it has more lines than a painting can hold"), "\(reason)")
  }

  @Test(arguments: seeds(UInt64(200)))
  func `with any numbers are read or refused, and every number of a painting is finite`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    func number() -> String {
      ["0", "-1e30", "1e30", "1e-300", "7", "-40", "1e308", "nan", ""]
        .randomElement(using: &random) ?? "0"
    }
    let content = (0..<4).map { _ in
      """
      <stroke tool="pen" width="\(number()) \(number())" fill="\(number())" \
      style="cust: \(number()) \(number())">\(number()) \(number()) 5 5</stroke>
      <text font="Sans" size="\(number())" x="\(number())" y="\(number())">a</text>
      """
    }
    let file = Pages.layer(content.joined())
    guard let painting = try? Pages.painting(file) else { return }
    for stroke in painting.strokes {
      #expect(stroke.width > 0 && stroke.width <= PaintingElement.greatestWidth)
      #expect(stroke.samples.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
    }
  }
}
