import Canvas
import Geometry
import Testing

@Suite struct SurfacePyramidTests {
  private func filled(_ size: PixelSize, _ color: Color) throws -> Surface {
    let surface = try Surface(size: size, format: .argb32)
    let context = DrawingContext(surface)
    context.setColor(color)
    context.paint()
    return surface
  }

  @Test func `What is drawn smaller comes from the level that need not be enlarged`() throws {
    let pyramid = try SurfacePyramid(filled(PixelSize(width: 4096, height: 2000), Color(0x336699)))
    let levels = [1.0, 0.6, 0.5, 0.3, 0.25, 0.1].map { pyramid.level(at: $0) }
    #expect(levels.map(\.factor) == [1, 1, 2, 2, 4, 4])
    #expect(levels.map(\.surface.size.width) == [4096, 4096, 2048, 2048, 1024, 1024])
    #expect(levels.allSatisfy { $0.surface.pixel(x: 500, y: 400) == 0xFF33_6699 })
    let small = try SurfacePyramid(filled(PixelSize(width: 1000, height: 700), Color(0x336699)))
    #expect(small.level(at: 0.01).surface === small.full)
  }

  @Test func `A change is seen in all levels, and in no pixel beside it`() throws {
    let size = PixelSize(width: 2501, height: 1203)
    let surface = try filled(size, Color(0xFFFFFF))
    let pyramid = try SurfacePyramid(surface)
    let rect = PixelRect(x: 1001, y: 601, width: 1500, height: 602)
    let context = DrawingContext(surface)
    context.setColor(Color(0x102030))
    context.fill(rect)
    pyramid.update(rect)
    let anew = try SurfacePyramid(surface)
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
    let surface = try filled(PixelSize(width: 2048, height: 8), .clear)
    surface.withMutableBytes { bytes in
      for (x, value) in [(0, UInt32(0xFF00_0000)), (1, 0xFF40_8010)] {
        bytes.storeBytes(of: value, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    let half = try SurfacePyramid(surface).level(at: 0.5).surface
    #expect(half.pixel(x: 0, y: 0) == 0x8010_2004)
    #expect(half.pixel(x: 1, y: 0) == 0)
  }
}
