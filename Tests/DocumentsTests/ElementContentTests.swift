import Base
import Documents
import TestSupport
import Testing

@Suite struct ElementContentTests {
  private let paper = AspectRatio.fourToThree

  private func stroke(_ tool: Tool, _ points: [(Double, Double)], pressure: Float = 1) -> Stroke {
    Stroke(
      tool: tool, width: 0.01, style: LineStyle(cap: .butt, join: .miter, color: .white),
      samples: points.map {
        Sample(position: UnitPoint(x: $0.0, y: $0.1), pressure: pressure)
      }, unknownFields: #"{"a":1}"#)
  }

  private func points(_ stroke: Stroke) -> [PaperPoint] {
    stroke.samples.map { PaperPoint($0.position, on: paper) }
  }

  private func expectAlike(
    _ element: PaintingElement, _ stroke: Stroke, within distance: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    let drawn = element.stroke(on: paper)
    #expect(drawn.samples.count == stroke.samples.count, sourceLocation: location)
    let farthest = zip(points(drawn), points(stroke)).map { ($0 - $1).length }.max() ?? 0
    #expect(farthest <= distance, sourceLocation: location)
    #expect(
      drawn.width == stroke.width && drawn.style == stroke.style
        && drawn.unknownFields == stroke.unknownFields, sourceLocation: location)
  }

  /// From the upper right corner to the lower left one: 0.6 × 0.4 units.
  private let corners = (from: (x: 0.8, y: 0.2), to: (x: 0.2, y: 0.6))

