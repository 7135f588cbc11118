import Base
import Canvas
import Documents
import Editing
import Formats
import Testing
import Views

@testable import App
@testable import ApplicationTesting

@Suite("A picture on a painting")
struct PlacedPictureTests {
  /// Red on the left, blue on the right.
  private static var file: [UInt8] {
    get throws {
      let surface = try Surface(size: PixelSize(width: 80, height: 40), format: .rgb24)
      let context = DrawingContext(surface)
      for (x, color) in [
        (0, Color(red: 1, green: 0, blue: 0)), (40, Color(red: 0, green: 0, blue: 1)),
      ] {
        context.setColor(color)
        context.fill(PixelRect(x: x, y: 0, width: 40, height: 40))
      }
      return try surface.pngBytes()
    }
  }

  /// 200 × 100 points in the middle of the paper.
  private static func painting() throws -> Painting {
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    let element = try #require(
      PaintingElement(
        PictureBytes(try file), width: 800, height: 400, within: room, on: .fourToThree))
    return Painting(shape: .fixed(.fourToThree), baseElements: [element])
  }

  @Test func `is seen as soon as it is decoded`() async throws {
    let window = try PaintingWindow(.select, try Self.painting())
    try await window.application.wait(until: "it is there") {
      window.window.draw()
      return window.pixel(150, 150) == 0xFF0000 && window.pixel(250, 150) == 0x0000FF
    }
  }

  @Test func `is cropped by its handles once it was clicked twice, and scaled again after that`()
    async throws
  {
    let window = try PaintingWindow(.select, try Self.painting())
    window.doubleClick(200, 150)
    #expect(window.selection.isCropping)
    let block = window.painting.elements[0].content.picture
    window.press(300, 150).drag(to: 260, 150).drag(to: 240, 150).release()
    #expect(
      window.isNear(
        window.box(window.strokes[0]), ViewRect(x: 100, y: 100, width: 140, height: 100)))
    #expect(window.painting.elements[0].content.picture == block)
    // As far as it goes, and no further.
    window.press(240, 100).drag(to: 300, 50).drag(to: 390, 10).release()
    #expect(
      window.isNear(
        window.box(window.strokes[0]), ViewRect(x: 100, y: 100, width: 200, height: 100)))
    window.undo()
    #expect(
      window.isNear(
        window.box(window.strokes[0]), ViewRect(x: 100, y: 100, width: 140, height: 100)))
    window.doubleClick(150, 150)
    #expect(!window.selection.isCropping)
    try await window.application.wait(until: "it is there") {
      window.window.draw()
      return window.pixel(150, 150) == 0xFF0000 && window.pixel(220, 150) == 0x0000FF
        && window.pixel(270, 150) == 0xFFFFFF
    }
  }

  @Test func `A crop that is cancelled, or left for something else, changes nothing`() throws {
    let window = try PaintingWindow(.select, try Self.painting())
    window.doubleClick(200, 150)
    window.press(300, 150).drag(to: 240, 150)
    window.window.key("Escape")
    window.release()
    #expect(window.painting == (try Self.painting()))
    window.click(20, 20)
    #expect(!window.selection.isCropping && window.selection.isEmpty)
    #expect(window.painting == (try Self.painting()))
  }
}
