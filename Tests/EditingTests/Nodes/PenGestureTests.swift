import Base
import Documents
import Editing
import Testing

@Suite("The pen")
@MainActor struct PenGestureTests {
  private func painter() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    painter.choose(.pen)
    return painter
  }

  private func click(_ painter: HeadlessPainter, _ corners: (Double, Double)...) {
    for (x, y) in corners { painter.press(x, y).release() }
  }

  /// In points.
  private func round(_ point: PaperPoint) -> [Double] {
    [(point.x * 400).rounded(), (point.y * 400).rounded()]
  }

  private func drafted(_ painter: HeadlessPainter) -> NodePath? {
    guard case .add(let elements)? = painter.session.draft else { return nil }
    return elements.first?.content.path
  }

  @Test func `draws corners with clicks and smooth nodes with drags, and closes at the start`()
    throws
  {
    let painter = painter()
    click(painter, (50, 50))
    painter.hover(120, 60)
    #expect(drafted(painter)?.nodes.map { round($0.point) } == [[50, 50], [120, 60]])
    painter.press(150, 50).drag(to: 170, 80).release()
    click(painter, (50, 150))
    painter.hover(52, 53)
    #expect(drafted(painter)?.nodes.count == 4 && painter.painting.elements.isEmpty)
    click(painter, (52, 53))
    let element = try #require(painter.painting.elements.first)
    let path = try #require(element.content.path)
    #expect(
      path.isClosed && !path.isOfStroke && path.nodes.map(\.kind) == [.corner, .smooth, .corner])
    #expect(path.nodes.map { round($0.point) } == [[50, 50], [150, 50], [50, 150]])
    #expect(
      round(path.nodes[1].leaving) == [170, 80] && round(path.nodes[1].arriving) == [130, 20])
    #expect(painter.painting.history.edits.count == 1 && !painter.session.isInGesture)
    #expect(!painter.context.hasOpenPath && painter.session.draft == nil)
    painter.session.undo()
    #expect(painter.painting.elements.isEmpty)
    painter.session.redo()
    #expect(painter.painting.elements.first?.content.path == path)
  }

  @Test func `ends at a double click, which begins no other path`() throws {
    let painter = painter()
    click(painter, (50, 50), (150, 50), (150, 150))
    painter.press(150, 150, isDouble: true).release()
    painter.press(200, 200, isDouble: true).release()
    #expect(painter.painting.elements.count == 1 && !painter.context.hasOpenPath)
    let path = try #require(painter.painting.elements[0].content.path)
    #expect(!path.isClosed && path.nodes.count == 3)
  }

  @Test func `takes its nodes back one by one, and ends with what is left`() throws {
    let painter = painter()
    click(painter, (50, 50), (150, 50), (150, 150))
    painter.context.takePointBack()
    painter.context.finishOpenLine()
    #expect(painter.painting.elements.first?.content.path?.nodes.count == 2)
    click(painter, (250, 50))
    painter.context.finishOpenLine()
    #expect(painter.painting.elements.count == 1 && !painter.session.isInGesture)
    click(painter, (250, 50), (300, 60))
    painter.context.takePointBack()
    painter.context.takePointBack()
    #expect(!painter.context.hasOpenLine && !painter.session.isInGesture)
    #expect(painter.painting.history.edits.count == 1)
  }

  @Test func `drops the node of a press that is called off`() {
    let painter = painter()
    painter.press(50, 50).drag(to: 70, 60)
    painter.callOff()
    #expect(!painter.context.hasOpenPath && !painter.session.isInGesture)
    click(painter, (50, 50))
    painter.press(150, 50).drag(to: 170, 60)
    painter.callOff()
    #expect(painter.context.penNodes.count == 1)
  }

  @Test func `moves a handle alone with Alt, which makes the node a corner`() throws {
    let painter = painter()
    click(painter, (50, 50))
    painter.press(150, 50).drag(to: 170, 80).drag(to: 150, 20, .alt).release()
    painter.context.finishOpenLine()
    let node = try #require(painter.painting.elements.first?.content.path?.nodes.last)
    #expect(node.kind == .corner)
    #expect(round(node.leaving) == [150, 20] && round(node.arriving) == [130, 20])
  }

  @Test func `goes in steps of 15° from the last node with Shift`() throws {
    let painter = painter()
    click(painter, (50, 50))
    painter.press(150, 53, .shift).release()
    painter.context.finishOpenLine()
    let node = try #require(painter.painting.elements.first?.content.path?.nodes.last)
    #expect(round(node.point) == [150, 50])
  }

  @Test func `draws with the brush: heads on an open path, a fill in a closed one`() throws {
    let painter = painter()
    painter.context.brush.style.fill = FillStyle(color: .white)
    painter.context.brush.style.heads = LineHeads(start: .arrow, end: .arrow)
    click(painter, (50, 50), (150, 50))
    painter.context.finishOpenLine()
    click(painter, (50, 150), (150, 150), (100, 200), (50, 150))
    let elements = painter.painting.elements
    #expect(elements.map(\.style.heads) == [LineHeads(start: .arrow, end: .arrow), .none])
    #expect(elements.map { $0.fill != nil } == [true, true])
  }
}
