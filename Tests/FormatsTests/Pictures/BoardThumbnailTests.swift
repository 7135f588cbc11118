import Canvas
import Base
import Life
import Formats
import Testing

@Suite("A small picture of a board")
struct BoardThumbnailTests {
  private static let dark: UInt32 = 0x171A21
  private static let lamp: UInt32 = 0xF6B840

  private func block(_ x: Int, _ y: Int) -> LifeWorld {
    LifeWorld(
      cells: LifeCells((0..<4).map { LifeCell(x: x + $0 % 2, y: y + $0 / 2) }))
  }

  private func pixels(of world: LifeWorld, _ width: Int, _ height: Int) throws -> [[UInt32]] {
    let size = PixelSize(width: width, height: height)
    let surface = try BoardThumbnail.surface(of: world, size: size)
    #expect(surface.size == size)
    return (0..<height).map { y in (0..<width).map { surface.pixel(x: $0, y: y) & 0xFFFFFF } }
  }

  @Test(
    arguments: [(0, 0), (-1, -1), (-17, 33), (1 << 40, -1 << 40), (1 << 58, 1 << 58 + 5)])
  func `shows a block exactly in the middle, wherever it is`(x: Int, y: Int) throws {
    let pixels = try pixels(of: block(x, y), 100, 80)
    for (y, row) in pixels.enumerated() {
      for (x, pixel) in row.enumerated() {
        // The largest cell is ten pixels wide.
        let isBlock = (40..<60).contains(x) && (30..<50).contains(y)
        guard pixel == (isBlock ? Self.lamp : Self.dark) else {
          Issue.record("\(x), \(y) is \(String(pixel, radix: 16))")
          return
        }
      }
    }
  }

  @Test(arguments: [(8, 8), (9, 7), (33, 100), (101, 81), (240, 180)])
  func `shows whole cells, and margins that differ by one pixel at most`(width: Int, height: Int)
    throws
  {
    let pixels = try pixels(of: block(5, -7), width, height)
    let rows = pixels.indices.filter { pixels[$0].contains(Self.lamp) }
    let columns = pixels[0].indices.filter { x in pixels.contains { $0[x] == Self.lamp } }
    let (left, right) = (try #require(columns.first), width - 1 - (try #require(columns.last)))
    let (top, bottom) = (try #require(rows.first), height - 1 - (try #require(rows.last)))
    #expect(abs(left - right) <= 1 && abs(top - bottom) <= 1 && min(left, top) > 0)
    #expect(columns.count == rows.count && columns.count.isMultiple(of: 2))
    #expect(Set(pixels.joined()) == [Self.dark, Self.lamp])
  }

  @Test func `is all dark where nothing lives, and all alight where everything does`() throws {
    #expect(Set(try pixels(of: LifeWorld(), 60, 45).joined()) == [Self.dark])
    #expect(
      Set(try pixels(of: LifeWorld(edges: .torus(width: 9, height: 9)), 60, 45).joined())
        == [Self.dark])
    #expect(
      Set(try pixels(of: LifeWorld(isBackgroundAlive: true), 60, 45).joined()) == [Self.lamp])
  }

  @Test(arguments: [1000, 1_000_000_000, 1 << 58])
  func `shows something of a huge board`(distance: Int) throws {
    let world = LifeWorld(
      cells: LifeCells(
        [(-1, -1), (1, -1), (-1, 1), (1, 1)].map { x, y in
          LifeCell(x: distance * x, y: distance * y)
        }))
    let pixels = try pixels(of: world, 120, 90)
    let places = pixels.enumerated().flatMap { y, row in
      row.indices.filter { row[$0] != Self.dark }.map { (x: $0, y: y) }
    }
    #expect(places.count == 4)
    // One in each corner, about the middle.
    for (x, y) in [(false, false), (true, false), (false, true), (true, true)] {
      #expect(places.contains { ($0.x >= 60) == x && ($0.y >= 45) == y })
    }
  }

  @Test func `shows all of a universe with edges, whatever lives there`() throws {
    var world = LifeWorld(edges: .plane(width: 10, height: 8))
    world.set(true, at: LifeCell(x: -5, y: -4))
    let pixels = try pixels(of: world, 120, 90)
    let lit = pixels.enumerated().flatMap { y, row in
      row.indices.filter { row[$0] == Self.lamp }.map { (x: $0, y: y) }
    }
    let side = try #require(lit.last).x - lit[0].x + 1
    #expect(lit.count == side * side && side > 5)
    // The first of ten columns about the middle, and of eight rows.
    #expect(lit[0].x == 60 - 5 * side && lit[0].y == 45 - 4 * side)
  }

  @Test func `of a simulation shows what it has come to`() throws {
    let row = LifeWorld(cells: LifeCells((-1...1).map { LifeCell(x: $0, y: 0) }))
    var life = LifeSimulation(row)
    let area = LifeBounds(left: -2, top: -2, right: 2, bottom: 2)
    let size = PixelSize(width: 70, height: 70)
    func litColumns() throws -> Int {
      let surface = try BoardThumbnail.surface(of: &life, showing: area, size: size)
      return (0..<70).count { surface.pixel(x: $0, y: 35) & 0xFFFFFF == Self.lamp }
    }
    #expect(try litColumns() == 30)
    life.advance(by: 1)
    #expect(try litColumns() == 10)
  }
}
