@testable import ApplicationTesting
import Base
import Documents
import Editing
import Formats
import Platform
import TestSupport
import Testing
import Texts

@testable import App
@testable import DocumentWindows
@testable import PixelEditing

@Suite("What was copied")
struct CopiedContentTests {
  @Test func `is there until something else is copied, here or in another program`() {
    let place = PretendClipboard()
    let (words, numbers) = (CopiedContent<String>(on: place), CopiedContent<Int>(on: place))
    #expect(words.content == nil)
    func text(_ text: String) -> [ClipboardForm] { [ClipboardForm(.text) { Array(text.utf8) }] }
    words.keep("cat", as: text("a cat"))
    #expect(words.content == "cat" && place.text == "a cat")
    numbers.keep(3, as: text("three"))
    #expect(words.content == nil && numbers.content == 3)
    words.keep("dog", as: text("a dog"))
    #expect(words.content == "dog" && numbers.content == nil)
    place.takeAway()
    #expect(words.content == nil && numbers.content == nil)
  }

  @Test func `of a painting is a painting in other programs`() throws {
    let stroke = Stroke(
      width: 0.01, samples: [Sample(position: UnitPoint(x: 0.25, y: 0.5))])
    let copied = CopiedElements(
      elements: [PaintingElement(stroke, on: .fourToThree)], paper: .fourToThree)
    let read = try PaintingDocument(json: copied.json)
    #expect(read.painting.strokes == [stroke])
    #expect(read.painting.aspectRatio == .fourToThree)
  }

  @Test func `is offered as a text from under the pointer only where something is written`() throws
  {
    let line = PaintingElement(
      Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: 0.25, y: 0.5))]), on: .fourToThree
    )
    let corners = [(0.1, 0.1), (0.3, 0.1), (0.3, 0.2)].map { UnitPoint(x: $0, y: $1) }
    let outline = try #require(AreaOutline(contours: [corners]))
    let text = PaintingElement(
      .text(TextBlock("O", style: TextStyle(), width: nil, map: .identity), outline), width: 0.01)
    func words(_ elements: [PaintingElement]) -> [UInt8]? {
      CopiedElements(elements: elements, paper: .fourToThree).movedForms
        .first { $0.type == .text }?.makeBytes()
    }
    #expect(words([line]) == nil)
    #expect(words([line, text]) == Array("O".utf8))
  }

  @Test func `of pixel art is pixel art in other programs`() throws {
    let copied = CopiedCells(
      cells: CellGrid("12.\n.34"), origin: CellPosition(x: 5, y: 5), palette: .usual)
    let read = try PixelsDocument(json: copied.json)
    #expect(read.art.sprite.frames[0].grid == copied.cells)
  }

  @Test func `is not pasted into pixel art once another program has the clipboard`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(
      CellGrid(
        (["12......"] + Array(repeating: "........", count: 7))
          .joined(separator: "\n")), frame: 0)
    let pixels = try PixelWindow(start)
    pixels.tools.choose(.select)
    pixels.selection.select(CellRect(x: 0, y: 0, width: 2, height: 1))
    pixels.editor.copy()
    pixels.selection.clear()
    let blank = pixels.text
    pixels.application.clipboard.takeAway()
    pixels.editor.paste()
    #expect(pixels.text == blank)
    #expect(pixels.said == [Texts.english.selection.nothingToPaste])
    // What is copied anew is there again.
    pixels.undo()
    pixels.selection.select(CellRect(x: 0, y: 0, width: 2, height: 1))
    pixels.editor.copy()
    pixels.selection.clear()
    pixels.editor.paste()
    #expect(pixels.text != blank && pixels.said.count == 1)
  }
}
