import Base
import Documents
import Formats
import TestSupport
import Testing
import Texts

@Suite("An SVG file")
struct SVGFileTests {
  private func read(_ content: String, box: String = "0 0 100 50") throws -> [Stroke] {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)">\#(content)</svg>"#
    return try SVGFile.painting(Array(text.utf8)).strokes
  }

  private func points(_ stroke: Stroke) -> [[Double]] {
    stroke.samples.map { sample in
      [sample.position.x * 100, sample.position.y * 50].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test(
    arguments: [
      (#"<path d="M0 0L9 9" stroke="red"/><line x1="1" x2="5" stroke="black"/>"#, []),
      (#"<polyline points="0,0 5,5 9,0" fill="none" stroke="red"/>"#, []),
      (#"<polyline points="0,0 5,5 9,0" stroke="red"/>"#, []),
      (#"<rect width="9" height="9" fill="red" fill-opacity="0" stroke="red"/>"#, []),
      (#"<rect width="9" height="9"/><foreignObject/>"#, [.text]),
      (#"<circle r="3" fill="url(#g)"/>"#, []),
      (#"<defs><foreignObject/><rect width="9" height="9"/></defs>"#, []),
      (#"<g display="none"><rect width="9" height="9"/></g>"#, []),
      (#"<image href="cat.png"/><use href="a"/>"#, [.pictures, .repeatedShapes]),
      (#"<g clip-path="none" style="filter:none"/><style>@import "a";</style>"#, [.styleSheets]),
    ] as [(String, Set<SVGOmission>)])
  func `says what of it a painting cannot hold`(content: String, omissions: Set<SVGOmission>) throws
  {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">\#(content)</svg>"#
    let reading = try SVGFile.read(Array(text.utf8))
    #expect(reading.omissions == omissions && reading.pictured.isEmpty)
  }

  @Test(arguments: seeds(60))
  func `keeps elements in a fully transparent colour`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 700)
    let elements = (0..<6).map { _ in
      var stroke = random.stroke()
      stroke.style = stroke.style.withoutGradients
      stroke.style.color.alpha = 0
      return PaintingElement(stroke, on: .fourToThree)
    }
    let painting = Painting(shape: .fixed(.fourToThree), baseElements: elements)
    let again = try SVGFile.painting(SVGFile.bytes(of: painting, title: "A"))
    #expect(again.elements.count == elements.count)
    for (element, original) in zip(again.elements, elements) {
      // A fill reaching absurdly far is not known again, and read like one of another program.
      let isNear = original.stroke(on: .fourToThree).samples.allSatisfy {
        abs($0.position.x) < 1e9 && abs($0.position.y) < 1e9
      }
      #expect(element.style.color.alpha == 0 || !isNear, "\(original.content)")
    }
  }

  @Test(arguments: seeds(60))
  func `of a random painting, read back, is the same painting`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let ratio = AspectRatio(number(0.3...3)) ?? .fourToThree
    let strokes = (0..<Int(number(0...12))).map { _ -> Stroke in
      let count = [1, 1, 2, 5, 40][Int(number(0...4.99))]
      let timed = Bool.random(using: &random)
      return Stroke(
        tool: Tool.allCases.randomElement(using: &random) ?? .pencil, width: number(0.001...0.2),
        style: LineStyle(
          cap: EndCap.allCases.randomElement(using: &random) ?? .round,
          join: LineJoin.allCases.randomElement(using: &random) ?? .round,
          color: InkColor(
            red: .random(in: 0...255, using: &random), green: 7, blue: 9,
            alpha: .random(in: 1...255, using: &random)),
          dash: DashPattern([number(0.1...5), number(0.1...5)]) ?? .solid,
          hand: random.one(in: 2) ? random.hand() : .plain),
        samples: (0..<count).map { index in
          Sample(
            position: UnitPoint(x: number(-0.2...1.2), y: number(-0.2...1.2)),
            pressure: timed ? Float(number(0...1)) : 1, milliseconds: timed ? UInt32(index * 8) : 0,
            tilt: timed
              ? PenTilt(x: number(-90...90), y: number(-90...90), rotation: number(0...359))
              : .upright)
        }, grain: timed ? number(0...0.01) : PaperScale.grain)
    }
    let picture = BackgroundPicture(file: [0x89, 0x50, 0x4E, 0x47, 1, 2, 3], placement: .tile)
    let original = Painting(
      shape: .fixed(ratio), paperLength: .random(using: &random),
      background: Background(
        color: InkColor(red: 1, green: 200, blue: 3),
        picture: Bool.random(using: &random) ? picture : nil, pattern: .random(using: &random)),
      baseElements: strokes.map { stroke in
        let element = PaintingElement(stroke, on: ratio)
        guard stroke.tool != .eraser, random.one(in: 3) else { return element }
        var eraser = strokes.randomElement(using: &random) ?? stroke
        eraser.tool = .eraser
        return element.erased(by: [PaintingElement(eraser, on: ratio)])
      })
    let bytes = SVGFile.bytes(of: original, title: "A & B <1>")
    let reading = try SVGFile.read(bytes)
    let again = reading.painting
    #expect(reading.omissions == [], "nothing of our own is left out")
    #expect(abs(again.aspectRatio.value / ratio.value - 1) < 1e-12)
    #expect(again.background == original.background)
    #expect(again.paperLength == original.paperLength)
    try #require(again.strokes.count == strokes.count)
    let erasers = [again, original].map { painting in
      painting.elements.flatMap { $0.erasures.map { $0.stroke(on: painting.aspectRatio) } }
    }
    #expect(again.elements.map(\.erasures.count) == original.elements.map(\.erasures.count))
    for (a, b) in zip(again.strokes + erasers[0], original.strokes + erasers[1]) {
      #expect(a.tool == b.tool && a.style.cap == b.style.cap && a.style.join == b.style.join)
      #expect(a.style.color == b.style.color && abs(a.width / b.width - 1) < 1e-12)
      #expect(a.style.hand == b.style.hand && a.grain == b.grain)
      try #require(a.samples.count == b.samples.count)
      for (x, y) in zip(a.style.dash.lengths, b.style.dash.lengths) { #expect(abs(x - y) < 1e-9) }
      for (x, y) in zip(a.samples, b.samples) {
        #expect(abs(x.position.x - y.position.x) < 1e-12)
        #expect(abs(x.position.y - y.position.y) < 1e-12)
        #expect(x.pressure == y.pressure && x.milliseconds == y.milliseconds)
        #expect(x.tilt == y.tilt)
      }
    }
    // What is written of what was read is the same again.
    #expect(
      try SVGFile.painting(SVGFile.bytes(of: again, title: "")).strokes.count == strokes.count)
  }

  @Test func `that somebody edited gives tilts as far as they can be told`() throws {
    let text = #"""
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:filbert="urn:filbert:svg" viewBox="0 0 100 50">
        <polyline fill="none" stroke="#000" points="0,0 1,1 2,2 3,3 4,4" filbert:tilt="5,-6 7 x,9 200,nan 1,2,-90"/>
      </svg>
      """#
    let strokes = try SVGFile.painting(Array(text.utf8)).strokes
    #expect(
      strokes.first?.samples.map(\.tilt) == [
        PenTilt(x: 5, y: -6), .upright, PenTilt(x: 0, y: 9), PenTilt(x: 90, y: 0),
        PenTilt(x: 1, y: 2, rotation: 270),
      ])
  }

  @Test func `gives strokes of lines and basic shapes, with what they inherit`() throws {
    let strokes = try read(
      ##"""
      <g stroke="#F00" stroke-width="2" fill="none" transform="translate(10 5) scale(2)">
        <line x1="0" y1="0" x2="10" y2="5"/>
        <polyline points="0,0 5,0,5 5" style="stroke:rgb(0,50%,0); stroke-linecap: round"/>
        <polygon points="0 0 4 0 4 4" stroke-dasharray="4,2,2"/>
        <rect x="1" y="1" width="4" height="2" stroke-opacity=".5"/>
        <ellipse cx="10" cy="5" rx="4" ry="2"/>
        <g display="none"><line x2="9" y2="9"/></g>
      </g>
      <circle cx="50" cy="25" r="5" fill="navy"/>
      """##)
    #expect(strokes.map(\.tool) == [.line, .pencil, .pencil, .rectangle, .ellipse, .area])
    #expect(points(strokes[0]) == [[10, 5], [30, 15]])
    #expect(abs(strokes[0].width - 0.04) < 1e-12)
    #expect(strokes[0].style.color == InkColor(red: 255, green: 0, blue: 0))
    #expect(strokes[1].style.color == InkColor(red: 0, green: 128, blue: 0))
    #expect(strokes[1].style.cap == .round && strokes[0].style.cap == .butt)
    #expect(points(strokes[2]) == [[10, 5], [18, 5], [18, 13], [10, 5]])
    #expect(strokes[2].style.dash.lengths == [2, 1, 1, 2, 1, 1])
    #expect(strokes[3].style.color.alpha == 128)
    let paper = AspectRatio(2) ?? .fourToThree
    let shape = try #require(Shape(PaintingElement(strokes[3], on: paper), on: paper))
    #expect(abs(shape.width - 0.08) < 1e-12 && abs(shape.height - 0.04) < 1e-12)
    // Only filled.
    #expect(strokes[5].style.color == InkColor(red: 0, green: 0, blue: 128))
  }

  @Test(
    arguments: [
      ("M10 10L20 10", [[10, 10], [20, 10]]),
      ("m10,10 10,0 0,10", [[10, 10], [20, 10], [20, 20]]),
      // It starts within its last side: the ends of a line have no join.
      ("M10 10h5v5H10z", [[10, 12.5], [10, 10], [15, 10], [15, 15], [10, 15], [10, 12.5]]),
      ("M10-5.5.5 3", [[10, -5.5], [0.5, 3]]), ("M1e1 1E1l-5-5", [[10, 10], [5, 5]]),
      ("M10 10L20 20Lx 30", [[10, 10], [20, 20]]),
    ] as [(String, [[Double]])])
  func `understands every command of a path`(data: String, expected: [[Double]]) throws {
    let strokes = try read("<path d=\"\(data)\" stroke=\"red\" fill=\"none\"/>")
    #expect(strokes.map(points).first == expected)
  }

  @Test func `keeps curves where they are, to a twentieth of a pixel`() throws {
    // A quarter of a circle by an arc, and nearly one by a curve; flags without separators.
    for data in ["M60 25a10 10 0 01-10 10", "M60 25C60 30.5228 55.5228 35 50 35"] {
      let stroke = try #require(
        try read("<path d=\"\(data)\" stroke=\"red\" fill=\"none\"/>").first)
      #expect(points(stroke).last == [50, 35] && stroke.samples.count > 4)
      for point in points(stroke) {
        let radius = ((point[0] - 50) * (point[0] - 50) + (point[1] - 25) * (point[1] - 25))
          .squareRoot()
        #expect(abs(radius - 10) < 0.01)
      }
    }
    let smooth = try read(
      "<path d=\"M0 25Q10 0 20 25T40 25\" stroke=\"red\" fill=\"none\"/>")
    let ys = points(smooth[0]).map { $0[1] }
    #expect((ys.min() ?? 0) < 13 && (ys.max() ?? 0) > 37)
  }

  @Test func `has entities that stand for text, as Illustrator writes them`() throws {
    let text =
      "<!DOCTYPE svg [<!ENTITY ns \"http://www.w3.org/2000/svg\"><!ENTITY c \"#00&#70;F00\">]>"
      + "<svg xmlns=\"&ns;\" viewBox=\"0 0 9 9\"><rect width=\"5\" height=\"5\" fill=\"&c;\"/></svg>"
    let strokes = try SVGFile.painting(Array(text.utf8)).strokes
    #expect(strokes.map(\.style.color.hex) == ["#00FF00FF"])
  }

  @Test(arguments: [true, false])
  func `may be in UTF-16`(isBig: Bool) throws {
    let text =
      #"<?xml version="1.0" encoding="UTF-16"?><svg viewBox="0 0 9 9"><text>ж𝄞</text></svg>"#
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    let painting = try SVGFile.painting(bytes)
    #expect(painting.elements.compactMap(\.content.text?.string) == ["ж𝄞"])
    #expect(try DocumentImport.document(bytes).document.kind == .painting)
  }

  @Test
  func `that has entities of other kinds, or is no SVG, is refused with a line that says why`() {
    let bombs = [
      (
        "<!DOCTYPE svg [<!ENTITY b \"&a;\"><!ENTITY a \"x\">]><svg viewBox=\"0 0 1 1\"/>",
        "entities"
      ),
      ("<!DOCTYPE svg [<!ENTITY a \"<g/>\">]><svg viewBox=\"0 0 1 1\">&a;</svg>", "entities"),
      (
        "<!DOCTYPE svg [<!ENTITY a \"\(String(repeating: "x", count: 10_000))\">]>"
          + "<svg viewBox=\"0 0 1 1\"><text>\(String(repeating: "&a;", count: 1000))</text></svg>",
        "entities"
      ),
      (
        "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><svg viewBox=\"0 0 1 1\">&a;</svg>",
        "entities"
      ),
      ("<svg viewBox=\"0 0 1 1\"><g></svg>", "line 1"), ("<html/>", "<svg>"), ("<svg/>", "viewBox"),
      ("", "line 1"), ("<svg viewBox='0 0 1 1000'/>", "viewBox"),
      (String(repeating: "<g>", count: 9000), "<svg>"),
      ("<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: 9000), "deeply"),
    ]
    for (text, word) in bombs {
      let error = #expect(throws: SVGError.self) { try SVGFile.painting(Array(text.utf8)) }
      let message = error?.description ?? ""
      #expect(message.contains(word) && !message.contains("\n"), "\(message)")
    }
  }

  @Test func `leaves out what is not drawn where it stands, and whatever lies outside the file`()
    throws
  {
    let strokes = try read(
      ##"""
      <defs><line id="a" x2="9" y2="9" stroke="red"/></defs>
      <mask><line x2="9" y2="9" stroke="red"/></mask><foreignObject stroke="red">Hello</foreignObject>
      <image href="file:///etc/passwd" width="10" height="10"/><use href="other.svg#b"/>
      <line x2="9" y2="9"/><line x2="9" y2="9" stroke="none"/>
      """##)
    #expect(strokes.isEmpty)
  }
}
