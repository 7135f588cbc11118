import Base
import Documents
import Testing

@Suite("Labels along lines")
struct LineLabelTests {
  private var joined = Joined()
  private var line = ElementID.unassigned
  private var label = ElementID.unassigned

  init() throws {
    line = joined.add(joined.shape(.line, 100, 100, 300, 100))
    label = try write(on: line)
  }

  /// A box as the only letter, in the middle of a line, 10 points wide and high.
  private mutating func write(on owner: ElementID) throws -> ElementID {
    let element = try #require(joined.element(owner))
    let along = try #require(LetterLine(of: element, on: joined.paper, side: .left))
    var block = TextBlock(
      "a", style: TextStyle(alignment: .center), size: 0.025, at: joined.point(0, 0))
    block.label = TextLabel(of: owner, size: 0.025, course: LabelCourse())
    block = block.placed(on: along, baseline: 1, beginsOnRight: false)
    let map = along.map(at: block.anchor(on: along))
    let corners = [(-0.0125, -0.025), (0.0125, -0.025), (0.0125, 0), (-0.0125, 0)].map {
      map(PaperPoint(x: $0.0, y: $0.1)).unitPoint(on: joined.paper)
    }
    let outline = try #require(AreaOutline(contours: [corners.flatMap { [$0, $0, $0] }]))
    joined.painting.perform(
      .replace([
        PaintingEdit.Replacement(
          owner, by: [element, PaintingElement(.text(block, outline), width: 0.001)])
      ]))
    return try #require(joined.painting.label(of: owner))
  }

  @Test func `stand on the edge of the ink, and leave no gap in it`() {
    #expect(joined.middle(of: label) == [200, 94])
    #expect(joined.element(line)?.erasures.isEmpty == true)
  }

  @Test mutating func `move and turn with their lines, and back`() {
    let before = joined.painting.elements
    joined.move(line, by: 20, 30)
    #expect(joined.middle(of: label) == [220, 124])
    joined.painting.undo()
    joined.painting.perform(
      .transform(
        [line], .rotation(to: PaperVector(dx: 0, dy: 1), about: joined.point(200, 100)),
        widthScale: 1))
    #expect(joined.middle(of: label) == [206, 100])
    joined.painting.undo()
    #expect(joined.painting.elements == before)
    joined.painting.redo()
    #expect(joined.middle(of: label) == [206, 100])
  }

  @Test mutating func `follow a line that is stretched, and one that gets another form`() {
    joined.painting.perform(
      .transform([line], .scaling(x: 0.5, y: 1, about: joined.point(100, 100)), widthScale: 1))
    #expect(joined.middle(of: label) == [150, 94])
    joined.painting.perform(
      .replace([PaintingEdit.Replacement(line, by: [joined.shape(.line, 300, 50, 300, 250)])]))
    #expect(joined.middle(of: label) == [306, 150])
    #expect(joined.element(label)?.label?.course == LabelCourse())
    joined.painting.undo()
    joined.painting.undo()
    #expect(joined.middle(of: label) == [200, 94])
  }

  @Test mutating func `go with their lines, and are texts where these are cut`() {
    joined.painting.perform(
      .replace([
        PaintingEdit.Replacement(
          line,
          by: [joined.shape(.line, 100, 100, 150, 100), joined.shape(.line, 250, 100, 300, 100)])
      ]))
    #expect(joined.element(label).map { $0.label == nil } == true)
    #expect(joined.middle(of: label) == [200, 94])
    joined.painting.undo()
    joined.painting.perform(.remove([line]))
    #expect(joined.painting.elements.isEmpty)
    joined.painting.undo()
    #expect(joined.painting.elements.count == 2)
  }

  @Test mutating func `belong to copies of their lines`() throws {
    joined.painting.perform(.add(Array(joined.painting.elements)))
    let elements = joined.painting.elements
    #expect(elements.count == 4 && elements[3].label?.owner == elements[2].id)
    #expect(elements[3].label?.course == LabelCourse())
  }

  @Test mutating func `are scaled with a whole group`() throws {
    let other = joined.add(joined.shape(.ellipse, 200, 150, 250, 200))
    joined.painting.perform(.group([line, other], as: .unassigned))
    joined.painting.perform(
      .transform(
        [line, other], .scaling(x: 2, y: 2, about: joined.point(200, 100)), widthScale: 2))
    #expect(joined.middle(of: label) == [200, 88])
    let text = try #require(joined.element(label)?.stroke(on: joined.paper).text)
    #expect(abs(text.chosenSize - 0.05) < 1e-12)
  }
}
