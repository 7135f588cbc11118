import Base
import Documents
import Editing
import Testing

@Suite("Filled elements and lines with heads")
struct FilledElementTests {
  private let paper = AspectRatio.fourToThree

  private func p(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x, y: y) }

  private func element(
    _ points: [(Double, Double)], fill: FillStyle? = nil, heads: LineHeads = .none
  ) -> PaintingElement {
    PaintingElement(
      .freehand(points.map { Sample(position: p($0.0, $0.1).unitPoint(on: paper)) }), width: 0.01,
      style: LineStyle(cap: .butt, fill: fill, heads: heads))
  }

  private func index(_ elements: PaintingElement...) -> ElementIndex {
    ElementIndex(
      Painting(shape: .fixed(paper), baseElements: elements).elements, on: paper)
  }

  /// Open on its left side.
  private let corners = [(0.2, 0.2), (0.8, 0.2), (0.8, 0.6), (0.2, 0.6)]

  @Test func `A click within means a filled line, and none that is empty`() {
    let filled = index(element(corners, fill: FillStyle(color: .white)))
    #expect(filled.element(at: p(0.5, 0.4), within: 0.01) == filled.elements[0].id)
    #expect(filled.element(at: p(0.21, 0.4), within: 0.001) != nil)
    #expect(filled.element(at: p(0.1, 0.4), within: 0.01) == nil)
    #expect(index(element(corners)).element(at: p(0.5, 0.4), within: 0.01) == nil)
    let shape = PaintingElement(
      .shape(
        .ellipse, from: p(0.2, 0.2).unitPoint(on: paper), to: p(0.6, 0.5).unitPoint(on: paper)),
      width: 0.01, style: LineStyle(fill: FillStyle(color: .white)))
    #expect(index(shape).element(at: p(0.4, 0.35), within: 0.001) != nil)
    #expect(index(shape).element(at: p(0.21, 0.21), within: 0.001) == nil)
    var rounded = shape
    rounded.content = .shape(
      .rounded, from: p(0.2, 0.2).unitPoint(on: paper), to: p(0.6, 0.5).unitPoint(on: paper))
    #expect(index(rounded).element(at: p(0.23, 0.23), within: 0.001) != nil)
    // The ink of the corner itself is round.
    #expect(index(rounded).element(at: p(0.205, 0.205), within: 0.001) == nil)
  }

  @Test func `A click where an eraser took the fill off means what lies under it`() {
    let eraser = PaintingElement(
      .eraser([Sample(position: p(0.5, 0.4).unitPoint(on: paper))]), width: 0.2)
    let filled = index(element(corners, fill: FillStyle(color: .white)), eraser)
    #expect(filled.element(at: p(0.5, 0.4), within: 0.01) == nil)
    #expect(filled.element(at: p(0.7, 0.4), within: 0.01) == filled.elements[0].id)
  }

  @Test func `A cut leaves a filled line whole, with a gap of its own`() throws {
    let filled = index(element(corners, fill: FillStyle(color: .white)))
    let path = EraserPath([p(0.5, 0.1), p(0.5, 0.7)], radius: 0.02)
    guard case .replace(let replacements)? = filled.cut(by: path) else {
      return #expect(Bool(false), "it was not cut")
    }
    #expect(replacements.map(\.elements.count) == [1])
    #expect(replacements[0].elements[0].erasures.count == 1)
    #expect(replacements[0].elements[0].style.fill != nil)
    // From within, where it crosses no line.
    #expect(filled.cut(by: EraserPath([p(0.4, 0.4), p(0.5, 0.4)], radius: 0.02)) != nil)
    #expect(filled.cut(by: EraserPath([p(0.05, 0.4), p(0.1, 0.4)], radius: 0.02)) == nil)
  }

  @Test func `What is cut off a line with heads has none at its new ends`() throws {
    let line = element([(0.2, 0.4), (0.8, 0.4)], heads: LineHeads(start: .bar, end: .arrow))
    let index = index(line)
    let path = EraserPath([p(0.5, 0.1), p(0.5, 0.7)], radius: 0.02)
    guard case .replace(let replacements)? = index.cut(by: path) else {
      return #expect(Bool(false), "it was not cut")
    }
    #expect(
      replacements[0].elements.map(\.style.heads) == [
        LineHeads(start: .bar), LineHeads(end: .arrow),
      ])
  }

  @Test func `An eraser that touches a head alone takes it away, and the line stays`() {
    let index = index(
      element([(0.2, 0.4), (0.8, 0.4)], heads: LineHeads(start: .bar, end: .arrow)))
    let path = EraserPath([p(0.76, 0.43)], radius: 0.02)
    guard case .replace(let replacements)? = index.cut(by: path) else {
      return #expect(Bool(false), "nothing was cut")
    }
    #expect(replacements[0].elements.map(\.style.heads) == [LineHeads(start: .bar)])
    #expect(replacements[0].elements.map(\.content) == [index.elements[0].content])
    #expect(index.cut(by: EraserPath([p(0.5, 0.43)], radius: 0.02)) == nil)
  }

  @Test func `A click on a head means its line, and the frame has it in it`() throws {
    let line = element([(0.2, 0.4), (0.8, 0.4)], heads: LineHeads(end: .arrow))
    let index = index(line)
    // Beside the line, within the arrow's side.
    #expect(index.element(at: p(0.765, 0.412), within: 0.001) == index.elements[0].id)
    #expect(index.element(at: p(0.5, 0.412), within: 0.001) == nil)
    let frame = try #require(index.frame(around: [0]))
    #expect(frame.contains(p(0.762, 0.415)))
  }

  @Test func `A restyled fill goes and comes back with undo, and erasers keep their look`() {
    var painting = Painting(
      shape: .fixed(paper), baseElements: [element(corners, fill: FillStyle(color: .white))])
    let id = painting.elements[0].id
    var change = StyleChange()
    change.fill = .remove
    painting.perform(.restyle([id], change))
    #expect(painting.elements[0].style.fill == nil)
    painting.undo()
    #expect(painting.elements[0].style.fill == FillStyle(color: .white))
    let hatched = FillStyle(color: .black, pattern: .hatched)
    var later = StyleChange()
    later.fill = .set(hatched)
    #expect(change.followed(by: later).applied(to: LineStyle()).fill == hatched)
    #expect(later.followed(by: change).applied(to: LineStyle(fill: hatched)).fill == nil)
    let styles = (LineStyle(), LineStyle(fill: hatched, heads: LineHeads(end: .dot)))
    #expect(StyleChange(from: styles.0, to: styles.1).applied(to: styles.0) == styles.1)
    #expect(StyleChange(from: styles.1, to: styles.0).applied(to: styles.1) == styles.0)
  }
}
