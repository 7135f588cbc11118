import Base
import Documents
import Editing
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite struct PagePanelTests {
  /// With a line on each of two pages, the second of which is shown.
  private func openWindow() throws -> PaintingWindow {
    let window = try PaintingWindow()
    window.press(200, 150).drag(to: 300, 150).release()
    #expect(window.editor.screen.pages == nil)
    window.editor.commands.perform(.pageAdd)
    window.draw()
    window.press(250, 100).drag(to: 250, 200).release()
    return window
  }

  private func panel(_ window: PaintingWindow) throws -> PagePanel {
    try #require(window.editor.screen.pages)
  }

  @Test func `A second page brings the strip, and is drawn on`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    #expect(panel.strip.entries.count == 2 && panel.strip.current == 1)
    #expect(!panel.frame.intersects(window.paper.frame) && panel.frame.x == 0)
    #expect(window.painting.pages.map(\.elements.count) == [1, 1])
    #expect(panel.strip.accessibleItem(1)?.accessibility.name == "Page 2")
  }

  @Test func `Page Up and Page Down turn pages, unless something is selected`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    let drawn = window.painting.history.edits.count
    window.window.key("Page Up")
    #expect(window.painting.shownIndex == 0 && panel.strip.current == 0)
    window.window.key("Page Up")
    window.window.key("Page Down")
    window.window.key("Page Down")
    #expect(window.painting.shownIndex == 1)
    window.window.key("Ctrl+A")
    window.window.key("Page Up")
    #expect(window.painting.shownIndex == 1)
    window.window.key("Ctrl+Page Up")
    #expect(window.painting.shownIndex == 0 && window.editor.tools.selection.isEmpty)
    #expect(window.painting.history.edits.count == drawn)
  }

  @Test func `The strip turns, moves, copies and removes pages, and an undo turns back`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    panel.strip.delegate?.frameStrip(panel.strip, chose: 0, .only)
    #expect(window.painting.shownIndex == 0)
    panel.duplicateButton.action()
    #expect(window.painting.pages.count == 3 && window.painting.shownIndex == 1)
    panel.strip.delegate?.frameStrip(panel.strip, moved: [1], before: 3)
    #expect(window.painting.shownIndex == 2 && !panel.downButton.isEnabled)
    panel.removeButton.action()
    #expect(window.painting.pages.count == 2 && window.painting.shownIndex == 1)
    panel.strip.delegate?.frameStrip(panel.strip, chose: 0, .only)
    window.undo()
    #expect(window.painting.pages.count == 3 && panel.strip.entries.count == 3)
    for _ in 0..<4 { window.undo() }
    #expect(window.painting.pages.count == 1 && window.editor.screen.pages == nil)
  }
}
