import Base
import Editing
import TestSupport
import Testing

@Suite("Recognising shapes")
struct RecognisingTests {
  /// Of strokes of any size, rate, rotation and direction, some with a gap and some that went on, by clean hands.
  private func rate(
    of drawn: DrawnShape, sizes: ClosedRange<Double>, count: Int = 40,
    _ change: (inout DrawingHand) -> Void = { _ in }
  ) -> Double {
    var random = SeededRandom(seed: 1)
    let right = (0..<count).count { index in
      let size = Double.random(in: sizes, using: &random)
      var hand = DrawingHand()
      hand.rate = [60, 125, 250, 1000][index % 4]
      hand.speed = max(150, size * 1.5)
      if drawn.isClosed { hand.gap = [0, 0.12, -0.06][index % 3] }
      change(&hand)
      let stroke = drawn.stroke(size: size, by: hand, using: &random)
      let shape = RecognisedShape(of: stroke, pointLength: DrawingHand.pointLength)
      return drawn.isRecognised(as: shape)
    }
    return Double(right) / Double(count)
  }

  @Test(arguments: DrawnShape.allCases)
  func `finds what clean hands drew`(drawn: DrawnShape) {
    #expect(rate(of: drawn, sizes: 60...250) >= 0.95)
    #expect(rate(of: drawn, sizes: 250...800) >= 0.95)
  }

  @Test(
    arguments: [
      .line, .arc, .circle, .ellipse, .square, .rectangle, .triangle, .corner, .zigzag,
    ] as [DrawnShape])
  func `finds what was drawn as small as a letter`(drawn: DrawnShape) {
    #expect(rate(of: drawn, sizes: 20...40) >= 0.9)
  }

  @Test(arguments: DrawnShape.allCases)
  func `finds most of what hurried hands drew`(drawn: DrawnShape) {
    let rate = rate(of: drawn, sizes: 60...600, count: 24) { hand in
      hand.wobble *= 2
      hand.noise *= 2
      hand.haste *= 2
    }
    #expect(rate >= 0.85)
  }

  private func points(_ points: [(Double, Double)]) -> [PaperPoint] {
    points.map { PaperPoint(x: $0.0, y: $0.1) }
  }

  private func drawn(
    _ line: [(Double, Double)], seed: UInt64 = 1, _ change: (inout DrawingHand) -> Void = { _ in }
  ) -> RecognisedShape? {
    var random = SeededRandom(seed: seed)
    var hand = DrawingHand()
    change(&hand)
    let box = PaperBox(points(line))
    let stroke = hand.draw(
      points(line), size: max(box.width, box.height), using: &random)
    return RecognisedShape(of: stroke, pointLength: DrawingHand.pointLength)
  }

