import Canvas
import Geometry
import Ink
import Rendering
import TestSupport
import Testing

@Suite("A settled picture")
struct SettledPictureTests {
  @Test("equals the full redraw after any script of strokes and undos", arguments: 0..<200)
  func equalsFullRedraw(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(
      width: Int.random(in: 1...700, using: &random),
      height: Int.random(in: 1...600, using: &random)
    )
    let picture = try TiledPicture(size: size)
    let surfaces = try LiveSurfaces(size: size)
    for _ in 0..<Int.random(in: 1...50, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        try picture.removeLast()
      case 3:
        let live = try LiveStroke(pen: .random(using: &random), surfaces: surfaces)
        _ = try live.append(Polyline.randomPoints(in: size, using: &random))
        _ = live.cancel()
      case 4..<7:
        let live = try LiveStroke(pen: .random(using: &random), surfaces: surfaces)
        let points = Polyline.randomPoints(in: size, using: &random)
        let cut = Int.random(in: 0...points.count, using: &random)
        _ = try live.append(points[..<cut])
        _ = try live.append(points[cut...])
        _ = try live.finish(on: picture)
      default:
        try picture.append(
          Polyline(
            points: Polyline.randomPoints(in: size, using: &random), pen: .random(using: &random)))
      }
    }
    let full = try #require(try TiledPicture(picture.lines, size: size))
    try #expect(picture.surface().samePixels(as: full.surface()))
    let alone = try #require(try TiledPicture(picture.lines, size: size, cores: 1))
    try #expect(alone.surface().samePixels(as: full.surface()))
  }

  @Test("comes back through all undos, also beyond the pixels that are kept")
  func manyUndos() throws {
    var random = SeededRandom(seed: 7)
    let size = PixelSize(width: 300, height: 300)
    let lines = (0..<300).map { _ in
      Polyline(
        points: Polyline.randomPoints(in: size, using: &random), pen: .random(using: &random))
    }
    let picture = try #require(try TiledPicture(lines, size: size))
    for count in stride(from: 299, through: 0, by: -1) {
      try picture.removeLast()
      guard count % 37 == 0 else { continue }
      let full = try #require(try TiledPicture(Array(lines.prefix(count)), size: size))
      try #expect(picture.surface().samePixels(as: full.surface()))
    }
    #expect(picture.redrawnTileCount > 0)
  }

  @Test("has no ink outside the bounds of its lines", arguments: 0..<100)
  func bounds(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    let size = PixelSize(width: 256, height: 256)
    let line = Polyline(
      points: Polyline.randomPoints(in: size, using: &random), pen: .random(using: &random))
    let surface = try #require(try TiledPicture([line], size: size)).surface()
    surface.clear(line.bounds)
    #expect(surface.isClear)
  }
}
