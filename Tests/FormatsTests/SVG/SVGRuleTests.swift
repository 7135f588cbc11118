import Base
import Documents
import Testing

@testable import Formats

@Suite("The rules by which SVG files are read")
struct SVGRuleTests {
  private static let namespaces =
    #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#

  private func read(_ content: String, side: Int = 100) throws -> SVGReading {
    try SVGFile.read(Array(Self.file(content, side: side).utf8))
  }

  private static func file(_ content: String, side: Int = 100) -> String {
    "<svg \(namespaces) width=\"\(side)\" height=\"\(side)\">\(content)</svg>"
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

  @Test(arguments: [(100, 200), (100, 201), (2000, 23), (2000, 24)])
  func `make parts pictures one by one, as far as all of them have few enough pixels`(
    side: Int, count: Int
  ) throws {
    let most = side == 100 ? 200 : 23
    let reading = try read(Self.shadows(count), side: side)
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
}