  @Test func `lays level what nearly is, and leaves the rest as it was drawn`() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      guard case .line(let from, let to) = drawn([(100, 300), (500, 308)], seed: seed) else {
        throw Unexpected()
      }
      #expect(from.y == to.y && to.x > from.x)
      guard case .line(let low, let high) = drawn([(300, 600), (306, 200)], seed: seed) else {
        throw Unexpected()
      }
      #expect(low.x == high.x && low.y > high.y)
      guard case .line(let start, let end) = drawn([(100, 300), (500, 340)], seed: seed) else {
        throw Unexpected()
      }
      #expect(abs(PaperAngle.degrees(of: end - start) - 5.7) < 1.5)
      let box = [(100.0, 100.0), (500, 108), (496, 308), (96, 300), (100, 100)]
      guard case .rectangle(_, let size, let axis) = drawn(box, seed: seed) else {
        throw Unexpected()
      }
      #expect(abs(axis.dx) == 1 || abs(axis.dy) == 1)
      let (long, short) = (max(size.dx, size.dy), min(size.dx, size.dy))
      #expect(abs(long - 0.4) < 0.012 && abs(short - 0.2) < 0.012)
    }
  }

  private struct Unexpected: Error {}

  @Test func `keeps a line's ends where the hand began and rested`() throws {
    guard case .line(let from, let to) = drawn([(100, 300), (400, 500)], { $0.wobble = 0 }) else {
      throw Unexpected()
    }
    #expect((from - PaperPoint(x: 0.1, y: 0.3)).length < 0.002)
    #expect((to - PaperPoint(x: 0.4, y: 0.5)).length < 0.002)
  }

  @Test func `makes sharp corners where the hand rounded them, and a corner that lies in a gap`()
    throws
  {
    let corners = points([(0.1, 0.6), (0.3, 0.1), (0.7, 0.5)])
    for gap in [0, 0.1] {
      let shape = drawn([(100, 600), (300, 100), (700, 500), (100, 600)]) { hand in
        hand.gap = gap
        hand.wobble = 0.003
        hand.haste = 0.06
      }
      guard case .triangle(let a, let b, let c) = shape else { throw Unexpected() }
      for corner in corners {
        #expect([a, b, c].contains { ($0 - corner).length < 0.02 }, "\(corner) with gap \(gap)")
      }
    }
  }

  @Test func `takes a line drawn there and back for one line, and a narrow V for two`() {
    if case .line = drawn([(100, 300), (500, 303), (102, 306)]) {
    } else {
      Issue.record("there and back")
    }
    if case .polyline(let corners) = drawn([(100, 100), (140, 500), (190, 100)]) {
      #expect(corners.count == 3)
    } else {
      Issue.record("a narrow V")
    }
  }

  @Test func `is not led astray by a hand that rests long`() {
    var random = SeededRandom(seed: 4)
    for drawn in [DrawnShape.line, .arc, .circle, .rectangle, .corner] {
      var hand = DrawingHand()
      hand.rate = 1000
      hand.noise = 0.6
      hand.restingSeconds = 3
      let stroke = drawn.stroke(size: 300, by: hand, using: &random)
      let shape = RecognisedShape(of: stroke, pointLength: DrawingHand.pointLength)
      #expect(drawn.isRecognised(as: shape), "\(drawn) is \(String(describing: shape))")
    }
  }

  @Test func `makes nothing of a dot`() {
    let point = PaperPoint(x: 0.5, y: 0.5)
    let beside = PaperPoint(x: 0.501, y: 0.501)
    let none = PaperPoint(x: .nan, y: 0.5)
    for stroke in [[], [point], [point, point], [point, beside], [none, point], [none]] {
      #expect(RecognisedShape(of: stroke, pointLength: 0.001) == nil)
    }
    #expect(
      RecognisedShape(
        of: [PaperPoint](repeating: point, count: 500), pointLength: 0) == nil)
  }

  @Test func `makes a line of two points, and passes over what are no numbers`() {
    let (a, b) = (PaperPoint(x: 0.1, y: 0.2), PaperPoint(x: 0.4, y: 0.4))
    let none = PaperPoint(x: 0.2, y: .infinity)
    #expect(RecognisedShape(of: [a, b], pointLength: 0.001) == .line(from: a, to: b))
    #expect(RecognisedShape(of: [none, a, none, b], pointLength: 0.001) == .line(from: a, to: b))
  }

  @Test func `is the same shape at every size, as long as points are as much smaller`() throws {
    let stroke = points(
      (0...80).map { index in
        let way = PaperAngle.direction(radians: 2 * .pi * Double(index) / 80)
        return (way.dx, way.dy * 0.5)
      })
    for scale in [1e-9, 1e-3, 1, 1e3, 1e9] {
      let scaled = stroke.map { PaperPoint(x: $0.x * scale, y: $0.y * scale) }
      guard
        case .ellipse(_, let radii, let axis) = RecognisedShape(
          of: scaled, pointLength: 0.005 * scale)
      else { throw Unexpected() }
      #expect(abs(radii.dx / scale - 1) < 0.01 && abs(radii.dy / scale - 0.5) < 0.01)
      #expect(axis == PaperVector(dx: 1, dy: 0))
    }
  }

  @Test(arguments: seeds(120) as Range<UInt64>)
  func `comes near to any scribble`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stroke = Self.scribble(using: &random)
    let pointLength: Double = [0.0, 1e-4, 1e-3, 1e-2].randomElement(using: &random) ?? 0
    guard let shape = RecognisedShape(of: stroke, pointLength: pointLength) else {
      let box = PaperBox(stroke)
      #expect(max(box.width, box.height) <= 3 * pointLength)
      return
    }
    let box = PaperBox(stroke)
    let size = PaperVector(dx: box.width, dy: box.height).length
    let outline = shape.outline
    #expect(outline.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    for point in stroke {
      #expect(Self.distance(outline, to: point) <= 0.15 * size + 6 * pointLength)
    }
  }

  /// Points anywhere, a walk, a few places again and again, or waves.
  private static func scribble(using random: inout SeededRandom) -> [PaperPoint] {
    func number() -> Double { Double.random(in: 0...1, using: &random) }
    let count = Int.random(in: 2...300, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (0..<count).map { _ in PaperPoint(x: number(), y: number()) }
    case 1:
      var point = PaperPoint(x: number(), y: number())
      return (0..<count).map { _ in
        point.x += (number() - 0.5) * 0.05
        point.y += (number() - 0.5) * 0.05
        return point
      }
    case 2:
      let places = (0..<3).map { _ in PaperPoint(x: number(), y: number()) }
      return (0..<count).map { _ in places.randomElement(using: &random) ?? places[0] }
    default:
      let (across, down, phase) = (number() * 20, number() * 20, number())
      return (0..<count).map { index in
        let part = Double(index) / Double(count)
        return PaperPoint(
          x: PaperAngle.direction(radians: across * part).dx * number().squareRoot(),
          y: PaperAngle.direction(radians: down * part + phase).dy)
      }
    }
  }

  private static func distance(_ line: [PaperPoint], to point: PaperPoint) -> Double {
    zip(line, line.dropFirst()).reduce(.infinity) { nearest, segment in
      let (way, offset) = (segment.1 - segment.0, point - segment.0)
      let square = way.dot(way)
      let along = square > 0 ? min(max(offset.dot(way) / square, 0), 1) : 0
      return min(nearest, (offset - way * along).length)
    }
  }
}
