import Base
import Canvas
import Documents
import Formats
import TestSupport
import Testing

@Suite("Texts along lines")
struct LineTextTests {
  private let paper = AspectRatio.fourToThree

  private static let strings = [
    "Along the line", "office fläche — ffi", "e\u{301}a\u{308}o\u{302}", "مرحبا بالعالم",
    "two\nrows",
    "mixed שלום text",
  ]

  private func block(
    _ string: String, size: Double = 0.03, _ alignment: TextStyle.Alignment = .center,
    offset: Double = 0
  ) -> TextBlock {
    var block = TextBlock(
      string, style: TextStyle(family: "DejaVu Sans", alignment: alignment), size: size,
      at: PaperPoint(x: 0, y: 0))
    block.label = TextLabel(of: ElementID(1), size: size, course: LabelCourse(offset: offset))
    return block
  }

  private func wave(_ random: inout SeededRandom) throws -> LetterLine {
    let height = Double.random(in: 0...0.1, using: &random)
    let points = (0...400).map { step in
      let x = 0.1 + 0.8 * Double(step) / 400
      let way = PaperAngle.direction(radians: x * 12)
      return PaperPoint(x: x, y: 0.4 + height * way.dy)
    }
    return try #require(LetterLine(points, isClosed: false))
  }

  /// The points of each contour on the paper.
  private func contours(_ content: ElementContent) throws -> [[PaperPoint]] {
    let outline = try #require(content.outline)
    return zip([0] + outline.ends, outline.ends).map { start, end in
      outline.points[start..<end].map { PaperPoint($0, on: paper) }
    }
  }

