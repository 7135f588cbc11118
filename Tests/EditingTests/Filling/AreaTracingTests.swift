import Base
import Documents
import Foundation
import TestSupport
import Testing

@testable import Editing

@Suite("What ink encloses becomes an area")
struct AreaTracingTests {
  /// A picture of one unit to a pixel, with ink where a rule says so.
  private static func picture(
    _ width: Int, _ height: Int, isInk: (Int, Int) -> Bool
  ) -> InkPixels {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(isInk(x, y) ? 0xFF00_0000 : 0) }
    }
    let size = PixelSize(width: width, height: height)
    return InkPixels(
      pixels, of: PixelRect(size: size), scale: Double(max(width, height)), paper: size)
  }

  private static func paper(_ width: Int, _ height: Int) -> AspectRatio {
    AspectRatio(Double(width) / Double(height)) ?? .fourToThree
  }

  /// The area of an outline's polygons in pixels: holes count as nothing.
  private static func size(_ outline: AreaOutline, side: Double, on paper: AspectRatio) -> Double {
    let element = PaintingElement(.area(outline), width: 1)
    let line = element.line(on: paper, tolerance: 1e-6)
    let points = line.samples.map { PaperPoint($0.position, on: paper) }
    return zip([0] + line.contourEnds, line.contourEnds).reduce(0) { sum, ends in
      let polygon = points[ends.0..<ends.1]
      let twice = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0.0) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      }
      return sum + twice / 2
    } * side * side
  }

  private static func area(
    at x: Double, _ y: Double, in ink: InkPixels, gap: Double = 0
  ) -> AreaTracing.Result? {
    let side = Double(max(ink.size.width, ink.size.height))
    return AreaTracing.area(
      at: PaperPoint(x: x / side, y: y / side), in: ink, closing: gap / side,
      on: paper(ink.size.width, ink.size.height))
  }

  // MARK: Pixels

  @Test func `A part hangs together by the sides of its pixels, as a search from each to the next`()
  {
    var dice = SeededRandom(seed: 6)
    for _ in 0..<60 {
      let (width, height) = (
        Int.random(in: 1...150, using: &dice), Int.random(in: 1...40, using: &dice)
      )
      var grid = BitGrid(width: width, height: height)
      let density = Int.random(in: 2...10, using: &dice)
      for y in 0..<height {
        for x in 0..<width { grid[x, y] = Int.random(in: 0..<density, using: &dice) > 0 }
      }
      let (x, y) = (
        Int.random(in: 0..<width, using: &dice), Int.random(in: 0..<height, using: &dice)
      )
      var (known, waiting): (Set<[Int]>, [[Int]]) = ([], [[x, y]])
      while let place = waiting.popLast() {
        guard grid[place[0], place[1]], known.insert(place).inserted else { continue }
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          waiting.append([place[0] + dx, place[1] + dy])
        }
      }
      let found = grid.component(of: x, y)
      #expect(found.count == known.count && known.allSatisfy { found[$0[0], $0[1]] })
    }
  }

  @Test func `What grows reaches the neighbours of its pixels, and no others`() {
    var dice = SeededRandom(seed: 7)
    for neighbours in [BitGrid.Neighbours.four, .eight] {
      var grid = BitGrid(width: 131, height: 20)
      for _ in 0..<60 {
        grid[.random(in: 0..<131, using: &dice), .random(in: 0..<20, using: &dice)] = true
      }
      let grown = grid.grown(neighbours)
      for y in 0..<20 {
        for x in 0..<131 {
          let sides = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
          let corners = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
          let near = (neighbours == .four ? sides : sides + corners).contains {
            grid[x + $0.0, y + $0.1]
          }
          #expect(grown[x, y] == near)
        }
      }
    }
  }

  @Test func `Contours go round all that is set: their areas are counts of pixels without holes`() {
    var dice = SeededRandom(seed: 8)
    for _ in 0..<40 {
      var grid = BitGrid(width: 70, height: 30)
      for y in 0..<30 {
        for x in 0..<70 { grid[x, y] = Int.random(in: 0..<3, using: &dice) > 0 }
      }
      // With the middles of the sides, each corner takes off an eighth of a pixel or adds one.
      let sum = grid.contours().reduce(0.0) { sum, contour in
        sum
          + zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0.0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
          } / 2
      }
      var corners = 0
      for y in 0...30 {
        for x in 0...70 {
          let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map { grid[$0.0, $0.1] }
          switch around.count(where: { $0 }) {
          case 1: corners += 1
          case 3: corners -= 1
          case 2 where around[0] == around[3]: corners += 2
          default: break
          }
        }
      }
      #expect(abs(sum - Double(grid.count) + Double(corners) / 8) < 1e-6)
    }
  }

  // MARK: Areas

  @Test func `A circle's inside is a smooth area, as large as it is, that goes on under the line`()
    throws
  {
    let ink = Self.picture(400, 300) { x, y in
      let distance = hypot(Double(x) + 0.5 - 200, Double(y) + 0.5 - 150)
      return distance > 100 && distance < 108
    }
    guard case .area(let outline) = Self.area(at: 200, 150, in: ink) else {
      Issue.record("no area")
      return
    }
    let radius = 100.0 + Double(AreaTracing.overlap)
    let size = Self.size(outline, side: 400, on: Self.paper(400, 300))
    #expect(abs(size - .pi * radius * radius) < 0.01 * size)
    #expect(outline.ends.count == 1 && outline.points.count <= 3 * 24, "\(outline.points.count)")
  }

  @Test func `Corners stay corners`() {
    let ink = Self.picture(200, 200) { x, y in
      let edge = max(abs(x - 100), abs(y - 100))
      return edge >= 60 && edge <= 66
    }
    guard case .area(let outline) = Self.area(at: 100, 100, in: ink) else {
      Issue.record("no area")
      return
    }
    let side = 119.0 + 2 * Double(AreaTracing.overlap)
    let size = Self.size(outline, side: 200, on: Self.paper(200, 200))
    #expect(abs(size - side * side) < 0.01 * size)
    #expect(outline.points.count <= 3 * 12, "\(outline.points.count)")
  }

  @Test func `What lies within the area and is ink stays free`() {
    let ink = Self.picture(300, 300) { x, y in
      let distance = hypot(Double(x) - 150, Double(y) - 150)
      return distance > 120 && distance < 126 || distance < 30
    }
    guard case .area(let outline) = Self.area(at: 150, 80, in: ink) else {
      Issue.record("no area")
      return
    }
    #expect(outline.ends.count == 2)
    let size = Self.size(outline, side: 300, on: Self.paper(300, 300))
    let expected = Double.pi * (122.0 * 122 - 28 * 28)
    #expect(abs(size - expected) < 0.015 * expected)
  }

  /// Two rooms with a door between them.
  private static func rooms(door: Int) -> InkPixels {
    picture(300, 160) { x, y in
      x < 6 || x >= 294 || y < 6 || y >= 154
        || (148...151).contains(x) && !(80 - door / 2..<80 - door / 2 + door).contains(y)
    }
  }

  @Test(arguments: [1, 2, 5, 8, 13, 20, 31])
  func `A gap is closed up to the size that was chosen, and open beyond it`(gap: Int) throws {
    for (door, isClosed) in [(gap, true), (gap + 2, false)] {
      let ink = Self.rooms(door: door)
      guard case .area(let outline) = Self.area(at: 60, 60, in: ink, gap: Double(gap)) else {
        Issue.record("no area")
        continue
      }
      let size = Self.size(outline, side: 300, on: Self.paper(300, 160))
      let room = 146.0 * 152
      #expect((size < room * 1.02) == isClosed, "door \(door) gap \(gap): \(size) of \(room)")
      #expect(size > room * 0.97)
    }
  }

  @Test func `Near a wall, in a corner and in a narrow room a gap is closed as well as can be`() {
    let ink = Self.rooms(door: 6)
    for (x, y) in [(7.0, 7.0), (146, 150), (146, 90), (7, 150)] {
      guard case .area(let outline) = Self.area(at: x, y, in: ink, gap: 20) else {
        Issue.record("no area")
        continue
      }
      let size = Self.size(outline, side: 300, on: Self.paper(300, 160))
      #expect(size < 146 * 152 * 1.02)
    }
    let corridor = Self.picture(200, 60) { _, y in y < 20 || y > 28 }
    guard case .area(let outline) = Self.area(at: 100, 24, in: corridor, gap: 30) else {
      Issue.record("no area")
      return
    }
    #expect(Self.size(outline, side: 200, on: Self.paper(200, 60)) > 200 * 8)
  }

  @Test func `Beyond a hairline nothing is covered`() {
    let ink = Self.picture(100, 100) { x, _ in x == 50 }
    guard case .area(let outline) = Self.area(at: 20, 50, in: ink) else {
      Issue.record("no area")
      return
    }
    let line = PaintingElement(.area(outline), width: 1).line(on: Self.paper(100, 100))
    let seen = line.samples.map(\.position).filter { (0.05...0.95).contains($0.y) }
    #expect(seen.count > 2 && seen.allSatisfy { $0.x < 0.506 })
    #expect(outline.points.contains { $0.x < 0 }, "at the paper's edge no seam is left")
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4])
  func `Ink that is fainter than the tolerance bounds nothing`(tolerance: Double) throws {
    let size = PixelSize(width: 100, height: 100)
    let blush = UInt32(0.15 * 255)
    let ink = InkPixels(
      (0..<10_000).map {
        (30..<70).contains($0 % 100) && (30..<70).contains($0 / 100) ? blush << 24 | blush << 16 : 0
      },
      of: PixelRect(size: size), scale: 100, paper: size)
    let result = AreaTracing.area(
      at: PaperPoint(x: 0.1, y: 0.1), in: ink, closing: 0, likeness: tolerance,
      on: Self.paper(100, 100))
    guard case .area(let outline)? = result else { throw Failure() }
    #expect((outline.ends.count == 1) == (tolerance > 0.15))
  }

  @Test func `A faint line bounds, however faint the ink is that is passed`() throws {
    let size = PixelSize(width: 100, height: 100)
    let pixels = (0..<10_000).map { (49...50).contains($0 % 100) ? UInt32(40) << 24 : 0 }
    let ink = InkPixels(pixels, of: PixelRect(size: size), scale: 100, paper: size)
    let result = AreaTracing.area(
      at: PaperPoint(x: 0.1, y: 0.1), in: ink, closing: 0, likeness: 0.4,
      on: Self.paper(100, 100))
    guard case .area(let outline)? = result else { throw Failure() }
    #expect(outline.points.allSatisfy { $0.x < 0.6 })
  }

  private struct Failure: Error {}

  @Test func `Where nothing is known of what lies beside the picture, it says so`() {
    let paper = PixelSize(width: 200, height: 100)
    let part = InkPixels(
      Array(repeating: 0, count: 100 * 100), of: PixelRect(x: 0, y: 0, width: 100, height: 100),
      scale: 200, paper: paper)
    let point = PaperPoint(x: 0.2, y: 0.2)
    let ratio = Self.paper(200, 100)
    #expect(AreaTracing.area(at: point, in: part, closing: 0, on: ratio) == .leadsOutside)
    #expect(
      AreaTracing.area(at: PaperPoint(x: 0.9, y: 0.2), in: part, closing: 0, on: ratio) == .nothing)
    #expect(
      AreaTracing.area(at: point, in: part, closing: 0.05, on: ratio, goesOn: { false }) == nil)
  }
}
