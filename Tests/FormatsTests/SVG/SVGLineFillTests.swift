import Base
import Canvas
import Documents
import Formats
import Testing

@Suite("Fills and heads of lines in files")
struct SVGLineFillTests {
  private static let width = 800

  private func render(_ painting: Painting) throws -> Surface {
    let size = try PaintingPicture.size(of: painting, width: Self.width)
    return try PaintingPicture.surface(of: painting, size: size)
  }

  /// A line of each pattern and head; open and closed, tapered, erased, and shapes.
  private var painting: Painting {
    var elements: [PaintingElement] = []
    let (first, second) = (InkColor(red: 200, green: 120, blue: 0), InkColor(rgb: 0x2060C0))
    func samples(_ x: Double, _ y: Double) -> [Sample] {
      (0..<40).map { step in
        let way = PaperAngle.direction(radians: Double(step) * 4 * .pi / 39)
        let reach = step < 20 ? 0.1 : 0.06
        return Sample(
          position: UnitPoint(x: x + way.dx * reach, y: y + way.dy * reach * 4 / 3),
          pressure: 0.3 + Float(step) / 60)
      }
    }
    for (row, pattern) in FillPattern.allCases.enumerated() {
      let y = 0.15 + 0.23 * Double(row)
      let fill = FillStyle(
        color: row % 2 == 0 ? first : InkColor(red: 32, green: 96, blue: 192, alpha: 150),
        pattern: pattern, rule: row % 2 == 0 ? .evenOdd : .nonZero)
      let hand =
        row == 1 ? HandStyle(smoothing: 20, widthSource: .pressure, thinnest: 0.1) : .gentle
      let pale = InkColor(red: 90, green: 0, blue: 90, alpha: 140)
      elements.append(
        PaintingElement(
          .freehand(samples(0.15, y)), width: 0.01,
          style: LineStyle(color: second, hand: hand, fill: fill)))
      elements.append(
        PaintingElement(
          .shape(
            [.ellipse, .rectangle, .ellipse, .rounded][row], from: UnitPoint(x: 0.3, y: y - 0.08),
            to: UnitPoint(x: 0.5, y: y + 0.08)), width: 0.008,
          style: LineStyle(join: .miter, color: pale, fill: fill)))
      let heads = LineHeads(start: LineHead.allCases[row], end: LineHead.allCases[(row + 1) % 4])
      elements.append(
        PaintingElement(
          .shape(.line, from: UnitPoint(x: 0.58, y: y + 0.05), to: UnitPoint(x: 0.72, y: y - 0.05)),
          width: 0.008, style: LineStyle(color: row % 2 == 0 ? pale : .black, heads: heads)))
      elements.append(
        PaintingElement(
          .freehand(Array(samples(0.88, y)[2..<22])), width: 0.012,
          style: LineStyle(color: pale, hand: hand, fill: row == 2 ? nil : fill, heads: heads)))
    }
    let eraser = PaintingElement(
      .eraser([UnitPoint(x: 0.1, y: 0), UnitPoint(x: 0.9, y: 1)].map { Sample(position: $0) }),
      width: 0.03)
    for index in elements.indices where index % 3 == 0 {
      elements[index] = elements[index].erased(by: [eraser])
    }
    return Painting(shape: .fixed(.fourToThree), baseElements: elements)
  }

  private func bare(_ painting: Painting, _ change: (inout LineStyle) -> Void) -> Painting {
    Painting(
      shape: painting.shape, background: painting.background,
      baseElements: painting.elements.map {
        var element = $0
        change(&element.style)
        return element
      })
  }

