import Canvas
import Base
import Documents
import Editing
import Formats
import Testing

/// Pictures of a painting with layers, here and in other programs.
@Suite struct LayerPictureTests {
  private static let width = 400
  private let red = InkColor(red: 220, green: 30, blue: 20)
  private let blue = InkColor(red: 20, green: 60, blue: 220)

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), in layer: UInt32, _ color: InkColor = .black,
    isEraser: Bool = false
  ) -> PaintingElement {
    let points = [from, to].map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }
    return PaintingElement(
      layer: Layer.ID(layer), isEraser ? .eraser(points) : .freehand(points), width: 0.06,
      style: LineStyle(color: color))
  }

  /// A cross in each of three layers; the uppermost is hidden, and the middle one faint, with a gap.
  private var painting: Painting {
    Painting(
      shape: .fixed(.fourToThree),
      background: Background(color: InkColor(red: 250, green: 240, blue: 200)),
      layers: [
        Layer(name: "Ground & “sky”"), Layer(id: Layer.ID(7), isLocked: true, opacity: 0.5),
        Layer(id: Layer.ID(3), name: "Notes", isHidden: true),
      ],
      baseElements: [
        line((0.1, 0.2), (0.9, 0.2), in: 1), line((0.1, 0.5), (0.9, 0.5), in: 1),
        line((0.8, 0.1), (0.8, 0.9), in: 1, isEraser: true),
        line((0.2, 0.1), (0.2, 0.9), in: 7, red), line((0.1, 0.7), (0.9, 0.7), in: 7, blue),
        line((0.4, 0.1), (0.4, 0.9), in: 7, blue), line((0.1, 0.5), (0.9, 0.5), in: 7, red),
        line((0.6, 0.1), (0.6, 0.9), in: 7, isEraser: true),
        line((0, 0), (1, 1), in: 3),
      ])
  }

  private func render(_ painting: Painting) throws -> Surface {
    let size = try PaintingPicture.size(of: painting, width: Self.width)
    return try PaintingPicture.surface(of: painting, size: size)
  }

  private func pixel(_ painting: Painting, _ x: Double, _ y: Double) throws -> UInt32 {
    try render(painting).pixel(x: Int(x * 400), y: Int(y * 300)) & 0xFF_FFFF
  }

  @Test func `A layer is as faint as a whole as each line in it, and a hidden one is not there`()
    throws
  {
    let painting = painting
    // Where the two blue lines cross, and where there is one.
    #expect(try pixel(painting, 0.4, 0.7) == pixel(painting, 0.5, 0.7))
    // The eraser of the layer shows the line under it.
    #expect(try pixel(painting, 0.6, 0.5) == 0)
    // The diagonal is hidden.
    #expect(try pixel(painting, 0.95, 0.95) == 0xFAF0C8)
    var shown = painting
    shown.perform(try #require(shown.changing(Layer.ID(3)) { $0.isHidden = false }))
    #expect(try pixel(shown, 0.95, 0.95) == 0)
  }

  @Test func `Layers look the same in an SVG and in a PDF`() throws {
    let painting = painting
    for format in [FileFormat.svg, .pdf] {
      let bytes = try PaintingExport(as: format, width: Self.width).bytes(of: painting, name: "A")
      try OtherProgram.withFolder { folder in
        let other = try OtherProgram.rendering(of: bytes, as: format, width: Self.width, in: folder)
        let difference = try PictureDifference.mean(render(painting), other)
        #expect(difference < 2, "\(format.id)")
        // The test can tell: opaque it would not be so near.
        var opaque = painting
        opaque.perform(try #require(opaque.changing(Layer.ID(7)) { $0 = $0.faded(to: 1) }))
        #expect(try PictureDifference.mean(render(opaque), other) > 3 * difference)
      }
    }
  }

  @Test func `An SVG gives the layers back, but for hidden ones`() throws {
    let painting = painting
    let bytes = SVGFile.bytes(of: painting, title: "A")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#"inkscape:groupmode="layer""#) && text.contains(#"opacity="0.5""#))
    let again = try SVGFile.painting(bytes)
    #expect(again.layers == Array(painting.layers.prefix(2)))
    #expect(again.elements.map(\.layer) == painting.exportedElements.map(\.layer))
    #expect(again.elements.map(\.content) == painting.exportedElements.map(\.content))
    #expect(try PictureDifference.mean(render(again), render(painting)) == 0)
  }

  @Test func `Layers of Inkscape are layers, and what lies beside them is one, too`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
        <g inkscape:groupmode="layer" inkscape:label="Ink" style="opacity:0.25">
          <path d="M 10,10 90,10" stroke="#000" opacity="0.5"/>
        </g>
        <path d="M 10,50 90,50" stroke="#000"/>
        <g inkscape:groupmode="layer" inkscape:label="Plan" style="display:none"
          sodipodi:insensitive="true"><g><path d="M 10,90 90,90" stroke="#000"/></g></g>
        <g style="opacity:0.5"><path d="M 10,70 90,70" stroke="#000"/></g>
      </svg>
      """
    let painting = try SVGFile.painting(Array(svg.utf8))
    #expect(painting.layers.map(\.name) == ["Ink", "", "Plan", ""])
    #expect(painting.layers.map(\.opacity) == [0.25, 1, 1, 1])
    #expect(painting.layers.map(\.isHidden) == [false, false, true, false])
    #expect(painting.layers.map(\.isLocked) == [false, false, true, false])
    let places = painting.elements.map { element in
      painting.layers.firstIndex { $0.id == element.layer }
    }
    #expect(places == [0, 1, 2, 3])
    #expect(painting.elements.map(\.style.color.alpha) == [128, 255, 255, 128])
  }

  @Test func `A file without layers has one, as before`() throws {
    let plain = Painting(
      shape: .fixed(.fourToThree), baseElements: [line((0.1, 0.1), (0.9, 0.9), in: 1)])
    let bytes = SVGFile.bytes(of: plain, title: "A")
    #expect(!String(decoding: bytes, as: UTF8.self).contains("inkscape"))
    #expect(try SVGFile.painting(bytes).layers == [Layer()])
  }

  @Test func `JSON keeps every layer with its state`() throws {
    let document = PaintingDocument(painting: painting)
    let again = try PaintingDocument(json: document.json).painting
    #expect(again.layers == painting.layers && again.elements.count == painting.elements.count)
  }

  @Test func `A merged layer looks as it did, faint where it was`() throws {
    var painting = painting
    for layer in painting.layers {
      if let edit = painting.changing(layer.id, { ($0.isLocked, $0.isHidden) = (false, false) }) {
        painting.perform(edit)
      }
    }
    painting.perform(.remove([painting.elements[5].id]))
    let before = try render(painting)
    let index = ElementIndex(
      painting.elements, in: painting.layers, on: painting.aspectRatio)
    painting.perform(try #require(index.merging(Layer.ID(7), in: painting)))
    #expect(painting.layers.map(\.id.number) == [1, 3])
    // Where a red line crosses a blue one, both are seen now.
    #expect(try PictureDifference.mean(before, render(painting)) < 2)
  }
}
