import Base
import Canvas
import Rendering
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("The loupe")
struct PaperLoupeTests {
  private let paper = PaintView(name: "Paper", backdrop: Backdrop(color: Color(0x336699)), scale: 1)
  private let tester: SceneTester

  init() throws {
    tester = try SceneTester(paper, width: 400, height: 300)
    // Orange, from the column 200 on.
    paper.append(
      Polyline(
        points: [PixelPoint(x: 300, y: -50), PixelPoint(x: 300, y: 350)],
        pen: Pen(width: 200, style: LineStyle(cap: .butt, color: InkColor(rgb: 0xE08020)))))
    tester.draw()
  }

  /// All that is seen in the window.
  private var pixels: [UInt32] {
    (0..<300).flatMap { y in (0..<400).map { tester.pixel($0, y) } }
  }

  @Test
  func `shows pixels under the pointer eight times as large, in a ring of the middle one's colour`()
    throws
  {
    paper.showsLoupe = true
    tester.move(197.5, 200.5)
    let circle = try #require(paper.overlay?.loupe).circle
    let (x, y) = (Int(circle.midX), Int(circle.midY))
    // The pixel under the pointer is 197, and 200 begins two and a half pixels to the right of its middle.
    #expect(tester.pixel(x, y) == 0x336699)
    #expect(tester.pixel(x + 18, y - 10) == 0x336699 && tester.pixel(x + 22, y - 10) == 0xE08020)
    #expect(tester.pixel(x, Int(circle.y) + 4) == 0x336699)
    tester.move(200.5, 200.5)
    let moved = try #require(paper.overlay?.loupe).circle
    #expect(tester.pixel(Int(moved.midX), Int(moved.midY)) == 0xE08020)
    #expect(tester.pixel(Int(moved.midX), Int(moved.y) + 4) == 0xE08020)
  }

  @Test func `stays inside the view, and leaves the pointer free`() {
    let bounds = ViewRect(x: 0, y: 0, width: 400, height: 300)
    for x in stride(from: 0.0, through: 400, by: 10) {
      for y in stride(from: 0.0, through: 300, by: 10) {
        let circle = PaperLoupe(besides: ViewPoint(x: x, y: y), in: bounds).circle
        #expect(bounds.intersection(circle) == circle)
        #expect(!circle.contains(ViewPoint(x: x, y: y)))
      }
    }
  }

  @Test func `follows what is drawn under it`() throws {
    paper.showsLoupe = true
    tester.move(100.5, 200.5)
    let circle = try #require(paper.overlay?.loupe).circle
    paper.append(
      Polyline(
        points: [PixelPoint(x: 90, y: 200.5), PixelPoint(x: 110, y: 200.5)],
        pen: Pen(width: 8, style: LineStyle(color: InkColor(rgb: 0x10C040)))))
    tester.draw()
    #expect(tester.pixel(Int(circle.midX), Int(circle.midY)) == 0x10C040)
  }

  @Test func `goes without a trace with the pointer, beside the paper, and when it is put away`() {
    let before = pixels
    paper.showsLoupe = true
    tester.move(100, 100)
    #expect(pixels != before)
    tester.scene.handle(.pointerLeft)
    tester.draw()
    #expect(pixels == before)
    tester.move(100, 100)
    paper.showsLoupe = false
    tester.draw()
    #expect(pixels == before)
    paper.aspectRatio = AspectRatio(0.5)
    tester.draw()
    paper.showsLoupe = true
    tester.move(10, 150)
    #expect(paper.overlay?.loupe == nil)
    tester.move(200, 150)
    #expect(paper.overlay?.loupe != nil)
  }

  @Test func `costs nothing where it is not shown`() {
    tester.move(100, 100)
    tester.forgetDrawnDamage()
    tester.move(110, 110)
    #expect(tester.drawnDamage.isEmpty)
  }
}
