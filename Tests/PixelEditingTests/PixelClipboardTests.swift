import Base
import Documents
import Editing
import Formats
import Platform
import TestSupport
import Testing
import Texts

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import PixelEditing

@Suite("Pixel art and the clipboard")
struct PixelClipboardTests {
  /// The first two cells of the first row are the palette's second and third colour.
  private func window() throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(CellGrid(Self.rows("12......")), frame: 0)
    return try PixelWindow(start)
  }

  private static func rows(_ rows: String...) -> String {
    (rows + Array(repeating: "........", count: 8 - rows.count)).joined(separator: "\n")
  }

  private func paste(
    _ goods: [ClipboardType: [UInt8]], in pixels: PixelWindow, _ isDone: () -> Bool
  ) async throws {
    pixels.application.clipboard.takeAway(goods)
    pixels.editor.paste()
    try await pixels.application.wait(until: "it is pasted", isDone)
  }

  private func cutAll(_ pixels: PixelWindow) {
    pixels.tools.choose(.select)
    pixels.selection.selectAll()
    pixels.editor.cut()
  }

  @Test func `What is copied can be had as a picture of a pixel a cell, in its exact colours`()
    throws
  {
    let pixels = try window()
    pixels.tools.choose(.select)
    pixels.selection.select(CellRect(x: 0, y: 0, width: 3, height: 1))
    pixels.editor.copy()
    let clipboard = pixels.application.clipboard
    #expect(clipboard.types == [.filbertCells, .png, .text])
    let raster = try ColorRaster(pictureFile: try #require(clipboard.bytes(.png)))
    #expect(raster.size == CellSize(width: 3, height: 1))
    #expect(raster == ColorRaster(CellGrid("12."), pixels.session.seen.palette))
  }

  @Test func `A picture of another program floats in the middle, in the colours of the palette`()
    async throws
  {
    let pixels = try window()
    let png = try PNGFile.bytes(of: CellGrid("34\n.3"), pixels.session.seen.palette)
    try await paste([.png: png, .text: Array("a picture".utf8)], in: pixels) {
      pixels.selection.rect == CellRect(x: 3, y: 3, width: 2, height: 2)
    }
    #expect(
      pixels.seen == Self.rows("12......", "........", "........", "...34...", "....3..."))
    #expect(pixels.said.isEmpty)
    pixels.undo()
    #expect(pixels.text == Self.rows("12......"))
  }

  @Test func `A picture that is larger is made to fit, which is said`() async throws {
    let pixels = try window()
    let grid = CellGrid(
      Array(repeating: String(repeating: "3", count: 32), count: 16)
        .joined(separator: "\n"))
    let png = try PNGFile.bytes(of: grid, pixels.session.seen.palette)
    try await paste([.png: png], in: pixels) { !pixels.said.isEmpty }
    #expect(pixels.said == [Texts.english.selection.scaledDown])
    #expect(pixels.selection.rect == CellRect(x: 0, y: 2, width: 8, height: 4))
    #expect(pixels.seen.split(separator: "\n")[3] == "33333333")
  }

  @Test func `Pixel art that was copied as a text is pasted`() async throws {
    let pixels = try window()
    cutAll(pixels)
    let json = try #require(pixels.application.clipboard.bytes(.text))
    #expect(pixels.seen == Self.rows())
    try await paste([.text: json], in: pixels) { pixels.seen == Self.rows("12......") }
  }

  @Test func `What is no picture is not pasted, nor what was copied before`() async throws {
    let pixels = try window()
    cutAll(pixels)
    for goods in [[:], [.text: Array("Hello".utf8)]] as [[ClipboardType: [UInt8]]] {
      pixels.application.clipboard.takeAway(goods)
      pixels.editor.paste()
      #expect(pixels.said.last == Texts.english.selection.nothingToPaste)
    }
    for goods in [[.png: [1, 2, 3]], [.svg: Array("<svg/>".utf8)], [.filbertCells: [1, 2, 3]]]
      as [[ClipboardType: [UInt8]]]
    {
      let count = pixels.said.count
      // Before that, a busy machine has the window say that it is being pasted.
      try await paste(goods, in: pixels) {
        pixels.said.dropFirst(count).contains { $0.hasPrefix("Not pasted: ") }
      }
    }
    #expect(pixels.seen == Self.rows())
  }

  @Test func `Elements of a painting are pasted as a picture of them`() async throws {
    let pixels = try window()
    let line = Stroke(
      width: 0.01, samples: [0.2, 0.6].map { Sample(position: UnitPoint(x: $0, y: 0.5)) })
    let copied = CopiedElements(
      elements: [PaintingElement(line, on: .fourToThree)], paper: .fourToThree)
    pixels.application.application.paintings.copied.keep(copied, as: copied.forms)
    pixels.editor.paste()
    try await pixels.application.wait(until: "it is pasted") { !pixels.selection.isEmpty }
    #expect(pixels.said == [Texts.english.selection.scaledDown])
  }
}
