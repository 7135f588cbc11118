import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Text on a path")
@MainActor struct TextOnPathTests {
  private let painter = HeadlessPainter()
  private let paper = AspectRatio.fourToThree

  init() {
    painter.context.settings.aids.snaps = false
    painter.choose(.line)
    painter.press(50, 200).drag(to: 350, 200).release()
  }

  private var line: PaintingElement { painter.painting.elements[0] }
  private var text: PaintingElement? {
    painter.painting.elements.first { $0.content.text != nil }
  }

  /// Writes a text of its own, 10 points high.
  private func write(_ string: String = "abcd", _ alignment: TextStyle.Alignment = .start) throws {
    let writing = try #require(
      TextWriting(.new(at: PaperPoint(x: 0.1, y: 0.1), width: nil), in: painter.context))
    writing.set(TextStyle(alignment: alignment))
    writing.set(size: 0.025)
    writing.write(string)
    writing.keep()
  }

  private func selectAll() { painter.context.selection.select(painter.painting.elements.map(\.id)) }

  private func put() throws {
    try write()
    selectAll()
    painter.context.putTextOnPath()
    #expect(painter.context.hasTextOnPath)
  }

  /// The box of the letters, in points.
  private var box: [Double] {
    guard let box = text?.pointBox(on: paper) else { return [] }
    return [box.left, box.top, box.right, box.bottom].map { ($0 * 400).rounded() }
  }

  /// Whether the letters are where their layout along the line has them.
  private var isLaidOut: Bool {
    guard let text, let block = text.stroke(on: paper).text, let label = block.label,
      let course = label.course,
      let owner = painter.painting.elements.first(where: { $0.id == label.owner }),
      let line = LetterLine(of: owner, on: paper, side: course.side),
      let wanted = painter.letters(of: block, along: line)?.content.outline
    else { return false }
    let samples = text.stroke(on: paper).samples
    return samples.count == wanted.points.count
      && zip(samples, wanted.points).allSatisfy {
        abs($0.position.x - $1.x) < 1e-7 && abs($0.position.y - $1.y) < 1e-7
      }
  }

  @Test func `is possible for a text and a line, or a line with a label`() throws {
    #expect(!painter.context.canPutTextOnPath && !painter.context.hasTextOnPath)
    try write()
    for ids in [[line.id], [try #require(text).id]] {
      painter.context.selection.select(ids)
      #expect(!painter.context.canPutTextOnPath)
    }
    selectAll()
    #expect(painter.context.canPutTextOnPath)
    painter.context.putTextOnPath()
    #expect(!painter.context.canPutTextOnPath && painter.context.hasTextOnPath)
    try write("another")
    selectAll()
    #expect(!painter.context.canPutTextOnPath, "the line has one")
  }

  @Test func `makes the text the label of the line, in one step`() throws {
    try write()
    let before = painter.painting.elements
    selectAll()
    painter.context.putTextOnPath()
    #expect(painter.painting.elements.count == 2 && painter.painting.history.edits.count == 3)
    #expect(text?.label?.owner == line.id && text?.label?.course == LabelCourse())
    #expect(painter.context.selection.ids == [line.id])
    // The letters stand on the line's ink from its start.
    #expect(box[0] == 50 || box[0] == 51)
    #expect(box[3] <= 200 && box[3] >= 197 && box[1] > 185)
    painter.session.undo()
    #expect(painter.painting.elements == before)
    painter.session.redo()
    #expect(isLaidOut)
  }

  @Test func `closes the gap of a label that was in the line`() throws {
    painter.context.selection.select([line.id])
    let writing = try #require(TextWriting(.label(of: line.id), in: painter.context))
    writing.write("abcd")
    writing.keep()
    #expect(line.erasures.count == 1)
    #expect(painter.context.canPutTextOnPath)
    painter.context.putTextOnPath()
    #expect(line.erasures.isEmpty && isLaidOut)
    #expect(text?.content.text?.style.alignment == .center)
    painter.session.undo()
    #expect(line.erasures.count == 1)
  }

  @Test func `can be removed, and is a text of its own, upright where it was`() throws {
    try put()
    let turn = PaperMap.rotation(
      to: PaperVector(dx: 0.6, dy: 0.8), about: PaperPoint(x: 0.5, y: 0.4))
    painter.context.perform(.transform([line.id], turn, widthScale: 1))
    #expect(isLaidOut)
    painter.context.removeTextFromPath()
    let text = try #require(text)
    #expect(text.label == nil && painter.context.selection.ids == [text.id])
    let map = try #require(text.stroke(on: paper).text?.map)
    #expect(map.xy == 0 && map.yx == 0 && abs(map.xx - 0.025) < 1e-9)
    let start = try #require(LetterLine(of: line, on: paper, side: .left)).points[0]
    #expect((PaperPoint(x: map.x0, y: map.y0) - start).length < 0.03)
    painter.session.undo()
    #expect(isLaidOut)
  }

  @Test func `is flipped to the other side in its place, and back`() throws {
    try put()
    let (before, old) = (box, text)
    painter.context.flipTextOnPath()
    #expect(text?.label?.course?.side == .right && isLaidOut)
    #expect(abs(box[0] - before[0]) <= 3 && abs(box[2] - before[2]) <= 3)
    #expect(box[1] >= 200, "below the line")
    painter.context.flipTextOnPath()
    #expect(abs((text?.label?.course?.offset ?? 1)) < 1e-9 && box == before)
    painter.session.undo()
    painter.session.undo()
    #expect(text == old)
  }

  @Test func `is upright on lines that were drawn from the right, and outside of shapes`() throws {
    painter.context.perform(.remove([line.id]))
    painter.press(350, 200).drag(to: 50, 200).release()
    try put()
    #expect(text?.label?.course?.side == .right && box[3] <= 200)
    painter.context.perform(.remove([line.id]))
    painter.choose(.ellipse)
    painter.press(150, 100).drag(to: 250, 200).release()
    try put()
    // In the middle of its top.
    #expect(abs(box[0] + box[2] - 400) <= 2 && box[3] <= 106 && box[1] < 100)
  }

  @Test(arguments: seeds(60))
  func `follows its line, whatever is done, and comes back exactly`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    painter.context.perform(.remove([line.id]))
    let tools: [CommandName] = [.pencil, .line, .ellipse, .rectangle]
    painter.choose(try #require(tools.randomElement(using: &random)))
    painter.press(number(50...150), number(50...150))
      .drag(to: number(150...200), number(50...250)).drag(to: number(210...350), number(160...250))
      .release()
    try write("ab cd", TextStyle.Alignment.allCases.randomElement(using: &random) ?? .start)
    selectAll()
    painter.context.putTextOnPath()
    #expect(isLaidOut)
    var states = [painter.painting.elements]
    let first = painter.painting.history.position
    for step in 0..<6 {
      let center = PaperPoint(x: number(0...1), y: number(0...0.75))
      let edit: PaintingEdit =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .transform([line.id], .translation(PaperVector(dx: 0.1, dy: -0.1)), widthScale: 1)
        case 1:
          .transform(
            [line.id], .rotation(to: PaperAngle.direction(radians: number(0...6)), about: center),
            widthScale: 1)
        case 2:
          .transform(
            [line.id], .scaling(x: number(0.5...1.8), y: number(0.5...1.8), about: center),
            widthScale: 1)
        case 3: .transform([line.id], .scaling(x: -1, y: 1, about: center), widthScale: 1)
        case 4: .restyle([line.id], StyleChange(width: number(0.001...0.008)))
        default:
          .replace([
            PaintingEdit.Replacement(
              line.id,
              by: [
                PaintingElement(
                  .shape(
                    .line, from: UnitPoint(x: number(0...0.5), y: number(0...1)),
                    to: UnitPoint(x: number(0.6...1), y: number(0...1))), width: 0.004)
              ])
          ])
        }
      painter.context.perform(edit)
      #expect(isLaidOut, "step \(step) \(edit)")
      states.append(painter.painting.elements)
    }
    while painter.painting.history.position > first {
      painter.session.undo()
      states.removeLast()
      #expect(painter.painting.elements == states.last)
    }
  }

  @Test func `follows the nodes of a path while they are dragged`() throws {
    try put()
    painter.choose(.nodes)
    painter.context.selection.select([line.id])
    let before = painter.painting.elements
    painter.press(350, 200).drag(to: 350, 150).drag(to: 350, 100).release()
    #expect(painter.painting.elements != before && isLaidOut)
    painter.session.undo()
    #expect(painter.painting.elements == before)
  }

  @Test func `slides along its line by the handle before it`() throws {
    try put()
    painter.choose(.select)
    painter.context.selection.select([line.id])
    let knob = try #require(painter.selectMarks?.knobs.first)
    let before = painter.painting.elements
    let (x, y, left) = (knob.x * 400, knob.y * 300, box[0])
    painter.press(x, y).drag(to: x + 20, y).drag(to: x + 60, y)
    #expect(painter.session.draft != nil)
    painter.release()
    #expect(isLaidOut && abs(box[0] - left - 60) <= 1)
    #expect(abs((text?.label?.course?.offset ?? 0) - 0.2) < 1e-6)
    painter.session.undo()
    #expect(painter.painting.elements == before)
  }

  @Test func `is copied and deleted with its line`() throws {
    try put()
    painter.context.duplicate()
    let elements = painter.painting.elements
    #expect(elements.count == 4 && elements[3].label?.owner == elements[2].id)
    #expect(elements[3].label?.course == LabelCourse())
    painter.context.delete()
    #expect(painter.painting.elements.count == 2)
  }

  @Test func `is written on its line, and goes on there`() throws {
    try put()
    let id = try #require(text).id
    let writing = try #require(TextWriting(.existing(id, at: nil), in: painter.context))
    #expect(writing.line != nil)
    let before = box
    writing.write("abcdefgh")
    writing.keep()
    #expect(isLaidOut && text?.content.text?.string == "abcdefgh")
    #expect(abs(box[2] - before[2] - 20) <= 1)
    writing.set(size: 0.05)
    writing.keep()
    #expect(isLaidOut && abs((text?.label?.size ?? 0) - 0.05) < 1e-12)
  }

  @Test func `is pressed at its letters, which selects the line`() throws {
    try put()
    painter.choose(.select)
    painter.context.selection.clear()
    painter.press(box[0] + 3, box[1] + 5).release()
    #expect(painter.context.selection.ids == [line.id])
    painter.context.selection.clear()
    painter.press(200, 150).release()
    #expect(painter.context.selection.isEmpty)
  }
}
