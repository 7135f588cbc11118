import Base
import Documents
import TestSupport
import Testing

@Suite("The line under letters")
struct LetterLineTests {
  private let joined = Joined()

  private func line(
    _ element: PaintingElement, _ side: LabelCourse.Side = .left
  ) throws -> LetterLine {
    try #require(LetterLine(of: element, on: joined.paper, side: side))
  }

  private func distance(_ point: PaperPoint, to line: LetterLine) -> Double {
    zip(line.points, line.points.dropFirst()).map { start, end in
      let (way, offset) = (end - start, point - start)
      let part = min(max(offset.dot(way) / way.dot(way), 0), 1)
      return (point - start.point(part, towards: end)).length
    }.min() ?? .infinity
  }

  private func wave(_ random: inout SeededRandom) -> PaintingElement {
    var at = (x: 40.0, y: 150.0)
    let samples = (0..<12).map { _ -> Sample in
      at.x += .random(in: 5...30, using: &random)
      at.y += .random(in: -20...20, using: &random)
      return Sample(position: joined.point(at.x, at.y).unitPoint(on: joined.paper))
    }
    return PaintingElement(
      .freehand(samples), width: 0.01, style: LineStyle(hand: HandStyle(smoothing: 50)))
  }

  @Test(arguments: seeds(40))
  func `has its places on it, in order, with its directions`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let line = try line(wave(&random))
    var last = line.points[0]
    for step in 0...200 {
      let at = line.length * Double(step) / 200
      let (point, direction) = line.place(at: at)
      #expect(distance(point, to: line) < 1e-9 && abs(direction.length - 1) < 1e-9)
      #expect((point - last).length <= line.length / 200 + 1e-9)
      let (near, far) = (line.place(at: at - 1e-5).point, line.place(at: at + 1e-5).point)
      let way = far - near
      // Rounded corners turn by less than 21° in all.
      #expect(direction.dot(way) > 0.93 * way.length || way.length < 1.9e-5)
      #expect(abs(line.nearest(to: point).depth - line.rise) < 1e-9)
      last = point
    }
    #expect((last - line.points[line.points.count - 1]).length < 1e-9)
  }

  @Test(arguments: seeds(40))
  func `moves and turns with its element`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let element = wave(&random)
    let turn = PaperMap.rotation(
      to: PaperAngle.direction(radians: .random(in: 0...6, using: &random)),
      about: joined.point(100, 90))
    let map = PaperMap.translation(PaperVector(dx: 0.1, dy: -0.2)).after(turn)
    let (line, moved) = (try line(element), try self.line(element.moved(by: map, on: joined.paper)))
    for step in -20...220 {
      let at = line.length * Double(step) / 200
      let (old, new) = (map.after(line.map(at: at)), moved.map(at: at))
      #expect((old(PaperPoint(x: 0.1, y: 0.1)) - new(PaperPoint(x: 0.1, y: 0.1))).length < 1e-7)
    }
  }

  @Test func `goes on along the ends of an open line`() throws {
    let line = try line(joined.shape(.line, 100, 100, 300, 100))
    #expect((line.place(at: -0.1).point - joined.point(60, 100)).length < 1e-9)
    #expect((line.place(at: line.length + 0.1).point - joined.point(340, 100)).length < 1e-9)
    let end = line.nearest(to: joined.point(340, 120))
    #expect(abs(end.distance - 0.6) < 1e-9 && abs(end.depth - 0.05 - line.rise) < 1e-9)
  }

  @Test func `begins again after the end of a closed one`() throws {
    for kind in [ShapeKind.rectangle, .ellipse, .rounded] {
      let line = try line(joined.shape(kind, 100, 50, 300, 150))
      #expect(line.isClosed && line.isClockwise && line.points.first == line.points.last)
      for part in [0.1, 0.4, 0.95] {
        let (one, other) = (
          line.place(at: part * line.length).point, line.place(at: (part - 2) * line.length).point
        )
        #expect((one - other).length < 1e-9)
      }
    }
  }

  @Test func `turns evenly along an ellipse, and sharply at the corners of a rectangle`() throws {
    let circle = try line(joined.shape(.ellipse, 100, 50, 300, 250))
    let center = joined.point(200, 150)
    for step in 0..<777 {
      let (point, direction) = circle.place(at: circle.length * Double(step) / 777)
      let radius = point - center
      let tangent = PaperVector(dx: -radius.dy, dy: radius.dx) * (1 / radius.length)
      #expect(direction.dot(tangent) > 1 - 1e-6)
    }
    let box = try line(joined.shape(.rectangle, 100, 50, 300, 150))
    for step in 0..<77 {
      let direction = box.place(at: box.length * Double(step) / 77).direction
      #expect(min(abs(direction.dx), abs(direction.dy)) < 1e-9)
    }
  }

  @Test func `has letters on the same side of a mirrored element`() throws {
    let element = joined.shape(.ellipse, 100, 50, 300, 150)
    let center = joined.point(200, 100)
    for map in [
      PaperMap.scaling(x: -1, y: 1, about: center), .scaling(x: 1, y: -1, about: center),
    ] {
      let mirrored = element.moved(by: map, on: joined.paper)
      #expect(try line(mirrored).isClockwise && !line(mirrored, .right).isClockwise)
    }
  }

  @Test func `runs the other way on its right`() throws {
    let element = joined.shape(.line, 100, 100, 300, 150)
    #expect(try line(element, .right).points == line(element).points.reversed())
  }

  @Test func `is at its top in the middle of the highest edge`() throws {
    let box = try line(joined.shape(.rectangle, 100, 50, 300, 150))
    #expect(abs(box.place(at: box.top).point.y - 50 / 400) < 1e-9)
    let tip = try line(joined.polygon((100, 200), (300, 200), (180, 50)))
    #expect((tip.place(at: tip.top).point - joined.point(180, 50)).length < 1e-9)
  }

  @Test func `is in everything but texts, pictures and erasers`() throws {
    let spiral = try #require(ShapeKind(rawValue: "spiral"))
    #expect(try line(joined.shape(spiral, 100, 100, 300, 150)).length > 0.5)
    #expect(
      LetterLine(
        of: PaintingElement(.eraser([Sample(position: UnitPoint(x: 0, y: 0))]), width: 0.1),
        on: joined.paper, side: .left) == nil)
    #expect(
      LetterLine(of: joined.shape(.line, 50, 50, 50, 50), on: joined.paper, side: .left) == nil)
  }

  @Test(arguments: ["7 0.5 left 0.25", "7 0.5 right -1.0", "7 0.5"])
  func `is named by the words of a label`(text: String) throws {
    #expect(try #require(TextLabel(text: text)).text == text)
  }

  @Test(arguments: [
    "7 0.5 left", "7 0.5 up 1", "7 0.5 left nan", "7 0.5 left 1 2", "7 0.5 left 1e9",
  ])
  func `is not named by other words`(text: String) {
    #expect(TextLabel(text: text) == nil)
  }
}
