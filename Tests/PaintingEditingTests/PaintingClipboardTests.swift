import Base
import Canvas
import Documents
import Editing
import Formats
import Foundation
import Platform
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("A painting and the clipboard")
struct PaintingClipboardTests {
  /// A red line from 100, 100 to 200, 100 of 400 × 300, selected.
  private func copiedLine() throws -> PaintingWindow {
    let window = try PaintingWindow(.line)
    window.brushes.brush.widthInPoints = 20
    window.brushes.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    window.press(100, 100).drag(to: 200, 100).release()
    window.selection.selectAll()
    window.editor.copy()
    return window
  }

  /// What the foot of the window says.
  private func said(in window: PaintingWindow) -> String? {
    func toasts(in view: View) -> [Toast] {
      view.children.flatMap { ($0 as? Toast).map { [$0] } ?? toasts(in: $0) }
    }
    return toasts(in: window.editor.screen).last?.text
  }

  private func paste(
    _ goods: [ClipboardType: [UInt8]], in window: PaintingWindow, _ isDone: () -> Bool
  ) async throws {
    window.application.clipboard.takeAway(goods)
    window.editor.paste()
    try await window.application.wait(until: "it is pasted", isDone)
  }

  private static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
    <path d="M 0 50 L 200 50" stroke="#00c800" stroke-width="10" fill="none"/>
    <image width="10" height="10"/></svg>
    """.utf8)

  @Test
  func `What is copied can be had as a drawing, a picture and a text, each when it is wanted`()
    throws
  {
    let window = try copiedLine()
    let clipboard = window.application.clipboard
    #expect(clipboard.types == [.filbertPainting, .svg, .png, .text])
    let own = try PaintingDocument(json: try #require(clipboard.bytes(.filbertPainting)))
    #expect(own.painting.strokes == window.strokes)
    #expect(clipboard.bytes(.text) == clipboard.bytes(.filbertPainting))
    let svg = try SVGFile.painting(try #require(clipboard.bytes(.svg)))
    #expect(svg.strokes.map(\.style.color) == [InkColor(red: 200, green: 0, blue: 0)])
  }

  @Test func `A drawing keeps its size on its way to other programs, and back`() async throws {
    let bytes = try #require(try copiedLine().application.clipboard.bytes(.svg))
    // 100 by 0 of 400 across, which are 1600 points, and 80 points wide.
    #expect(String(decoding: bytes, as: UTF8.self).contains(#" width="480" height="80" "#))
    let window = try PaintingWindow()
    try await paste([.svg: bytes], in: window) { window.strokes.count == 1 }
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 150, y: 150, width: 100, height: 0)))
    #expect(abs(window.strokes[0].width * 1600 - 80) < 0.01)
  }

  @Test func `The picture has the ink alone, at 100 % of the paper, and transparent around it`()
    throws
  {
    let window = try copiedLine()
    let png = try #require(window.application.clipboard.bytes(.png))
    let surface = try Surface(png: png)
    // A quarter of 1600, and 20 of 400 points high.
    #expect(abs(surface.size.width - 480) <= 1 && abs(surface.size.height - 80) <= 1)
    let raster = try ColorRaster(pictureFile: png)
    let middle = raster.pixels[raster.size.width * (raster.size.height / 2) + 200]
    #expect(middle == 0xC800_00FF)
    #expect(raster.pixels[0] == 0)
  }

  @Test func `A long thin line is a drawing and a picture, too`() throws {
    let window = try PaintingWindow(.line)
    window.brushes.brush.widthInPoints = 0.5
    window.press(20, 100).drag(to: 380, 100).release()
    window.selection.selectAll()
    window.editor.copy()
    let clipboard = window.application.clipboard
    #expect(try SVGFile.painting(try #require(clipboard.bytes(.svg))).strokes.count == 1)
    let size = try Surface(png: try #require(clipboard.bytes(.png))).size
    #expect(size.width > 1400 && (10...20).contains(size.height))
  }

  @Test func `What is copied in one painting is pasted into another, where it was`() throws {
    let window = try copiedLine()
    _ = try window.application.open(.painting(Painting(shape: .fixed(.fourToThree))))
    let other = try #require(
      window.application.application.documents.last?.editor as? PaintingEditor)
    other.paste()
    #expect(other.painting.strokes.count == 1)
    #expect(other.painting.strokes[0].style.color == InkColor(red: 200, green: 0, blue: 0))
  }

  @Test func `Copies lie where the original was, and aside as long as the very same is there`()
    throws
  {
    let window = try copiedLine()
    func lefts() -> [Double] { window.strokes.map { window.box($0).x } }
    let left = lefts()[0]
    window.editor.paste()
    window.editor.paste()
    for (index, x) in lefts().enumerated() {
      #expect(abs(x - left - Double(16 * index)) < 0.1, "\(lefts())")
    }
    window.undo()
    window.undo()
    window.selection.selectAll()
    window.editor.cut()
    #expect(window.strokes.isEmpty)
    window.editor.paste()
    #expect(lefts() == [left])
  }

  @Test
  func `What was copied is pasted into the middle of the view, unless its old place is in sight`()
    throws
  {
    let window = try PaintingWindow(.rectangle)
    window.press(20, 20).drag(to: 60, 50).release()
    window.tools.choose(.select)
    window.tools.context.selection.selectAll()
    window.editor.copy()
    let old = window.box(window.strokes[0])
    window.editor.paste()
    #expect(window.strokes.count == 2)
    #expect(abs(window.box(window.strokes[1]).midX - old.midX) <= 16, "beside its old place")
    window.paper.zoom(
      to: 4 * window.paper.zoom, at: window.paper.viewPoint(at: UnitPoint(x: 0.9, y: 0.9)))
    window.editor.paste()
    let seen = window.tools.context.seenPaper
    let box = window.box(window.strokes[2])
    #expect(
      abs(box.midX / 400 - seen.center.x) < 0.001 && abs(box.midY / 400 - seen.center.y) < 0.001)
    #expect(abs(box.width - old.width) < 1e-6 && abs(box.height - old.height) < 1e-6)
  }

  @Test(arguments: [0.2, 0.75, 1, 3])
  func `is as large in a painting of another shape`(ratio: Double) throws {
    let window = try PaintingWindow(.rectangle)
    window.press(20, 20).drag(to: 60, 50).release()
    window.tools.choose(.select)
    window.tools.context.selection.selectAll()
    window.editor.copy()
    let shape = try #require(AspectRatio(ratio))
    _ = try window.application.open(.painting(Painting(shape: .fixed(shape))))
    let other = try #require(
      window.application.application.documents.last?.editor as? PaintingEditor)
    other.paste()
    let element = try #require(other.painting.elements.first)
    let line = element.line(on: shape)
    let old = window.painting.elements[0].line(on: window.tools.context.ratio)
    #expect(abs(line.box(on: shape).width - old.box(on: window.tools.context.ratio).width) < 1e-9)
    #expect(abs(line.box(on: shape).height - old.box(on: window.tools.context.ratio).height) < 1e-9)
    #expect(element.width == window.painting.elements[0].width)
  }

  @Test func `A picture that is pasted twice does not lie exactly over itself`() async throws {
    let window = try copiedLine()
    let png = try #require(window.application.clipboard.bytes(.png))
    for count in 2...4 {
      try await paste([.png: png], in: window) { window.strokes.count == count }
    }
    let lefts = window.strokes.dropFirst().map { window.box($0).x }
    #expect(lefts[0] < lefts[1] && lefts[1] < lefts[2])
  }

  @Test func `Once another program has the clipboard, what was copied before is never pasted`()
    throws
  {
    let window = try copiedLine()
    window.application.clipboard.takeAway()
    window.editor.paste()
    #expect(window.strokes.count == 1)
    #expect(said(in: window) == Texts.english.selection.nothingToPaste)
  }

  @Test func `Another Filbert's elements are pasted as they were`() async throws {
    let window = try copiedLine()
    let json = try #require(window.application.clipboard.bytes(.filbertPainting))
    try await paste([.filbertPainting: json, .svg: Self.svg], in: window) {
      window.strokes.count == 2
    }
    #expect(window.strokes[1].style == window.strokes[0].style)
    #expect(window.selection.indices == [1])
    #expect(said(in: window) == nil)
    window.undo()
    #expect(window.strokes.count == 1)
  }

  @Test(arguments: [ClipboardType.svg, .text])
  func `A drawing of another program is laid in the middle, and what it loses is said`(
    type: ClipboardType
  ) async throws {
    let window = try copiedLine()
    try await paste([type: Self.svg], in: window) { window.strokes.count == 2 }
    #expect(
      window.isNear(window.box(window.strokes[1]), ViewRect(x: 0, y: 150, width: 400, height: 0)))
    let texts = Texts.english
    let loss = ImportLoss(leftOut: ["pictures"])
    #expect(said(in: window) == texts.said(loss, of: texts.selection.pastedDrawing))
    window.draw()
    #expect(window.pixel(200, 150) == 0x00C800)
  }

  @Test func `Files of drawings are pasted, and a file that is broken is named`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, bad) = (folder.appending(path: "a b.svg"), folder.appending(path: "bad.svg"))
    try Data(Self.svg).write(to: good)
    try Data("<svg".utf8).write(to: bad)
    let window = try copiedLine()
    let list = "file://\(folder.path)/a%20b.svg\r\n"
    try await paste([.files: Array((list + list).utf8)], in: window) { window.strokes.count == 3 }
    try await paste([.files: Array("file://\(bad.path)\r\n".utf8)], in: window) {
      said(in: window)?.hasPrefix("Not pasted: ") == true
    }
    #expect(window.strokes.count == 3)
  }

  @Test func `A picture is laid in the middle of what is seen, as its own file, and is selected`()
    async throws
  {
    let window = try copiedLine()
    let surface = try Surface(size: PixelSize(width: 40, height: 20), format: .rgb24)
    let context = DrawingContext(surface)
    context.setColor(Color(red: 0, green: 0, blue: 1))
    context.paint()
    let file = try surface.pngBytes()
    try await paste([.png: file, .text: Array("a picture".utf8)], in: window) {
      window.strokes.count == 2
    }
    #expect(window.strokes[1].picture?.file.bytes == file && window.selection.indices == [1])
    let box = window.box(window.strokes[1])
    #expect(
      window.isNear(
        box,
        ViewRect(
          x: 200 - box.width / 2, y: 150 - box.height / 2, width: box.width, height: box.width / 2))
    )
    window.draw()
    #expect(window.pixel(200, 150) == 0x0000FF)
    window.undo()
    #expect(window.strokes.count == 1)
  }

  @Test func `What says that it is a picture and is none changes nothing, and that is said`()
    async throws
  {
    let window = try copiedLine()
    let before = window.painting
    try await paste([.jpeg: [1, 2, 3]], in: window) {
      said(in: window)?.hasPrefix("Not pasted: ") == true
    }
    #expect(window.painting == before && window.selection.indices == [0])
  }

  @Test(
    arguments: ["Hello", "two\r\nlines", "{\"format\": 7}", "<html><p>Hello</p></html>"])
  func `What is no drawing is written in the middle of what is seen`(text: String) async throws {
    let window = try copiedLine()
    try await paste([.text: Array(text.utf8)], in: window) { window.strokes.count == 2 }
    #expect(window.strokes[1].text?.string == text.replacing("\r\n", with: "\n"))
    let box = window.box(window.strokes[1])
    #expect(abs(box.midX - 200) < 1 && abs(box.midY - 150) < 1 && box.width < 400)
    #expect(window.selection.indices == [1] && window.tools.tool.name == .select)
    #expect(said(in: window) == nil)
  }

  @Test(arguments: ["", " \n\t"])
  func `A text without anything to be seen is not pasted`(text: String) async throws {
    let window = try copiedLine()
    try await paste([.text: Array(text.utf8)], in: window) { said(in: window) != nil }
    #expect(window.strokes.count == 1)
  }

  @Test func `What is written in the selection is the text that other programs get`() throws {
    let window = try copiedLine()
    window.tools.context.insert("one\ntwo", around: nil)
    window.tools.context.insert("three", around: nil)
    window.selection.selectAll()
    window.editor.copy()
    #expect(window.application.clipboard.bytes(.text) == Array("one\ntwo\nthree".utf8))
  }

  @Test func `A long line breaks where it would leave what is seen`() throws {
    let window = try PaintingWindow()
    let line = String(repeating: "word after word ", count: 40)
    #expect(window.tools.context.insert(line, around: nil))
    let box = window.box(try #require(window.strokes.first))
    #expect(box.height > 100 && window.strokes[0].text?.width != nil)
  }
}
