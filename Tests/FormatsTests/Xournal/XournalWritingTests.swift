import Base
import Documents
import TestSupport
import Testing

@testable import Formats

@Suite("Paintings as pages of Xournal++")
struct XournalWritingTests {
  private typealias Pages = XournalPages

  private func painting(_ elements: [PaintingElement], layers: [Layer] = [Layer()]) -> Painting {
    Painting(shape: .fixed(.fourToThree), layers: layers, baseElements: elements)
  }

  private func line(
    _ points: [(Double, Double)], width: Double = 0.01, style: LineStyle = LineStyle()
  ) -> PaintingElement {
    PaintingElement(
      .freehand(points.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }), width: width,
      style: style)
  }

  /// How often a word is in the file of a painting.
  private func count(of word: String, in painting: Painting) throws -> Int {
    try Pages.text(of: painting).ranges(of: word).count
  }

  @Test(arguments: seeds(UInt64(100)))
  func `have their lines to a hundredth of a point`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let ratio = try #require(AspectRatio(.random(in: 0.2...5, using: &random)))
    let elements = (0..<5).map { _ in
      PaintingElement(
        .freehand(
          (0..<Int.random(in: 2...20, using: &random)).map { _ in
            Sample(
              position: UnitPoint(
                x: .random(in: -0.2...1.2, using: &random),
                y: .random(in: -0.2...1.2, using: &random)),
              pressure: .random(in: 0.1...1, using: &random))
          }), width: .random(in: 0.001...0.1, using: &random),
        style: LineStyle(
          color: InkColor(rgb: .random(in: 0...0xFF_FFFF, using: &random)), hand: random.hand()))
    }
    let length = try #require(PaperLength(millimeters: .random(in: 50...900, using: &random)))
    let painting = Painting(
      shape: .fixed(ratio), paperLength: length, baseElements: elements)
    let again = try Pages.again(painting)
    #expect(abs(try #require(again.paperLength).millimeters - length.millimeters) < 1e-9)
    let side = length.inches * 72
    try #require(again.elements.count == elements.count)
    for (old, new) in zip(painting.elements, again.elements) {
      let (old, new) = (old.line(on: ratio), new.stroke(on: again.aspectRatio))
      try #require(old.samples.count == new.samples.count && old.style.color == new.style.color)
      for (index, (a, b)) in zip(old.samples, new.samples).enumerated() {
        let way =
          PaperPoint(a.position, on: ratio) - PaperPoint(b.position, on: again.aspectRatio)
        #expect(way.length * side < 0.01)
        func width(_ stroke: Stroke, _ sample: Sample) -> Double {
          stroke.width * side * stroke.style.hand.breadth(of: sample)
        }
        // The last point begins no line.
        guard index < old.samples.count - 1 else { continue }
        #expect(abs(width(old, a) - width(new, b)) <= 0.011)
      }
    }
  }

  @Test(arguments: seeds(UInt64(30)))
  func `are read again, whatever they hold`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let painting = random.painting()
    let again = try Pages.again(painting)
    #expect(abs(again.aspectRatio.value / painting.aspectRatio.value - 1) < 1e-9)
    #expect(again.layers.count == max(painting.layers.filter(\.isExported).count, 1))
  }

  @Test func `have visible layers, with their names`() throws {
    let layers = [
      Layer(id: Layer.ID(1), name: "a<b>"), Layer(id: Layer.ID(2), name: "c", isHidden: true),
      Layer(id: Layer.ID(3), opacity: 0.5),
    ]
    let elements = layers.map { layer in
      var element = line([(0.1, 0.1), (0.9, 0.9)])
      element.layer = layer.id
      return element
    }
    let again = try Pages.again(painting(elements, layers: layers))
    #expect(again.layers.map(\.name) == ["a<b>", ""])
    #expect(again.elements.map(\.style.color.alpha) == [255, 128])
  }

  @Test func `have pens for opaque ink, highlighters for other`() throws {
    var style = LineStyle(color: InkColor(red: 255, green: 0, blue: 0, alpha: 40))
    let text = try Pages.text(
      of: painting([line([(0, 0), (1, 1)]), line([(0, 0), (1, 1)], style: style)]))
    #expect(text.contains(##"<stroke tool="pen" color="#000000ff""##))
    #expect(text.contains(##"<stroke tool="highlighter" color="#ff000028""##))
    style.color.alpha = 0
    #expect(try count(of: "<stroke", in: painting([line([(0, 0), (1, 1)], style: style)])) == 0)
  }

  @Test func `have fills within their lines, or below lines of other colours`() throws {
    let corner = UnitPoint(x: 0.2, y: 0.2)
    func shape(_ fill: InkColor, _ pattern: FillPattern = .solid) -> Painting {
      painting([
        PaintingElement(
          .shape(.rectangle, from: corner, to: UnitPoint(x: 0.8, y: 0.8)), width: 0.01,
          style: LineStyle(color: .black, fill: FillStyle(color: fill, pattern: pattern)))
      ])
    }
    let same = try Pages.again(shape(InkColor(red: 0, green: 0, blue: 0, alpha: 99)))
    #expect(same.elements.count == 1 && same.elements[0].fill?.color.alpha == 99)
    let other = try Pages.again(shape(InkColor(rgb: 0xFF0000)))
    #expect(other.elements.count == 2 && other.elements[0].fill?.color.red == 255)
    let dotted = try Pages.again(shape(InkColor(rgb: 0xFF0000), .dotted))
    #expect(dotted.elements.map(\.content.tool) == [.picture])
  }

  @Test(arguments: [(FillRule.nonZero, 1), (.evenOdd, 0)])
  func `have fills of lines that cross themselves where there is a rule for them`(
    _ rule: FillRule, _ fillCount: Int
  ) throws {
    let star = (0...5).map { index in
      let direction = PaperAngle.direction(radians: Double(index) * 0.8 * .pi)
      return (0.5 + direction.dx * 0.3, 0.5 + direction.dy * 0.4)
    }
    let style = LineStyle(color: .black, fill: FillStyle(color: .black, rule: rule))
    let again = try Pages.again(painting([line(star, style: style)]))
    #expect(again.elements.count == 1)
    #expect(again.elements.filter { $0.fill != nil }.count == fillCount)
  }

  @Test func `have only the pieces of lines that erasers left`() throws {
    let whole = line([(0, 0.5), (1, 0.5)])
    let eraser = PaintingElement(
      .eraser([
        Sample(position: UnitPoint(x: 0.5, y: 0)), Sample(position: UnitPoint(x: 0.5, y: 1)),
      ]), width: 0.2)
    for painting in [painting([whole, eraser]), painting([whole.erased(by: [eraser])])] {
      let pieces = try Pages.again(painting).strokes
      #expect(pieces.count == 2)
      let ends = pieces.map { $0.samples.map(\.position.x) }
      #expect((ends.first?.last ?? 1) < 0.41 && (ends.last?.first ?? 0) > 0.59)
    }
    #expect(try Pages.again(painting([eraser, whole])).elements.count == 1)
  }

  @Test func `have a picture where an eraser took part of an area, with what is below it`() throws {
    let corners = [(0.2, 0.2), (0.8, 0.2), (0.8, 0.6)].map { PaperPoint(x: $0.0, y: $0.1) }
    let outline = try #require(AreaOutline(polygon: corners, on: .fourToThree))
    let area = PaintingElement(.area(outline), width: 0.001)
    let eraser = PaintingElement(.eraser([Sample(position: UnitPoint(x: 0.6, y: 0.4))]), width: 0.1)
    #expect(try Pages.again(painting([area])).elements.map(\.content.tool) == [.pencil])
    let again = try Pages.again(painting([line([(0, 0), (1, 1)]), area, eraser]))
    #expect(again.elements.map(\.content.tool) == [.pencil, .picture])
  }

  @Test func `have texts as texts, unless they are turned`() throws {
    let block = TextBlock(
      "two <words>\nand more", style: TextStyle(family: "DejaVu Sans", weight: 700), size: 0.05,
      at: PaperPoint(x: 0.1, y: 0.2))
    let content = try #require(ElementContent(block, on: .fourToThree))
    let text = PaintingElement(content, width: 0.001, style: LineStyle(color: .black))
    let read = try #require(try Pages.again(painting([text])).elements.first?.content.text)
    #expect(read.string == block.string && read.style == block.style)
    #expect(abs(read.size - 0.05) < 1e-9 && (read.anchor - block.anchor).length < 1e-9)
    let turned = text.moved(
      by: .rotation(to: PaperAngle.direction(radians: 1), about: block.anchor), on: .fourToThree)
    #expect(try Pages.again(painting([turned])).elements.map(\.content.tool) == [.picture])
  }

  @Test func `have broken lines where a text is as wide as a column`() throws {
    let block = TextBlock(
      "one two three four five six", style: TextStyle(family: "DejaVu Sans"), size: 0.05,
      width: 0.3, at: PaperPoint(x: 0.1, y: 0.1))
    let content = try #require(ElementContent(block, on: .fourToThree))
    let again = try Pages.again(painting([PaintingElement(content, width: 0.001)]))
    let read = try #require(again.elements.first?.content.text)
    #expect(read.width == nil && read.string.contains("\n"))
    #expect(read.string.replacing("\n", with: " ") == block.string)
  }

  @Test func `have their rulings, and the colour of the paper`() throws {
    for kind in PaperPattern.Kind.allCases {
      let pattern = try #require(PaperPattern(kind, spacing: 0.05, color: .patternBlue))
      let old = Background(color: InkColor(rgb: 0xFFEE88), pattern: pattern)
      let new = try Pages.again(Painting(background: old)).background
      #expect(new.color == old.color && new.pattern?.kind == kind)
      #expect(new.pattern?.color == .patternBlue)
      #expect(abs((new.pattern?.spacing ?? 0) - 0.05) < 1e-9)
    }
  }

  @Test func `look the same, on a photograph, with heads and translucent layers`() throws {
    let grid = CellGrid(size: CellSize(width: 4, height: 3), cells: Array(0..<12).map { $0 % 5 })
    let file = try PNGFile.bytes(of: grid, .usual, scale: 50)
    let style = LineStyle(
      color: InkColor(rgb: 0xCC2200), heads: LineHeads(start: .dot, end: .arrow))
    var hatched = line([(0.1, 0.8), (0.5, 0.9), (0.9, 0.6), (0.1, 0.8)])
    hatched.style.fill = FillStyle(color: .black, pattern: .crosshatched)
    let painting = Painting(
      shape: .fixed(.fourToThree),
      background: Background(color: .white, picture: BackgroundPicture(file: file)),
      layers: [Layer(opacity: 0.7)],
      baseElements: [line([(0.1, 0.1), (0.5, 0.3), (0.8, 0.2)], style: style), hatched])
    let again = try Pages.again(painting)
    let pixels = try [painting, again].map {
      try ColorRaster($0, size: CellSize(width: 200, height: 150), transparent: false).pixels
    }
    var sum = 0
    for (old, new) in zip(pixels[0], pixels[1]) {
      for shift in [8, 16, 24] { sum += abs(Int(old >> shift & 255) - Int(new >> shift & 255)) }
    }
    #expect(Double(sum) / Double(3 * pixels[0].count) < 2)
  }

  @Test func `are cancelled between elements`() throws {
    let painting = painting([line([(0, 0), (1, 1)])])
    #expect(throws: PictureError.cancelled) {
      try XournalFile.bytes(of: painting, title: "A") { _ in false }
    }
  }

  @Test func `are packed without a name and a time, so that the same is the same file`() throws {
    let painting = painting([line([(0, 0), (1, 1)])])
    let file = try XournalFile.bytes(of: painting, title: "A & B")
    #expect(file.prefix(10) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF])
    #expect(try XournalFile.bytes(of: painting, title: "A & B") == file)
    #expect(try Pages.text(of: painting, title: "A & B").contains("<title>A &amp; B</title>"))
  }
}
