import Base
import Canvas
import TestSupport
import Testing

@testable import Rendering

@Suite("Ink from a source of its own")
struct InkSourceTests {
  /// One of the fifteen rows of samples that Cairo cuts a pixel into: with another Cairo than 1.16, whose numbers may
  /// be rounded otherwise, an edge may end on the next one.
  private static let tolerance = 17

  @Test func `is named by the environment; what is no name stands for the usual one`() {
    #expect(InkSource(named: "cairo") == .cairo)
    for name in [nil, "", "scanner", "Cairo", "1"] { #expect(InkSource(named: name) == .scanner) }
  }

  @Test func `has the scanner draw nothing where that is Cairo`() throws {
    let size = PixelSize(width: 32, height: 32)
    let (painted, coverage) = (
      try Surface(size: size, format: .argb32), try Surface(size: size, format: .a8)
    )
    let pen = Pen(width: 6, style: LineStyle(color: .black))
    let points = [PixelPoint(x: 4, y: 4), PixelPoint(x: 28, y: 20)]
    let runs = [LineRun(points: points[...], breadths: [])]
    for source in InkSource.allCases {
      let scanner = try InkScanner(size: size, from: source)
      let isScanned = source == .scanner
      #expect(scanner.paint(runs, of: pen, on: painted, offsetX: 0, offsetY: 0) == isScanned)
      #expect(
        (scanner.paintKeeping(runs, of: pen, on: painted, offsetX: 0, offsetY: 0) != nil)
          == isScanned)
      #expect(
        scanner.cover(runs, of: pen, cap: .round, on: coverage, offsetX: 0, offsetY: 0)
          == isScanned)
    }
  }

  @Test(arguments: seeds(80))
  func `gives the same tiles`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(width: 400, height: 400)
    let lines = (0..<12).map { _ in Polyline.random(in: size, using: &random) }
    for rect in [(0, 0), (1, 0), (1, 1)].map({ column, row in
      PixelRect(x: column * 256, y: row * 256, width: 256, height: 256)
    }) {
      let tiles = try InkSource.allCases.map { source in
        let rasterizer = try TileRasterizer(from: source)
        let tile = try Surface(size: TileRasterizer.tileSize, format: .argb32)
        let context = DrawingContext(tile)
        for (place, line) in lines.enumerated() where line.bounds.intersects(rect) {
          if place % 2 == 0 {
            rasterizer.draw(line, in: context, at: rect)
          } else {
            _ = try rasterizer.drawKeeping(line, on: tile, context, at: rect)
          }
        }
        return tile
      }
      #expect(tiles[0].difference(from: tiles[1]) <= Self.tolerance)
    }
  }

  @Test(arguments: seeds(40))
  func `gives the same line under the pointer`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(width: 300, height: 200)
    let line = LinePoints.random(in: size, using: &random)
    var pen = Pen.random(using: &random)
    if !line.breadths.isEmpty { pen.style.dash = .solid }
    let shown = try InkSource.allCases.map { source in
      let screen = try LiveScreen(
        pen: pen, isTapered: !line.breadths.isEmpty, size: size, from: source)
      let half = line.points.count / 2
      _ = try screen.stroke.append(line[0..<half], rest: line[half..<line.points.count])
      return try screen.exposed
    }
    #expect(shown[0].difference(from: shown[1]) <= Self.tolerance)
  }
}
