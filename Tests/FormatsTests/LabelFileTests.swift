import Base
import Documents
import Formats
import Testing

@Suite("Labels in files")
struct LabelFileTests {
  private let paper = AspectRatio.fourToThree

  /// A turned box and an ellipse, both labelled.
  private func painting() throws -> Painting {
    func shape(_ kind: ShapeKind, _ x: Double) -> PaintingElement {
      PaintingElement(
        .shape(kind, from: UnitPoint(x: x, y: 0.3), to: UnitPoint(x: x + 0.3, y: 0.6)),
        width: 0.01)
    }
    let box = shape(.rectangle, 0.1).moved(
      by: .rotation(to: PaperVector(dx: 0.6, dy: 0.8), about: PaperPoint(x: 0.25, y: 0.3)),
      on: paper)
    var painting = Painting(
      shape: .fixed(paper), baseElements: [box, shape(.ellipse, 0.6)])
    for holder in painting.elements {
      var block = TextBlock(
        "Broken to its width", style: TextStyle(alignment: .center), size: 0.05,
        at: PaperPoint(x: 0, y: 0))
      block.label = TextLabel(of: holder.id, size: 0.05)
      let room = try #require(LabelRoom(in: holder, on: paper))
      let fitted = block.fitted(in: room) { TextSetting($0).typeBox?.box }
      let content = try #require(ElementContent(fitted, on: paper))
      painting.perform(
        .replace([
          PaintingEdit.Replacement(holder.id, by: [holder, PaintingElement(content, width: 0.001)])
        ]))
    }
    return painting
  }

  private func labelsAreWithin(_ painting: Painting) throws -> Bool {
    try painting.elements.filter { $0.label != nil }.allSatisfy { label in
      let holder = try #require(painting.elements.first { $0.id == label.label?.owner })
      let target = try #require(ConnectionTarget(holder, on: paper))
      return label.stroke(on: paper).samples.allSatisfy {
        target.contains(PaperPoint($0.position, on: paper))
      }
    }
  }

  @Test func `have letters within their shapes`() throws {
    let painting = try painting()
    #expect(painting.elements.filter { $0.label != nil }.count == 2)
    #expect(try labelsAreWithin(painting))
  }

  @Test func `are read again from JSON as they were, in version 3`() throws {
    let painting = try painting()
    let json = PaintingDocument(painting: painting).json
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains(#""version": 3"#))
    #expect(text.contains(#""label": {"element": 1, "size": 0.05}"#))
    #expect(try PaintingDocument(json: json).painting.elements == painting.elements)
  }

  @Test(
    arguments: [
      "7", #"{"size": 1}"#, #"{"element": 0, "size": 1}"#, #"{"element": 1}"#,
      #"{"element": 1, "size": 0}"#, #"{"element": 1, "size": 1, "size": 1}"#,
    ])
  func `are refused if they are wrong`(label: String) {
    #expect(throws: InterchangeError.self) { try read(#""label": \#(label)"#) }
  }

  private func read(_ fields: String) throws -> Painting {
    let json = """
      {"format": "filbert-painting", "version": 3, "aspectRatio": 1.5, "layers": [{"id": 1,
      "elements": [{"id": 1, "kind": "text", "width": 0.01, "text":
      {"string": "a", "map": [0.1, 0, 0, 0.1, 0.5, 0.5], \(fields)}}]}]}
      """
    return try PaintingDocument(json: Array(json.utf8)).painting
  }

  @Test(arguments: [1, 7])
  func `of themselves, and of no element, are texts`(owner: Int) throws {
    let painting = try read(#""label": {"element": \#(owner), "size": 0.1}"#)
    #expect(painting.elements.map(\.content.text?.string) == ["a"] && !painting.hasLabels)
  }

  @Test func `are linked in SVG files, and follow after they are read`() throws {
    let painting = try painting()
    let svg = SVGFile.bytes(of: painting, title: "Labels")
    #expect(String(decoding: svg, as: UTF8.self).contains(#"filbert:label="1 0.05""#))
    var read = try SVGFile.painting(svg)
    #expect(read.elements.compactMap(\.label).count == 2 && read.hasLabels)
    let box = read.elements[0].id
    #expect(read.elements[1].label?.owner == box)
    read.perform(.remove([box]))
    #expect(read.elements.count == 2)
  }
}
