import Base
import Documents
import Testing

@testable import Formats

@Suite("SVG files of this program that another one changed")
struct SVGReshapedTests {
  /// A line of each kind that has its samples beside a path: smooth, tapered, with a head, and an area.
  private static let kinds = ["smooth", "tapered", "headed", "area"]

  private func element(_ kind: String) throws -> PaintingElement {
    let samples = (0..<12).map { (index: Int) -> Sample in
      Sample(
        position: UnitPoint(x: 0.1 + 0.05 * Double(index), y: 0.3 + 0.01 * Double(index % 5)),
        pressure: Float(index) / 12, milliseconds: UInt32(8 * index))
    }
    var style = LineStyle(color: InkColor(rgb: 0xD1483F))
    style.hand = HandStyle(smoothing: 35)
    switch kind {
    case "tapered": style.hand.widthSource = .pressure
    case "headed": style.heads = LineHeads(end: .arrow)
    case "filled":
      style.hand.widthSource = .pressure
      style.fill = FillStyle(color: InkColor(rgb: 0x3F48D1))
    default: break
    }
    let outline = AreaOutline(contours: [
      [(0.1, 0.1), (0.2, 0.1), (0.4, 0.1), (0.4, 0.3), (0.3, 0.4), (0.1, 0.3)].map {
        UnitPoint(x: $0.0, y: $0.1)
      }
    ])
    let content: ElementContent =
      kind == "area" ? .area(try #require(outline)) : .freehand(samples)
    return PaintingElement(content, width: 0.01, style: style)
  }

  private func painting(_ elements: PaintingElement...) -> Painting {
    Painting(shape: .fixed(.fourToThree), baseElements: elements)
  }

  private func text(_ painting: Painting) -> String {
    String(decoding: SVGFile.bytes(of: painting, title: "A"), as: UTF8.self)
  }

  /// How far to the right an element reaches, as a part of the paper's width.
  private func reach(_ element: PaintingElement) -> Double {
    element.content.keySamples.map(\.position.x).max() ?? 0
  }

  /// Has another program write something in the place of the path that an element's own attributes stand beside.
  private func reshape(_ text: inout String, to path: String, _ element: String) throws {
    let old = try #require(text.firstMatch(of: try Regex(element + #"[^>]* d="([^"]*)""#)))
    text.replace(try #require(old.output[1].substring), with: path)
  }

  @Test(arguments: kinds)
  func `are read by their samples as long as the path is theirs`(kind: String) throws {
    let element = try element(kind)
    let read = try SVGFile.read(Array(text(painting(element)).utf8))
    #expect(read.omissions == [] && read.painting.elements.count == 1)
    #expect(
      read.painting.elements.first?.content.keySamples.count == element.content.keySamples.count)
  }

  @Test(arguments: kinds, [true, false])
  func `are what the path is now, and that is told`(kind: String, hasSum: Bool) throws {
    var text = text(painting(try element(kind)))
    #expect(text.contains("filbert:sum"))
    try reshape(&text, to: "M100 100L1500 100L800 1100Z", "filbert:tool=")
    if !hasSum { text.replace(/\sfilbert:sum="[0-9a-f]+"/, with: "") }
    let read = try SVGFile.read(Array(text.utf8))
    #expect(read.omissions == [.samples])
    let farthest = read.painting.elements.map(reach).max() ?? 0
    #expect(abs(farthest - 1500.0 / 1600) < 0.01, "\(farthest)")
  }

  /// Few samples far apart, many that tremble, a short line, and one that was drawn far from near.
  private static var lines: [PaintingElement] {
    let few = [(0.1, 0.1), (0.5, 0.1), (0.5, 0.9), (0.1, 0.5)]
    let trembling = (0..<200).map { (step: Int) -> (Double, Double) in
      (0.1 + 0.003 * Double(step), step.isMultiple(of: 2) ? 0.51 : 0.5)
    }
    let short = [(0.3, 0.3), (0.302, 0.301), (0.303, 0.305)]
    return [few, trembling, short].flatMap { [line($0, enlarged: 1), line($0, enlarged: 8)] }
  }

  private static func line(
    _ points: [(Double, Double)], enlarged: Double
  ) -> PaintingElement {
    var style = LineStyle()
    style.hand = HandStyle(smoothing: 100, widthSource: enlarged > 1 ? .pressure : .steady)
    style.heads = LineHeads(end: .arrow)
    let samples = points.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }
    return PaintingElement(
      .freehand(samples), width: 0.002 * enlarged, style: style,
      grain: PaperScale.grain * enlarged)
  }

