import Base
import Documents
import Testing
import Texts

@testable import Editing

@Suite("Labels of combined shapes")
@MainActor struct CombinedLabelTests {
  private let painter = HeadlessPainter()
  private let asked = Asked()

  private final class Asked {
    var request: TextRequest?
  }

  init() throws {
    painter.context.settings.aids.snaps = false
    painter.context.settings.textSize = 40
    painter.context.textRequested.listen(asked) { [asked] in asked.request = $0 }
    painter.choose(.rectangle)
    painter.press(50, 50).drag(to: 250, 150).release()
    painter.press(150, 100).drag(to: 350, 250).release()
    painter.context.selection.select([painter.painting.elements[0].id])
    painter.writeLabel()
    let request = try #require(asked.request)
    let writing = try #require(TextWriting(request, in: painter.context))
    writing.write("one")
    writing.keep()
    painter.context.selection.select(
      painter.painting.elements.filter { $0.content.text == nil }.map(\.id))
  }

  private var text: PaintingElement? { painter.painting.elements.first { $0.content.text != nil } }

  @Test func `belong to the union, and to the shape again after undo`() {
    let before = painter.painting.elements
    let owner = text?.label?.owner
    #expect(owner != nil)
    painter.context.combine(.union)
    #expect(painter.painting.elements.count == 2 && text?.label?.owner == owner)
    painter.session.undo()
    #expect(painter.painting.elements == before)
  }

  @Test func `become texts of their own in the same place by a division or an outline`() {
    let before = text
    for change in [
      { painter.context.combine(.division) }, { painter.context.outlineStrokes() },
    ] {
      change()
      #expect(text.map { $0.label == nil } == true)
      #expect(text?.content.outline == before?.content.outline)
      #expect(text?.placement == before?.placement)
      painter.session.undo()
      #expect(text == before)
      painter.context.selection.select(
        painter.painting.elements.filter { $0.content.text == nil }.map(\.id))
    }
  }
}
