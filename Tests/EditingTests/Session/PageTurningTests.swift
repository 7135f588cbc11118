import Base
import Documents
import Testing

@testable import Editing

@Suite("Turning pages") @MainActor struct PageTurningTests {
  private func drawn() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.press(10, 10).drag(to: 50, 60).release()
    painter.context.addPage()
    painter.press(100, 10).drag(to: 150, 60).release()
    return painter
  }

  @Test func `What is drawn joins the shown page and its layer`() {
    let painter = drawn()
    #expect(painter.painting.pages.map(\.elements.count) == [1, 1])
    #expect(painter.context.layer.id == painter.painting.shownPage.layers[0].id)
    painter.context.turnPage(to: 0)
    painter.press(10, 10).drag(to: 20, 90).release()
    #expect(painter.painting.pages.map(\.elements.count) == [2, 1])
    painter.context.turnPage(to: 7)
    #expect(painter.painting.shownIndex == 0)
  }

  @Test func `Elements of other pages are neither found nor selected`() {
    let painter = drawn()
    painter.context.selection.selectAll()
    #expect(painter.context.selection.ids == painter.painting.pages[1].elements.map(\.id))
    painter.context.turnPage(to: 0)
    #expect(painter.context.selection.isEmpty)
    #expect(painter.context.index.elements == painter.painting.pages[0].elements)
    painter.choose(.select)
    painter.press(100, 10).release()
    #expect(painter.context.selection.isEmpty)
  }

  @Test func `Readers turn pages, too, and a gesture holds the page`() {
    let painter = drawn()
    let reading = Session(painter.painting, freed: {})
    reading.open(painter.painting, for: .reading)
    #expect(reading.changeView { $0.turn(to: .first) })
    #expect(reading.document.shownIndex == 0 && !reading.canChange)
    painter.press(10, 100).drag(to: 20, 200)
    painter.context.turnPage(to: 0)
    #expect(painter.painting.shownIndex == 1)
    painter.release()
    #expect(painter.painting.pages[1].elements.count == 2)
  }

  @Test func `An undo ends at the initial pages`() {
    let page = Page(paper: .fourToThree)
    let painter = HeadlessPainter(
      Painting(shape: .fixed(.fourToThree), furtherPages: [page, page]))
    painter.session.undo()
    #expect(painter.painting.pages.count == 3)
    painter.press(10, 10).drag(to: 50, 60).release()
    for _ in 0..<2 { painter.session.undo() }
    #expect(painter.painting.pages.count == 3 && painter.painting.elements.isEmpty)
  }
}