  @Test(arguments: strings)
  func `look on a straight line as they do without one`(string: String) throws {
    let line = try #require(
      LetterLine([PaperPoint(x: 0.1, y: 0.3), PaperPoint(x: 0.9, y: 0.3)], isClosed: false))
    for alignment in TextStyle.Alignment.allCases {
      let letters = try #require(
        LineTextSetting(block(string, alignment), along: line).letters(on: paper))
      var plain = try #require(letters.content.text)
      plain.label = nil
      let straight = try #require(TextSetting(plain).outline(on: paper))
      let bent = try #require(letters.content.outline)
      #expect(bent.ends.sorted() == straight.ends.sorted())
      func box(_ outline: AreaOutline) -> PaperBox {
        PaperBox(outline.points.map { PaperPoint($0, on: paper) })
      }
      let (one, other) = (box(bent), box(straight))
      // Pango counts in 1/1024 of a unit.
      for side in [\PaperBox.left, \.right, \.top, \.bottom] {
        #expect(abs(one[keyPath: side] - other[keyPath: side]) < 1e-5)
      }
    }
  }

  @Test(arguments: seeds(30))
  func `have each letter on the line, in order, turned with it`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let line = try wave(&random)
    // Letters of one contour with straight stems.
    let text = block(
      String(repeating: "l", count: 20), size: .random(in: 0.01...0.06, using: &random))
    let letters = try #require(LineTextSetting(text, along: line).letters(on: paper))
    let stems = try contours(letters.content)
    #expect(stems.count == 20)
    var last = -Double.infinity
    for (index, stem) in stems.enumerated() {
      let middle = letters.start + letters.width * (Double(index) + 0.5) / 20
      let (point, direction) = line.place(at: middle)
      let normal = PaperVector(dx: -direction.dy, dy: direction.dx)
      let (along, across) = (
        stem.map { ($0 - point).dot(direction) }, stem.map { ($0 - point).dot(normal) }
      )
      // It stands on the baseline, in the middle of its place.
      let (left, right) = (along.min() ?? 0, along.max() ?? 0)
      #expect(abs(left + right) < text.size * 0.1 && right - left < text.size * 0.2)
      #expect(abs(across.max() ?? 1) < text.size * 0.02)
      #expect(abs((across.min() ?? 0) + text.size * 0.76) < text.size * 0.03)
      let place = line.nearest(to: point).distance
      #expect(place > last)
      last = place
    }
  }

  @Test(arguments: seeds(30))
  func `move and turn with the line`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let line = try wave(&random)
    let map = PaperMap.translation(PaperVector(dx: 0.05, dy: 0.1)).after(
      .rotation(
        to: PaperAngle.direction(radians: .random(in: 0...6, using: &random)),
        about: PaperPoint(x: 0.5, y: 0.3)))
    let moved = try #require(LetterLine(line.points.map { map($0) }, isClosed: false))
    let string = Self.strings.randomElement(using: &random) ?? ""
    let text = block(string, .start, offset: .random(in: -0.3...0.3, using: &random))
    let old = try contours(
      try #require(LineTextSetting(text, along: line).letters(on: paper)).content)
    let new = try contours(
      try #require(LineTextSetting(text, along: moved).letters(on: paper)).content)
    #expect(old.map(\.count) == new.map(\.count))
    for (one, other) in zip(old.joined(), new.joined()) {
      #expect((map(one) - other).length < 1e-9)
    }
  }

  @Test func `keep ligatures and accents in one piece`() throws {
    let line = try #require(
      LetterLine([PaperPoint(x: 0.1, y: 0.3), PaperPoint(x: 0.9, y: 0.3)], isClosed: false))
    let accented = TextSetting(block("e\u{301}")).layout.lines()
    #expect(accented.count == 1 && accented[0].clusters.count == 1)
    let arabic = TextSetting(block("لا")).layout.lines()[0].clusters
    #expect(arabic.count == 1, "lam and alif are one letter")
    let rows = LineTextSetting(block("ab\ncd"), along: line)
    #expect(rows.layout.lines().map(\.clusters.count) == [2, 2])
  }

  @Test func `go on beyond the ends, with no letter lost`() throws {
    let line = try #require(
      LetterLine([PaperPoint(x: 0.5, y: 0.3), PaperPoint(x: 0.5, y: 0.35)], isClosed: false))
    let text = block(String(repeating: "l", count: 30), .start)
    let stems = try contours(
      try #require(LineTextSetting(text, along: line).letters(on: paper)).content)
    #expect(stems.count == 30)
    // All of them go down along the line's direction.
    let ys = stems.map { PaperBox($0).center.y }
    #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 < $1 } && (ys.last ?? 0) > 0.5)
  }

  @Test func `have carets where their letters are`() throws {
    var random = SeededRandom(seed: 5)
    let line = try wave(&random)
    let setting = LineTextSetting(block("Along the line\nand beside it"), along: line)
    for byte in [0, 3, 14, 17, 24] {
      let caret = setting.layout.caret(atByte: byte)
      let middle = ViewPoint(x: caret.x, y: caret.y + caret.height * 0.7)
      let back = setting.point(at: setting.place(of: middle))
      #expect(abs(back.x - middle.x) < 30 && abs(back.y - middle.y) < 30, "\(byte)")
    }
  }

  @Test(arguments: [false, true])
  func `have ink on their line in pictures, and none on its other side`(isFlipped: Bool) throws {
    let circle = PaintingElement(
      .shape(.ellipse, from: UnitPoint(x: 0.25, y: 0.2), to: UnitPoint(x: 0.75, y: 0.2 + 2.0 / 3)),
      width: 1e-5, style: LineStyle(color: InkColor(red: 255, green: 255, blue: 255)))
    var painting = Painting(shape: .fixed(paper), baseElements: [circle])
    let owner = painting.elements[0]
    let side: LabelCourse.Side = isFlipped ? .right : .left
    var text = block(String(repeating: "HE", count: 12), size: 0.06)
    text.label = TextLabel(of: owner.id, size: 0.06, course: LabelCourse(side))
    let line = try #require(LetterLine(of: owner, on: paper, side: side))
    let letters = try #require(LineTextSetting(text, along: line).letters(on: paper))
    painting.perform(
      .replace([
        PaintingEdit.Replacement(
          owner.id, by: [owner, PaintingElement(letters.content, width: 0.001)])
      ]))
    let picture = try PaintingPicture.surface(
      of: painting, size: PixelSize(width: 400, height: 300))
    let center = PaperPoint(x: 0.5, y: (0.2 + 1.0 / 3) * 0.75)
    func ink(atRadius radius: Double) -> Int {
      (0..<360).count { degrees in
        let way = PaperAngle.direction(degrees: Double(degrees))
        let place = center + way * radius
        return picture.pixel(x: Int(place.x * 400), y: Int(place.y * 400)) & 0xFF < 128
      }
    }
    let (inside, outside) = (ink(atRadius: 0.25 - 0.02), ink(atRadius: 0.25 + 0.02))
    #expect(isFlipped ? inside > 40 && outside == 0 : outside > 40 && inside == 0)
  }
}
