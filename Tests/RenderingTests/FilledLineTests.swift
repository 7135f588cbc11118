import Base
import Canvas
import Rendering
import Testing

@Suite("A line with something within it")
struct FilledLineTests {
  private let red = InkColor(red: 200, green: 0, blue: 0)

  private func line(
    _ points: [(Double, Double)], width: Double = 2, color: InkColor = .black,
    fill: FillStyle? = nil, effect: Pen.Effect = .paint
  ) -> Polyline {
    Polyline(
      points: points.map { PixelPoint(x: $0.0, y: $0.1) },
      pen: Pen(
        width: width, style: LineStyle(cap: .butt, join: .miter, color: color, fill: fill),
        effect: effect))
  }

  /// What each pixel is most of: the line, the fill, or nothing.
  private func picture(_ lines: [Polyline], _ size: PixelSize) throws -> [String] {
    let surface = try #require(try TiledPicture(ChunkedArray(lines), size: size)).surface()
    return (0..<size.height).map { y in
      (0..<size.width).map { x in
        let pixel = surface.pixel(x: x, y: y)
        guard pixel >> 24 > 127 else { return "." }
        return pixel >> 16 & 255 > 100 ? "o" : "#"
      }.joined()
    }
  }

  @Test func `is closed for it by a straight line, under its own line`() throws {
    let open = line([(1, 1), (9, 1), (9, 7), (1, 7)], fill: FillStyle(color: red))
    #expect(
      try picture([open], PixelSize(width: 11, height: 8)) == [
        ".#########.",
        ".#########.",
        ".ooooooo##.",
        ".ooooooo##.",
        ".ooooooo##.",
        ".ooooooo##.",
        ".#########.",
        ".#########.",
      ])
  }

  @Test(arguments: FillRule.allCases)
  func `is filled where it goes round itself as its rule says`(rule: FillRule) throws {
    let twice = line(
      [(0, 0), (9, 0), (9, 9), (0, 9), (0, 0), (3, 3), (6, 3), (6, 6), (3, 6), (3, 3), (0, 0)],
      width: 0.01, fill: FillStyle(color: red, rule: rule))
    let rows = try picture([twice], PixelSize(width: 9, height: 9))
    #expect(rows[4] == (rule == .evenOdd ? "ooo...ooo" : "ooooooooo"))
  }

  @Test func `has none where it has two points, or erases`() throws {
    let fill = FillStyle(color: red)
    let size = PixelSize(width: 9, height: 9)
    let straight = line([(0, 0), (9, 9)], fill: fill)
    #expect(try picture([straight], size) == picture([line([(0, 0), (9, 9)])], size))
    let eraser = line([(0, 0), (9, 0), (9, 9)], width: 0.1, fill: fill, effect: .erase)
    let background = line([(0, 4.5), (9, 4.5)], width: 9)
    #expect(try picture([background, eraser], size) == picture([background], size))
  }

  @Test func `loses it where erasers took ink off it, and both colours stay even`() throws {
    let pale = InkColor(red: 200, green: 0, blue: 0, alpha: 100)
    let eraser = line([(20, 0), (20, 40)], width: 6, effect: .erase)
    let square = line(
      [(4, 4), (36, 4), (36, 36), (4, 36), (4, 4)], width: 4,
      color: InkColor(red: 0, green: 0, blue: 0, alpha: 128), fill: FillStyle(color: pale))
    let surface = try #require(
      try TiledPicture([square.erased(by: [eraser])], size: PixelSize(width: 40, height: 40))
    ).surface()
    #expect(surface.pixel(x: 20, y: 20) == 0 && surface.pixel(x: 20, y: 4) == 0)
    #expect(surface.pixel(x: 10, y: 20) >> 24 == 100)
    #expect(surface.pixel(x: 10, y: 2) >> 24 == 128)
    #expect(surface.pixel(x: 10, y: 20) == surface.pixel(x: 30, y: 20))
  }

  @Test(arguments: FillPattern.allCases)
  func `is covered by patterns as densely as they say, near or far`(pattern: FillPattern) throws {
    for scale in [0.2, 1, 4] {
      var square = line(
        [(0, 0), (240, 0), (240, 240), (0, 240)], width: 0.01,
        fill: FillStyle(color: .black, pattern: pattern))
      var pen = square.pen
      pen.pixelsPerPoint = Float(scale)
      square = square.drawn(with: pen)
      let surface = try #require(
        try TiledPicture([square], size: PixelSize(width: 240, height: 240))
      ).surface()
      let sum = (0..<240 * 240).reduce(0) {
        $0 + Int(surface.pixel(x: $1 % 240, y: $1 / 240) >> 24)
      }
      let density = Double(sum) / (255 * 240 * 240)
      #expect(abs(density - pattern.coverage) < 0.01, "\(scale): \(density)")
    }
  }

  @Test func `has lines on the paper that go on where the next one's end`() throws {
    func square(_ x: Double) -> Polyline {
      line(
        [(x, 0), (x + 100, 0), (x + 100, 60), (x, 60)], width: 0.01,
        fill: FillStyle(color: .black, pattern: .crosshatched))
    }
    let size = PixelSize(width: 200, height: 60)
    let two = try #require(try TiledPicture([square(0), square(100)], size: size)).surface()
    let one = try #require(
      try TiledPicture(
        [
          line(
            [(0, 0), (200, 0), (200, 60), (0, 60)], width: 0.01,
            fill: FillStyle(color: .black, pattern: .crosshatched))
        ], size: size)
    ).surface()
    let (a, b) = (one.pixels(in: one.bounds), two.pixels(in: two.bounds))
    // Edges are rounded otherwise where a path begins somewhere else.
    let most = (0..<a.count).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
    #expect(most <= 40)
  }
}
