import Canvas
import Base
import Rendering
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("Marks on the paper")
struct MarksTests {
  /// How light a pixel is, 0…255.
  private func lightness(_ pixel: UInt32) -> Int {
    Int((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)) / 3
  }

  @Test(
    arguments: [UInt8(0), 90, 128, 170, 255],
    [false, true])
  func `show light and dark on whatever lies under them`(gray: UInt8, isDark: Bool) throws {
    let paper = PaintView(name: "Paper", scale: 1)
    paper.backdrop = Backdrop(color: Color(UInt32(gray) * 0x010101))
    let tester = try SceneTester(paper, width: 200, height: 200)
    if isDark { tester.scene.theme = .dark }
    var marks = PaperMarks()
    let corners = [(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)]
    marks.box = corners.map { UnitPoint(x: $0.0, y: $0.1) }
    marks.handles = marks.box
    marks.knob = UnitPoint(x: 0.5, y: 0.1)
    paper.marks = marks
    tester.draw()
    /// What is seen about a point of the view.
    func seen(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Int] {
      (0..<height).flatMap { row in
        (0..<width).map { lightness(tester.pixel(x + $0, y + row)) }
      }
    }
    // A handle, the knob, and a part of the frame.
    for area in [seen(34, 34, 12, 12), seen(94, 14, 12, 12), seen(60, 38, 30, 4)] {
      #expect((area.max() ?? 0) >= 180 && (area.min() ?? 255) <= 90)
    }
  }
}
