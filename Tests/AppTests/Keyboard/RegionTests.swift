import Base
import Documents
import Editing
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import PixelEditing
@testable import Windows

/// Somebody goes about a window without a mouse.
@Suite("The parts of a window")
struct RegionTests {
  private func regions(_ scene: Scene, _ window: PretendWindow, _ key: String) -> [String] {
    var names: [String] = []
    for _ in 0..<12 {
      window.key(key)
      guard let focused = scene.focused else { return names }
      var view: View? = focused
      while let current = view, !current.isRegion { view = current.parent }
      let name = view.map { String(describing: type(of: $0)) } ?? "?"
      if name == names.first { return names }
      names.append(name)
    }
    return names
  }

  @Test func `of a painting are gone round by F6, and back by Shift and F6`() throws {
    let window = try PaintingWindow(.select)
    let scene = window.editor.window.scene
    window.window.key("F5")
    window.window.key("Ctrl+Shift+L")
    let forth = regions(scene, window.window, "F6")
    #expect(Set(forth) == ["DocumentBar", "BrushChooser", "LayerPanel", "PaintView"])
    #expect(forth.first == "DocumentBar")
    scene.focus(nil)
    let back = regions(scene, window.window, "Shift+F6")
    #expect(back == forth.reversed())
  }

  @Test func `have the keyboard where it was in them before`() throws {
    let window = try PaintingWindow(.select)
    let scene = window.editor.window.scene
    window.window.key("F6")
    window.window.key("Tab")
    window.window.key("Tab")
    let third = try #require(scene.focused as? Button)
    window.window.key("F6")
    #expect(scene.focused === window.paper)
    window.window.key("F6")
    #expect(scene.focused === third)
    #expect(scene.showsFocus)
  }

  @Test func `of pixel art, a board and the collection are gone round as well`() throws {
    let pixels = try PixelWindow()
    let names = regions(pixels.editor.window.scene, pixels.window, "F6")
    #expect(Set(names).isSuperset(of: ["DocumentBar", "PalettePanel", "GridView", "FrameBar"]))
    let life = try LifeWindow()
    let parts = regions(life.editor.window.scene, life.window, "F6")
    #expect(Set(parts).isSuperset(of: ["DocumentBar", "GridView", "LifeBar"]))
    let application = try ApplicationTester()
    let collection = try #require(application.application.collection)
    let window = try #require(application.display.windows.first)
    let pieces = regions(collection.window.scene, window, "F6")
    #expect(Set(pieces) == ["CollectionBar", "EmptyCollectionView"])
  }

  @Test func `open their menus by F10 and the key for menus`() throws {
    let window = try PaintingWindow(.select)
    let scene = window.editor.window.scene
    for key in ["F10", "Menu", "Shift+F10"] {
      window.window.key(key)
      #expect(scene.hasPopup, "\(key)")
      window.window.key("Escape")
      #expect(!scene.hasPopup)
    }
  }

  @Test(arguments: ["Menu", "Shift+F10"])
  func `that paint with the other button open a menu by keys, and paint nothing`(key: String) throws
  {
    let window = try PixelWindow()
    let scene = window.editor.window.scene
    let (before, colors) = (window.text, window.palette.secondary)
    for _ in 0..<8 {
      window.window.key("F6")
      window.window.key(key)
      #expect(scene.hasPopup)
      window.window.key("Escape")
    }
    #expect(window.text == before)
    #expect(window.palette.secondary == colors)
  }

  @Test(arguments: ["Menu", "Shift+F10"])
  func `have the menu of the document that the keyboard is at`(key: String) throws {
    let application = try ApplicationTester { library in
      for name in ["A", "B", "C"] {
        _ = try library.add(
          Painting(shape: .fixed(.fourToThree)), name: name, at: Timestamp(milliseconds: 1))
      }
    }
    let collection = try #require(application.application.collection)
    let window = try application.collection
    window.key("Home")
    let first = try #require(collection.screen.grid.selection)
    window.key(key)
    #expect(collection.window.scene.hasPopup)
    window.key("Escape")
    #expect(collection.screen.grid.selection == first)
  }
}
