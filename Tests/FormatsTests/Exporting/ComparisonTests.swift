import Canvas
import Formats
import Foundation
import Base
import Documents
import TestSupport
import Testing

/// A painting with everything that a file can get wrong, and what other programs make of its exports.
@Suite("Exports in other programs")
struct ComparisonTests {
  private static let width = 800

  private var picture: [UInt8] {
    get throws {
      let surface = try Surface(size: PixelSize(width: 40, height: 24), format: .rgb24)
      let context = DrawingContext(surface)
      for x in 0..<40 {
        context.setColor(Color(red: Double(x) / 40, green: 0.6, blue: 0.9))
        context.fill(PixelRect(x: x, y: 0, width: 1, height: 24))
      }
      return try surface.pngBytes()
    }
  }

  /// Every cap, join and dash, translucent ink that crosses itself, dots, erasers between the strokes.
  private func painting(on background: Background) -> Painting {
    var strokes: [Stroke] = []
    func add(
      _ points: [(Double, Double)], _ style: LineStyle, width: Double = 0.02, tool: Tool = .pencil
    ) {
      strokes.append(
        Stroke(
          tool: tool, width: width, style: style,
          samples: points.map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }))
    }
    for (row, cap) in EndCap.allCases.enumerated() {
      for (column, join) in LineJoin.allCases.enumerated() {
        let (x, y) = (0.06 + Double(column) * 0.3, 0.1 + Double(row) * 0.25)
        let color = InkColor(
          red: UInt8(40 + 80 * row), green: UInt8(200 - 60 * column), blue: 90,
          alpha: column == 1 ? 140 : 255)
        add(
          [(x, y), (x + 0.2, y), (x + 0.05, y + 0.15), (x + 0.12, y - 0.05)],
          LineStyle(cap: cap, join: join, color: color))
        add([(x + 0.24, y + 0.1)], LineStyle(cap: cap, color: color), width: 0.05)
      }
      add(
        [(0.05, 0.85 + Double(row) * 0.05), (0.95, 0.82 + Double(row) * 0.05)],
        LineStyle(cap: cap, join: .round, color: .black, dash: DashPattern([3, 3]) ?? .solid),
        width: 0.008, tool: .dashed)
      add(
        [(0.1 + Double(row) * 0.3, 0), (0.2 + Double(row) * 0.2, 1)], LineStyle(),
        width: 0.04, tool: .eraser)
    }
    let spiral = (0..<300).map { step in
      let way = PaperAngle.direction(radians: Double(step) / 12)
      let radius = Double(step) / 900
      return (0.5 + way.dx * radius, 0.5 + way.dy * radius)
    }
    add(spiral, LineStyle(color: InkColor(red: 200, green: 30, blue: 60, alpha: 180)), width: 0.012)
    add([(0.5, 0.5)], LineStyle(), width: 0.1, tool: .eraser)
    // What a hand drew: a curve through few samples, and a line as wide as it pressed.
    let round = (0...9).map { step in
      let way = PaperAngle.direction(radians: Double(step) / 1.5)
      return (0.78 + way.dx * 0.15, 0.7 + way.dy * 0.15)
    }
    add(round, LineStyle(color: InkColor(red: 0, green: 60, blue: 160), hand: .gentle))
    add(
      spiral.map { ($0.0 * 0.4, $0.1 * 0.4 + 0.5) },
      LineStyle(
        color: InkColor(red: 90, green: 0, blue: 90, alpha: 150),
        hand: HandStyle(smoothing: 20, widthSource: .pressure, thinnest: 0)), width: 0.03)
    for index in strokes[strokes.count - 1].samples.indices {
      strokes[strokes.count - 1].samples[index].pressure = Float(index % 150) / 150
    }
    strokes += [area, text]
    return Painting(
      shape: .fixed(.fourToThree), background: background, baseStrokes: strokes)
  }

  /// A ring of curves, translucent.
  private var area: Stroke {
    func contour(_ radius: Double) -> [UnitPoint] {
      // Of a circle's quarter the controls lie so far from its ends.
      let reach = 0.5523
      return (0..<4).flatMap { quarter -> [UnitPoint] in
        let start = PaperAngle.direction(radians: .pi / 2 * Double(quarter))
        let end = PaperVector(dx: -start.dy, dy: start.dx)
        return [start, start + end * reach, end + start * reach].map {
          UnitPoint(x: 0.2 + $0.dx * radius, y: 0.6 + $0.dy * radius * 1.3)
        }
      }
    }
    return Stroke(
      tool: .area, width: 0.001,
      style: LineStyle(color: InkColor(red: 20, green: 160, blue: 40, alpha: 200)),
      samples: (contour(0.18) + contour(0.08)).map { Sample(position: $0) }, contourEnds: [12, 24])
  }

  /// Two squares that go round alike, of which the middle is inside all the same: so do letters that are joined.
  private var text: Stroke {
    func square(_ x: Double) -> [Sample] {
      [(x, 0.05), (x + 0.12, 0.05), (x + 0.12, 0.2), (x, 0.2)].flatMap { x, y in
        Array(repeating: Sample(position: UnitPoint(x: x, y: y)), count: 3)
      }
    }
    return Stroke(
      tool: .text, width: 0.001, style: LineStyle(color: InkColor(red: 10, green: 40, blue: 90)),
      samples: square(0.7) + square(0.76), contourEnds: [12, 24],
      text: TextBlock(
        "A & \"B\"", style: TextStyle(), size: 0.1, at: PaperPoint(x: 0.7, y: 0.04)))
  }

  /// The painting with what the erasers took as gaps of the elements under them, and no erasers.
  private func bound(_ painting: Painting) -> Painting {
    var painting = painting
    let elements = painting.elements
    let bindings = elements.indices.filter { elements[$0].isEraser }.map { place in
      EraserBinding(
        elements[place].id,
        to: elements[..<place].filter { !$0.isEraser }.map(\.id), remains: false)
    }
    painting.perform(.bindErasers(bindings))
    return Painting(
      shape: painting.shape, background: painting.background, baseElements: painting.elements)
  }

  private func render(_ painting: Painting) throws -> Surface {
    let size = try PaintingPicture.size(of: painting, width: Self.width)
    return try PaintingPicture.surface(of: painting, size: size)
  }

  @Test(arguments: [0, 1, 2])
  func `An SVG looks as the PNG does, in librsvg`(kind: Int) throws {
    let backgrounds = [
      Background.white, Background(color: InkColor(red: 250, green: 220, blue: 90)),
      Background(color: .white, picture: BackgroundPicture(file: try picture, placement: .fill)),
    ]
    let painting = painting(on: backgrounds[kind])
    let export = PaintingExport(as: .svg, width: Self.width)
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(
        of: export.bytes(of: painting, name: "A"), as: .svg, width: Self.width, in: folder)
      let difference = try PictureDifference.mean(render(painting), other)
      #expect(difference < 2)
      // The test can tell: without the erasers it would not be so near.
      var unerased = painting
      let erasers = painting.strokes.indices.filter { painting.strokes[$0].tool == .eraser }
      unerased = Painting(
        shape: painting.shape, background: painting.background,
        baseStrokes: painting.strokes.indices.filter { !erasers.contains($0) }
          .map { painting.strokes[$0] })
      let without = try PictureDifference.mean(render(unerased), other)
      #expect(without > 3 * difference)
    }
  }

  @Test(arguments: [0, 1])
  func `A PDF looks as the PNG does, in Poppler, and holds vectors`(kind: Int) throws {
    let picture = BackgroundPicture(file: try picture, placement: .fit)
    let painting = painting(
      on: kind == 0
        ? Background(color: InkColor(red: 240, green: 250, blue: 230))
        : Background(color: .white, picture: picture))
    let bytes = try PaintingExport(as: .pdf, width: 1).bytes(of: painting, name: "A")
    #expect(bytes.starts(with: "%PDF".utf8))
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: .pdf, width: Self.width, in: folder)
      #expect(try PictureDifference.mean(render(painting), other) < 2)
      if kind == 0 {
        // No picture of the page stands in for its lines.
        try OtherProgram.run("pdfimages", ["-list", folder + "/a"])
        #expect(!String(decoding: bytes, as: UTF8.self).contains("/Subtype /Image"))
      }
    }
  }

  @Test(arguments: [0, 1])
  func `Gaps that belong to elements look the same in an SVG and in a PDF`(kind: Int) throws {
    let erased = painting(on: Background(color: InkColor(red: 240, green: 250, blue: 230)))
    let painting = bound(erased)
    let format: FileFormat = kind == 0 ? .svg : .pdf
    let bytes = try PaintingExport(as: format, width: Self.width).bytes(of: painting, name: "A")
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(of: bytes, as: format, width: Self.width, in: folder)
      #expect(try PictureDifference.mean(render(painting), other) < 2)
      // As with the erasers, but for edges where several lines are erased.
      #expect(try PictureDifference.mean(render(painting), render(erased)) < 1)
    }
    guard kind == 0 else { return }
    let again = try Self.imported(bytes)
    #expect(again.elements.map(\.erasures.count) == painting.elements.map(\.erasures.count))
    #expect(try PictureDifference.mean(render(again), render(painting)) == 0)
  }

  @Test(arguments: PaperPattern.Kind.allCases)
  func `A pattern looks the same in an SVG and in a PDF, and comes back`(kind: PaperPattern.Kind)
    throws
  {
    // Lines along the sides, and dots, lie on whole pixels everywhere.
    let half = kind == .dotted ? 0 : 0.5
    let origin = PaperPoint(x: (16 + half) / 1600, y: (half - 11) / 1600)
    let pattern = PaperPattern(
      kind, spacing: 1 / 40, color: InkColor(red: 20, green: 60, blue: 160, alpha: 200),
      origin: origin)
    let color = InkColor(red: 250, green: 245, blue: 220)
    func painting(_ pattern: PaperPattern?) -> Painting {
      Painting(
        shape: .fixed(.fourToThree), background: Background(color: color, pattern: pattern),
        baseStrokes: [area, text])
    }
    let size = PixelSize(width: 1600, height: 1200)
    let (plain, lined) = try (
      PaintingPicture.surface(of: painting(nil), size: size),
      PaintingPicture.surface(of: painting(pattern), size: size)
    )
    for format in [FileFormat.svg, .pdf] {
      let bytes = try PaintingExport(as: format, width: 1).bytes(of: painting(pattern), name: "A")
      #expect(!String(decoding: bytes, as: UTF8.self).contains("/Subtype /Image"))
      try OtherProgram.withFolder { folder in
        let other = try OtherProgram.rendering(of: bytes, as: format, width: 1600, in: folder)
        let difference = try PictureDifference.mean(lined, other)
        // The test can tell: without the lines it would not be so near.
        let without = try PictureDifference.mean(plain, other)
        #expect(difference < 0.75 * without, "\(format.id): \(difference) of \(without)")
      }
    }
    for format in [FileFormat.json, .svg] {
      let bytes = try PaintingExport(as: format, width: 1).bytes(of: painting(pattern), name: "A")
      let again = try Self.imported(bytes)
      #expect(again.background == painting(pattern).background, "\(format.id)")
      let picture = try PaintingPicture.surface(of: again, size: size)
      #expect(try PictureDifference.mean(picture, lined) == 0, "\(format.id)")
    }
  }

  @Test func `A JPEG looks as the PNG does`() throws {
    let painting = painting(on: .white)
    let bytes = try PaintingExport(as: .jpeg, width: Self.width).bytes(of: painting, name: "A")
    #expect(bytes.starts(with: [0xFF, 0xD8]))
    let other = try Surface.reading(pictureFile: bytes)
    #expect(try PictureDifference.mean(render(painting), other) < 4)
  }

  @Test func `A long export tells how far it is, and can be cancelled`() throws {
    let painting = painting(on: .white)
    var told: [Double] = []
    let export = PaintingExport(as: .png, width: 2400)
    #expect(throws: PictureError.cancelled) {
      try export.bytes(of: painting, name: "A") { part in
        told.append(part)
        return part < 0.5
      }
    }
    #expect(told.count > 1 && told == told.sorted() && (told.last ?? 0) >= 0.5)
  }

  @Test func `A picture becomes the background of a painting of its shape`() throws {
    let painting = try Self.imported(picture)
    #expect(abs(painting.aspectRatio.value - 40.0 / 24) < 1e-9)
    #expect(painting.background.picture?.file == (try picture))
    let size = try PaintingPicture.size(of: painting, width: 400)
    let drawn = try PaintingPicture.surface(of: painting, size: size)
    #expect(drawn.pixel(x: 5, y: 100) & 0xFF0000 < 0x200000)
    #expect(drawn.pixel(x: 395, y: 100) & 0xFF0000 > 0xE00000)
  }

  @Test func `An SVG and a JSON file of a painting give the painting back`() throws {
    let original = painting(
      on: Background(
        color: .white, picture: BackgroundPicture(file: try picture, placement: .center)))
    for kind in [FileFormat.json, .svg] {
      let bytes = try PaintingExport(as: kind, width: 1).bytes(of: original, name: "A")
      let again = try Self.imported(bytes)
      #expect(
        again.background == original.background && again.strokes.count == original.strokes.count)
      #expect(try PictureDifference.mean(render(again), render(original)) == 0, "\(kind)")
      if kind == .json { #expect(again == original) }
    }
  }

  @Test(arguments: ["text", "cut", "bomb", "empty"])
  func `What is no picture, broken or huge is refused at once with one line that says why`(
    kind: String
  ) throws {
    let bytes: [UInt8] =
      switch kind {
      case "text": Array("hello, I am no picture".utf8)
      case "cut": Array(try picture.prefix(60))
      case "bomb": Self.bomb
      default: []
      }
    let clock = ContinuousClock()
    let start = clock.now
    do {
      _ = try DocumentImport.document(bytes)
      Issue.record("it was read")
    } catch {
      let message = String(describing: error)
      #expect(!message.isEmpty && !message.contains("\n"))
      if kind == "bomb" { #expect(message.contains("20000 × 20000")) }
    }
    // Not a limit that a busy machine could break: without the check, it takes seconds and gigabytes.
    #expect(clock.now - start < .seconds(20))
  }

  private static func imported(_ bytes: [UInt8]) throws -> Painting {
    guard case .painting(let painting) = try DocumentImport.document(bytes).document else {
      throw NoPainting()
    }
    return painting
  }

  private struct NoPainting: Error {}

  /// A PNG of 20,000 × 20,000 pixels: its beginning says so, and zeros compress well.
  private static var bomb: [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
      }
      return Self.bytes(UInt32(data.count)) + body + Self.bytes(~crc)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", Self.bytes(20_000) + Self.bytes(20_000) + [1, 0, 0, 0, 0])
      + chunk("IDAT", [UInt8](repeating: 0, count: 48_000)) + chunk("IEND", [])
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