  @Test(arguments: [0, 1])
  func `look in librsvg and in Poppler as they do here`(kind: Int) throws {
    let painting = painting
    let format: FileFormat = kind == 0 ? .svg : .pdf
    let bytes = try PaintingExport(as: format, width: Self.width).bytes(of: painting, name: "A")
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: format, width: Self.width, in: folder)
      let difference = try PictureDifference.mean(render(painting), other)
      #expect(difference < 2.5)
      // The test can tell.
      let empty = bare(painting) { $0.fill = nil }
      #expect(try PictureDifference.mean(render(empty), other) > 3 * difference)
      let solid = bare(painting) { $0.fill?.pattern = .solid }
      #expect(try PictureDifference.mean(render(solid), other) > 2 * difference)
      let headless = bare(painting) { $0.heads = .none }
      #expect(try PictureDifference.mean(render(headless), other) > 1.1 * difference)
    }
  }

  @Test func `are vectors in a PDF`() throws {
    let whole = Painting(
      shape: .fixed(.fourToThree),
      baseElements: painting.elements.filter { $0.erasures.isEmpty })
    let bytes = try PaintingExport(as: .pdf, width: 1).bytes(of: whole, name: "A")
    let hasPictures = String(decoding: bytes, as: UTF8.self).contains("/Subtype /Image")
    #expect(!hasPictures)
  }

  @Test(arguments: [FileFormat.svg, .json])
  func `come back as the same elements`(format: FileFormat) throws {
    let bytes = try PaintingExport(as: format, width: 1).bytes(of: painting, name: "A")
    guard case .painting(let again) = try DocumentImport.document(bytes).document else {
      return #expect(Bool(false), "it is no painting")
    }
    #expect(again.elements.map(\.style.fill) == painting.elements.map(\.style.fill))
    #expect(again.elements.map(\.style.heads) == painting.elements.map(\.style.heads))
    #expect(again.elements.map(\.content.tool) == painting.elements.map(\.content.tool))
    #expect(try PictureDifference.mean(render(again), render(painting)) == 0)
  }

  private func imported(_ content: String) throws -> [PaintingElement] {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75">\#(content)</svg>"#
    return Array(try SVGFile.painting(Array(text.utf8)).elements)
  }

  @Test func `of other programs are the line's own where that is one, else an area under it`()
    throws
  {
    let blue = "fill=\"#00F\" stroke=\"red\""
    let one = try imported(
      """
      <path \(blue) d="M10 10h30v20z"/><path \(blue) fill-rule="evenodd" d="M10 10C20 0 30 40 50 5"/>
      <rect \(blue) fill-opacity=".5" x="9" y="9" width="20" height="9"/>
      <circle \(blue) cx="50" cy="30" r="9"/>
      """)
    let color = InkColor(rgb: 0x0000FF)
    #expect(
      one.map(\.style.fill) == [
        FillStyle(color: color, rule: .nonZero), FillStyle(color: color, rule: .evenOdd),
        FillStyle(color: InkColor(red: 0, green: 0, blue: 255, alpha: 128), rule: .nonZero),
        FillStyle(color: color, rule: .nonZero),
      ])
    #expect(one.map(\.content.tool) == [.pencil, .pencil, .rectangle, .ellipse])
    let several = try imported(
      "<path \(blue) fill-rule=\"evenodd\" d=\"M10 10h30v20zM12 12h20v15z\"/>")
    #expect(several.map(\.isArea) == [true, false, false])
    #expect(several.allSatisfy { $0.style.fill == nil })
    #expect(try imported("<path fill=\"#00F\" d=\"M10 10h30v20z\"/>").map(\.isArea) == [true])
  }

  @Test func `are refused in a document with a line that says why`() {
    for (field, complaint) in [
      (#""fill": {"pattern": "dotted"}"#, "color"), (#""fill": {"color": "red"}"#, "color"),
      (##""fill": {"color": "#F00", "pattern": "wavy"}"##, "solid"),
      (#""heads": ["arrow"]"#, "two words"), (#""heads": ["arrow", "star"]"#, "bar"),
    ] {
      let text = """
        {"format": "filbert-painting", "version": 2, "name": "A", "aspectRatio": 1, "layers": [
          {"id": 1, "elements": [
            {"id": 1, "kind": "stroke", "width": 0.1, "points": [[0, 0]], \(field)}]}]}
        """
      do {
        _ = try DocumentImport.document(Array(text.utf8))
        Issue.record("\(field) was read")
      } catch {
        #expect("\(error)".contains(complaint), "\(error)")
      }
    }
  }
}
