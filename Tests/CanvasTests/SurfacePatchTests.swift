import Canvas
import Base
import TestSupport
import Testing

@Suite("A patch of a surface")
struct SurfacePatchTests {
  @Test(
    arguments: seeds(50)
  )
  func `puts back what was there, however often and wherever something was drawn`(seed: Int) throws
  {
    var random = SeededRandom(seed: UInt64(seed))
    let size = PixelSize(width: Int.random(in: 1...70, using: &random), height: 40)
    let surface = try Surface(size: size, format: .argb32)
    let before = try Surface(size: size, format: .argb32)
    var patches: [SurfacePatch] = []
    var pictures = [surface.pixels(in: surface.bounds)]
    for _ in 0..<12 {
      let rect = PixelRect(
        x: Int.random(in: -5...60, using: &random), y: Int.random(in: -5...35, using: &random),
        width: Int.random(in: 1...40, using: &random),
        height: Int.random(in: 1...20, using: &random)
      ).intersection(surface.bounds)
      before.copy(rect, from: surface)
      let context = DrawingContext(surface)
      context.rectangle(rect)
      context.clip()
      context.setColor(Color(UInt32.random(in: 0...0xFF_FFFF, using: &random)))
      for _ in 0..<3 {
        context.circle(
          x: Double.random(in: 0...70, using: &random),
          y: Double.random(in: 0...40, using: &random),
          radius: Double.random(in: 0.2...6, using: &random))
        context.fill()
      }
      patches.append(SurfacePatch(of: surface, in: rect, before: before))
      pictures.append(surface.pixels(in: surface.bounds))
    }
    while let patch = patches.popLast() {
      #expect(surface.pixels(in: surface.bounds) == pictures.popLast())
      patch.apply(to: surface)
    }
    #expect(surface.pixels(in: surface.bounds) == pictures.last)
  }

  @Test func `takes the memory of what changed, not of where it lies`() throws {
    let size = PixelSize(width: 500, height: 500)
    let surface = try Surface(size: size, format: .argb32)
    let before = try Surface(size: size, format: .argb32)
    let context = DrawingContext(surface)
    context.setColor(.black)
    for y in 0..<500 { context.fill(PixelRect(x: y, y: y, width: 1, height: 1)) }
    let patch = SurfacePatch(of: surface, in: surface.bounds, before: before)
    #expect(patch.byteCount == 500 * 12)
    #expect(SurfacePatch(of: surface, in: surface.bounds, before: surface).byteCount == 0)
  }
}
