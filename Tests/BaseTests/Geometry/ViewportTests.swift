import Base
import Testing

@Suite("A viewport")
struct ViewportTests {
  @Test(arguments: 0..<300)
  func `fits the largest paper of the shape, centred`(seed: Int) throws {
    let width = 1 + seed * 37 % 2500
    let height = 1 + seed * 53 % 1900
    let ratio = try #require(AspectRatio(0.05 + Double(seed % 40) * 0.13))
    let bounds = PixelSize(width: width, height: height)
    let paper = Viewport(fitting: ratio, in: bounds).paper
    #expect(PixelRect(size: bounds).contains(paper))
    #expect(!paper.isEmpty)
    #expect(paper.width == width || paper.height == height)
    #expect(abs(paper.x - (width - paper.maxX)) <= 1)
    #expect(abs(paper.y - (height - paper.maxY)) <= 1)
    // The shape is kept to half a pixel.
    let exactHeight = Double(paper.width) / ratio.value
    let exactWidth = Double(paper.height) * ratio.value
    #expect(
      abs(exactHeight - Double(paper.height)) <= 0.5 || abs(exactWidth - Double(paper.width)) <= 0.5
        || paper.width == 1 || paper.height == 1)
  }

  @Test(arguments: 1..<400)
  func `of its own bounds' shape fills them`(seed: Int) throws {
    let size = PixelSize(width: 40 + seed * 71 % 3000, height: 40 + seed * 113 % 2200)
    let ratio = try #require(AspectRatio(of: size))
    #expect(Viewport(fitting: ratio, in: size).paper == PixelRect(size: size))
  }

  @Test(arguments: 0..<300)
  func `shows all edges of a paper that fits with a margin, unless that has its shape`(seed: Int)
    throws
  {
    let size = PixelSize(width: 60 + seed * 37 % 2500, height: 60 + seed * 53 % 1900)
    let own = try #require(AspectRatio(of: size))
    for turn in [PaperTurn.none, PaperTurn(degrees: 90), PaperTurn(degrees: 180)] {
      let filling = Viewport(fitting: own, turn: turn, in: size, margin: 12)
      #expect(turn.isOnItsSide || filling.paper == PixelRect(size: size))
      let ratio = try #require(AspectRatio(0.05 + Double(seed % 40) * 0.13))
      let tight = Viewport(fitting: ratio, turn: turn, in: size)
      let fitted = Viewport(fitting: ratio, turn: turn, in: size, margin: 12)
      func margins(_ viewport: Viewport) -> (x: Int, y: Int) {
        let paper = viewport.paper
        let seen = turn.isOnItsSide ? (paper.height, paper.width) : (paper.width, paper.height)
        return ((size.width - seen.0) / 2, (size.height - seen.1) / 2)
      }
      let (before, after) = (margins(tight), margins(fitted))
      let wanted = min(12, max(before.x, before.y))
      #expect(min(after.x, after.y) >= wanted - 1 && min(after.x, after.y) <= wanted + 1)
      #expect(!fitted.paper.isEmpty)
    }
  }

  @Test func `takes points to unit coordinates and back`() {
    let viewport = Viewport(paper: PixelRect(x: 13, y: 7, width: 1237, height: 911))
    for step in 0..<2000 {
      let point = PixelPoint(x: Double(step) * 0.731 - 20, y: Double(step) * 0.377 + 3)
      let unit = viewport.unitPoint(at: point)
      let back = viewport.paperPoint(at: unit)
      #expect(abs(back.x - (point.x - 13)) < 1e-9 && abs(back.y - (point.y - 7)) < 1e-9)
    }
  }

  @Test func `of nothing converts without a trap`() {
    let viewport = Viewport(paper: .empty)
    #expect(viewport.unitPoint(at: PixelPoint(x: 5, y: 5)) == UnitPoint(x: 0, y: 0))
    #expect(viewport.fraction(ofPixels: 4) == 0)
  }
}
