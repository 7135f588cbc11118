import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("Texts along lines in files")
struct LineTextFileTests {
  private let paper = AspectRatio.fourToThree

  private static let strings = [
    "Along the line", "two\nrows & <more>", "مرحبا", "späť 🐈", " spaces  ",
  ]

  /// Lines of all kinds, each with a text along it, some of them moved.
  private func painting(_ seed: Int) throws -> Painting {
    var random = SeededRandom(seed: UInt64(seed))
    func unit() -> Double { .random(in: 0.1...0.9, using: &random) }
    func point() -> UnitPoint { UnitPoint(x: unit(), y: unit()) }
    func node() -> PathNode {
      let point = PaperPoint(point(), on: paper)
      let way = PaperVector(dx: unit() / 5, dy: unit() / 5)
      return PathNode(point, arriving: point + -way, leaving: point + way)
    }
    let corners = [point(), point(), point()]
    var contents: [ElementContent] = [
      .freehand((0..<6).map { _ in Sample(position: point()) }),
      .shape(.line, from: point(), to: point()),
      .shape(
        ShapeKind.allCases.randomElement(using: &random) ?? .ellipse, from: point(), to: point()),
    ]
    if let path = NodePath([node(), node(), node()], isClosed: random.one(in: 2)) {
      contents.append(.path(path, path.nodeSamples(on: paper)))
    }
    if let area = AreaOutline(contours: [corners.flatMap { [$0, $0, $0] }]) {
      contents.append(.area(area))
    }
    var painting = Painting(
      shape: .fixed(paper), baseElements: contents.map { PaintingElement($0, width: 0.004) })
    for owner in painting.elements {
      let side = LabelCourse.Side.allCases.randomElement(using: &random) ?? .left
      guard let line = LetterLine(of: owner, on: paper, side: side) else { continue }
      let alignment = TextStyle.Alignment.allCases.randomElement(using: &random) ?? .start
      var text = TextBlock(
        Self.strings.randomElement(using: &random) ?? "a",
        style: TextStyle(
          family: "DejaVu Sans", weight: random.one(in: 2) ? 700 : 400, isItalic: random.one(in: 2),
          alignment: alignment),
        size: 0.03, at: PaperPoint(x: 0, y: 0))
      text.label = TextLabel(
        of: owner.id, size: .random(in: 0.01...0.1, using: &random),
        course: LabelCourse(
          side, offset: random.one(in: 2) ? 0 : .random(in: -1...1, using: &random)))
      let letters = try #require(LineTextSetting(text, along: line).letters(on: paper))
      let label = PaintingElement(
        letters.content, width: 0.001, style: LineStyle(color: InkColor(red: 9, green: 99, blue: 9))
      )
      painting.perform(.replace([PaintingEdit.Replacement(owner.id, by: [owner, label])]))
    }
    return painting
  }

  private func moved(_ painting: Painting) -> Painting {
    var painting = painting
    let owners = painting.elements.filter { $0.label == nil }.map(\.id)
    painting.perform(
      .transform(
        owners, .rotation(to: PaperVector(dx: 0.6, dy: 0.8), about: PaperPoint(x: 0.5, y: 0.4)),
        widthScale: 1))
    return painting
  }

  @Test(arguments: seeds(30))
  func `are read again from JSON as they were, in version 6`(seed: Int) throws {
    for painting in [try painting(seed), moved(try painting(seed))] {
      let json = PaintingDocument(painting: painting).json
      #expect(String(decoding: json, as: UTF8.self).contains(#""version": 6"#))
      #expect(try PaintingDocument(json: json).painting.elements == painting.elements)
    }
  }

  @Test func `without an outline are laid out along their lines`() throws {
    let json = """
      {"format": "filbert-painting", "version": 6, "aspectRatio": 1.5, "layers": [{"id": 1,
      "elements": [{"id": 1, "kind": "line", "width": 0.01, "points": [[0.5, 0.2], [0.5, 0.9]]},
      {"id": 2, "kind": "text", "width": 0.01, "text": {"string": "abc", "map":
      [0.1, 0, 0, 0.1, 0.5, 0.5], "label": {"element": 1, "size": 0.05, "along": "left"}}}]}]}
      """
    let painting = try PaintingDocument(json: Array(json.utf8)).painting
    let text = try #require(painting.elements.last)
    #expect(text.label?.course == LabelCourse())
    // It goes down on the right of the line.
    let box = text.pointBox(on: painting.aspectRatio)
    #expect(box.height > box.width && box.left > 0.5 && abs(box.top - 0.2 / 1.5) < 0.01)
  }

