import Base
import Documents
import Formats
import Testing

@Suite("Letters of texts in SVG files")
struct SVGLetterTests {
  private func elements(_ content: String) throws -> [PaintingElement] {
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" font-family="DejaVu Sans" font-size="20">\
      \(content)</svg>
      """
    let reading = try SVGFile.read(Array(file.utf8))
    #expect(reading.omissions.isEmpty && reading.pictured.isEmpty)
    return Array(reading.painting.elements)
  }

  private func texts(_ content: String) throws -> [TextBlock] {
    try elements(content).compactMap(\.content.text)
  }

  /// The box of the letters, in units of the file.
  private func box(_ content: String) throws -> PaperBox {
    var box = PaperBox.empty
    for element in try elements(content) {
      let points = element.content.keySamples.map(\.position)
      box.add(PaperBox(points.map { PaperPoint(x: $0.x * 400, y: $0.y * 300) }))
    }
    return box
  }

  /// The box of the letters along a line that nobody sees, or that is drawn.
  private func boxOfLetters(_ content: String) throws -> PaperBox {
    let text = try #require(try elements(content).first { $0.label != nil })
    return PaperBox(
      text.content.keySamples.map { PaperPoint(x: $0.position.x * 400, y: $0.position.y * 300) })
  }

  private func xs(_ content: String) throws -> [Double] {
    try texts(content).map { $0.map.x0 * 400 }
  }

  private func expectEqual(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-6) {
    #expect(a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }, "\(a) \(b)")
  }

  // MARK: Positions

  @Test func `are where lists say, and then follow each other`() throws {
    #expect(try texts(#"<text x="10 40 90" y="50">abcd</text>"#).map(\.string) == ["a", "b", "cd"])
    expectEqual(try xs(#"<text x="10 40 90" y="50">abcd</text>"#), [10, 40, 90])
    expectEqual(
      try xs(#"<text x="10,40" y="50">ab<tspan x="70 80">cd</tspan></text>"#), [10, 40, 70, 80])
    let lines = try texts(#"<text y="50 80" x="5 5">ab</text>"#).map { $0.map.y0 * 400 }
    #expect(abs(lines[1] - lines[0] - 30) < 1e-6)
  }

  @Test func `are moved from where they would be by the other lists`() throws {
    let plain = try xs(#"<text x="10" y="50">a<tspan>b</tspan><tspan>c</tspan></text>"#)
    let moved = try texts(#"<text x="10" y="50" dx="0 7 0" dy="0 0 -4">abc</text>"#)
    expectEqual(
      moved.map { $0.map.x0 * 400 }, [plain[0], plain[1] + 7, plain[2] + 7], within: 0.05)
    #expect(abs((moved[2].map.y0 - moved[0].map.y0) * 400 + 4) < 1e-6)
    // An element's own list counts, not that around it.
    let own = try xs(#"<text x="10" y="50" dx="3 3 3">a<tspan dx="9">b</tspan></text>"#)
    expectEqual(own, [13, plain[1] + 3 + 9], within: 0.05)
  }

  @Test func `turn about their own places, the last angle for all others`() throws {
    let found = try texts(#"<text x="10" y="50" rotate="0 90 30">abcd</text>"#)
    #expect(found.map(\.string) == ["a", "b", "c", "d"])
    let angles = found.map { PaperAngle.degrees(of: PaperVector(dx: $0.map.xx, dy: $0.map.yx)) }
    expectEqual(angles, [0, 90, 30, 30], within: 1e-9)
  }

  // MARK: Lengths

  @Test func `have gaps between them, as areas`() throws {
    let (plain, wide) = (
      try box(#"<text x="10" y="50">abcd</text>"#),
      try box(#"<text x="10" y="50" letter-spacing="6">abcd</text>"#)
    )
    #expect(abs(wide.right - plain.right - 18) < 0.5 && abs(wide.left - plain.left) < 0.1)
    #expect(try texts(#"<text x="10" y="50" letter-spacing="6">abcd</text>"#).isEmpty)
    #expect(try texts(#"<text x="10" y="50" letter-spacing="0">abcd</text>"#).count == 1)
    let words = try box(#"<text x="10" y="50" word-spacing="1em">a b c</text>"#)
    #expect(abs(words.right - (try box(#"<text x="10" y="50">a b c</text>"#)).right - 40) < 0.5)
  }

  @Test func `take up the length that is given`() throws {
    for adjust in ["spacing", "spacingAndGlyphs"] {
      let box = try box(
        "<text x=\"10\" y=\"50\" textLength=\"200\" lengthAdjust=\"\(adjust)\">abcd</text>")
      #expect(abs(box.left - 11) < 4.5 && abs(box.right - 206) < 5, "\(adjust) \(box)")
    }
    let both = try box(
      #"<text x="200" y="50" text-anchor="middle" textLength="200">ab<tspan fill="red">cd</tspan></text>"#
    )
    #expect(abs(both.center.x - 200) < 3 && abs(both.width - 200) < 6)
  }

  // MARK: Lines

  @Test func `stand on a path`() throws {
    let path = #"<defs><path id="p" d="M100 20V280"/></defs>"#
    let down = try boxOfLetters(##"\##(path)<text><textPath href="#p">abcd</textPath></text>"##)
    #expect(down.top > 18 && down.top < 24 && down.height > 40 && down.height < 60)
    #expect(down.left > 97 && down.right < 120)
    let middle = try boxOfLetters(
      ##"\##(path)<text text-anchor="middle"><textPath href="#p" startOffset="50%">abcd</textPath></text>"##
    )
    #expect(abs(middle.center.y - 150) < 3)
    let circle = try boxOfLetters(
      ##"<circle id="p" cx="200" cy="150" r="60"/><text><textPath href="#p">abcdefghijklmnopqrstuvwxyz</textPath></text>"##
    )
    #expect(circle.width > 110 && circle.height > 110)
    // What the line is too short for is not shown.
    let short = try elements(
      ##"<defs><path id="p" d="M0 50h5"/></defs><text><textPath href="#p">abcd</textPath></text>"##)
    #expect(short.isEmpty)
  }

  @Test func `have lines under, through and over them`() throws {
    let found = try elements(
      #"<text x="10" y="50" text-decoration="underline overline"><tspan>ab</tspan></text>"#)
    #expect(found.map(\.content.tool) == [.text, .area])
    #expect(found[1].content.contourEnds.count == 2)
    #expect(found[0].groups.count == 1 && found[0].groups == found[1].groups)
  }

  // MARK: Spaces and pieces

  @Test func `have the spaces that the file wants`() throws {
    #expect(try texts("<text> a \n b </text>").map(\.string) == ["a b"])
    #expect(try texts("<text xml:space=\"preserve\"> a \n b </text>").map(\.string) == [" a   b "])
    #expect(try texts("<text style=\"white-space:pre\">a  b</text>").map(\.string) == ["a  b"])
    #expect(try texts("<text>a\u{A0}\u{A0}b</text>").map(\.string) == ["a\u{A0}\u{A0}b"])
  }

  @Test func `that are hidden take up their room, and those that are not there do not`() throws {
    let shown = try xs(#"<text x="10" y="50">ab<tspan>cd</tspan><tspan>ef</tspan></text>"#)
    let hidden = try xs(
      #"<text x="10" y="50">ab<tspan visibility="hidden">cd</tspan><tspan>ef</tspan></text>"#)
    expectEqual(hidden, [shown[0], shown[2]])
    let gone = try xs(
      #"<text x="10" y="50">ab<tspan display="none">cd</tspan><tspan>ef</tspan></text>"#)
    expectEqual(gone, [shown[0], shown[1]])
    let moved = try xs(#"<text x="10" y="50">ab<tspan transform="scale(9)">cd</tspan></text>"#)
    expectEqual(moved, [shown[0], shown[1]])
  }

  @Test func `of several looks are held in the middle of all of them`() throws {
    for (anchor, place) in [("start", 0.0), ("middle", 0.5), ("end", 1.0)] {
      let box = try box(
        "<text x=\"200\" y=\"50\" text-anchor=\"\(anchor)\">abc<tspan font-weight=\"bold\">def</tspan></text>"
      )
      #expect(abs(box.left + place * box.width - 200) < 3, "\(anchor)")
    }
    let right = try box(
      #"<text x="200" y="50" direction="rtl">אב<tspan font-weight="bold">גד</tspan></text>"#)
    #expect(abs(right.right - 200) < 3)
    let order = try xs(
      #"<text x="200" y="50" direction="rtl">ab<tspan fill="red">cd</tspan></text>"#)
    #expect(order[1] < order[0])
  }

  @Test func `have their baselines moved`() throws {
    let plain = try texts(#"<text y="50">a</text>"#)[0].map.y0
    for (value, drop) in [
      ("super", -20.0 / 3), ("sub", 4), ("25%", -5), ("-3", 3), ("baseline", 0),
    ] {
      let text = try texts("<text y=\"50\"><tspan baseline-shift=\"\(value)\">a</tspan></text>")[0]
      #expect(abs((text.map.y0 - plain) * 400 - drop) < 1e-6, "\(value)")
    }
    let middle = try box(#"<text y="50" dominant-baseline="middle">x</text>"#)
    #expect(abs(middle.center.y - 50) < 1)
    let top = try box(#"<text y="50" dominant-baseline="hanging">E</text>"#)
    #expect(abs(top.top - 50) < 3)
  }
}
