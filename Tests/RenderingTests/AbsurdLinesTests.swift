import Canvas
import Base
import Rendering
import Testing

@Suite("Absurd lines")
struct AbsurdLinesTests {
  @Test(arguments: [1e-300, 1e-9, 0.001, 1e300])
  func `are drawn without taking for ever`(length: Double) throws {
    let dash = try #require(DashPattern([length, length]))
    let points = [PixelPoint(x: -1e9, y: 5), PixelPoint(x: 1e9, y: 90), PixelPoint(x: 3, y: 7)]
    for width in [0.01, 8] {
      let line = Polyline(
        points: points, pen: Pen(width: width, style: LineStyle(dash: dash)))
      let picture = try #require(
        try TiledPicture([line], size: PixelSize(width: 200, height: 100)))
      #expect(picture.lines.count == 1)
    }
  }

  @Test func `of a width beyond the paper cover all of it`() throws {
    let line = Polyline(
      points: [PixelPoint(x: 10, y: 10), PixelPoint(x: 50, y: 50)],
      pen: Pen(width: 20_000, style: LineStyle()))
    let surface = try #require(
      try TiledPicture([line], size: PixelSize(width: 600, height: 100))
    ).surface()
    #expect(surface.pixel(x: 599, y: 99) == 0xFF00_0000)
    #expect(surface.pixel(x: 0, y: 0) == 0xFF00_0000)
  }
}
