import Base
import Canvas
import Rendering
import TestSupport
import Testing

@Suite("A line whose width changes")
struct TaperedLineTests {
  private let size = PixelSize(width: 220, height: 120)

  private func drawn(_ line: Polyline) throws -> Surface {
    let picture = try #require(try TiledPicture([line], size: size))
    return try picture.surface()
  }

  private func alpha(_ surface: Surface, _ x: Int, _ y: Int) -> UInt32 {
    surface.pixel(x: x, y: y) >> 24
  }

  /// Translucent, so that what is covered twice would be seen.
  private let pen = Pen(
    width: 40, style: LineStyle(color: InkColor(red: 0, green: 0, blue: 0, alpha: 100)))

  @Test(arguments: [40, 129, 400])
  func `is as wide as it is said everywhere, and even in translucent ink`(count: Int) throws {
    let points = (0..<count).map { index in
      PixelPoint(x: 30 + 160 * Double(index) / Double(count - 1), y: 60)
    }
    let breadths = points.map { 0.25 + 0.75 * ($0.x - 30) / 160 }
    let surface = try drawn(Polyline(LinePoints(points, breadths: breadths), pen: pen))
    for x in 35..<185 {
      #expect(alpha(surface, x, 60) == 100, "no seam at \(x)")
      let half = 20 * (0.25 + 0.75 * (Double(x) + 0.5 - 30) / 160)
      let covered = (0..<120).reduce(0.0) { $0 + Double(alpha(surface, x, $1)) / 100 }
      // The hull of circles is a little wider than the circles themselves.
      #expect(abs(covered - 2 * half) < 0.6, "\(covered) at \(x), not \(2 * half)")
    }
    // Round at both ends.
    #expect(alpha(surface, 23, 60) == 0 && alpha(surface, 27, 60) == 100)
    #expect(alpha(surface, 207, 60) == 100 && alpha(surface, 212, 60) == 0)
  }

  @Test(arguments: [20, 200])
  func `covers once what it passes several times`(count: Int) throws {
    let points = (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return PixelPoint(x: 60 + 100 * abs(1 - 2 * share), y: 40 + 40 * share)
    }
    let breadths = points.indices.map { $0 % 7 == 0 ? 0.5 : 1.0 }
    let surface = try drawn(Polyline(LinePoints(points, breadths: breadths), pen: pen))
    let values = Set((0..<120).flatMap { y in (0..<220).map { alpha(surface, $0, y) } })
    #expect(values.max() == 100)
  }

  @Test(arguments: seeds(20))
  func `fills no pixel where it is as thin as a hair`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let pen = Pen(width: 1, style: LineStyle(color: .black))
    let lines = (0..<100).map { _ in
      let points = (0..<2).map { _ in
        PixelPoint(
          x: .random(in: 5...215, using: &random), y: .random(in: 5...115, using: &random))
      }
      let breadths = points.map { _ in Double.random(in: 0.001...0.004, using: &random) }
      return Polyline(LinePoints(points, breadths: breadths), pen: pen)
    }
    let surface = try #require(try TiledPicture(ChunkedArray(lines), size: size)).surface()
    let most = (0..<120).flatMap { y in (0..<220).map { alpha(surface, $0, y) } }.max() ?? 0
    // Where some of them cross, one of the fifteen rows of a pixel each.
    #expect(most < 128)
  }

  @Test func `is a dot as wide as it was pressed most, where the pointer never moved`() throws {
    let points = Array(repeating: PixelPoint(x: 60, y: 60), count: 3)
    let surface = try drawn(Polyline(LinePoints(points, breadths: [0.1, 0.5, 0.2]), pen: pen))
    #expect(alpha(surface, 60, 60) == 100 && alpha(surface, 68, 60) == 100)
    #expect(alpha(surface, 71, 60) == 0)
  }

  @Test func `is as wide as its pen where it is dashed`() {
    var pen = pen
    pen.style.dash = .dashes
    let points = [PixelPoint(x: 20, y: 60), PixelPoint(x: 200, y: 60)]
    let line = Polyline(LinePoints(points, breadths: [0.1, 0.1]), pen: pen)
    #expect(line == Polyline(points: points, pen: pen))
  }

  @Test func `Dots of a round pen are round`() throws {
    let pen = Pen(width: 20, style: LineStyle(cap: .round, dash: .dots))
    let surface = try drawn(
      Polyline(points: [PixelPoint(x: 30, y: 60), PixelPoint(x: 200, y: 60)], pen: pen))
    // As wide as high, and white between.
    #expect(alpha(surface, 21, 60) == 255 && alpha(surface, 38, 60) == 255)
    #expect(alpha(surface, 42, 60) == 0 && alpha(surface, 30, 51) == 255)
    #expect(alpha(surface, 21, 51) == 0, "the corner of a square dot")
  }
}
