import Canvas
import Base
import Rendering
import TestSupport
import Testing

@Suite("Tiles")
struct PlainDrawingTests {
  @Test(arguments: seeds(60))
  func `look like the same line drawn on one surface`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 9000)
    let size = PixelSize(width: 640, height: 540)
    var pen = Pen.random(using: &random)
    pen.effect = .paint
    let line = Polyline(points: Polyline.randomPoints(in: size, using: &random), pen: pen)
    let tiled = try #require(try TiledPicture([line], size: size)).surface()
    let plain = try Surface(size: size, format: .argb32)
    line.sketch(in: DrawingContext(plain), x: 0, y: 0)
    let a = tiled.pixels(in: tiled.bounds)
    let b = plain.pixels(in: plain.bounds)
    let far = (0..<a.count).count { abs(Int(a[$0]) - Int(b[$0])) > 64 }
    // Antialiasing differs a little with the surface. Pieces, which begin beyond 128 points, meet in
    // the places where a scribble crosses itself: one byte in ten thousand.
    let allowed = line.points.count > 128 ? a.count / 10_000 : 8
    #expect(far <= allowed, "\(far) of \(a.count) bytes differ by more than 64")
  }
}
