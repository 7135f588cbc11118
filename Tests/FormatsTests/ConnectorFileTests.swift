import Base
import Documents
import Formats
import Testing

@Suite("Connectors in files")
struct ConnectorFileTests {
  /// A mirrored box, an ellipse, and lines that hold on to them.
  private var painting: Painting {
    func shape(_ kind: ShapeKind, _ x: Double, _ y: Double) -> PaintingElement {
      PaintingElement(
        .shape(kind, from: UnitPoint(x: x, y: y), to: UnitPoint(x: x + 0.2, y: y + 0.2)),
        width: 0.01)
    }
    let center = PaperPoint(x: 0.2, y: 0.2)
    let box = shape(.rectangle, 0.1, 0.1)
      .moved(by: .rotation(to: PaperVector(dx: 0.6, dy: 0.8), about: center), on: .fourToThree)
      .moved(by: .scaling(x: -1, y: 1, about: center), on: .fourToThree)
    var painting = Painting(
      shape: .fixed(.fourToThree), baseElements: [box, shape(.ellipse, 0.6, 0.6)])
    for heads in [LineHeads.none, LineHeads(end: .arrow)] {
      var line = shape(.line, 0, 0)
      line.style.heads = heads
      line.connections = LineConnections(
        start: Connection(ElementID(1), anchor: UnitPoint(x: 0.25, y: 0.75)),
        end: heads == .none ? nil : Connection(ElementID(2), anchor: Connection.middle))
      let targets = painting.elements.compactMap { ConnectionTarget($0, on: .fourToThree) }
      painting.perform(
        .add([
          line.connected(on: .fourToThree) { id in targets.first { $0.element == id } }
        ]))
    }
    return painting
  }

  private func moved(_ painting: Painting) -> [[Double]] {
    var painting = painting
    painting.perform(
      .transform(
        [painting.elements[0].id], .translation(PaperVector(dx: 0.1, dy: 0.2)), widthScale: 1))
    return painting.elements.suffix(2).flatMap { line in
      line.stroke(on: .fourToThree).samples.map { sample in
        [sample.position.x, sample.position.y].map { ($0 * 1e6).rounded() }
      }
    }
  }

  @Test func `are read again as they were, and follow`() throws {
    let painting = painting
    let json = PaintingDocument(painting: painting).json
    #expect(
      String(decoding: json, as: UTF8.self).contains(
        #""connections": {"start": {"element": 1, "anchor": [0.25, 0.75]}, "end": {"element": 2, "#)
    )
    let read = try PaintingDocument(json: json).painting
    #expect(read.elements == painting.elements && moved(read) == moved(painting))
  }

  @Test(arguments: [LineCourse.elbow, .rounded])
  func `keep their elbows in JSON and SVG files, with free ends as well`(course: LineCourse) throws
  {
    var painting = painting
    let targets = painting.elements.compactMap { ConnectionTarget($0, on: .fourToThree) }
    for isHeld in [true, false] {
      var line = PaintingElement(
        .shape(.line, from: UnitPoint(x: 0.1, y: 0.2), to: UnitPoint(x: 0.9, y: 0.7)), width: 0.01,
        style: LineStyle(heads: LineHeads(start: .many, end: .hollowDiamond, size: 5)))
      let connection = Connection(ElementID(2), anchor: Connection.middle)
      line.connections = LineConnections(end: isHeld ? connection : nil, course: course)
      painting.perform(
        .add([line.connected(on: .fourToThree) { id in targets.first { $0.element == id } }]))
    }
    let elbows = painting.elements.suffix(2)
    #expect(elbows.allSatisfy { $0.content.path != nil && $0.isConnector })
    let json = PaintingDocument(painting: painting).json
    #expect(String(decoding: json, as: UTF8.self).contains(#""version": 3"#))
    let read = try PaintingDocument(json: json).painting
    #expect(read.elements == painting.elements)
    let svg = try SVGFile.painting(SVGFile.bytes(of: painting, title: "A")).elements.suffix(2)
    #expect(svg.map(\.connections) == elbows.map(\.connections))
    #expect(svg.map(\.style.heads) == elbows.map(\.style.heads))
    #expect(svg.allSatisfy { $0.content.path != nil })
  }

  @Test func `may lack an anchor, and name no other elements`() throws {
    func read(_ connections: String) throws -> LineConnections {
      let line = #""width":0.1,"points":[[0,0],[1,1]]"#
      let json = """
        {"format":"filbert-painting","version":2,"aspectRatio":1.5,"layers":[{"id":1,"elements":[
        {"id":5,"kind":"rectangle",\(line)},
        {"id":6,"kind":"line",\(line),"connections":\(connections)}]}]}
        """
      return try #require(
        PaintingDocument(json: Array(json.utf8)).painting.elements.last
      ).connections
    }
    #expect(
      try read(#"{"end":{"element":5},"middle":7}"#)
        == LineConnections(end: Connection(ElementID(5), anchor: Connection.middle)))
    #expect(try read(#"{"start":{"element":9}}"#).isEmpty)
    for wrong in [
      "7", #"{"start":{}}"#, #"{"start":{"element":0}}"#,
      #"{"start":{"element":5,"anchor":[0.5]}}"#, #"{"start":{"element":5,"anchor":[0,3]}}"#,
      #"{"end":{"element":5},"end":{"element":5}}"#,
    ] {
      #expect(throws: InterchangeError.self, "\(wrong)") { try read(wrong) }
    }
  }

  @Test func `are connectors of Inkscape in an SVG file, and ours when it is read`() throws {
    let painting = painting
    let bytes = SVGFile.bytes(of: painting, title: "A")
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      #" id="element1""#, #" id="element2""#, ##"inkscape:connection-start="#element1""##,
      ##"inkscape:connection-end="#element2""##, "xmlns:inkscape=",
    ] { #expect(text.contains(part)) }
    let read = try SVGFile.painting(bytes)
    #expect(read.elements.map(\.connections) == painting.elements.map(\.connections))
    #expect(moved(read) == moved(painting))
  }

  @Test func `say nothing in an SVG file without any`() {
    let plain = Painting(
      shape: .fixed(.fourToThree), baseElements: Array(painting.elements.prefix(2)))
    let text = String(decoding: SVGFile.bytes(of: plain, title: "A"), as: UTF8.self)
    #expect(!text.contains("inkscape") && !text.contains("id=\""))
  }
}
