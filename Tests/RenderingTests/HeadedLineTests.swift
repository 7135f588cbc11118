import Base
import Canvas
import Rendering
import Testing

@Suite("A line with heads")
struct HeadedLineTests {
  private func line(
    _ points: [(Double, Double)], _ heads: LineHeads, width: Double = 2,
    color: InkColor = .black, cap: EndCap = .butt
  ) -> Polyline {
    var pen = Pen(width: width, style: LineStyle(cap: cap, color: color, heads: heads))
    pen.pixelsPerPoint = 0.5
    return Polyline(points: points.map { PixelPoint(x: $0.0, y: $0.1) }, pen: pen)
  }

  private func picture(_ line: Polyline, _ size: PixelSize) throws -> [String] {
    let surface = try #require(try TiledPicture([line], size: size)).surface()
    return (0..<size.height).map { y in
      (0..<size.width).map { surface.pixel(x: $0, y: y) >> 24 > 140 ? "#" : "." }.joined()
    }
  }

  @Test func `ends in the tip of an arrow, and begins with a bar`() throws {
    #expect(
      try picture(
        line([(3, 6), (25, 6)], LineHeads(start: .bar, end: .arrow)),
        PixelSize(width: 27, height: 12)) == [
          "...........................",
          "...........................",
          "..##...........##..........",
          "..##...........####........",
          "..##...........#######.....",
          "..######################...",
          "..######################...",
          "..##...........#######.....",
          "..##...........####........",
          "..##...........##..........",
          "...........................",
          "...........................",
        ])
  }

  @Test func `is even, however translucent it is, and however many points it has`() throws {
    let size = PixelSize(width: 160, height: 40)
    for count in [2, 40, 300] {
      let points = (0..<count).map { (10 + 140 * Double($0) / Double(count - 1), 20.0) }
      for head in [LineHead.arrow, .dot, .bar, .open, .diamond, .many, .one] {
        let headed = line(
          points, LineHeads(start: head, end: head), width: 6,
          color: InkColor(red: 0, green: 0, blue: 0, alpha: 100), cap: .round)
        let surface = try #require(try TiledPicture([headed], size: size)).surface()
        #expect((0..<160 * 40).allSatisfy { surface.pixel(x: $0 % 160, y: $0 / 160) >> 24 <= 100 })
        #expect((20..<140).allSatisfy { surface.pixel(x: $0, y: 20) >> 24 == 100 })
      }
    }
  }

  @Test(arguments: LineHead.allCases)
  func `has all of it in its bounds`(head: LineHead) throws {
    let headed = line(
      [(60, 60), (80, 70), (60, 90)], LineHeads(start: head, end: head), width: 5)
    let surface = try #require(
      try TiledPicture([headed], size: PixelSize(width: 150, height: 150))
    ).surface()
    for place in 0..<150 * 150 where surface.pixel(x: place % 150, y: place / 150) >> 24 > 0 {
      let pixel = PixelRect(x: place % 150, y: place / 150, width: 1, height: 1)
      #expect(headed.bounds.intersects(pixel))
    }
  }

  @Test(arguments: [LineHead.triangle, .hollowDiamond, .ring], [EndCap.butt, .round, .square])
  func `does not show within a hollow head, however wide it is`(head: LineHead, cap: EndCap) throws
  {
    for width in [2.0, 6, 12] {
      let headed = line(
        [(20, 40.5), (140, 40.5)], LineHeads(end: head), width: width, cap: cap)
      let surface = try #require(
        try TiledPicture([headed], size: PixelSize(width: 180, height: 80))
      ).surface()
      // The line, the head's edge, its hollow, its edge again, and the paper.
      let inked = (40..<180).map { surface.pixel(x: $0, y: 40) >> 24 > 140 }
      let turns = zip(inked, inked.dropFirst()).count { $0 != $1 }
      #expect(inked[0] && turns == 3, "\(head) of \(width)")
    }
  }

  @Test func `has heads as large as they are said to be`() {
    let bounds = [2.0, 4, 8].map { size in
      line([(10, 100), (190, 100)], LineHeads(end: .arrow, size: size), width: 10, cap: .butt)
        .bounds.height
    }
    // 3.5 widths, and as many half points, at the usual size.
    #expect(bounds[1] >= 37 && bounds[1] <= 41)
    #expect(bounds[2] > 2 * bounds[1] - 6 && bounds[0] < bounds[1])
  }

  @Test func `that is shorter than its heads is these alone, and a dot has none`() throws {
    let heads = LineHeads(start: .arrow, end: .arrow)
    let short = try picture(line([(8, 6), (12, 6)], heads), PixelSize(width: 24, height: 12))
    #expect(short.joined().contains("#"))
    let dot = line([(8, 6)], heads, width: 4)
    #expect(
      try picture(dot, PixelSize(width: 16, height: 12))
        == picture(line([(8, 6)], .none, width: 4), PixelSize(width: 16, height: 12)))
  }
}
