import Canvas
import Base
import Rendering
import Testing

@Suite("A line off which others took ink")
struct ErasedLineTests {
  private func line(
    _ points: [(Double, Double)], width: Double, color: InkColor = .black,
    effect: Pen.Effect = .paint
  ) -> Polyline {
    Polyline(
      points: points.map { PixelPoint(x: $0.0, y: $0.1) },
      pen: Pen(
        width: width, style: LineStyle(cap: .butt, color: color), effect: effect))
  }

  /// Alpha in sixteenths, a dot for none.
  private func picture(_ lines: [Polyline], _ size: PixelSize) throws -> [String] {
    let surface = try #require(try TiledPicture(ChunkedArray(lines), size: size)).surface()
    return (0..<size.height).map { y in
      (0..<size.width).map { x in
        let alpha = surface.pixel(x: x, y: y) >> 24
        return alpha == 0 ? "." : String(alpha >> 4, radix: 16, uppercase: true)
      }.joined()
    }
  }

  @Test func `has a gap, and what lies under the gap shows`() throws {
    let eraser = line([(7, 0), (7, 8)], width: 4, effect: .erase)
    let upper = line(
      [(1, 3), (13, 3)], width: 2, color: InkColor(red: 0, green: 0, blue: 0, alpha: 128))
    let lower = line([(1, 6), (13, 6)], width: 2)
    #expect(
      try picture([lower, upper.erased(by: [eraser])], PixelSize(width: 14, height: 8)) == [
        "..............",
        "..............",
        ".8888....8888.",
        ".8888....8888.",
        "..............",
        ".FFFFFFFFFFFF.",
        ".FFFFFFFFFFFF.",
        "..............",
      ])
  }

  @Test func `is even where it crosses itself, however translucent it is`() throws {
    let color = InkColor(red: 200, green: 0, blue: 0, alpha: 100)
    let crossing = line([(2, 20), (38, 20), (20, 38), (20, 2)], width: 6, color: color)
    let erased = crossing.erased(
      by: [line([(30, 0), (30, 40)], width: 4, effect: .erase)])
    let picture = try #require(try TiledPicture([erased], size: PixelSize(width: 40, height: 40)))
    let surface = try picture.surface()
    let inside = surface.pixel(x: 10, y: 20)
    #expect(inside >> 24 == 100)
    #expect(surface.pixel(x: 20, y: 20) == inside && surface.pixel(x: 20, y: 10) == inside)
    #expect(surface.pixel(x: 30, y: 20) == 0)
  }

  @Test func `keeps no eraser that passes by`() {
    let ink = line([(2, 20), (38, 20)], width: 6)
    let far = line([(0, 400), (40, 400)], width: 6, effect: .erase)
    #expect(ink.erased(by: [far]) == ink)
  }

  @Test func `is drawn as a sketch as it is drawn on tiles`() throws {
    let size = PixelSize(width: 120, height: 90)
    let erased = line([(5, 5), (110, 80)], width: 15, color: InkColor(red: 90, green: 0, blue: 9))
      .erased(
        by: [
          line([(60, 0), (60, 90)], width: 9, effect: .erase),
          line([(0, 20), (100, 20)], width: 5, effect: .erase),
        ])
    let tiled = try #require(try TiledPicture([erased], size: size)).surface()
    let plain = try Surface(size: size, format: .argb32)
    let backdrop = BackdropTiles(Backdrop(color: Color(0xFFFFFF)), size: size)
    erased.sketch(
      PixelRect(size: size), in: DrawingContext(plain), x: 0, y: 0, over: backdrop)
    let (a, b) = (tiled.pixels(in: tiled.bounds), plain.pixels(in: plain.bounds))
    #expect((0..<a.count).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= 3 })
  }
}
