import Base
import TestSupport
import Testing

@testable import Views

@Suite("The place of the paper")
struct PaperCameraTests {
  private let view = PixelSize(width: 900, height: 700)
  private let ratio = AspectRatio.fourToThree

  @Test(arguments: seeds(50))
  func `keeps the point under the pointer where it is, however it is zoomed`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var camera = PaperCamera()
    // Within the paper, so that nothing has to be brought back.
    let anchor = PixelPoint(
      x: .random(in: 300...600, using: &random), y: .random(in: 200...500, using: &random))
    let before = camera.viewport(of: ratio, in: view).unitPoint(at: anchor)
    var zoom = 0.6
    for _ in 0..<20 {
      zoom = min(max(zoom * .random(in: 0.8...1.5, using: &random), 0.5), 60)
      camera.zoom(to: zoom, at: anchor, of: ratio, in: view)
      let viewport = camera.viewport(of: ratio, in: view)
      let now = viewport.unitPoint(at: anchor)
      // Where the paper's corner lies on a whole pixel.
      #expect(abs(now.x - before.x) * Double(viewport.paper.width) < 1.1)
      #expect(abs(now.y - before.y) * Double(viewport.paper.height) < 1.1)
      #expect(abs(Double(viewport.paper.width) / 1600 / zoom - 1) < 0.002)
      #expect(abs(Double(viewport.paper.width) / Double(viewport.paper.height) - 4.0 / 3) < 0.01)
    }
  }

  @Test(arguments: seeds(50))
  func `keeps the point between two fingers there, however they zoom and rotate`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var camera = PaperCamera()
    camera.turn = PaperTurn(
      degrees: .random(in: 0..<360, using: &random), isFlipped: .random(using: &random))
    let anchor = PixelPoint(
      x: .random(in: 300...600, using: &random), y: .random(in: 200...500, using: &random))
    camera.zoom(to: 2, at: anchor, of: ratio, in: view)
    let before = camera.viewport(of: ratio, in: view).unitPoint(at: anchor)
    for _ in 0..<30 {
      camera.zoom(by: .random(in: 0.97...1.05, using: &random), at: anchor, of: ratio, in: view)
      let turn = PaperTurn(
        degrees: camera.turn.degrees + .random(in: -20...20, using: &random),
        isFlipped: camera.turn.isFlipped)
      camera.turn(to: turn, at: anchor, of: ratio, in: view)
      #expect(camera.turn == turn)
      let place = camera.viewport(of: ratio, in: view).viewPoint(at: before, scale: 1)
      #expect(place.distance(to: ViewPoint(x: anchor.x, y: anchor.y)) < 1.6)
    }
  }

  @Test func `adds small factors up exactly`() {
    var camera = PaperCamera()
    let middle = PixelPoint(x: 450, y: 350)
    camera.zoom(to: 0.1, at: middle, of: ratio, in: view)
    for _ in 0..<2000 { camera.zoom(by: 1.001, at: middle, of: ratio, in: view) }
    let width = Double(camera.viewport(of: ratio, in: view).paper.width)
    #expect(abs(width / (160 * 7.3808) - 1) < 0.002)
    for factor in [Double.nan, .infinity, -1, 0] {
      camera.zoom(by: factor, at: middle, of: ratio, in: view)
      #expect(!camera.viewport(of: ratio, in: view).paper.isEmpty)
    }
  }

  @Test(
    arguments: [(0, true), (90, false), (180, false), (270, true), (15, false), (330, true)])
  func `keeps the point under the pointer while the paper lies turned, and follows the hand`(
    degrees: Int, isFlipped: Bool
  ) {
    var camera = PaperCamera()
    camera.turn = PaperTurn(degrees: degrees, isFlipped: isFlipped)
    let anchor = PixelPoint(x: 400, y: 310)
    let before = camera.viewport(of: ratio, in: view).unitPoint(at: anchor)
    func distance(_ point: PixelPoint) -> Double {
      let place = camera.viewport(of: ratio, in: view).viewPoint(at: before, scale: 1)
      return place.distance(to: ViewPoint(x: point.x, y: point.y))
    }
    for zoom in [0.7, 1, 3, 8] {
      camera.zoom(to: zoom, at: anchor, of: ratio, in: view)
      #expect(distance(anchor) < 1.6)
    }
    camera.pan(dx: 30, dy: -20, of: ratio, in: view)
    #expect(distance(PixelPoint(x: 430, y: 290)) < 1.6)
    // The middle of the view stays where it is.
    let middle = PixelPoint(x: 450, y: 350)
    let there = camera.viewport(of: ratio, in: view).unitPoint(at: middle)
    camera.turn = camera.turn.turned(degrees: 105).flipped
    let now = camera.viewport(of: ratio, in: view).unitPoint(at: middle)
    #expect(abs(now.x - there.x) < 0.001 && abs(now.y - there.y) < 0.001)
  }

  @Test func `stays between 5 % and 6400 %, and within reach`() {
    var camera = PaperCamera()
    for (zoom, width) in [
      (1e9, 102_400), (-5, 80), (0, 80), (.nan, 80), (.infinity, 80), (1, 1600),
    ] {
      camera.zoom(to: zoom, at: PixelPoint(x: 0, y: 0), of: ratio, in: view)
      #expect(camera.viewport(of: ratio, in: view).paper.width == width)
    }
    camera.pan(dx: 1e12, dy: -1e12, of: ratio, in: view)
    let paper = camera.viewport(of: ratio, in: view).paper
    // An edge is in the middle at the most.
    #expect(paper.x == 450 && paper.maxY == 350)
    camera.fit()
    #expect(camera.viewport(of: ratio, in: view) == Viewport(fitting: ratio, in: view))
  }

  @Test(arguments: seeds(200))
  func `shows an area as large as it fits, whatever the rotation`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let ratio = try #require(AspectRatio(.random(in: 0.3...3, using: &random)))
    var camera = PaperCamera()
    camera.turn = PaperTurn(
      degrees: .random(in: 0..<24, using: &random) * 15, isFlipped: random.one(in: 2))
    let (width, height) = (min(1, ratio.value), min(1, 1 / ratio.value))
    let (x, y) = (
      Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
    )
    let side = Double.random(in: 0.02...0.5, using: &random)
    let corner = PaperPoint(x: x * width, y: y * height)
    let box = PaperBox([
      corner, PaperPoint(x: min(corner.x + side, width), y: min(corner.y + side / 3, height)),
    ])
    let margin = 24
    camera.show(box, of: ratio, in: view, margin: margin)
    let viewport = camera.viewport(of: ratio, in: view)
    let places = [
      (box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom),
    ]
    .map { viewport.viewPoint(at: PaperPoint(x: $0.0, y: $0.1).unitPoint(on: ratio), scale: 1) }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    let edge = Double(margin) - 2
    #expect(left >= edge && right <= Double(view.width) - edge, "\(left) \(right)")
    #expect(top >= edge && bottom <= Double(view.height) - edge, "\(top) \(bottom)")
    #expect(abs((left + right) / 2 - 450) < 2 && abs((top + bottom) / 2 - 350) < 2)
    let zoom = Double(viewport.paper.size.longerSide) / 1600
    let isLargest =
      right - left > Double(view.width - 2 * margin) - 6
      || bottom - top > Double(view.height - 2 * margin) - 6
    #expect(isLargest || zoom > 63)
  }

  @Test func `stays as it is for an area without an extent or a view without room`() {
    var camera = PaperCamera()
    camera.show(PaperBox(), of: ratio, in: view, margin: 20)
    camera.show(
      PaperBox([PaperPoint(x: 0, y: 0), PaperPoint(x: 1, y: 0.5)]), of: ratio,
      in: PixelSize(width: 0, height: 0), margin: 20)
    #expect(camera.isFitting)
  }
}