  @Test
  func `of versions without checksums are read by their samples, where the path is near them`()
    throws
  {
    for kind in Self.kinds + Self.lines.indices.map(String.init) {
      let element = try Int(kind).map { Self.lines[$0] } ?? element(kind)
      var text = text(painting(element))
      text.replace(/\sfilbert:sum="[0-9a-f]+"/, with: "")
      #expect(try SVGFile.read(Array(text.utf8)).omissions == [], "\(kind)")
    }
  }

  @Test func `keep what is filled within a line, and its heads, where the line is another one`()
    throws
  {
    for (kind, part) in [("filled", 0), ("headed", 1)] {
      let text = text(painting(try element(kind)))
      for changed in ["filbert:tool=", "filbert:part="] {
        var text = text
        try reshape(&text, to: "M100 100L1500 100L800 1100Z", changed)
        let read = try SVGFile.read(Array(text.utf8))
        #expect(read.omissions == [.samples])
        let elements = read.painting.elements
        try #require(elements.count == 2, "\(kind), \(changed)")
        #expect(elements.allSatisfy { $0.style.fill == nil && $0.style.heads == .none })
        let far = changed == "filbert:part=" ? part : 1 - part
        #expect(elements.map { reach($0) > 0.9 } == [far == 0, far == 1], "\(kind), \(changed)")
      }
      // The line itself was deleted: what belonged to it is still there.
      var rest = text
      rest.replace(try Regex(#"<path[^>]*filbert:tool=[^>]*/>"#), with: "")
      #expect(try SVGFile.read(Array(rest.utf8)).painting.elements.count == 1, "\(kind)")
    }
  }

  @Test func `have the colour that is filled now`() throws {
    var plain = try element("smooth")
    plain.style.fill = FillStyle(color: InkColor(rgb: 0x3F48D1))
    for element in [plain, try element("filled")] {
      let text = text(painting(element))
      func fills(_ text: String) throws -> [FillStyle?] {
        try SVGFile.read(Array(text.utf8)).painting.elements.map(\.style.fill)
      }
      #expect(try fills(text) == [element.style.fill])
      #expect(
        try fills(text.replacing(" fill=\"#3F48D1\"", with: " fill=\"#00AA55\"")) == [
          FillStyle(color: InkColor(rgb: 0x00AA55))
        ])
      #expect(try fills(text.replacing(" fill=\"#3F48D1\"", with: " fill=\"none\"")) == [nil])
    }
  }

  @Test func `have the gaps that they show, whatever was added, moved or copied`() throws {
    func line(_ y: Double) -> PaintingElement {
      PaintingElement(
        .shape(.line, from: UnitPoint(x: 0.1, y: y), to: UnitPoint(x: 0.9, y: y)), width: 0.01)
    }
    let eraser = PaintingElement(
      .eraser([0.1, 0.9].map { Sample(position: UnitPoint(x: 0.5, y: $0)) }), width: 0.02)
    let text = text(painting(line(0.2), line(0.4), eraser, line(0.6)))
    /// The heights of what the file shows, and which of it has a gap.
    func shown(_ text: String) throws -> [String] {
      let elements = Array(try SVGFile.read(Array(text.utf8)).painting.elements)
      return elements.indices.filter { !elements[$0].isEraser }.map { place in
        let isErased =
          !elements[place].erasures.isEmpty || elements[place...].contains(where: \.isEraser)
        let y = elements[place].content.keySamples[0].position.y
        return "\(Int((10 * y).rounded()))\(isErased ? " with a gap" : "")"
      }
    }
    #expect(try shown(text) == ["2 with a gap", "4 with a gap", "6"])
    let added = #"<path fill="none" stroke="red" d="M100 960H900"/>"#
    #expect(
      try shown(text.replacing("</svg>", with: added + "</svg>"))
        == ["2 with a gap", "4 with a gap", "6", "8"])
    let group = try #require(text.firstMatch(of: /<g fill="none" mask[^>]*>(?s:.*?)<\/g>/)).output
    let moved = text.replacing(group, with: "").replacing("</svg>", with: group + "</svg>")
    #expect(try shown(moved) == ["6", "2 with a gap", "4 with a gap"])
    #expect(
      try shown(text.replacing("</svg>", with: group + "</svg>"))
        == ["2 with a gap", "4 with a gap", "6", "2 with a gap", "4 with a gap"])
  }
}
