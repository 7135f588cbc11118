import Base
import Testing

@Suite("The text of an outline in a file")
struct OutlinePathDataTests {
  @Test func `Numbers are relative, and apart only if they have to be`() {
    var data = OutlinePathData(decimals: 2)
    data.append(
      CurvedOutline(
        start: PixelPoint(x: 10, y: -0.5),
        pieces: [
          .line(PixelPoint(x: 10.25, y: -0.251)), .line(PixelPoint(x: 9, y: 100.75)),
          .curve(
            PixelPoint(x: 9.004, y: 101), PixelPoint(x: 8.5, y: 101.5), PixelPoint(x: 10, y: -0.5)),
        ]))
    #expect(data.text == "M10-.5l.25.25-1.25 101c0 .25-.5.75 1-101.25z")
  }

  @Test func `Rounding does not add up`() {
    let ends = (1...1000).map { PixelPoint(x: 0.0149 * Double($0), y: 0) }
    var data = OutlinePathData(decimals: 2)
    data.append(CurvedOutline(start: PixelPoint(x: 0, y: 0), pieces: ends.map { .line($0) }))
    let steps = data.text.dropFirst(4).dropLast().split(separator: " ").count
    #expect(steps > 0)
    #expect(data.text.hasPrefix("M0 0l.01 0 .02 0"))
  }

  @Test func `Several outlines make one path, and one round nothing makes none`() {
    var data = OutlinePathData(decimals: 1)
    let square = CurvedOutline(
      start: PixelPoint(x: 1, y: 1),
      pieces: [
        .line(PixelPoint(x: 2, y: 1)), .line(PixelPoint(x: 2, y: 2)), .line(PixelPoint(x: 1, y: 1)),
      ])
    data.append(CurvedOutline(of: [], tolerance: 0.1))
    data.append(square)
    data.append(square, scale: 2)
    #expect(data.text == "M1 1l1 0 0 1-1-1zm1 1l2 0 0 2-2-2z")
  }
}
