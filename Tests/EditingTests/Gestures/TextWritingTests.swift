import Base
import Documents
import Testing

@testable import Editing

@Suite("Writing on a painting")
@MainActor struct TextWritingTests {
  private let painter = HeadlessPainter()
  private let asked = Asked()

  private final class Asked {
    var requests: [TextRequest] = []
  }

  init() {
    painter.choose(.text)
    painter.context.textRequested.listen(asked) { [asked] in asked.requests.append($0) }
  }

  private func place(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / 400, y: y / 400) }

  /// A text of 40 points whose caret is at (100, 100).
  private func writing(_ text: String = "") throws -> TextWriting {
    painter.context.settings.textSize = 40
    painter.context.settings.widthsMeanScreen = true
    let request = TextRequest.new(at: place(100, 100), width: nil)
    let writing = try #require(TextWriting(request, in: painter.context))
    if !text.isEmpty {
      writing.write(text)
      writing.keep()
    }
    return writing
  }

  private var texts: [String] { painter.painting.elements.compactMap(\.content.text?.string) }

  // MARK: Where

  @Test func `begins at a click, or within the width of a frame that is drawn`() {
    painter.press(100, 100).release()
    painter.press(100, 100).drag(to: 105, 150).release()
    painter.press(200, 150).drag(to: 100, 100).release()
    #expect(
      asked.requests == [
        .new(at: place(100, 100), width: nil), .new(at: place(105, 150), width: nil),
        .new(at: place(100, 100), width: 0.25),
      ])
    painter.press(100, 100).drag(to: 200, 150).callOff()
    #expect(asked.requests.count == 3 && painter.context.hint == nil)
    #expect(painter.painting.isUntouched)
  }

  @Test func `goes on in a text that is clicked, or clicked twice with the selecting tool`() throws
  {
    let id = try #require(try writing("Hallo").id)
    painter.press(110, 100).release()
    #expect(asked.requests == [.existing(id, at: place(110, 100))])
    painter.hover(110, 100)
    #expect(painter.context.pressTarget == .text)
    painter.hover(300, 250)
    #expect(painter.context.pressTarget == .nothing)
    painter.choose(.select)
    painter.press(110, 100, isDouble: true).release()
    #expect(asked.requests.count == 2 && asked.requests[0] == asked.requests[1])
  }

  // MARK: What is written

  @Test func `shows what is typed, and keeps it as one step`() throws {
    let writing = try writing()
    writing.write("H")
    writing.write("Hi")
    #expect(painter.painting.elements.isEmpty && painter.session.draft != nil)
    writing.keep()
    #expect(texts == ["Hi"] && painter.painting.history.edits.count == 1)
    #expect(!painter.session.isInGesture)
    writing.write("Hi!")
    writing.keep()
    writing.keep()
    #expect(texts == ["Hi!"] && painter.painting.history.edits.count == 2)
    #expect(painter.painting.elements.map(\.id) == [writing.id])
    painter.session.undo()
    #expect(texts == ["Hi"] && writing.catchUp() && writing.block.string == "Hi")
    painter.session.undo()
    #expect(texts.isEmpty && writing.catchUp() && writing.block.string.isEmpty)
    #expect(!writing.catchUp(), "another undo means something else")
    painter.session.redo()
    #expect(texts == ["Hi"])
  }

  @Test
  func `each word, each run of erasing and each paste is a step, and redo leads to the whole text`()
    throws
  {
    let writing = try writing()
    var typed = ""
    for letter in "one two" {
      typed.append(letter)
      writing.write(typed)
    }
    for _ in 0..<3 {
      typed.removeLast()
      writing.write(typed)
    }
    typed += "pasted here"
    writing.write(typed)
    writing.write("!" + typed)
    writing.keep()
    let all = [nil, "one ", "one two", "one ", "one pasted here", "!one pasted here"]
    #expect(texts == ["!one pasted here"])
    for wanted in all.dropLast().reversed() {
      painter.session.undo()
      #expect(texts == (wanted.map { [$0] } ?? []))
      #expect(writing.catchUp() && writing.block.string == wanted ?? "")
    }
    for wanted in all.dropFirst() {
      painter.session.redo()
      #expect(texts.first == wanted)
      #expect(writing.catchUp() && writing.block.string == wanted)
    }
    #expect(painter.painting.history.edits.count == 5)
  }

  @Test func `leaves nothing of a text that came to nothing`() throws {
    let writing = try writing()
    writing.write(" ")
    writing.keep()
    #expect(painter.painting.isUntouched && !painter.session.isInGesture)
    writing.write("a")
    writing.write("")
    writing.keep()
    #expect(painter.painting.isUntouched && !painter.session.isInGesture)
    writing.write("b")
    writing.keep()
    writing.write("")
    writing.keep()
    #expect(painter.painting.elements.isEmpty && writing.id == nil)
    writing.write("c")
    writing.keep()
    #expect(texts == ["c"])
  }

  @Test func `has the caret's place in the middle of the first line, and the brush's colour`()
    throws
  {
    painter.context.brush.style.color = InkColor(red: 9, green: 8, blue: 7)
    let writing = try writing("x")
    let text = try #require(painter.painting.elements.first)
    #expect(text.style.color == InkColor(red: 9, green: 8, blue: 7))
    let block = try #require(text.content.text)
    #expect(abs(block.size - 0.1) < 1e-12 && block.anchor.x == 0.25)
    #expect(block.anchor.y < 0.25 && block.anchor.y > 0.15)
    #expect(writing.block == block)
  }

  @Test func `takes over another look, and where the text stands by now`() throws {
    let first = try writing("ab")
    let id = try #require(first.id)
    let map = PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 0.6, y0: 0)
    painter.context.perform(.transform([id], map, widthScale: 1))
    let before = try #require(painter.painting.elements.first).stroke(on: .fourToThree)
    let writing = try #require(
      TextWriting(.existing(id, at: place(0, 0)), in: painter.context))
    writing.write("abc")
    writing.keep()
    let after = try #require(painter.painting.elements.first).stroke(on: .fourToThree)
    for (a, b) in zip(before.samples, after.samples) {
      #expect(abs(a.position.x - b.position.x) < 1e-12)
      #expect(abs(a.position.y - b.position.y) < 1e-12)
    }
    #expect(after.samples.count > before.samples.count)
    writing.set(TextStyle(family: "Serif", weight: 700))
    writing.set(size: 0.05)
    writing.set(.white)
    writing.keep()
    let text = try #require(painter.painting.elements.first)
    #expect(text.id == id && text.style.color == .white)
    #expect(text.content.text?.style.weight == 700)
    #expect(abs((text.content.text?.size ?? 0) - 0.05) < 1e-12)
    #expect(painter.painting.history.edits.count == 4, "one for all three")
  }

  @Test func `keeps what erasers took, and leaves a painting that can only be looked at`() throws {
    let writing = try writing("ab")
    let id = try #require(writing.id)
    let eraser = PaintingElement(
      .eraser([Sample(position: UnitPoint(x: 0.25, y: 0.33))]), width: 0.01)
    let element = try #require(painter.painting.elements.first)
    painter.context.perform(.replace([.init(id, by: [element.erased(by: [eraser])])]))
    writing.write("abc")
    writing.keep()
    #expect(painter.painting.elements.first?.erasures.count == 1)
    painter.session.open(painter.painting, for: .reading)
    painter.press(300, 250).release()
    #expect(asked.requests.isEmpty)
    #expect(TextWriting(.existing(id, at: place(0, 0)), in: painter.context) == nil)
    painter.session.open(painter.painting, for: .changing)
    #expect(TextWriting(.existing(ElementID(99), at: place(0, 0)), in: painter.context) == nil)
  }
}
