import Canvas
import Base
import Glibc
import TestSupport
import Testing

@testable import Rendering

@Suite("The order of tiles")
struct TileGridTests {
  @Test(
    "begins with a third of them, none farther from the middle than one that waits",
    arguments: 0..<40)
  func firstShare(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(
      width: Int.random(in: 1...6000, using: &random),
      height: Int.random(in: 1...6000, using: &random))
    let grid = TileGrid(size: size)
    let seen = PixelRect(
      x: Int.random(in: 0...3000, using: &random), y: Int.random(in: 0...3000, using: &random),
      width: 1920, height: 1080)
    let tiles = grid.tiles(touching: seen)
    let first = grid.firstShare(of: tiles, around: seen)
    #expect(Set(first).isSubset(of: tiles) && Set(first).count == first.count)
    #expect(first.isEmpty == tiles.isEmpty)
    #expect(first.count * 3 >= tiles.count)
    func distance(_ tile: Int) -> Double {
      let place = grid.rect(of: tile)
      let dx = Double(place.x + place.maxX - seen.x - seen.maxX)
      let dy = Double(place.y + place.maxY - seen.y - seen.maxY)
      return dx * dx + dy * dy
    }
    let rest = Set(tiles).subtracting(first)
    if let nearest = rest.map(distance).min(), let farthest = first.map(distance).max() {
      #expect(farthest <= nearest)
    }
  }

  @Test("take no memory for what lies beyond the paper, nor where there is no ink")
  func memory() throws {
    let side = TileGrid.tileSide
    let rowsOfPage = sysconf(Int32(_SC_PAGESIZE)) / (4 * side)
    let grid = TileGrid(size: PixelSize(width: side, height: side + 100))
    var batches: [TileBatch] = []
    func leastPages(strokes count: Int) throws -> [Int] {
      let lines = [80.0, Double(side) + 60].flatMap { y in
        Array(
          repeating: Polyline(
            points: [PixelPoint(x: 20, y: y), PixelPoint(x: 240, y: y + 10)],
            pen: Pen(width: 4, style: LineStyle(cap: .round, join: .round))),
          count: count)
      }
      // Memory that others had before has its pages already, so some of it is used up first.
      var least = [Int.max, Int.max]
      for _ in 0..<40 {
        let batch = try #require(
          try TileBatch([0, 1], of: grid, lines: ChunkedArray(lines), cores: 1))
        batches.append(batch)
        for tile in 0...1 {
          least[tile] = min(least[tile], try pages(of: #require(batch.tiles[tile]?.surface)))
        }
      }
      return least
    }
    let some = try leastPages(strokes: 100)
    #expect(some.allSatisfy { $0 > 10 / rowsOfPage && $0 < 30 / rowsOfPage + 2 })
    // With copies to begin again from.
    let many = try leastPages(strokes: 600)
    #expect(many[1] <= grid.rect(of: 1).height / rowsOfPage + 2)
  }

  /// How many pages of its pixels were ever touched.
  private func pages(of surface: Surface) -> Int {
    surface.withBytes { bytes in
      let page = sysconf(Int32(_SC_PAGESIZE))
      let start = Int(bitPattern: bytes.baseAddress) & ~(page - 1)
      let length = bytes.count + Int(bitPattern: bytes.baseAddress) - start
      var pages = [UInt8](repeating: 0, count: length / page + 1)
      guard mincore(UnsafeMutableRawPointer(bitPattern: start), length, &pages) == 0 else {
        return .max
      }
      return pages.count { $0 & 1 == 1 }
    }
  }

  @Test("drawn without a way back show the same", arguments: 0..<20)
  func withoutPast(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 77)
    let size = PixelSize(width: 700, height: 600)
    let grid = TileGrid(size: size)
    let tiles = grid.tiles(touching: PixelRect(size: size))
    let lines = ChunkedArray((0..<80).map { _ in Polyline.random(in: size, using: &random) })
    let kept = try #require(try TileBatch(tiles, of: grid, lines: lines))
    let lost = try #require(try TileBatch(tiles, of: grid, lines: lines, keepsPast: false))
    for tile in tiles {
      let (a, b) = (kept.tiles[tile]?.surface, lost.tiles[tile]?.surface)
      #expect(a.map { $0.pixels(in: $0.bounds) } == b.map { $0.pixels(in: $0.bounds) })
      #expect(lost.tiles[tile]?.historyBytes == 0)
    }
  }
}
