import Base
import Canvas
import Documents
import Editing
import Formats
import Foundation
import Life
import Platform
import Storage
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("What is dragged out of a window")
struct DraggingOutTests {
  /// The paths in a list of files.
  private func paths(_ list: [UInt8]?) -> [String] {
    list.map { ClipboardContent(type: .files, bytes: $0).filePaths } ?? []
  }

  // MARK: The collection

  /// A collection with two paintings, a line each.
  private func collection() throws -> (ApplicationTester, PretendWindow, CollectionView) {
    let line = Stroke(
      width: 0.1, samples: [0.2, 0.6].map { Sample(position: UnitPoint(x: $0, y: 0.5)) })
    let painting = Painting(
      shape: .fixed(.fourToThree), baseElements: [PaintingElement(line, on: .fourToThree)])
    let tester = try ApplicationTester { library in
      for name in ["Cat", "Dog/s"] {
        _ = try library.add(.painting(painting), name: name, at: Timestamp(milliseconds: 0))
      }
    }
    let view = try #require(tester.application.collection?.screen.grid)
    return (tester, try tester.collection, view)
  }

  /// Where an entry is in the window.
  private func place(_ name: String, _ view: CollectionView) throws -> ViewPoint {
    let index = try #require(view.entries.firstIndex { $0.title == name })
    return view.originInScene + view.accessibleEntry(index).frame.center
  }

  @Test func `An item is a file of its name, a picture, and the painting itself`() throws {
    let (tester, window, view) = try collection()
    let place = try place("Cat", view)
    window.press(place.x, place.y).drag(to: place.x + 2, place.y + 2)
    #expect(window.dragged == nil, "a hand that clicks is not quite still")
    window.drag(to: place.x + 20, place.y)
    let offer = try #require(window.dragged)
    #expect(offer.forms.map(\.type) == [.filbertPainting, .files, .png])
    #expect(offer.appearance == .always && offer.picture != nil)
    let png = try #require(window.draggedBytes(.png))
    let surface = try Surface(png: png)
    #expect(surface.size.width > 100 && surface.size.height * 4 == surface.size.width * 3)
    let path = try #require(paths(window.draggedBytes(.files)).first)
    #expect(path.hasSuffix("/Cat.png"))
    #expect(try [UInt8](Data(contentsOf: URL(filePath: path))) == png)
    #expect(
      try PaintingDocument(json: window.draggedBytes(.filbertPainting) ?? []).painting
        .strokes.count == 1)
    #expect(offer.file?.name == "Cat.png")
    let saved = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(offer.file?.write(saved.path) == true)
    #expect(try [UInt8](Data(contentsOf: saved)) == png)
    #expect(offer.file?.write("/nowhere/at/all.png") == false)
    try FileManager.default.removeItem(at: saved)
    window.release()
    #expect(tester.titles == ["Paintings"], "it is not opened")
    // Nothing is left of the files at the end.
    tester.application.finish()
    #expect(!FileManager.default.fileExists(atPath: path))
    let folder = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `All items that are chosen go with one of them, and another one goes alone`() throws {
    let (tester, window, view) = try collection()
    view.chooseAll()
    // A bar comes above it.
    window.draw()
    let place = try place("Cat", view)
    window.press(place.x, place.y).drag(to: place.x + 20, place.y)
    #expect(window.dragged?.forms.map(\.type) == [.files])
    #expect(window.dragged?.file == nil)
    let names = paths(window.draggedBytes(.files)).map { URL(filePath: $0).lastPathComponent }
    #expect(names.sorted() == ["Cat.png", "Dog-s.png"])
    window.release()
    #expect(view.chosenCount == 2)
    view.choose([view.entries[0].key])
    window.draw()
    let other = try self.place(view.entries[1].title, view)
    window.press(other.x, other.y).drag(to: other.x + 20, other.y)
    #expect(paths(window.draggedBytes(.files)).count == 1)
    window.release()
    #expect(tester.titles == ["Paintings"])
  }

  @Test func `Esc calls it off, and a click without motion opens as ever`() async throws {
    let (tester, window, view) = try collection()
    let place = try place("Cat", view)
    window.press(place.x, place.y).drag(to: place.x + 20, place.y).key("Escape")
    #expect(window.dragged == nil)
    window.drag(to: place.x, place.y).release()
    #expect(tester.titles == ["Paintings"])
    window.click(place.x, place.y)
    #expect(tester.titles == ["Paintings", "Cat"])
  }

  @Test
  func `A drag from the background chooses with a rectangle as ever, and nothing leaves the trash`()
    throws
  {
    let (tester, window, view) = try collection()
    let place = try place("Cat", view)
    window.press(place.x, view.originInScene.y + view.bounds.height - 4)
      .drag(to: place.x + 30, place.y)
    #expect(window.dragged == nil && view.chosenCount > 0)
    window.release()
    let controller = try #require(tester.application.collection)
    try tester.library.trash([ItemID(view.entries[0].key)], at: Timestamp(milliseconds: 1))
    controller.showTrash(true)
    let trashed = view.originInScene + view.accessibleEntry(0).frame.center
    window.press(trashed.x, trashed.y).drag(to: trashed.x + 30, trashed.y)
    #expect(window.dragged == nil)
  }

