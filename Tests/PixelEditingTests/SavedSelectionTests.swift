import Base
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Widgets
@testable import Windows

@Suite("Saved selections") @MainActor
struct SavedSelectionTests {
  private static let corner = CellRect(x: 0, y: 0, width: 2, height: 2)
  private static let middle = CellRect(x: 3, y: 3, width: 2, height: 2)

  private func save(_ rect: CellRect, in pixels: PixelWindow) {
    pixels.selection.select(rect)
    pixels.editor.commands.perform(.saveSelection)
    pixels.window.key("Enter")
  }

  private func items(_ pixels: PixelWindow) -> [Menu.Item] {
    let menu = pixels.editor.menu(of: .background)
    for case .submenu("Saved selections", let items) in menu.items { return items }
    return []
  }

  private func run(_ title: String, _ items: [Menu.Item]) {
    for case .command(title, _, _, let action) in items { return action() }
    Issue.record("\(title) is missing")
  }

  private func submenu(_ title: String, _ pixels: PixelWindow) -> [Menu.Item] {
    for case .submenu(title, let items) in items(pixels) { return items }
    return []
  }

  @Test func `They have names, are selected and added, and are no steps`() throws {
    let pixels = try PixelWindow()
    #expect(items(pixels).isEmpty && !pixels.editor.commands.isPossible(.saveSelection))
    save(Self.corner, in: pixels)
    save(Self.middle, in: pixels)
    #expect(pixels.scene.popups.isEmpty)
    #expect(pixels.editor.savedSelections.map(\.name) == ["Selection 1", "Selection 2"])
    pixels.selection.select(nil)
    run("Selection 1", items(pixels))
    #expect(pixels.selection.rect == Self.corner && pixels.tools.tool.name == .select)
    run("Selection 2", submenu("Add to selection", pixels))
    #expect(pixels.selection.region?.count == 8)
    run("Selection 1", submenu("Delete", pixels))
    #expect(pixels.editor.savedSelections.map(\.name) == ["Selection 2"])
    #expect(pixels.art.history.edits.isEmpty)
  }

  @Test func `They are stored with the view, whatever their shape and name`() throws {
    let region = CellRegion(Self.corner).union(CellRegion(Self.middle))
    let saved = try #require(SavedSelection("Left\nhand 2", region))
    #expect(saved.name == "Left hand 2")
    let state = PixelViewState(
      colors: CellColors(), showsLines: true, isTiled: false, selections: [saved], camera: nil)
    #expect(PixelViewState(text: state.text)?.selections == [saved])
    for wrong in ["", "1,2,3 A", "1,2,3,-4 A", "1,2,3,4", "1,2,0,4 A", "a A"] {
      #expect(SavedSelection(text: wrong[...]) == nil, "\(wrong)")
    }
    #expect(SavedSelection("A", .empty) == nil && SavedSelection("", region) == nil)
  }
}
