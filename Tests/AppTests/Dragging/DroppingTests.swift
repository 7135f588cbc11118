import Base
import Documents
import Editing
import Formats
import Foundation
import Life
import Platform
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import PaintingEditing
@testable import PixelEditing
@testable import Windows

@Suite("What is dropped on a window")
struct DroppingTests {
  private static let nothing = Texts.english.selection.nothingToTake
  private static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
    <path d="M 0 50 L 100 50" stroke="#00c800" stroke-width="10" fill="none"/></svg>
    """.utf8)

  /// Red, opaque, in 16 bits each.
  private static let red: [UInt8] = [0xFF, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF]

  private func inWindow(_ painting: PaintingWindow, _ x: Double, _ y: Double) -> ViewPoint {
    painting.paper.originInScene + painting.point(x, y)
  }

  private func toast(in view: View) -> String? {
    view.children.compactMap { ($0 as? Toast)?.text ?? toast(in: $0) }.last
  }

  private func png() throws -> [UInt8] { try PNGFile.bytes(of: CellGrid("34\n.3"), .usual) }

  // MARK: A painting

  @Test func `A drawing comes to lie on a painting where it fell, as one step`() async throws {
    let painting = try PaintingWindow()
    let place = inWindow(painting, 300, 100)
    #expect(painting.window.drop([.svg: Self.svg, .png: [1]], at: place.x, place.y))
    try await painting.application.wait(until: "it is there") { painting.strokes.count == 1 }
    let box = painting.box(painting.strokes[0])
    #expect(abs(box.midX - 300) < 1 && abs(box.midY - 100) < 1)
    #expect(painting.selection.indices == [0])
    painting.undo()
    #expect(painting.strokes.isEmpty)
  }

  @Test func `A text that is a drawing is laid where it fell, another one is written there`()
    async throws
  {
    let painting = try PaintingWindow()
    let place = inWindow(painting, 100, 100)
    painting.window.drop([.text: Array("Hello".utf8)], at: place.x, place.y)
    #expect(painting.strokes.map { $0.text?.string } == ["Hello"])
    let box = painting.box(painting.strokes[0])
    #expect(abs(box.midX - 100) < 1 && abs(box.midY - 100) < 1)
    painting.window.drop([.text: Self.svg], at: place.x, place.y)
    try await painting.application.wait(until: "it is there") { painting.strokes.count == 2 }
  }

  @Test func `A colour becomes that of the brush`() throws {
    let painting = try PaintingWindow()
    let place = inWindow(painting, 100, 100)
    #expect(painting.window.drop([.color: Self.red], at: place.x, place.y))
    #expect(painting.brushes.brush.style.color == InkColor(red: 255, green: 0, blue: 0))
    painting.window.drop([.color: [1, 2, 3]], at: place.x, place.y)
    #expect(painting.brushes.brush.style.color == InkColor(red: 255, green: 0, blue: 0))
  }

  @Test func `A picture on a painting is laid there, and others lie beside it`() async throws {
    let painting = try PaintingWindow()
    let place = inWindow(painting, 100, 100)
    #expect(painting.window.drop([.png: try png()], at: place.x, place.y))
    let tester = painting.application
    try await tester.wait(until: "it is there") { painting.strokes.count == 1 }
    #expect(painting.strokes[0].picture?.file.bytes == (try png()))
    let box = painting.box(painting.strokes[0])
    #expect(abs(box.midX - 100) < 1 && abs(box.midY - 100) < 1)
    let folder = try TemporaryFolder()
    let files = [folder.file("c.png"), folder.file("d.png")]
    for file in files { try Data(png()).write(to: URL(filePath: file)) }
    let list = files.map { "file://\($0)\r\n" }
    painting.window.drop([.files: Array(list.joined().utf8)], at: place.x, place.y)
    try await tester.wait(until: "both are there") { painting.strokes.count == 3 }
    #expect(painting.box(painting.strokes[1]) != painting.box(painting.strokes[2]))
    painting.undo()
    #expect(painting.strokes.count == 1)
  }

  @Test func `Of files, drawings are laid on the painting and all others are opened`() async throws
  {
    let folder = try TemporaryFolder()
    let (drawing, pattern) = (folder.file("a b.svg"), folder.file("c.rle"))
    try Data(Self.svg).write(to: URL(filePath: drawing))
    try Data("x = 3, y = 1\n3o!".utf8).write(to: URL(filePath: pattern))
    let painting = try PaintingWindow()
    let place = inWindow(painting, 100, 100)
    let list = [drawing, pattern].map { "file://\($0.replacing(" ", with: "%20"))\r\n" }
    painting.window.drop([.files: Array(list.joined().utf8)], at: place.x, place.y)
    let tester = painting.application
    try await tester.wait(until: "both are there") {
      painting.strokes.count == 1 && tester.titles.contains("c")
    }
    #expect(!tester.titles.contains("a b"))
  }

  @Test func `Nothing falls into the middle of a gesture, but files are opened`() throws {
    let painting = try PaintingWindow()
    painting.press(100, 100).drag(to: 200, 100)
    #expect(!painting.window.drop([.svg: Self.svg, .color: Self.red], at: 100, 100))
    #expect(painting.editor.kinds(takenOf: [.svg, .files], at: .zero).isEmpty)
    #expect(
      painting.editor.window.window(
        painting.window, takes: [.svg, .files], droppedAt: .zero) == [.files])
  }

  @Test func `What can't be taken is refused before it is dropped`() throws {
    let painting = try PaintingWindow()
    let html = ClipboardType("text/html")
    #expect(!painting.window.drop([html: [1]], at: 100, 100))
    let collection = try painting.application.collection
    #expect(!collection.drop([.color: Self.red], at: 100, 100))
  }

  // MARK: Pixel art

  @Test func `A picture floats over pixel art with its middle where it fell`() async throws {
    let pixels = try PixelWindow()
    let place = pixels.point((1, 6))
    #expect(pixels.window.drop([.png: try png()], at: place.x, place.y))
    try await pixels.application.wait(until: "it is there") { !pixels.selection.isEmpty }
    #expect(pixels.selection.rect == CellRect(x: 0, y: 5, width: 2, height: 2))
  }

  @Test func `A drawing is laid on pixel art as a picture of it`() async throws {
    let pixels = try PixelWindow()
    let place = pixels.point((4, 4))
    #expect(pixels.window.drop([.svg: Self.svg], at: place.x, place.y))
    try await pixels.application.wait(until: "it is there") { !pixels.selection.isEmpty }
    #expect(pixels.selection.rect?.size == CellSize(width: 8, height: 4))
  }

  @Test func `A colour is taken from the palette, or added to it`() throws {
    let pixels = try PixelWindow()
    let place = pixels.point((4, 4))
    let count = pixels.session.seen.palette.count
    let odd: [UInt8] = [0x12, 0x12, 0x34, 0x34, 0x56, 0x56, 0xFF, 0xFF]
    #expect(pixels.window.drop([.color: odd], at: place.x, place.y))
    let color = InkColor(red: 0x12, green: 0x34, blue: 0x56)
    #expect(pixels.session.seen.palette.color(of: pixels.palette.primary) == color)
    #expect(pixels.session.seen.palette.count == count + 1)
    pixels.palette.choose(0, for: .primary)
    pixels.window.drop([.color: odd], at: place.x, place.y)
    #expect(Int(pixels.palette.primary) == count)
    #expect(pixels.session.seen.palette.count == count + 1)
  }

  @Test func `A file that is no picture is opened`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("glider.rle")
    try Data("x = 3, y = 3\nbob$2bo$3o!\n".utf8).write(to: URL(filePath: path))
    let pixels = try PixelWindow()
    let place = pixels.point((4, 4))
    pixels.window.drop([.files: Array("file://\(path)\r\n".utf8)], at: place.x, place.y)
    let tester = pixels.application
    try await tester.wait(until: "it is open") { tester.titles.last == "glider" }
    #expect(pixels.selection.isEmpty)
  }

  // MARK: Life

  @Test func `A text that is a pattern is laid on a board where it fell`() async throws {
    let life = try LifeWindow()
    let place = life.point((5, 5))
    #expect(life.window.drop([.text: Array("3o!".utf8)], at: place.x, place.y))
    try await life.application.wait(until: "it is there") { life.seen.count == 3 }
    #expect(life.seen == (4...6).map { LifeCell(x: $0, y: 5) })
    #expect(!life.window.drop([.png: [1]], at: place.x, place.y))
  }

  // MARK: The collection

  @Test func `Drawings, pictures and patterns become documents of the collection`() async throws {
    let tester = try ApplicationTester()
    let collection = try tester.collection
    var count = 1
    for goods in [
      [.svg: Self.svg], [.png: try png()], [.text: Array("x = 3, y = 1\n3o!".utf8)],
    ] as [[ClipboardType: [UInt8]]] {
      #expect(collection.drop(goods, at: 100, 100))
      count += 1
      try await tester.wait(until: "it is open") { tester.titles.count == count }
    }
    #expect(try tester.names == ["Life 1", "Painting 1", "Painting 2"])
  }

  @Test func `A text of which nothing can be made is said to be one`() throws {
    let tester = try ApplicationTester()
    #expect(try tester.collection.drop([.text: Array("Hello, you".utf8)], at: 100, 100))
    let screen = try #require(tester.application.collection?.screen)
    #expect(toast(in: screen) == Self.nothing)
  }
}
