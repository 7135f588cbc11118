import Base
import Canvas
import Documents
import Editing
import Formats
import TestSupport
import Testing
import Views

@testable import PaintingEditing

/// What is on the screen of a layer to draw by.
@Suite("A reference on the screen")
@MainActor struct ReferenceTests {
  /// A paper of 200 × 150 in the middle, with room on both sides.
  private let view: PaintedView

  private let red: UInt32 = 0xFF0000

  init() throws {
    view = try PaintedView(width: 600, height: 150, scale: 1, pointsDrawnAtOnce: .max)
    var painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: [line((0.1, 0.2), (0.9, 0.2), .black)])
    let reference = try #require(
      painting.addingReference(
        [line((0.5, 0.5), (1.5, 0.5), InkColor(red: 255, green: 0, blue: 0))], named: "Photo",
        isUnder: false))
    painting.perform(reference.edit)
    view.session.open(painting, for: .changing)
    view.tester.draw()
  }

  private func line(
    _ from: (Double, Double), _ to: (Double, Double), _ color: InkColor
  ) -> PaintingElement {
    PaintingElement(
      .freehand([from, to].map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) }), width: 0.1,
      style: LineStyle(color: color))
  }

  /// The colour on the screen at a point, in lengths of the paper's sides.
  private func color(_ x: Double, _ y: Double) -> UInt32 {
    let paper = view.paper.viewport.paper
    return view.tester.surface.pixel(
      x: paper.x + Int(x * Double(paper.width)), y: paper.y + Int(y * Double(paper.height)))
      & 0xFF_FFFF
  }

  @Test func `reaches beyond the paper, and nothing else does`() {
    #expect(color(0.7, 0.5) == red && color(1.2, 0.5) == red)
    #expect(color(1.8, 0.5) != red)
    let photo = view.painting.layers[1].id
    view.perform(view.painting.changing(photo) { $0.isReference = false }!)
    #expect(color(0.7, 0.5) == red && color(1.2, 0.5) != red, "an ordinary layer ends there")
    view.undo()
    #expect(color(1.2, 0.5) == red)
    view.perform(view.painting.changing(photo) { $0.isHidden = true }!)
    #expect(color(0.7, 0.5) != red && color(1.2, 0.5) != red)
  }

  @Test func `follows a movement, and is seen where it goes until it is there`() throws {
    let id = try #require(view.painting.elements.last?.id)
    let down = PaintingEdit.transform(
      [id], .translation(PaperVector(dx: 0, dy: 0.3)), widthScale: 1)
    #expect(view.session.beginGesture())
    view.session.update(to: down)
    view.tester.draw()
    #expect(color(1.2, 0.5) != red && color(1.2, 0.9) == red)
    view.session.cancel()
    view.tester.draw()
    #expect(color(1.2, 0.5) == red && color(1.2, 0.9) != red)
    view.perform(down)
    #expect(color(1.2, 0.5) != red && color(1.2, 0.9) == red)
    #expect(try view.screen == view.fullRedraw())
  }

  @Test(arguments: [0, 90, 180, 195, 330])
  func `is turned, moved and zoomed with the paper`(degrees: Int) throws {
    view.paper.turnPaper(degrees: degrees)
    view.tester.draw()
    #expect(try view.screen == view.fullRedraw())
    view.paper.zoom(to: 0.05)
    view.tester.draw()
    #expect(try view.screen == view.fullRedraw())
    let place = view.paper.viewPoint(at: UnitPoint(x: 1.3, y: 0.5))
    let seen = view.tester.surface.pixel(x: Int(place.x), y: Int(place.y)) & 0xFF_FFFF
    #expect(seen == red)
  }

  @Test func `bounds no filling`() {
    #expect(view.display.ink == nil)
    let photo = view.painting.layers[1].id
    view.perform(view.painting.changing(photo) { $0.isReference = false }!)
    #expect(view.display.ink != nil)
  }
}
