import Canvas
import Base
import Testing

@Suite struct SurfacePyramidTests {
  private func filled(_ size: PixelSize, _ color: Color) throws -> SurfacePyramid {
    let pyramid = try SurfacePyramid(size: size)
    let context = DrawingContext(pyramid.full)
    context.setColor(color)
    context.paint()
    pyramid.update(pyramid.full.bounds)
    return pyramid
  }

  @Test func `What is drawn smaller comes from the level that need not be enlarged`() throws {
    let pyramid = try filled(PixelSize(width: 4096, height: 2000), Color(0x336699))
    let levels = [1.0, 0.6, 0.5, 0.3, 0.25, 0.1].map { pyramid.level(at: $0) }
    #expect(levels.map(\.factor) == [1, 1, 2, 2, 4, 4])
    #expect(levels.map(\.surface.size.width) == [4096, 4096, 2048, 2048, 1024, 1024])
    #expect(levels.allSatisfy { $0.surface.pixel(x: 500, y: 400) == 0xFF33_6699 })
    let small = try filled(PixelSize(width: 1000, height: 700), Color(0x336699))
    #expect(small.level(at: 0.01).surface === small.full)
  }

  @Test func `A change is seen in all levels, and in no pixel beside it`() throws {
    let size = PixelSize(width: 2501, height: 1203)
    let pyramid = try filled(size, Color(0xFFFFFF))
    let rect = PixelRect(x: 1001, y: 601, width: 1500, height: 602)
    func paint(_ pyramid: SurfacePyramid) {
      let context = DrawingContext(pyramid.full)
      context.setColor(Color(0x102030))
      context.fill(rect)
    }
    paint(pyramid)
    pyramid.update(rect)
    let anew = try filled(size, Color(0xFFFFFF))
    paint(anew)
    anew.update(anew.full.bounds)
    for scale in [0.5, 0.25] {
      let (changed, expected) = (pyramid.level(at: scale).surface, anew.level(at: scale).surface)
      #expect(changed !== pyramid.full)
      for y in 0..<changed.size.height {
        for x in 0..<changed.size.width
        where changed.pixel(x: x, y: y) != expected.pixel(x: x, y: y) {
          Issue.record("\(x), \(y) at \(scale)")
        }
      }
    }
  }

  @Test func `Four pixels become their mean`() throws {
    let pyramid = try SurfacePyramid(size: PixelSize(width: 2048, height: 8))
    pyramid.full.withMutableBytes { bytes in
      for (x, value) in [(0, UInt32(0xFF00_0000)), (1, 0xFF40_8010)] {
        bytes.storeBytes(of: value, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    pyramid.update(PixelRect(x: 0, y: 0, width: 2, height: 2))
    let half = pyramid.level(at: 0.5).surface
    #expect(half.pixel(x: 0, y: 0) == 0x8010_2004)
    #expect(half.pixel(x: 1, y: 0) == 0)
  }
}