  @Test func `Pixel art is a picture of a pixel a cell and a larger file, a board is a picture`()
    throws
  {
    let art = PixelArt(Sprite(size: CellSize(width: 12, height: 8)))
    var world = LifeWorld()
    world.setCells(LifeCells([LifeCell(x: 0, y: 0), LifeCell(x: 3, y: 1)]))
    let tester = try ApplicationTester { library in
      let time = Timestamp(milliseconds: 0)
      _ = try library.add(.pixels(art), name: "Art", at: time)
      _ = try library.add(.life(Board(world)), name: "Life", at: time)
    }
    let (window, view) = (
      try tester.collection, try #require(tester.application.collection?.screen.grid)
    )
    var start = try place("Art", view)
    window.press(start.x, start.y).drag(to: start.x + 20, start.y)
    #expect(window.dragged?.forms.map(\.type) == [.filbertCells, .files, .png])
    #expect(
      try Surface(png: window.draggedBytes(.png) ?? []).size == PixelSize(width: 12, height: 8))
    let path = try #require(paths(window.draggedBytes(.files)).first)
    let file = try Surface(png: [UInt8](Data(contentsOf: URL(filePath: path))))
    #expect(file.size.width > 12 && file.size.width * 2 == file.size.height * 3)
    let cells = try #require(CopiedCells(window.draggedBytes(.filbertCells) ?? []))
    #expect(cells.cells.size == CellSize(width: 12, height: 8))
    window.release()
    start = try place("Life", view)
    window.press(start.x, start.y).drag(to: start.x + 20, start.y)
    #expect(window.dragged?.forms.map(\.type) == [.files, .png])
    #expect(try Surface(png: window.draggedBytes(.png) ?? []).size.width >= 4)
    window.release()
  }

  // MARK: A selection

  /// A line from 100, 100 to 200, 100, selected, of which 150, 100 is pressed.
  private func pressedLine() throws -> PaintingWindow {
    let painting = try PaintingWindow(.line)
    painting.press(100, 100).drag(to: 200, 100).release()
    painting.tools.choose(.select)
    painting.selection.selectAll()
    painting.press(150, 100)
    return painting
  }

  private func goOut(_ painting: PaintingWindow) { painting.window.drag(to: -50, 200) }

  @Test func `Selected elements that leave the window are moved as ever, where nobody takes them`()
    throws
  {
    let painting = try pressedLine()
    let before = painting.strokes
    goOut(painting)
    #expect(painting.window.dragged?.appearance == .whereTaken)
    #expect(painting.editor.session.draft != nil)
    painting.window.release()
    #expect(painting.strokes.count == 1 && painting.strokes != before)
    painting.undo()
    #expect(painting.strokes == before)
  }

  @Test func `Another program that takes them gets a copy, and they stay where they were`() throws {
    let painting = try pressedLine()
    let (before, step) = (painting.painting, painting.painting.history.position)
    goOut(painting)
    painting.window.goOver(takes: true)
    let offer = try #require(painting.window.dragged)
    #expect(offer.forms.map(\.type) == [.filbertPainting, .svg, .png, .files])
    #expect(offer.picture != nil && offer.file?.name == "Painting 1.png")
    let svg = try SVGFile.painting(try #require(painting.window.draggedBytes(.svg)))
    #expect(svg.strokes.count == 1)
    let path = try #require(paths(painting.window.draggedBytes(.files)).first)
    #expect(path.hasSuffix("/Painting 1.png"))
    painting.window.release()
    #expect(painting.painting == before && painting.painting.history.position == step)
    #expect(!painting.editor.session.isInGesture && painting.selection.indices == [0])
  }

  @Test func `Back in the window the move goes on, and Esc ends both`() throws {
    let painting = try pressedLine()
    let before = painting.strokes
    goOut(painting)
    painting.window.goOver(takes: true).goOver(takes: false)
    painting.drag(to: 150, 160).release()
    let moved = try #require(painting.strokes.last)
    #expect(painting.isNear(painting.box(moved), ViewRect(x: 100, y: 160, width: 100, height: 0)))
    painting.undo()
    painting.selection.selectAll()
    painting.press(150, 100)
    goOut(painting)
    painting.window.goOver(takes: true).key("Escape")
    #expect(painting.window.dragged == nil)
    painting.window.release()
    #expect(painting.strokes == before)
  }

  @Test func `What is drawn, or turned by a handle, never leaves`() throws {
    let painting = try PaintingWindow(.pencil)
    painting.press(100, 100)
    goOut(painting)
    #expect(painting.window.dragged == nil)
    painting.window.release()
    #expect(painting.strokes.count == 1)
  }

  @Test func `Selected cells leave as exactly those cells and as a picture of them`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(
      CellGrid((["12......"] + Array(repeating: "........", count: 7)).joined(separator: "\n")),
      frame: 0)
    let pixels = try PixelWindow(start)
    let before = pixels.text
    pixels.tools.choose(.select)
    pixels.selection.select(CellRect(x: 0, y: 0, width: 3, height: 1))
    let place = pixels.point((1, 0))
    pixels.window.press(place.x, place.y).drag(to: -50, 100).goOver(takes: true)
    #expect(pixels.window.dragged?.forms.map(\.type) == [.filbertCells, .png, .files])
    let copied = try #require(CopiedCells(pixels.window.draggedBytes(.filbertCells) ?? []))
    #expect(copied.cells.text == "12.")
    #expect(pixels.seen == before, "it is seen where it was")
    pixels.window.release()
    #expect(pixels.text == before && !pixels.session.isInGesture)
  }
}