  @Test(arguments: [Tool.line, .dashed, .rectangle, .rounded, .ellipse])
  func `A shape is kept by its two points`(tool: Tool) throws {
    let given = stroke(tool, [corners.from, corners.to])
    let element = PaintingElement(given, on: paper)
    let kind: ShapeKind = tool == .dashed ? .line : try #require(ShapeKind(rawValue: tool.rawValue))
    #expect(
      element.content
        == .shape(kind, from: UnitPoint(x: 0.8, y: 0.2), to: UnitPoint(x: 0.2, y: 0.6)))
    #expect(element.placement == nil && element.content.keySamples == given.samples)
    #expect(element.content.pointCount == element.stroke(on: paper).samples.count)
  }

  @Test func `A rectangle is drawn from the middle of its first side round all corners`() {
    let element = PaintingElement(stroke(.rectangle, [corners.from, corners.to]), on: paper)
    let outline = stroke(
      .rectangle, [(0.5, 0.2), (0.2, 0.2), (0.2, 0.6), (0.8, 0.6), (0.8, 0.2), (0.5, 0.2)])
    expectAlike(element, outline, within: 1e-15)
  }

  @Test func `An ellipse is drawn from its right end once round, and on by a segment`() {
    let element = PaintingElement(stroke(.ellipse, [corners.from, corners.to]), on: paper)
    let outline = stroke(
      .ellipse,
      (0...181).map { step in
        let way = PaperAngle.direction(radians: 2 * .pi * Double(step) / 180)
        return (0.5 + 0.3 * way.dx, 0.4 + 0.2 * way.dy)
      })
    expectAlike(element, outline, within: 1e-15)
  }

  @Test func `A line is drawn from end to end`() {
    let given = stroke(.line, [corners.from, corners.to])
    #expect(PaintingElement(given, on: paper).stroke(on: paper) == given)
  }

  /// Outlines have their corners as joins: they begin within a side and close.
  @Test(arguments: [Tool.rectangle, .rounded, .ellipse])
  func `An outline closes with a join`(tool: Tool) {
    let element = PaintingElement(stroke(tool, [corners.from, corners.to]), on: paper)
    let outline = points(element.stroke(on: paper))
    // An ellipse goes on to the second point.
    let end = tool == .ellipse ? outline[1] : outline[0]
    #expect((outline[outline.count - 1] - end).length < 1e-12)
    let (before, after) = (
      end - outline[outline.count - 2], outline[tool == .ellipse ? 2 : 1] - end
    )
    #expect(before.dot(after) > 0.99 * before.length * after.length)
  }

  private static let maps: [PaperMap] = [
    .identity, .translation(PaperVector(dx: 0.3, dy: -3)),
    .scaling(x: 0.25, y: 3, about: PaperPoint(x: 0.1, y: 0.1)),
    .scaling(x: -1, y: 1, about: PaperPoint(x: 0.5, y: 0.5)),
    .scaling(x: 2, y: -0.5, about: PaperPoint(x: 0.5, y: 0.5)),
    .scaling(x: -1, y: -1, about: PaperPoint(x: 0.5, y: 0.5)),
    .rotation(to: PaperAngle.direction(degrees: 90), about: PaperPoint(x: 0.5, y: 0.5)),
    .rotation(to: PaperAngle.direction(degrees: -167), about: PaperPoint(x: 0.2, y: 9)),
    PaperMap.rotation(to: PaperAngle.direction(degrees: 33), about: PaperPoint(x: 0.5, y: 0.5))
      .after(.scaling(x: -3, y: 0.5, about: PaperPoint(x: 0.5, y: 0.5))),
  ]

  /// As libraries and files had them before shapes were kept by their points.
  @Test(arguments: [ShapeKind.rectangle, .rounded, .ellipse], maps)
  func `The outline of a shape is recognised wherever it came to lie`(
    kind: ShapeKind, map: PaperMap
  ) throws {
    let tool = try #require(Tool(rawValue: kind.rawValue))
    let shape = PaintingElement(stroke(tool, [corners.from, corners.to]), on: paper)
    var old = shape.moved(by: map, on: paper).stroke(on: paper)
    let found = PaintingElement(old, on: paper)
    guard case .shape(kind, _, _) = found.content else {
      Issue.record("\(found.content)")
      return
    }
    // What lies straight needs no placement: of rectangles, mirrored ones, too.
    let isStraight = map.xy == 0 && (kind != .ellipse || map.xx > 0 && map.yy > 0)
    #expect((found.placement == nil) == isStraight)
    expectAlike(found, old, within: 1e-9)
    let numbers = try #require(ShapeParameters(found, on: paper))
    let expected = try #require(ShapeParameters(shape.moved(by: map, on: paper), on: paper))
    for name in Parameter.Name.allCases where name != .angle {
      #expect(abs(numbers[name] - expected[name]) < 1e-6)
    }
    // One point elsewhere, and it is what a hand drew.
    old.samples[3].position.x += 1e-6
    #expect(PaintingElement(old, on: paper).content == .freehand(old.samples))
  }

  @Test func `A flat rectangle is one, and points of a shape that has none are a hand's`() {
    let flat = stroke(
      .rectangle, [(0.5, 0.2), (0.2, 0.2), (0.2, 0.2), (0.8, 0.2), (0.8, 0.2), (0.5, 0.2)])
    #expect(
      PaintingElement(flat, on: paper).content
        == .shape(.rectangle, from: UnitPoint(x: 0.8, y: 0.2), to: UnitPoint(x: 0.2, y: 0.2)))
    for tool in [Tool.line, .dashed, .rectangle, .ellipse] {
      for points in [[(0.1, 0.1)], [(0.1, 0.1), (0.2, 0.1), (0.5, 0.5)]] {
        let other = stroke(tool, points)
        #expect(PaintingElement(other, on: paper).content == .freehand(other.samples))
      }
    }
    let pressed = stroke(.line, [(0.1, 0.1), (0.9, 0.9)], pressure: 0.5)
    #expect(PaintingElement(pressed, on: paper).content == .freehand(pressed.samples))
  }

  @Test func `What was moved keeps its samples as they were drawn`() throws {
    let given = stroke(.pencil, [(0.1, 0.2), (0.5, 0.9), (0.4, 0.1)], pressure: 0.25)
    var painting = Painting(shape: .fixed(paper), baseStrokes: [given])
    let id = painting.elements[0].id
    let wide = try #require(AspectRatio(2))
    painting.perform(.transform([id], .translation(PaperVector(dx: 0.1, dy: 0)), widthScale: 2))
    painting.perform(.reshape(from: PaperSize(paper), to: PaperSize(wide)))
    painting.perform(
      .transform(
        [id], .rotation(to: PaperVector(dx: 0, dy: 1), about: PaperPoint(x: 0, y: 0)),
        widthScale: 1))
    let element = painting.elements[0]
    #expect(element.content == .freehand(given.samples))
    #expect(element.placement?.paper == paper)
    // The old paper is as high as the new one: two thirds of its length, from a sixth on; then a quarter turn.
    let drawn = painting.strokes[0]
    #expect(abs(drawn.width - 0.02 * 2 / 3) < 1e-15)
    for (now, then) in zip(drawn.samples, given.samples) {
      let x = 1.0 / 6 + (then.position.x + 0.1) * 2 / 3
      let y = then.position.y * 0.75 * 2 / 3
      let point = PaperPoint(now.position, on: wide)
      #expect(abs(point.x + y) < 1e-12 && abs(point.y - x) < 1e-12)
      #expect(now.pressure == then.pressure)
    }
  }
}
