import Canvas
import Base
import Glibc
import TestSupport
import Testing

@testable import Rendering

@Suite("A line of many points")
struct LineThinningTests {
  @Test(arguments: seeds(300))
  func `keeps its ends, and every point lies near the line that is left`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(width: 400, height: 300)
    let points =
      seed % 3 == 0
      ? Self.hand(count: 400, seed: UInt64(seed))
      : Polyline.randomPoints(in: size, using: &random)
    let thin = Self.thin(points)
    #expect(thin.first == points.first)
    #expect(thin.last == points.last)
    var place = 0
    for point in points {
      // Points are left out in their order: the segment that stands for one never lies before that of another.
      var distance = Self.distance(point, thin, place)
      while distance > LineThinning.tolerance + 1e-6, place + 2 < thin.count {
        place += 1
        distance = Self.distance(point, thin, place)
      }
      #expect(distance <= LineThinning.tolerance + 1e-6)
    }
  }

  @Test(arguments: seeds(50))
  func `is thinned while it grows as it is when it is finished`(seed: Int) {
    var thinning = LineThinning(width: 8)
    var kept = LinePoints()
    let line = Self.hand(count: 300, seed: UInt64(seed), isTapered: seed % 2 == 0)
    for index in line.points.indices {
      thinning.append(line[index..<index + 1], to: &kept)
      var whole = kept
      thinning.finish(&whole)
      #expect(whole == LineThinning.thin(line[0..<index + 1], width: 8))
    }
  }

  @Test(arguments: seeds(50))
  func `is nowhere wider or thinner than a fortieth of a pixel`(seed: Int) throws {
    let line = Self.hand(count: 300, seed: UInt64(seed), isTapered: true)
    let thin = LineThinning.thin(line, width: 8)
    #expect(thin.points.count < 200)
    var place = 0
    for (point, breadth) in zip(line.points, line.breadths) {
      while thin.points[place + 1] != point, place + 2 < thin.points.count,
        Self.share(point, thin.points, place) >= 1
      {
        place += 1
      }
      let share = min(max(Self.share(point, thin.points, place), 0), 1)
      let here = thin.breadths[place] * (1 - share) + thin.breadths[place + 1] * share
      #expect(abs(here - breadth) * 8 / 2 <= 0.03)
    }
  }

  @Test func `loses most points of a slow curve, and none of a zigzag`() {
    let curve = Self.hand(count: 1000, seed: 1)
    #expect(Self.thin(curve).count < curve.count / 4)
    let zigzag = (0..<1000).map { PixelPoint(x: Double($0), y: Double($0 % 2)) }
    #expect(Self.thin(zigzag) == zigzag)
    let still = Array(repeating: PixelPoint(x: 3, y: 4), count: 9)
    #expect(Self.thin(still) == [still[0]])
  }

  @Test(arguments: seeds(20))
  func `looks the same`(seed: Int) throws {
    let points = Self.hand(count: 120, seed: UInt64(seed))
    let pen = Pen(
      width: [0.7, 3, 12][seed % 3], style: LineStyle(cap: .round, join: .round))
    let size = PixelSize(width: 400, height: 300)
    let thin = try #require(try TiledPicture([Polyline(points: points, pen: pen)], size: size))
      .surface()
    let full = try Surface(size: size, format: .argb32)
    let context = DrawingContext(full)
    context.setInk(of: pen, offsetX: 0, offsetY: 0)
    context.setLine(of: pen)
    context.polyline(points[...], offsetX: 0, offsetY: 0)
    context.stroke()
    let differences = zip(thin.pixels(in: thin.bounds), full.pixels(in: full.bounds))
      .map { abs(Int($0) - Int($1)) }
    // An edge that lies a twentieth of a pixel off covers up to 18 of 255 more or less; Cairo cuts a pixel into 15
    // rows, each of 17.
    #expect(try #require(differences.max()) <= 18 + 17)
    #expect(differences.reduce(0, +) <= 10 * differences.count { $0 > 0 })
  }

  private static func thin(_ points: [PixelPoint]) -> [PixelPoint] {
    LineThinning.thin(LinePoints(points), width: 1).points
  }

  /// How far along a segment a point lies, 0…1.
  private static func share(_ point: PixelPoint, _ line: [PixelPoint], _ index: Int) -> Double {
    let (a, b) = (line[index], line[index + 1])
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)
  }

  private static func distance(_ point: PixelPoint, _ line: [PixelPoint], _ index: Int) -> Double {
    let a = line[index]
    let b = line[min(index + 1, line.count - 1)]
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let t =
      length > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1) : 0
    let (ex, ey) = (point.x - a.x - t * dx, point.y - a.y - t * dy)
    return (ex * ex + ey * ey).squareRoot()
  }

  /// As `hand(count:seed:)`; pressed more and less.
  private static func hand(count: Int, seed: UInt64, isTapered: Bool) -> LinePoints {
    let breadths = (0..<count).map { 0.6 + 0.4 * sin(Double($0) / 20) }
    return LinePoints(hand(count: count, seed: seed), breadths: isTapered ? breadths : [])
  }

  /// Points as they come from a hand that draws large curves slowly.
  private static func hand(count: Int, seed: UInt64) -> [PixelPoint] {
    var random = SeededRandom(seed: seed)
    var (x, y) = (200.0, 150.0)
    var direction = Double.random(in: 0..<6, using: &random)
    var bend = 0.0
    return (0..<count).map { _ in
      bend = bend * 0.95 + Double.random(in: -0.002...0.002, using: &random)
      direction += bend
      x += cos(direction) * 0.8
      y += sin(direction) * 0.8
      return PixelPoint(x: x, y: y)
    }
  }
}
