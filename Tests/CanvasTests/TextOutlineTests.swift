import Base
import Canvas
import Testing

/// Texts in scripts that are written in different ways: from the right, joined, one over the other.
@Suite("The outline of a text")
struct TextOutlineTests {
  static let texts = [
    "Falsches Üben, quer", "Ξεσκεπάζω τὴν", "Съешь же ещё", "Բել դղյակի ձախ", "ყველა ადამიანი",
    "דג סקרן שט בים", "نص حكيم له سر", "我能吞下玻璃", "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ", "ऋषियों को सताने", "เป็นมนุษย์สุดประเสริฐ",
    "two\nlines, of which\none is longer",
  ]

  private func layout(_ text: String, width: Double? = nil) -> TextLayout {
    TextLayout(
      paragraphs: text, font: Font(size: 120, weight: .bold), width: width, alignment: .center)
  }

  /// How dark each pixel is.
  private func pixels(_ layout: TextLayout, _ draw: (DrawingContext) -> Void) throws -> [UInt8] {
    let size = PixelSize(
      width: Int(layout.size.width) + 40, height: Int(layout.size.height) + 40)
    let surface = try Surface(size: size, format: .argb32)
    let context = DrawingContext(surface)
    context.translate(x: 20, y: 20)
    context.setColor(.black)
    draw(context)
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { x in UInt8(truncatingIfNeeded: surface.pixel(x: x, y: y) >> 24) }
    }
  }

  private func fill(_ contours: [[ViewPoint]], _ rule: FillRule = .nonZero) -> (DrawingContext) ->
    Void
  {
    { context in
      for contour in contours {
        context.move(x: contour[0].x, y: contour[0].y)
        for index in stride(from: 0, to: contour.count, by: 3) {
          let end = contour[(index + 3) % contour.count]
          context.curve(
            x1: contour[index + 1].x, y1: contour[index + 1].y, x2: contour[index + 2].x,
            y2: contour[index + 2].y, x: end.x, y: end.y)
        }
        context.closePath()
      }
      context.fill(by: rule)
    }
  }

  private func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    let ink = one.count { $0 > 0 }
    return zip(one, other).reduce(0.0) { $0 + abs(Double($1.0) - Double($1.1)) }
      / Double(max(1, ink))
  }

  @Test(arguments: texts)
  func `is what Pango draws, in any script`(_ text: String) throws {
    let layout = layout(text)
    let contours = layout.contours()
    let drawn = try pixels(layout) { layout.draw(in: $0, x: 0, y: 0) }
    // Cairo puts letters on whole pixels: their edges may be off by half of one.
    let outlined = try pixels(layout, fill(contours))
    #expect(difference(drawn, outlined) < 16)
    // The test can tell: a part that is missing is more than that.
    let fewer = try pixels(layout, fill(Array(contours.dropFirst(max(1, contours.count / 4)))))
    #expect(difference(outlined, fewer) > 3)
    #expect(contours.allSatisfy { $0.count % 3 == 0 && $0.count > 3 })
  }

  @Test func `has all of a line, however long it is`() {
    let once = layout("ab").contours().count
    #expect(layout(String(repeating: "ab", count: 200)).contours().count == 200 * once)
    #expect(layout("").contours().isEmpty && layout(" \n ").contours().isEmpty)
  }

  @Test func `is the same at any size`() throws {
    func contours(_ size: Double) -> [[ViewPoint]] {
      TextLayout(
        paragraphs: "Wave after wave", font: Font(size: size), width: 6 * size, alignment: .left
      ).contours()
    }
    let (small, large) = (contours(32), contours(512))
    try #require(small.map(\.count) == large.map(\.count))
    for (a, b) in zip(small.joined(), large.joined()) {
      #expect(abs(a.x * 16 - b.x) < 1.5 && abs(a.y * 16 - b.y) < 1.5)
    }
  }
}

@Suite("Carets in paragraphs")
struct CaretTests {
  private func layout(_ text: String, width: Double? = nil) -> TextLayout {
    TextLayout(paragraphs: text, font: Font(size: 20), width: width, alignment: .left)
  }

  @Test(arguments: ["añ漢b\nsecond\n\nlast", "one two three four"])
  func `are found where they are drawn`(_ text: String) {
    let layout = layout(text, width: 90)
    for index in text.indices {
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      let caret = layout.caret(atByte: byte)
      #expect(layout.byte(at: ViewPoint(x: caret.x + 0.5, y: caret.midY)) == byte)
      #expect(caret.height > 15)
    }
  }

  @Test func `go from line to line, to its beginning and its end`() throws {
    let layout = layout("first\nthe second\nx")
    let x = layout.caret(atByte: 4).x
    let down = try #require(layout.byte(from: 4, linesDown: true, x: x))
    #expect((9...11).contains(down))
    #expect(layout.line(atByte: down) == 6...16)
    #expect(layout.byte(from: down, linesDown: true, x: x) == 18, "the end of a shorter line")
    #expect(layout.byte(from: 18, linesDown: true, x: x) == nil)
    #expect(layout.byte(from: 4, linesDown: false, x: x) == nil)
    #expect(layout.line(atByte: 2) == 0...5 && layout.line(atByte: 17) == 17...18)
  }

  @Test func `have the gap behind the space of a break in the next line`() {
    let layout = layout("one two three", width: 60)
    #expect(layout.line(atByte: 0).lowerBound == 0)
    let first = layout.line(atByte: 0).upperBound
    #expect(first < 8 && layout.line(atByte: first + 1).lowerBound == first + 1)
  }

  @Test func `have boxes behind what is selected, one a line`() {
    let layout = layout("one\ntwo\nthree")
    let boxes = layout.boxes(of: 1..<10)
    #expect(boxes.count == 3)
    #expect(boxes.map(\.y) == boxes.map(\.y).sorted() && boxes.allSatisfy { $0.width > 0 })
    #expect(abs(boxes[0].x - layout.caret(atByte: 1).x) < 0.01)
    #expect(layout.boxes(of: 2..<2).isEmpty)
  }

  @Test func `know where a script begins`() {
    #expect(layout("مرحبا").beginsOnRight && !layout("hello").beginsOnRight)
  }
}
