import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("Painting in true colour")
@MainActor struct CellTrueColorTests {
  /// - Parameter row: the first of eight rows.
  private func pixels(_ row: String = "12......") -> HeadlessCells<CellToolContext> {
    let pixels = HeadlessCells.pixels(row + String(repeating: "\n........", count: 7))
    pixels.session.perform { $0.useTrueColor() }
    return pixels
  }

  private func colors(_ pixels: HeadlessCells<CellToolContext>) -> [UInt32] {
    pixels.session.document.sprite.raster(0).pixels
  }

  private let orange = InkColor(rgb: 0xFF8001)
  private let teal = InkColor(rgb: 0x007F80)

  private func choose(
    _ color: InkColor?, _ button: GesturePress.Button, _ pixels: HeadlessCells<CellToolContext>
  ) {
    pixels.context.colors.choose(color, for: button, in: pixels.session.seen.choices)
  }

  @Test func `Any colour is painted in one step, and the palette stays`() {
    let pixels = pixels()
    let (palette, count) = (pixels.session.seen.choices, pixels.session.document.history.position)
    choose(orange, .primary, pixels)
    choose(teal, .secondary, pixels)
    pixels.press((0, 3)).move((2, 3)).release()
    pixels.press((4, 3), [], .secondary).release()
    #expect(pixels.session.document.history.position == count + 2)
    let row = Array(colors(pixels)[24..<32])
    #expect(row == [orange.rgba, orange.rgba, orange.rgba, 0, teal.rgba, 0, 0, 0])
    #expect(pixels.session.seen.choices == palette)
    pixels.session.undo()
    pixels.session.undo()
    #expect(colors(pixels)[24..<32].allSatisfy { $0 == 0 })
    // A colour of which the table knows nothing any more is taken in again.
    pixels.press((0, 3)).release()
    #expect(colors(pixels)[24] == orange.rgba)
  }

  @Test func `A colour of the palette is painted, and one that was picked`() {
    let pixels = pixels()
    pixels.context.colors.primary = 10
    pixels.press((0, 3)).release()
    #expect(colors(pixels)[24] == Palette.usual[10].rgba)
    choose(orange, .primary, pixels)
    pixels.press((1, 3)).release()
    pixels.toolbox.choose(.pick)
    pixels.press((1, 3), [], .secondary).release()
    #expect(pixels.context.color(of: .secondary) == orange)
    pixels.press((0, 3)).release()
    #expect(pixels.context.colors.primary == 10 && pixels.context.colors.mixed(.primary) == nil)
    pixels.press((7, 7)).release()
    #expect(pixels.context.color(of: .primary) == nil)
  }

  @Test func `A gradient that isn't dithered is smooth`() throws {
    let pixels = pixels("........")
    choose(.black, .primary, pixels)
    choose(.white, .secondary, pixels)
    pixels.context.settings.gradientMatrix = nil
    pixels.toolbox.choose(.gradient)
    pixels.press((0, 0)).move((7, 0)).release()
    let greys = colors(pixels).prefix(8).map { $0 >> 24 }
    #expect(
      greys.first == 0 && greys.last == 255 && Set(greys).count == 8 && greys == greys.sorted())
    // To no colour, it fades.
    pixels.session.undo()
    choose(nil, .secondary, pixels)
    pixels.press((0, 0)).move((7, 0)).release()
    let alphas = colors(pixels).prefix(8).map { $0 & 255 }
    #expect(alphas.first == 255 && alphas.last == 0 && Array(alphas) == alphas.sorted(by: >))
  }

  @Test func `Shading goes along the ramps of the palette`() {
    let pixels = pixels()
    pixels.session.perform { $0.setRamp(8...11) }
    pixels.context.colors.primary = 9
    pixels.press((0, 3)).move((2, 3)).release()
    pixels.toolbox.choose(.shade)
    pixels.press((1, 3)).release()
    pixels.press((2, 3), [], .secondary).release()
    #expect(colors(pixels)[24..<27].map { $0 } == [9, 10, 8].map { Palette.usual[$0].rgba })
  }

  @Test func `Limiting colours gives the buttons the most similar ones of the palette`() {
    let pixels = pixels()
    choose(InkColor(rgb: 0xF6F3ED), .primary, pixels)
    pixels.session.perform { $0.limitColors() }
    #expect(pixels.context.colors.mixed(.primary) == nil)
    #expect(pixels.context.color(of: .primary) == InkColor(rgb: 0xF6F3EE))
  }

  @Test func `What was painted is replaced by another colour within the selection`() {
    let pixels = pixels()
    choose(orange, .primary, pixels)
    pixels.press((0, 3)).move((2, 3)).release()
    choose(teal, .primary, pixels)
    choose(orange, .secondary, pixels)
    pixels.context.replaceSecondColor()
    #expect(colors(pixels)[24..<27].allSatisfy { $0 == teal.rgba })
  }
}
