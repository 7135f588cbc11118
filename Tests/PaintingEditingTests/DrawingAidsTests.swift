import Base
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("Rulers, guides and the grid", .serialized)
struct DrawingAidsTests {
  @Test
  func `are the same after they were written down, and words that make no sense are left out`() {
    var aids = DrawingAids()
    #expect(DrawingAidsText.aids(DrawingAidsText.text(of: aids)) == aids)
    (aids.snaps, aids.showsGrid, aids.showsRulers, aids.showsGuides) = (false, true, true, false)
    aids.gridStep = 12.5
    aids.guides = [Guide(.horizontal, at: 0.1), Guide(.vertical, at: 1.0 / 3)]
    #expect(DrawingAidsText.aids(DrawingAidsText.text(of: aids)) == aids)
    #expect(DrawingAidsText.aids("") == nil && DrawingAidsText.aids("snap h=0.5") == nil)
    let odd = DrawingAidsText.aids("snap step=1e9 h=nan v=inf v=x h= = what v=0.5")
    #expect(odd?.guides == [Guide(.vertical, at: 0.5)] && odd?.gridStep == 800)
  }

  @Test func `are switched by keys, and guides are pulled out, moved and pushed back`() throws {
    let window = try PaintingWindow(.select)
    let before = window.paper.frame
    window.window.key("Shift+R")
    window.draw()
    let rulers = try #require(window.editor.screen.rulers)
    #expect(window.paper.frame.x == before.x + 20 && window.paper.frame.width == before.width - 20)
    func drag(from start: ViewPoint, to end: ViewPoint) {
      window.window.drag(to: start.x, start.y)
      window.window.press(start.x, start.y).drag(to: end.x, end.y).release()
      window.draw()
    }
    let ruler = rulers.horizontal.originInScene + ViewPoint(x: 300, y: 8)
    let middle = window.paper.originInScene + window.paper.bounds.center
    drag(from: ruler, to: ViewPoint(x: ruler.x, y: middle.y + 40))
    let guide = try #require(window.editor.aids.now.guides.first)
    #expect(guide.direction == .horizontal && guide.place > 0.375)
    #expect(window.paper.rulerGuides.level.count == 1)
    drag(
      from: ViewPoint(x: ruler.x, y: middle.y + 40), to: ViewPoint(x: ruler.x, y: middle.y + 90))
    #expect(window.editor.aids.now.guides[0].place > guide.place)
    drag(from: ViewPoint(x: ruler.x, y: middle.y + 90), to: ruler)
    #expect(window.editor.aids.now.guides.isEmpty)
    #expect(window.painting.isUntouched)
    window.editor.aids.now.guides = [Guide(.vertical, at: 0.25)]
    window.editor.askForGuide(0)
    window.draw()
    window.window.type("32")
    window.window.key("Enter")
    #expect(!window.editor.window.scene.hasPopup)
    #expect(window.editor.aids.now.guides == [Guide(.vertical, at: 0.02)])
    window.window.key("Shift+G").key("Shift+S")
    #expect(window.paper.grid != nil && !window.editor.aids.now.snaps)
    window.window.key("Shift+R")
    window.draw()
    #expect(window.paper.frame == before && window.editor.screen.rulers == nil)
  }

  @Test func `are remembered with the painting, and but for guides by the next new one`() throws {
    let application = try ApplicationTester()
    _ = try application.new(.painting)
    let first = try #require(application.application.documents.last?.editor as? PaintingEditor)
    first.window.scene.layoutIfNeeded()
    let window = try #require(application.display.windows.last)
    window.press(200, 200).drag(to: 300, 260).release()
    first.aids.now.guides = [Guide(.vertical, at: 0.25)]
    first.aids.now.showsGrid = true
    let aids = first.aids.now
    _ = try application.stored(first.name)
    let id = try #require(first.store.knownID)
    first.host.close(returning: true)
    _ = try application.names
    let settings = first.services.settings
    #expect(settings.drawingAids(of: id) == aids)
    #expect(settings.drawingAids(of: nil).guides.isEmpty && settings.drawingAids(of: nil).showsGrid)
    #expect(settings.drawingAids(of: ItemID(999)) == settings.drawingAids(of: nil))
  }
}
