import Base
import Testing

@Suite("Rectangles of pixels")
struct RectTests {
  @Test func `cover fractions, and swallow what is not a number`() {
    #expect(
      PixelRect(covering: 0.2, -1.5, 3.1, 2) == PixelRect(x: 0, y: -2, width: 4, height: 4))
    #expect(PixelRect(covering: .nan, 0, 5, 5).x == 0)
    #expect(PixelRect(covering: -.infinity, 0, .infinity, 1).width > 1_000_000)
  }

  @Test func `intersect and unite`() {
    let a = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let b = PixelRect(x: 5, y: 8, width: 10, height: 10)
    #expect(a.intersection(b) == PixelRect(x: 5, y: 8, width: 5, height: 2))
    #expect(a.union(b) == PixelRect(x: 0, y: 0, width: 15, height: 18))
    #expect(a.intersection(a.offset(x: 10, y: 0)).isEmpty)
    #expect(!a.intersects(a.offset(x: 10, y: 0)))
    #expect(a.union(.empty) == a && PixelRect.empty.union(a) == a)
  }

  @Test(arguments: [1, 1.25, 1.5, 2.0, 3])
  func `of points take whole pixels at every scale`(scale: Double) {
    let rect = ViewRect(x: 3.3, y: 4, width: 10.1, height: 0.2).pixels(scale: scale)
    #expect(Double(rect.x) <= 3.3 * scale && Double(rect.maxX) >= 13.4 * scale)
    #expect(rect.height >= 1)
  }
}
