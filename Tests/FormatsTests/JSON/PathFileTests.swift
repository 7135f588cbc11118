import Base
import Documents
import Formats
import Testing

@Suite("Paths in files") struct PathFileTests {
  private let samples = (0...4).map {
    Sample(position: UnitPoint(x: 0.1 + 0.1 * Double($0), y: 0.3), milliseconds: UInt32(8 * $0))
  }

  private func node(
    _ x: Double, _ y: Double, _ way: Double = 0, _ kind: PathNode.Kind = .corner,
    pressure: Double = 1
  ) -> PathNode {
    let point = PaperPoint(x: x, y: y)
    let offset = PaperVector(dx: way, dy: way / 2)
    return PathNode(
      point, arriving: point + -offset, leaving: point + offset, kind: kind, pressure: pressure)
  }

  private func painting() throws -> Painting {
    let paths = [
      NodePath([node(0.1, 0.1), node(0.6, 0.15, 0.125, .symmetric), node(0.3, 0.5, 0.05, .smooth)]),
      NodePath([node(0.7, 0.1), node(0.9, 0.1), node(0.8, 0.3, 0.1, .smooth)], isClosed: true),
      NodePath([node(0.1, 0.6), node(0.4, 0.7, 0.07, .smooth, pressure: 0.25)], isOfStroke: true),
    ]
    let elements = try paths.map { path in
      let path = try #require(path)
      var style = LineStyle(fill: path.isClosed ? FillStyle(color: .white) : nil)
      if path.isOfStroke { style.hand = HandStyle(smoothing: 35, widthSource: .pressure) }
      return PaintingElement(
        .path(path, path.isOfStroke ? samples : path.nodeSamples(on: .fourToThree)), width: 0.01,
        style: style)
    }
    return Painting(shape: .fixed(.fourToThree), baseElements: elements)
  }

  @Test func `are the same again in JSON, bit for bit, which is of version 3 for them`() throws {
    let painting = try painting()
    let json = PaintingDocument(painting: painting).json
    let read = try PaintingDocument(json: json).painting
    #expect(read.elements.map(\.content.path) == painting.elements.map(\.content.path))
    #expect(
      read.elements.map(\.content.keySamples.count)
        == painting.elements.map(\.content.keySamples.count))
    #expect(read.elements.map(\.style) == painting.elements.map(\.style))
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains("\"version\": 3") && text.contains("\"kind\": \"stroke\""))
    #expect(text.contains("\"path\": {\"closed\": true, \"nodes\": [{\"point\": [0.7, 0.1]}"))
    #expect(text.contains("\"ofStroke\": true"))
  }

  @Test func `keep their nodes in SVG, as curves of the path for other programs`() throws {
    let painting = try painting()
    let svg = SVGFile.bytes(of: painting, title: "Paths")
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("C") && text.contains("Z"))
    let reading = try SVGFile.read(svg)
    #expect(reading.omissions.isEmpty)
    let read = reading.painting.elements
    #expect(read.map(\.content.path) == painting.elements.map(\.content.path))
    #expect(
      read.map(\.content.keySamples.count) == painting.elements.map(\.content.keySamples.count))
    #expect(read.map { $0.fill != nil } == [false, true, false])
  }

  @Test(arguments: [
    (#"{"closed": true}"#, "nodes"), (#"{"nodes": []}"#, "nodes"), (#"{"nodes": [{}]}"#, "point"),
    (#"{"nodes": [{"point": [1]}]}"#, "point"),
    (#"{"nodes": [{"point": [1, 2], "kind": "round"}]}"#, "kind"),
    (#"{"nodes": [{"point": [1, 2], "pressure": 2}]}"#, "pressure"),
    (#"{"nodes": [{"point": [1, 2]}], "closed": 1}"#, "closed"), (#""path""#, "path"),
  ]) func `are refused in one line if they are no paths`(path: String, field: String) throws {
    let json = """
      {"format": "filbert-painting", "version": 3, "aspectRatio": 1.5, "layers": [{"id": 1,
       "elements": [{"id": 1, "kind": "stroke", "width": 0.01, "color": "#000000FF",
       "points": [[0.1, 0.2]], "path": \(path)}]}]}
      """
    let error = #expect(throws: InterchangeError.self) {
      try PaintingDocument(json: Array(json.utf8))
    }
    #expect(error?.field.hasSuffix(field) == true, "\(error?.field ?? "")")
  }
}