  @Test(arguments: [#""along": "up""#, #""along": "left", "offset": 1e9"#, #""along": 7"#])
  func `are refused if they are wrong`(fields: String) {
    let json = """
      {"format": "filbert-painting", "version": 6, "aspectRatio": 1.5, "layers": [{"id": 1,
      "elements": [{"id": 2, "kind": "text", "width": 0.01, "text": {"string": "abc", "map":
      [0.1, 0, 0, 0.1, 0.5, 0.5], "label": {"element": 1, "size": 0.05, \(fields)}}}]}]}
      """
    #expect(throws: InterchangeError.self) { try PaintingDocument(json: Array(json.utf8)) }
  }

  private func place(of owner: ElementID?, in painting: Painting) -> Int? {
    painting.elements.firstIndex { $0.id == owner }
  }

  private func expectAlike(_ one: Painting, _ other: Painting) {
    #expect(one.elements.count == other.elements.count)
    for (mine, theirs) in zip(one.elements, other.elements) {
      let (a, b) = (mine.stroke(on: paper), theirs.stroke(on: paper))
      #expect(a.text?.string == b.text?.string && a.text?.style == b.text?.style)
      #expect(
        place(of: a.text?.label?.owner, in: one) == place(of: b.text?.label?.owner, in: other))
      #expect(a.text?.label?.course == b.text?.label?.course)
      #expect(a.contourEnds == b.contourEnds && a.style.color == b.style.color)
      #expect(
        zip(a.samples, b.samples).allSatisfy {
          abs($0.position.x - $1.position.x) < 1e-9 && abs($0.position.y - $1.position.y) < 1e-9
        })
    }
  }

  @Test(arguments: seeds(30))
  func `are linked in SVG files, which come back`(seed: Int) throws {
    for painting in [try painting(seed), moved(try painting(seed))] {
      let svg = SVGFile.bytes(of: painting, title: "Lines")
      let read = try SVGFile.read(svg)
      #expect(read.omissions.isEmpty)
      expectAlike(read.painting, painting)
    }
  }

  /// The file without what only this program reads.
  private func foreign(_ svg: [UInt8]) -> [UInt8] {
    var text = String(decoding: svg, as: UTF8.self)
    text.replace(#/ xmlns:filbert="[^"]*"/#, with: "")
    text.replace(#/ filbert:[a-z]+="[^"]*"/#, with: "")
    return Array(text.utf8)
  }

  @Test(arguments: seeds(10))
  func `of SVG files stand in the same place for other programs`(seed: Int) throws {
    let painting = try painting(seed)
    let read = try SVGFile.read(foreign(SVGFile.bytes(of: painting, title: "Lines"))).painting
    for text in painting.elements where text.content.text?.string == "Along the line" {
      let wanted = text.pointBox(on: paper)
      let isThere = read.elements.contains { element in
        let box = element.pointBox(on: paper)
        return [\PaperBox.left, \.right, \.top, \.bottom].allSatisfy {
          abs(box[keyPath: $0] - wanted[keyPath: $0]) < 2e-3
        }
      }
      #expect(isThere)
    }
  }

  private func read(_ content: String) throws -> [PaintingElement] {
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" font-family="DejaVu Sans" font-size="20">\
      \(content)</svg>
      """
    return Array(try SVGFile.read(Array(file.utf8)).painting.elements)
  }

  private let letters = ##"<text><textPath href="#p" startOffset="10%">abc</textPath></text>"##

  @Test func `of other programs belong to the line that is drawn`() throws {
    let found = try read(
      #"<path id="p" d="M50 50C150 0 250 200 350 100" fill="none" stroke="red"/>"# + letters)
    #expect(found.count == 2 && found[1].label?.owner == found[0].id)
    #expect(abs((found[1].label?.course?.offset ?? 0) - 0.1) < 1e-3)
    #expect(found.allSatisfy { $0.groups.isEmpty })
  }

  @Test func `of other programs have a line without ink if none is drawn`() throws {
    let found = try read(
      #"<defs><path id="p" d="M50 50C150 0 250 200 350 100"/></defs>"# + letters)
    #expect(found.count == 2 && found[1].label?.owner == found[0].id)
    #expect(found[0].style.color.alpha == 0)
    // A thick line is no place for the letters that stood in its middle.
    let thick = try read(
      #"<path id="p" d="M50 50H350" fill="none" stroke="red" stroke-width="9"/>"# + letters)
    #expect(thick.count == 3 && thick[2].label?.owner == thick[1].id)
  }

  @Test func `that another program has changed are read as its own`() throws {
    let painting = try painting(1)
    var svg = String(decoding: SVGFile.bytes(of: painting, title: "Lines"), as: UTF8.self)
    let number = painting.elements.count { $0.label != nil }
    svg.replace(#/(<tspan dy="[^"]*">)[^<]*/#) { "\($0.output.1)changed" }
    let read = try SVGFile.painting(Array(svg.utf8))
    #expect(read.elements.count { $0.content.text?.string == "changed" } >= 1)
    #expect(number > 0)
  }
}
