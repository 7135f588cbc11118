import Base
import Canvas
import Documents
import Formats
import Testing

@Suite("Kinds of brush in files") struct BrushKindFileTests {
  private static let kinds = BrushKind.Name.allCases
  private static let size = PixelSize(width: 640, height: 480)

  /// A wave, a shape and a click of a kind.
  private static func painting(_ name: BrushKind.Name, lightest: Double = 1) -> Painting {
    func style(_ x: Double) -> LineStyle {
      var style = LineStyle(color: InkColor(red: 30, green: 90, blue: 160))
      style.kind = BrushKind(name).seeded(at: UnitPoint(x: x, y: 0.1))
      style.lightestOpacity = lightest
      return style
    }
    let wave = (0...40).map { (index: Int) -> Sample in
      let x = 0.1 + 0.02 * Double(index)
      let y = index % 10 < 5 ? 0.41 : 0.29
      return Sample(
        position: UnitPoint(x: x, y: y), pressure: Float(index % 9) / 8,
        milliseconds: UInt32(8 * index))
    }
    return Painting(
      shape: .fixed(.fourToThree),
      baseElements: [
        PaintingElement(.freehand(wave), width: 0.03, style: style(1)),
        PaintingElement(
          .shape(.ellipse, from: UnitPoint(x: 0.2, y: 0.55), to: UnitPoint(x: 0.7, y: 0.9)),
          width: 0.02, style: style(2)),
        PaintingElement(
          .freehand([Sample(position: UnitPoint(x: 0.85, y: 0.8))]), width: 0.05, style: style(3)),
      ])
  }

  @Test(arguments: kinds, [1.0, 0.2])
  func `are the same lines again in JSON and SVG`(name: BrushKind.Name, lightest: Double) throws {
    let painting = Self.painting(name, lightest: lightest)
    let json = PaintingDocument(painting: painting)
    let read = try PaintingDocument(json: json.json).painting
    #expect(read.elements.map(\.style) == painting.elements.map(\.style))
    let text = String(decoding: json.json, as: UTF8.self)
    #expect(text.contains("\"version\": 3") == (name != .pen || lightest < 1))
    let svg = SVGFile.bytes(of: painting, title: "Kinds")
    let reading = try SVGFile.read(svg)
    let again = reading.painting
    #expect(reading.omissions.isEmpty && reading.pictured.isEmpty)
    #expect(again.elements.map(\.style) == painting.elements.map(\.style))
    #expect(again.elements.map(\.content.keySamples.count) == [41, 2, 1])
  }

  @Test(arguments: kinds)
  func `look alike in the SVG and PDF files that other programs show`(name: BrushKind.Name) throws {
    let painting = Self.painting(name)
    let ours = try PaintingPicture.surface(of: painting, size: Self.size)
    for format in [FileFormat.svg, .pdf] {
      let bytes =
        try format == .svg
        ? SVGFile.bytes(of: painting, title: "A") : PaintingPicture.pdf(of: painting, title: "A")
      try OtherProgram.withFolder { folder in
        let theirs =
          try format == .pdf
          ? OtherProgram.page(of: bytes, by: .cairo, width: Self.size.width, in: folder)
          : OtherProgram.rendering(of: bytes, as: format, width: Self.size.width, in: folder)
        // Grain of 300 dpi is scaled down there, and drawn at its size here.
        let isGrained = name == .pencil || name == .chalk
        let difference = try PictureDifference.rootMeanSquare(ours, theirs)
        #expect(difference <= (isGrained ? 12 : 6), "\(format)")
      }
    }
  }

  @Test(arguments: [
    (#"{"kind": "crayon"}"#, "kind"), (#"{"grain": 2}"#, "kind"),
    (#"{"kind": "nib", "seed": -1}"#, "seed"),
    (#"{"kind": "nib", "angle": "steep"}"#, "angle"), (#""nib""#, "brush"),
  ]) func `are refused in one line if they are unknown or no numbers`(brush: String, field: String)
    throws
  {
    let json = Self.json(brush)
    let error = #expect(throws: InterchangeError.self) {
      try PaintingDocument(json: Array(json.utf8))
    }
    try #expect(#require(error).field.hasSuffix(field))
  }

  @Test func `have settings in range, whatever the file says`() throws {
    let json = Self.json(
      #"{"kind": "nib", "thickness": 1e300, "angle": -5, "flow": 3, "future": [1]}"#)
    let kind = try PaintingDocument(json: Array(json.utf8)).painting.elements[0].style.kind
    #expect(kind[.thickness] == 1 && kind[.angle] == 0 && kind[.turning] == 0)
  }

  private static func json(_ brush: String) -> String {
    """
    {"format": "filbert-painting", "version": 3, "aspectRatio": 1.5, "layers": [{"id": 1, "elements": [
    {"id": 1, "kind": "stroke", "width": 0.01, "brush": \(brush), "points": [[0.1, 0.1], [0.5, 0.5]]}]}]}
    """
  }
}
