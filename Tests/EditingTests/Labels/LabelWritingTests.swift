import Base
import Documents
import Testing
import Texts

@testable import Editing

@Suite("Writing labels")
@MainActor struct LabelWritingTests {
  private let painter = HeadlessPainter()
  private let asked = Asked()

  private final class Asked {
    var requests: [TextRequest] = []
  }

  init() {
    painter.context.settings.aids.snaps = false
    painter.context.settings.textSize = 40
    painter.context.textRequested.listen(asked) { [asked] in asked.requests.append($0) }
    painter.choose(.rectangle)
    painter.press(50, 50).drag(to: 250, 150).release()
  }

  private var box: ElementID { painter.painting.elements[0].id }
  private var label: PaintingElement? { painter.painting.elements.first { $0.label != nil } }

  private func place(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / 400, y: y / 400) }

  /// Writes a label of 40 of 1600 points, which are 10 of this paper's 400.
  ///
  /// - Parameter owner: nil for the box.
  @discardableResult
  private func write(_ text: String, on owner: ElementID? = nil) throws -> TextWriting {
    painter.context.selection.select([owner ?? box])
    painter.writeLabel()
    let request = try #require(asked.requests.last)
    let writing = try #require(TextWriting(request, in: painter.context))
    writing.write(text)
    writing.keep()
    return writing
  }

  /// The middle of an element's ink, in points.
  private func middle(_ element: PaintingElement?) -> [Double] {
    guard let element else { return [] }
    let center = element.pointBox(on: .fourToThree).center
    return [center.x, center.y].map { ($0 * 400).rounded() }
  }

  @Test func `begins with a shape that is selected, or was drawn last`() {
    painter.writeLabel()
    #expect(asked.requests == [.label(of: box)])
    painter.choose(.select)
    #expect(painter.context.labelHolder(orNewest: false) == nil, "nothing is selected")
    painter.press(50, 100).release()
    painter.writeLabel()
    #expect(asked.requests == [.label(of: box), .label(of: box)])
    painter.choose(.ellipse)
    painter.press(300, 200).drag(to: 350, 250).release()
    painter.context.selection.select(painter.painting.elements.map(\.id))
    #expect(painter.context.labelHolder(orNewest: true) == nil, "two are selected")
  }

  @Test func `follows the nodes of its shape while they are dragged, and after that`() throws {
    try write("ab")
    painter.choose(.nodes)
    painter.context.selection.select([box])
    let before = middle(label)
    painter.press(250, 150).drag(to: 350, 250)
    var shown = painter.painting
    shown.perform(try #require(painter.session.draft))
    painter.release()
    let after = middle(label)
    #expect(after[0] > before[0] + 5)
    #expect(middle(shown.elements.first { $0.label != nil }) == after, "seen during the drag")
    #expect(painter.painting.history.edits.count == 3)
    painter.session.undo()
    #expect(middle(label) == before)
  }

  @Test func `goes from cell to cell of a table, which begins with the first`() throws {
    painter.choose(.shapes)
    painter.context.settings.setMode(.table, of: .shapes)
    painter.press(50, 200).drag(to: 350, 290).release()
    let cells = Array(painter.painting.elements.dropFirst())
    try #require(cells.count == 9)
    let first = try #require(painter.context.labelHolder(orNewest: true))
    #expect(first.id == cells[0].id)
    func following(_ cell: Int, isBackwards: Bool = false) -> ElementID? {
      painter.context.labelHolder(after: cells[cell].id, isBackwards: isBackwards)?.id
    }
    #expect(following(0) == cells[1].id && following(2) == cells[3].id)
    #expect(following(8) == cells[0].id, "after the last one the first")
    #expect(following(0, isBackwards: true) == cells[8].id)
    #expect(painter.context.labelHolder(after: box, isBackwards: false) == nil, "not in a group")
  }

  @Test func `is one step, centred in the shape and above it`() throws {
    try write("abcd")
    #expect(painter.painting.elements.map(\.id.number) == [1, 2])
    #expect(painter.painting.history.edits.count == 2)
    #expect(label?.label == TextLabel(of: box, size: 40.0 / 1600))
    #expect(label?.content.text?.style.alignment == .center)
    let center = middle(label)
    #expect(abs(center[0] - 150) <= 2 && abs(center[1] - 100) <= 2)
    painter.session.undo()
    #expect(painter.painting.elements.map(\.id) == [box])
  }

  @Test func `goes on in a label, and deletes an emptied one`() throws {
    try write("abcd")
    painter.writeLabel()
    let id = try #require(label?.id)
    #expect(asked.requests.last == .existing(id, at: nil))
    let writing = try #require(TextWriting(.existing(id, at: nil), in: painter.context))
    writing.write("abcde")
    writing.keep()
    #expect(label?.content.text?.string == "abcde" && label?.id == id)
    writing.write("")
    writing.keep()
    #expect(painter.painting.elements.map(\.id) == [box])
    painter.session.undo()
    #expect(label?.content.text?.string == "abcde")
  }

  @Test func `breaks to the width, and shrinks only if the lines are too high`() throws {
    let writing = try write(String(repeating: "ab ", count: 33))
    #expect(abs(writing.block.size * 1600 - 40) < 0.01, "three lines fit")
    #expect(isWithin)
    writing.write(String(repeating: "ab ", count: 333))
    writing.keep()
    #expect(writing.block.size * 1600 < 30 && isWithin)
    writing.write("ab")
    writing.keep()
    #expect(abs(writing.block.size * 1600 - 40) < 0.01, "the chosen size is not forgotten")
    writing.write(String(repeating: "a", count: 60))
    writing.keep()
    #expect(abs(writing.block.size * 1600 - 20) < 7 && isWithin, "a long word shrinks it")
    writing.write("ab")
    writing.set(size: 80.0 / 1600)
    writing.keep()
    #expect(abs((label?.content.text?.size ?? 0) * 1600 - 80) < 0.01)
  }

  /// Whether all letters of all labels are within their owners.
  private var isWithin: Bool {
    painter.painting.elements.allSatisfy { element in
      guard let owner = element.label?.owner else { return true }
      guard
        let target = painter.context.index.element(owner).flatMap({
          ConnectionTarget($0, on: .fourToThree)
        })
      else { return false }
      return element.stroke(on: .fourToThree).samples.allSatisfy {
        target.contains(PaperPoint($0.position, on: .fourToThree))
      }
    }
  }

  @Test func `is broken anew while a side of its shape is dragged, in one step`() throws {
    try write(String(repeating: "ab ", count: 10))
    let steps = painter.painting.history.edits.count
    let before = painter.painting.elements
    painter.choose(.select)
    painter.press(50, 100).release()
    let marks = try #require(painter.selectMarks)
    let handle = try #require(marks.handles.max { $0.x < $1.x })
    let (x, y) = (handle.x * 400, 100.0)
    painter.press(x, y).drag(to: x - 60, y).drag(to: x - 120, y)
    #expect(painter.session.draft != nil)
    painter.release()
    #expect(painter.painting.history.edits.count == steps + 1)
    #expect(isWithin && abs((label?.content.text?.size ?? 0) * 1600 - 40) < 0.01)
    #expect((label?.content.text?.width ?? 99) < (before[1].content.text?.width ?? 0))
    painter.session.undo()
    #expect(painter.painting.elements == before)
  }

  @Test func `moves with its shape, which a press on the label selects`() throws {
    try write("abcd")
    let from = middle(label)
    painter.choose(.select)
    let letter = try #require(label?.pointBox(on: .fourToThree))
    let (x, y) = (letter.left * 400 + 2, letter.center.y * 400)
    painter.press(x, y).release()
    #expect(painter.context.selection.ids == [box])
    painter.press(x, y).drag(to: x + 20, y + 10).drag(to: x + 40, y + 20).release()
    let to = middle(label)
    #expect(abs(to[0] - from[0] - 40) <= 1 && abs(to[1] - from[1] - 20) <= 1)
    #expect(painter.context.selection.ids == [box])
  }

  @Test func `is copied and deleted with its shape`() throws {
    try write("abcd")
    painter.context.selection.select([box])
    painter.context.duplicate()
    let elements = painter.painting.elements
    #expect(elements.count == 4 && elements[3].label?.owner == elements[2].id)
    #expect(painter.context.selection.ids == [elements[2].id])
    painter.context.delete()
    #expect(painter.painting.elements.count == 2)
    painter.context.selection.select([box])
    painter.context.delete()
    #expect(painter.painting.elements.isEmpty)
    painter.session.undo()
    #expect(painter.painting.elements.count == 2)
  }

  @Test func `a double click edits the label of a shape, and doubles one without`() throws {
    painter.choose(.ellipse)
    painter.press(300, 200).drag(to: 340, 230).release()
    painter.choose(.select)
    painter.press(320, 215, isDouble: true).release()
    #expect(asked.requests.isEmpty && painter.painting.history.edits.count == 3)
    try write("abcd")
    painter.press(60, 60, isDouble: true).release()
    #expect(asked.requests.last == .existing(try #require(label?.id), at: nil))
    #expect(painter.painting.elements.count == 3)
  }

  @Test func `the text tool writes a label in the middle of a shape, a text at its edge`() throws {
    painter.choose(.text)
    painter.hover(150, 100)
    #expect(painter.context.hint == painter.context.texts.writing.labelHint)
    painter.press(150, 100).release()
    painter.press(60, 60).release()
    painter.press(140, 100).drag(to: 180, 100).release()
    try #require(asked.requests.count == 3)
    #expect(asked.requests[0] == .label(of: box))
    guard case .new(at: let edge, width: nil) = asked.requests[1],
      case .new(at: let frame, let width?) = asked.requests[2]
    else {
      Issue.record("\(asked.requests)")
      return
    }
    #expect((edge - place(60, 60)).length < 1e-9 && (frame - place(140, 100)).length < 1e-9)
    #expect(abs(width - 0.1) < 1e-9)
  }

  @Test func `a line has a gap under its label`() throws {
    painter.choose(.line)
    painter.press(50, 250).drag(to: 350, 250).release()
    let line = painter.painting.elements[1].id
    let writing = try write("abcd", on: line)
    #expect(writing.block.label?.owner == line)
    func gaps() -> Int? { painter.painting.elements.first { $0.id == line }?.erasures.count }
    #expect(gaps() == 1)
    writing.write("ab")
    writing.keep()
    #expect(gaps() == 1)
    writing.write("")
    writing.keep()
    #expect(gaps() == 0)
  }
}
