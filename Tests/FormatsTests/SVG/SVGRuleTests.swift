import Base
import Documents
import Testing

@testable import Formats

@Suite("The rules by which SVG files are read")
struct SVGRuleTests {
  private static let namespaces =
    #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#

  private func read(_ content: String, height: Int = 100) throws -> SVGReading {
    try SVGFile.read(Array(Self.file(content, height: height).utf8))
  }

  private static func file(_ content: String, height: Int = 100) -> String {
    "<svg \(namespaces) width=\"100\" height=\"\(height)\">\(content)</svg>"
  }

  private func refusal(of content: String) -> String? {
    do {
      _ = try read(content)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func colors(_ content: String) throws -> [String] {
    try read(content).painting.strokes.map(\.style.color.hex)
  }

  // MARK: Parts

  private static func shadows(_ count: Int) -> String {
    ##"<filter id="f"><feOffset dx="1"/></filter>"##
      + String(repeating: ##"<rect width="9" height="9" filter="url(#f)"/>"##, count: count)
  }

  @Test(arguments: [(100, 12), (100, 157), (3, 157), (3, 201)])
  func `make parts pictures one by one, as far as all of them have few enough pixels`(
    height: Int, count: Int
  ) throws {
    let most = height == 100 ? 156 : 200
    let reading = try read(Self.shadows(count), height: height)
    #expect(reading.painting.elements.count == (count > most ? 1 : count))
    #expect(reading.pictured == [.effects])
  }

  @Test func `make a group a picture if librsvg can't be told of the part in it`() throws {
    let part = ##"<filter id="f"><feOffset/></filter><g><rect width="9" height="9"/>"##
    for id in ["a#b", "", "twice"] {
      let reading = try read(
        "\(part)<rect id=\"\(id)\" width=\"5\" height=\"5\" filter=\"url(#f)\"/></g>"
          .replacing("<filter", with: "<g id=\"twice\"/><filter"))
      #expect(reading.painting.elements.map(\.content.tool) == [.picture], "\(id)")
    }
    let reading = try read(
      "\(part)<rect id=\"a.b:ü\" width=\"5\" height=\"5\" filter=\"url(#f)\"/></g>")
    #expect(reading.painting.elements.map(\.content.tool) == [.area, .picture])
  }

  @Test func `find the same parts in a file in UTF-16`() throws {
    let file = Self.file("<!-- ü𝄞 --><g><rect width=\"50\" height=\"40\"/>\(Self.shadows(2))</g>")
    let plain = try SVGFile.read(Array(file.utf8))
    #expect(plain.painting.elements.count == 3)
    let units = Array(file.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] { #expect(try SVGFile.read(bytes) == plain) }
  }

  // MARK: Copies

  @Test func `refuse a bomb of copies`() {
    let levels = (1...7).map { level in
      let use = "<use xlink:href=\"#l\(level - 1)\"/>"
      return "<g id=\"l\(level)\">\(String(repeating: use, count: 10))</g>"
    }
    let bomb = "<defs><rect id=\"l0\" width=\"1\" height=\"1\"/>\(levels.joined())</defs>"
    #expect(refusal(of: "\(bomb)<use xlink:href=\"#l7\"/>") == "it repeats too many shapes")
    #expect(refusal(of: "\(bomb)<use xlink:href=\"#l4\"/>") == nil)
  }

  @Test func `keep a picture once, however many times it is shown`() throws {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="
    let image =
      "<image id=\"i\" width=\"9\" height=\"9\" xlink:href=\"data:image/png;base64,\(pixel)\"/>"
    let reading = try read(
      "\(image)<use xlink:href=\"#i\" x=\"20\"/><use xlink:href=\"#i\" y=\"20\"/>\(image)")
    let pictures = reading.painting.elements.compactMap(\.content.picture)
    #expect(pictures.count == 4 && Set(pictures.map(\.file.bytes)).count == 1)
    #expect(Set(pictures.map(\.map)).count == 3)
    #expect(reading.omissions == [])
  }

  // MARK: Paths and styles

  @Test(arguments: [
    ("M5 5", 0), ("M5 5M9 9", 0), ("M5 5z", 0), ("M5 5M9 9L20 20", 1), ("M5 5h0", 1),
    ("M5 5h0h0z", 1),
    ("L5 5", 0), ("M5 5L", 0),
  ])
  func `draw no line that only moves`(path: String, count: Int) throws {
    let line = "fill=\"none\" stroke=\"red\" stroke-width=\"4\" stroke-linecap=\"round\""
    #expect(try read("<path d=\"\(path)\" \(line)/>").painting.elements.count == count)
  }

  @Test(arguments: [
    (#"fill="lime" style="fill:nonsense""#, "#00FF00FF"),
    (#"fill="nonsense""#, "#FF0000FF"),
    (#"style="fill:blue;fill:#12""#, "#0000FFFF"),
    (#"style="fill:/* a;b: */blue/*c*/""#, "#0000FFFF"),
    (#"style="/*fill:lime;*/fill:blue""#, "#0000FFFF"),
    (#"fill="lime" style="fill:inherit""#, "#FF0000FF"),
    (#"fill="inherit""#, "#FF0000FF"),
    (#"style="fill:rgb(0,0,255)!important;fill:lime""#, "#0000FFFF"),
  ])
  func `take the last colour that can be read`(style: String, color: String) throws {
    #expect(try colors("<g fill=\"red\"><rect width=\"9\" height=\"9\" \(style)/></g>") == [color])
  }

  // MARK: Outlines

  @Test func `keep the width of lines that are said not to scale`() throws {
    let line = #"<path d="M0 0H9" stroke="red" stroke-width="2" vector-effect="non-scaling-stroke""#
    for transform in ["scale(3)", "rotate(30)", ""] {
      let strokes = try read("\(line) transform=\"\(transform)\"/>").painting.strokes
      #expect(strokes.count == 1 && abs(strokes[0].width - 0.02) < 1e-9)
    }
    let uneven = try read("\(line) transform=\"translate(5 50) scale(9 1)\"/>").painting
    let box = PaperBox(
      uneven.strokes[0].samples.map { PaperPoint(x: $0.position.x, y: $0.position.y) })
    #expect(uneven.strokes[0].tool == .area && abs(box.height - 0.02) < 1e-9)
    #expect(abs(box.width - 0.81) < 1e-9)
  }

  private static let arrow =
    #"<marker id="a" orient="auto-start-reverse" refX="4" refY="2" markerWidth="4" markerHeight="4">"#
    + #"<path d="M0 0L4 2L0 4z" fill="context-stroke"/></marker>"#
  private static let dot =
    #"<marker id="d" refX="2" refY="2" markerWidth="4" markerHeight="4"><circle cx="2" cy="2" r="1.4" fill="red"/></marker>"#

  @Test(arguments: [
    (#"marker-end="url(#a)""#, LineHeads(end: .arrow)),
    (#"marker-start="url(#a)""#, LineHeads(start: .arrow)),
    (#"marker-start="url(#d)" marker-end="url(#a)""#, LineHeads(start: .dot, end: .arrow)),
    (#"style="marker-start:url(#a);marker-end:url(#d)""#, LineHeads(start: .arrow, end: .dot)),
  ])
  func `take markers that look like heads of a painting's lines as those`(
    markers: String, heads: LineHeads
  ) throws {
    let line = #"<path d="M10 50L60 50L80 20" fill="none" stroke="red" stroke-width="3""#
    let reading = try read("\(Self.arrow)\(Self.dot)\(line) \(markers)/>")
    #expect(reading.painting.strokes.map(\.style.heads) == [heads])
    #expect(reading.pictured == [] && reading.omissions == [])
  }

  @Test func `copy other markers onto their lines`() throws {
    let line = #"<polyline points="10,50 60,50 80,20" fill="none" stroke="blue" stroke-width="3""#
    let reading = try read(
      "\(Self.dot)<g><rect width=\"5\" height=\"5\"/>\(line) marker-mid=\"url(#d)\" marker-end=\"url(#d)\"/></g>"
    )
    let elements = reading.painting.elements
    #expect(elements.map(\.content.tool) == [.area, .pencil, .area, .area])
    #expect(reading.pictured == [] && reading.copyCount == 0)
    let centers = elements.suffix(2).map { element in
      PaperBox(element.content.keySamples.map { PaperPoint(x: $0.position.x, y: $0.position.y) })
        .center
    }
    for (center, place) in zip(centers, [PaperPoint(x: 0.6, y: 0.5), PaperPoint(x: 0.8, y: 0.2)]) {
      #expect((center - place).length < 1e-3)
    }
    // Markers on the lines of markers end, and so do very many.
    let circle = #"<marker id="m"><path d="M0 0h3v3" marker-mid="url(#m)"/></marker>"#
    #expect(try read("\(circle)<path d=\"M0 0h3v3h3\" marker-mid=\"url(#m)\"/>").omissions == [])
    let many = (0..<30_000).map { "\($0 % 90),\($0 % 70)" }.joined(separator: " ")
    let picture = try read(
      "\(Self.dot)<polyline points=\"\(many)\" stroke=\"red\" marker-mid=\"url(#d)\"/>")
    #expect(picture.pictured == [.markers] && picture.painting.elements.count == 1)
  }

  @Test func `refuse a line of very many dashes only if it has to be cut by itself`() throws {
    let line = ##"<path d="M0 0H90" stroke="red" stroke-linecap="round""##
    #expect(
      refusal(of: "\(line) stroke-dasharray=\"1e-9 1e-9\" stroke-dashoffset=\"1.5e-9\"/>") != nil)
    #expect(refusal(of: "\(line) stroke-dasharray=\"3 1\" stroke-dashoffset=\"1e300\"/>") == nil)
    #expect(
      refusal(of: "\(line) stroke-dasharray=\"1e308 1e308\" stroke-dashoffset=\"1\"/>") == nil)
  }
}
