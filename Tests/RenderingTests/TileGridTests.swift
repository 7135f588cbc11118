import Canvas
import Base
import TestSupport
import Testing

@testable import Rendering

@Suite("The order of tiles")
struct TileGridTests {
  @Test(arguments: seeds(40))
  func `begins with a third of them, none farther from the middle than one that waits`(seed: Int) {
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

  @Test func `touch no memory for what lies beyond the paper`() throws {
    let rect = PixelRect(x: 512, y: 512, width: TileGrid.tileSide, height: 100)
    let surface = try Surface(size: TileRasterizer.tileSize, format: .argb32)
    surface.withMutableBytes { bytes in for index in bytes.indices { bytes[index] = 7 } }
    let drawing = try TileDrawing(rect, end: 0, from: nil, reusing: surface)
    #expect(drawing.surface === surface)
    #expect(surface.pixel(x: 255, y: 99) == 0 && surface.pixel(x: 0, y: 100) == 0x0707_0707)
    surface.withMutableBytes { bytes in for index in bytes.indices { bytes[index] = 7 } }
    let checkpoint = try #require(TileDrawing.Checkpoint(of: surface, strokeCount: 3, in: rect))
    let copies = [checkpoint.surface, try TileDrawing(rect, end: 3, from: checkpoint).surface]
    for copy in copies {
      #expect(copy !== surface && copy.size == surface.size)
      #expect(copy.pixel(x: 255, y: 99) == 0x0707_0707 && copy.pixel(x: 0, y: 100) == 0)
    }
  }

  @Test(arguments: seeds(20))
  func `drawn without a way back show the same`(seed: Int) throws {
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
