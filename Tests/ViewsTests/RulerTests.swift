import Base
import Canvas
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("Rulers")
struct RulerTests {
  @Test(
    arguments: [
      // Points on screen for a point of the paper, between two numbers, parts between them.
      (1.0, 100.0, 20), (0.79, 100, 10), (0.24, 500, 20), (2, 50, 20), (3, 20, 10), (64, 1, 10),
      (0.05, 2000, 20), (0.6, 100, 10),
    ])
  func `have numbers that can be read, at every zoom`(pointLength: Double, step: Double, parts: Int)
  {
    let scale = RulerScale(unitLength: pointLength)
    #expect(abs(scale.step - step) < 1e-9 && scale.parts == parts, "\(scale)")
    #expect(scale.step * pointLength >= 56 - 1e-9)
    #expect(scale.length(ofMark: 0) == 1 && scale.length(ofMark: parts / 2) < 1)
  }

  @Test func `write numbers without needless digits, below zero, too`() {
    let whole = RulerScale(unitLength: 1)
    #expect([-1, 0, 3].map(whole.text) == ["−100", "0", "300"])
    #expect(RulerScale(unitLength: 200).text(3) == "1.5")
    #expect(RulerScale(unitLength: 200).text(4) == "2")
    #expect(RulerScale(unitLength: 20_000).text(-3) == "−0.015")
  }

  /// A paper with rulers.
  private func screen(scale: Double = 1) throws -> (PaperRulers, PaintView, SceneTester, View) {
    let paper = PaintView(name: "Paper", scale: scale)
    let rulers = PaperRulers(of: paper, names: ("Across", "Down"), tooltip: "")
    let root = View()
    for view in rulers.views + [paper] { root.add(view) }
    let tester = try SceneTester(root, width: 420, height: 320, scale: scale)
    paper.frame = rulers.layout(in: tester.scene.bounds)
    root.setNeedsDisplay()
    tester.draw()
    return (rulers, paper, tester, root)
  }

  private func expectFullRedraw(_ tester: SceneTester, _ root: View, _ comment: Comment) {
    tester.draw()
    let shown = tester.surface.pixels(in: tester.surface.bounds)
    root.setNeedsDisplay()
    tester.draw()
    #expect(shown == tester.surface.pixels(in: tester.surface.bounds), comment)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `mark the pointer, follow zoom and place, and leave nothing behind`(scale: Double) throws {
    let (_, paper, tester, root) = try screen(scale: scale)
    paper.aspectRatio = .fourToThree
    for (x, y) in [(30.0, 40.0), (33, 41), (200, 300), (419, 319), (5, 100), (100, 5), (2, 2)] {
      tester.move(x, y)
      expectFullRedraw(tester, root, "pointed at \(x), \(y)")
    }
    for zoom in [0.3, 1, 7.7, 64] {
      paper.zoom(to: zoom)
      expectFullRedraw(tester, root, "zoomed to \(zoom)")
      paper.pan(by: ViewPoint(x: 13, y: -7))
      tester.move(211, 97)
      expectFullRedraw(tester, root, "moved at \(zoom)")
    }
  }

  @Test func `count in a unit of the paper's size`() throws {
    let (rulers, paper, tester, root) = try screen()
    paper.aspectRatio = .fourToThree
    tester.draw()
    let before = tester.surface.pixels(in: tester.surface.bounds)
    rulers.countToLongerSide = 297
    expectFullRedraw(tester, root, "in millimetres")
    let isOther = tester.surface.pixels(in: tester.surface.bounds) != before
    #expect(isOther)
    paper.zoom(to: 5)
    expectFullRedraw(tester, root, "zoomed")
    rulers.countToLongerSide = PaperScale.points
    expectFullRedraw(tester, root, "in points")
  }

  @Test
  func `give guides where the pointer is in the paper's view, until it is released or cancelled`()
    throws
  {
    let (rulers, paper, tester, _) = try screen()
    var pulls: [PaperRuler.Pull] = []
    rulers.horizontal.pulled.listen(paper) { pulls.append($0) }
    tester.press(100, 10).drag(to: 120, 60)
    #expect(pulls == [.moved(ViewPoint(x: 100, y: 40), [])])
    tester.release()
    #expect(pulls.last == .ended && !rulers.cancelPull())
    tester.press(100, 10).drag(to: 120, 60)
    #expect(rulers.cancelPull() && pulls.last == .cancelled)
    tester.drag(to: 130, 70).release()
    #expect(pulls.last == .cancelled)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `Lines and gaps along which something lies leave nothing behind`(scale: Double) throws {
    let (_, paper, tester, root) = try screen(scale: scale)
    func point(_ x: Double, _ y: Double) -> UnitPoint { UnitPoint(x: x, y: y) }
    var random = SeededRandom(seed: 3)
    for _ in 0..<30 {
      func segments() -> [PaperSnapMarks.Segment] {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          let (x, y) = (
            Double.random(in: -0.2...1.2, using: &random), Double.random(in: 0...1, using: &random)
          )
          let length = Double.random(in: 0...0.5, using: &random)
          return Bool.random(using: &random)
            ? .init(from: point(x, y), to: point(x + length, y))
            : .init(from: point(x, y), to: point(x, y + length))
        }
      }
      paper.snapMarks = PaperSnapMarks(lines: segments(), gaps: segments())
      paper.rulerGuides = RulerGuides(upright: [.random(in: 0...1, using: &random)], level: [0.3])
      expectFullRedraw(tester, root, "\(paper.snapMarks)")
    }
    paper.snapMarks = PaperSnapMarks()
    expectFullRedraw(tester, root, "nothing is marked")
  }
}
