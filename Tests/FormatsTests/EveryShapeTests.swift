import Base
import Canvas
import Documents
import Formats
import TestSupport
import Testing
import Texts

/// What each row of the catalogue must say right, so that a new one needs no look elsewhere.
@Suite struct EveryShapeTests {
  private static let paper = AspectRatio.fourToThree
  private static let from = UnitPoint(x: 0.4, y: 0.45)
  private static let to = UnitPoint(x: 0.7, y: 0.6)

  private func element(_ kind: ShapeKind, id: UInt32 = 1) -> PaintingElement {
    PaintingElement(
      id: ElementID(id), .shape(kind, from: Self.from, to: Self.to), width: 0.02)
  }

  private func painting(_ kind: ShapeKind) -> Painting {
    Painting(shape: .fixed(Self.paper), baseElements: [element(kind)])
  }

  @Test(arguments: ShapeKind.allCases)
  func `A shape's line has as many points as it says, and closes or has two ends`(
    kind: ShapeKind
  ) {
    let (a, b) = (PaperPoint(Self.from, on: Self.paper), PaperPoint(Self.to, on: Self.paper))
    let form = kind.form
    let points = form.outline(from: a, to: b)
    #expect(points.count == form.pointCount && points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    if form.isClosed {
      #expect(points.dropLast(form.overlap).last == points.first)
      #expect(form.area(PaperVector(dx: 0.3, dy: 0.2)) > 0)
    } else if !form.spansBox {
      #expect(points.first == a && points.last == b && points[0] != points[points.count - 1])
    }
    #expect(form.outlineLength(PaperVector(dx: 0.3, dy: 0.2)) > 0.3)
    #expect(!form.name(.english).isEmpty)
    let way = form.constrained(PaperVector(dx: 0.3, dy: 0.02))
    #expect(form.constrained(way) == way || (form.constrained(way) - way).length < 1e-12)
  }

  @Test(arguments: ShapeKind.allCases)
  func `A shape's numbers are drawn, and come back from JSON and SVG, whatever they are`(
    kind: ShapeKind
  ) throws {
    var random = SeededRandom(seed: 31)
    for _ in 0..<12 {
      let numbers = kind.form.numbers.map { number in
        let ends = [number.range.lowerBound, number.range.upperBound]
        return random.one(in: 4)
          ? ends[random.one(in: 2) ? 0 : 1] : Int.random(in: number.range, using: &random)
      }
      let numbered = kind.setting(numbers)
      #expect(numbered.numbers == numbers && ShapeKind(rawValue: numbered.rawValue) == numbered)
      let (a, b) = (PaperPoint(Self.from, on: Self.paper), PaperPoint(Self.to, on: Self.paper))
      #expect(numbered.form.outline(from: a, to: b).count == numbered.form.pointCount)
      let painting = painting(numbered)
      let json = try PaintingDocument(json: PaintingDocument(painting: painting).json).painting
      #expect(json.elements.map(\.content) == painting.elements.map(\.content), "\(numbers)")
      let svg = try SVGFile.painting(SVGFile.bytes(of: painting, title: "A"))
      #expect(svg.elements.map(\.shapeKind) == [numbered], "\(numbers)")
    }
  }

  @Test(arguments: ShapeKind.allCases, [0, 1e-300, 1e20, 1e53, 1e150, 1e200, 1e306])
  func `All points of a shape are numbers, however far it is stretched`(
    kind: ShapeKind, length: Double
  ) {
    let points = kind.form.outline(
      from: PaperPoint(x: 0.1, y: 0.2), to: PaperPoint(x: -length, y: length))
    #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test(arguments: ShapeKind.allCases)
  func `A shape is kept under its name, with what is counted of it`(kind: ShapeKind) {
    #expect(ShapeKind(rawValue: kind.rawValue) == kind && ShapeKind(rawValue: kind.name) == kind)
    #expect(Tool(rawValue: kind.rawValue) == .shape(kind))
    #expect(ShapeKind(rawValue: kind.name + "-") == nil)
    guard let counting = kind.form.counting else {
      return #expect(kind.counting(5) == kind && ShapeKind(rawValue: kind.name + "-5") == nil)
    }
    #expect(counting.choices.allSatisfy(counting.range.contains))
    #expect(counting.choices.contains(counting.usual) && kind.count == counting.usual)
    for count in counting.choices {
      let counted = kind.counting(count)
      #expect(counted.count == count && ShapeKind(rawValue: counted.rawValue) == counted)
      #expect(!counting.text(.english, count).isEmpty)
    }
    let rest = kind.numbers.dropFirst().map { ",\($0)" }.joined()
    #expect(ShapeKind(rawValue: "\(kind.name)-\(counting.range.upperBound + 1)\(rest)") == nil)
    #expect(ShapeKind(rawValue: "\(kind.name)-0\(counting.usual)\(rest)") == nil)
    #expect(ShapeKind(rawValue: kind.rawValue + ",1") == nil)
  }

  /// Each with every number that can be chosen.
  private static let counted = ShapeKind.allCases.flatMap { kind in
    [kind] + (kind.form.counting?.choices ?? []).map(kind.counting)
  }

  @Test(arguments: counted, [FileFormat.json, .svg])
  func `A shape comes back from a file as the same shape`(
    kind: ShapeKind, format: FileFormat
  ) throws {
    let bytes = try PaintingExport(as: format, width: 800).bytes(of: painting(kind), name: "A")
    guard case .painting(let read) = try DocumentImport.document(bytes).document else {
      return #expect(Bool(false), "it is no painting")
    }
    guard case .shape(let found, let from, let to) = read.elements.first?.content else {
      return #expect(Bool(false), "\(format): it is another thing")
    }
    #expect(found == kind)
    for (point, wanted) in [(from, Self.from), (to, Self.to)] {
      #expect(abs(point.x - wanted.x) < 1e-6 && abs(point.y - wanted.y) < 1e-6)
    }
  }

  @Test(arguments: ShapeKind.allCases)
  func `A shape that was turned is read from its line as itself`(kind: ShapeKind) {
    let turned = element(kind).moved(
      by: .rotation(
        to: PaperAngle.direction(degrees: 30), about: PaperPoint(x: 0.5, y: 0.4)), on: Self.paper)
    let drawn = turned.stroke(on: Self.paper)
    let read = PaintingElement(drawn, on: Self.paper)
    guard case .shape(kind, _, _) = read.content else {
      return #expect(Bool(false), "\(kind) is read as another thing")
    }
    for (a, b) in zip(read.stroke(on: Self.paper).samples, drawn.samples) {
      #expect(abs(a.position.x - b.position.x) < 1e-9 && abs(a.position.y - b.position.y) < 1e-9)
    }
  }

  @Test(arguments: ShapeKind.allCases)
  func `Programs that don't know a shape are told that its file is newer`(kind: ShapeKind) throws {
    let bytes = try PaintingExport(as: .json, width: 1).bytes(of: painting(kind), name: "A")
    let version = max(2, kind.form.versions.interchange)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"version\": \(version),"))
    #expect(version <= PaintingDocument.version)
  }

  @Test(arguments: ShapeKind.allCases)
  func `A shape leaves its ink where its line is`(kind: ShapeKind) throws {
    let painting = painting(kind)
    let size = try PaintingPicture.size(of: painting, width: 400)
    let surface = try PaintingPicture.surface(of: painting, size: size)
    for sample in element(kind).stroke(on: Self.paper).samples {
      let pixel = surface.pixel(
        x: Int(saturating: sample.position.x * 400), y: Int(saturating: sample.position.y * 300))
      #expect(pixel & 0xFF_FFFF < 0x40_4040)
    }
  }
}
