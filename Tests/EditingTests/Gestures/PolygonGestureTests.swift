import Base
import Documents
import Editing
import Testing

@Suite("A polygon")
@MainActor struct PolygonGestureTests {
  private func painter() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    painter.choose(.rectangle)
    painter.context.settings.setMode(.polygon, of: .rectangle)
    painter.context.brush.style.fill = FillStyle(color: .white)
    painter.context.brush.style.heads = LineHeads(start: .arrow, end: .arrow)
    return painter
  }

  private func click(_ painter: HeadlessPainter, _ corners: (Double, Double)...) {
    for (x, y) in corners { painter.press(x, y).release() }
  }

  /// In points.
  private func points(_ element: PaintingElement?) -> [[Double]] {
    (element?.content.keySamples ?? []).map {
      [($0.position.x * 400).rounded(), ($0.position.y * 300).rounded()]
    }
  }

  private func drafted(_ painter: HeadlessPainter) -> [[Double]] {
    guard case .add(let elements)? = painter.session.draft else { return [] }
    return points(elements.first)
  }

  /// Begins and ends in the middle of a side.
  private let triangle: [[Double]] = [[50, 75], [50, 50], [150, 50], [50, 100], [50, 75]]

  @Test func `follows the pointer from click to click, and is one step once it is closed`() throws {
    let painter = painter()
    click(painter, (50, 50))
    painter.hover(120, 60)
    #expect(drafted(painter) == [[50, 50], [120, 60]] && painter.context.hint == "283 pt")
    click(painter, (150, 50), (50, 100))
    painter.hover(70, 70)
    #expect(drafted(painter) == [[50, 50], [150, 50], [50, 100], [70, 70]])
    #expect(painter.painting.elements.isEmpty && painter.context.hasOpenPolygon)
    click(painter, (52, 53))
    let element = try #require(painter.painting.elements.first)
    #expect(points(element) == triangle && element.content.tool == .pencil)
    #expect(element.fill != nil && element.style.heads == .none && element.style.hand.isPlain)
    #expect(painter.painting.elements.count == 1 && painter.session.draft == nil)
    #expect(!painter.context.hasOpenPolygon && !painter.session.isInGesture)
    #expect(painter.context.hint == nil)
    painter.session.undo()
    #expect(painter.painting.elements.isEmpty)
  }

  @Test func `is closed by a double click, which begins no other`() {
    let painter = painter()
    click(painter, (50, 50), (150, 50), (50, 100))
    painter.press(50, 100, isDouble: true).release()
    #expect(painter.painting.elements.map(points) == [triangle])
    painter.press(50, 100, isDouble: true).release()
    #expect(!painter.context.hasOpenPolygon && !painter.session.isInGesture)
  }

  @Test func `loses its last corner, and with the only one itself`() {
    let painter = painter()
    click(painter, (50, 50), (150, 50), (90, 90))
    painter.hover(50, 100)
    painter.context.takeCornerBack()
    #expect(drafted(painter) == [[50, 50], [150, 50], [50, 100]])
    painter.context.takeCornerBack()
    #expect(drafted(painter) == [[50, 50], [50, 100]])
    painter.context.takeCornerBack()
    #expect(painter.session.draft == nil && !painter.session.isInGesture)
    #expect(!painter.context.hasOpenPolygon && painter.painting.history.edits.isEmpty)
    painter.hover(60, 60)
    #expect(painter.session.draft == nil)
  }

  @Test func `of one corner is nothing, of two a line with its heads`() throws {
    let painter = painter()
    click(painter, (50, 50))
    painter.context.finishPolygon()
    #expect(painter.painting.elements.isEmpty && !painter.session.isInGesture)
    click(painter, (50, 50), (150, 50))
    painter.hover(200, 200)
    painter.context.finishPolygon()
    let line = try #require(painter.painting.elements.first)
    #expect(line.content.tool == .line && points(line) == [[50, 50], [150, 50]])
    #expect(line.style.heads.end == .arrow)
  }

  @Test func `keeps its sides to steps of 15° with Shift`() throws {
    let painter = painter()
    click(painter, (50, 50))
    painter.press(150, 52, .shift).release()
    painter.press(196, 98, .shift).release()
    painter.context.finishPolygon()
    let corners = points(painter.painting.elements.first)
    #expect(corners[1...3] == [[50, 50], [150, 50], [197, 97]])
  }

  @Test func `snaps as a line does, also between the clicks`() {
    let painter = painter()
    painter.context.settings.aids.snaps = true
    click(painter, (50, 60))
    // The middle of the paper is at 200, 150.
    painter.hover(202, 149)
    #expect(drafted(painter).last == [200, 150] && !painter.context.snapMarks.isEmpty)
    painter.press(202, 149).release()
    #expect(drafted(painter).last == [200, 150] && painter.context.snapMarks.isEmpty)
    painter.context.finishPolygon()
    #expect(painter.context.snapMarks.isEmpty)
  }

  @Test func `takes a press that trembles for a click, and one that is drawn out for a side`() {
    let painter = painter()
    painter.press(50, 50).drag(to: 51, 51).release()
    #expect(drafted(painter) == [[50, 50]])
    click(painter, (150, 50), (151, 50))
    painter.press(90, 90).drag(to: 50, 100).release()
    painter.context.finishPolygon()
    #expect(painter.painting.elements.map(points) == [triangle])
    painter.press(200, 200).drag(to: 300, 200).release()
    #expect(drafted(painter) == [[200, 200], [300, 200]])
  }

  @Test func `loses the corner of a press that is called off, and no other one`() {
    let painter = painter()
    click(painter, (50, 50), (150, 50))
    painter.press(200, 200).drag(to: 210, 210).callOff()
    painter.hover(50, 100)
    #expect(drafted(painter) == [[50, 50], [150, 50], [50, 100]])
    painter.context.dropPolygon()
    painter.press(200, 200).drag(to: 210, 210).callOff()
    #expect(!painter.context.hasOpenPolygon && painter.session.draft == nil)
  }

  @Test
  func `is in the way of no other edit once it is dropped, and comes in all places of a symmetry`()
  {
    let painter = painter()
    painter.context.settings.symmetry.kind = .mirror
    click(painter, (50, 50), (150, 50), (50, 100))
    painter.session.undo()
    #expect(painter.context.hasOpenPolygon)
    painter.context.finishPolygon()
    #expect(painter.painting.elements.count == 2 && painter.painting.history.edits.count == 1)
  }

  @Test func `is not begun in a layer that is locked`() {
    let painter = painter()
    painter.context.change(painter.context.layer.id) { $0.isLocked = true }
    click(painter, (50, 50), (150, 50))
    #expect(!painter.context.hasOpenPolygon && !painter.session.isInGesture)
  }
}
