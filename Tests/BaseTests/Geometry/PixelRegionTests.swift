import Base
import Testing

@Suite("A region of pixels")
struct PixelRegionTests {
  @Test func `keeps what lies far apart apart, and joins what lies close`() {
    let left = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let right = PixelRect(x: 400, y: 0, width: 10, height: 10)
    var region = PixelRegion(left)
    region.add(right)
    #expect(region.rects == [left, right])
    region.add(PixelRect(x: 5, y: 5, width: 10, height: 10))
    #expect(region.rects.contains(PixelRect(x: 0, y: 0, width: 15, height: 15)))
    #expect(region.rects.count == 2)
    region.add(PixelRect(x: 410, y: 0, width: 10, height: 10))
    #expect(region.rects.contains(PixelRect(x: 400, y: 0, width: 20, height: 10)))
    region.add(.empty)
    #expect(region.rects.count == 2)
    #expect(region.bounds == PixelRect(x: 0, y: 0, width: 420, height: 15))
    #expect(region.intersection(PixelRect(x: 0, y: 0, width: 50, height: 5)).rects.count == 1)
  }

  @Test(arguments: 0..<100)
  func `covers all that was added, in few rectangles that never overlap`(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var region = PixelRegion()
    var added: [PixelRect] = []
    for _ in 0..<30 {
      let rect = PixelRect(x: next(900), y: next(700), width: 1 + next(60), height: 1 + next(60))
      region.add(rect)
      added.append(rect)
      #expect(region.rects.count <= PixelRegion.mostRects)
      for (a, first) in region.rects.enumerated() {
        #expect(!region.rects.dropFirst(a + 1).contains { $0.intersects(first) })
      }
    }
    // Disjoint rectangles cover a rectangle when their shares add up to it.
    for rect in added {
      let shared = region.rects.reduce(0) { $0 + $1.intersection(rect).area }
      #expect(shared == rect.area)
    }
  }
}
