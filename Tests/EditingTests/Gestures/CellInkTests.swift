import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("The ink of pixel art")
@MainActor struct CellInkTests {
  private let black = InkColor.black
  private let red = InkColor(rgb: 0xFF0000)
  private static let blank = Array(repeating: "........", count: 8).joined(separator: "\n")

  /// The first of eight rows is red.
  private func pixels(isTrueColor: Bool = true) -> HeadlessCells<CellToolContext> {
    let pixels = HeadlessCells.pixels(Self.blank)
    pixels.session.perform { picture in
      if isTrueColor {
        picture.useTrueColor()
      } else {
        picture.palette = Palette([.black, red, InkColor(rgb: 0x800000)])
      }
      let cell = picture.adopt(red)
      picture.change(CelAddress(frame: 0)) {
        $0.fill(CellRect(x: 0, y: 0, width: 8, height: 1), with: cell)
      }
    }
    pixels.context.colors.choose(black, for: .primary, in: pixels.session.seen.choices)
    return pixels
  }

  private func color(
    _ x: Int, _ y: Int, _ pixels: HeadlessCells<CellToolContext>
  ) -> String {
    let picture = pixels.session.document.sprite
    let color = picture.raster(0).pixels[y * picture.size.width + x]
    return color & 255 == 0 ? "none" : InkColor(rgba: color).hex
  }

  @Test func `A stroke that blends is mixed once with the cells below, however often it passes`() {
    let pixels = pixels()
    (pixels.context.settings.inkMode, pixels.context.settings.opacity) = (.blend, 50)
    pixels.press((1, 0)).move((3, 0)).move((1, 0)).move((1, 1)).release()
    #expect(color(1, 0, pixels) == "#7F0000FF" && color(3, 0, pixels) == "#7F0000FF")
    // Over nothing, it is translucent.
    #expect(color(1, 1, pixels) == "#00000080" && color(4, 0, pixels) == "#FF0000FF")
    // Another stroke mixes with that one.
    pixels.press((1, 0)).release()
    #expect(color(1, 0, pixels) == "#400000FF")
    pixels.session.undo()
    pixels.session.undo()
    #expect(color(1, 0, pixels) == "#FF0000FF" && color(1, 1, pixels) == "none")
  }

  @Test func `Without blending, cells get the colour with its opacity`() {
    let pixels = pixels()
    pixels.context.settings.opacity = 50
    pixels.press((1, 0)).release()
    #expect(color(1, 0, pixels) == "#00000080")
  }

  @Test func `An eraser of half the opacity takes away half of it`() {
    let pixels = pixels()
    pixels.context.settings.opacity = 50
    pixels.toolbox.choose(.eraser)
    pixels.press((1, 0)).move((2, 0)).move((1, 0)).release()
    #expect(color(1, 0, pixels) == "#FF00007F")
    pixels.context.settings.opacity = 100
    pixels.press((2, 0)).release()
    #expect(color(2, 0, pixels) == "none")
  }

  @Test func `Locked alpha leaves empty cells empty, and mixes the others`() {
    let pixels = pixels()
    (pixels.context.settings.inkMode, pixels.context.settings.opacity) = (.lockAlpha, 50)
    pixels.press((1, 0)).move((1, 1)).release()
    #expect(color(1, 0, pixels) == "#7F0000FF" && color(1, 1, pixels) == "none")
  }

  @Test func `Locked alpha holds for fills and gradients as well`() {
    let pixels = pixels()
    pixels.context.settings.inkMode = .lockAlpha
    pixels.toolbox.choose(.fill)
    pixels.press((3, 4)).release()
    #expect(color(3, 4, pixels) == "none")
    pixels.press((3, 0)).release()
    #expect(color(7, 0, pixels) == "#000000FF")
    pixels.session.undo()
    pixels.toolbox.choose(.gradient)
    pixels.context.settings.fillsEverywhere = true
    pixels.press((0, 0)).move((7, 0)).release()
    pixels.press((0, 1)).move((7, 1)).release()
    #expect(color(0, 0, pixels) == "#000000FF" && color(0, 1, pixels) == "none")
  }

  @Test func `What is moved after a stroke that blends is not mixed`() {
    let pixels = pixels()
    (pixels.context.settings.inkMode, pixels.context.settings.opacity) = (.blend, 50)
    pixels.press((0, 0)).release()
    pixels.toolbox.choose(.select)
    pixels.press((1, 0)).move((2, 0)).release()
    pixels.press((1, 0)).move((1, 3)).release()
    #expect(color(1, 3, pixels) == "#FF0000FF" && color(1, 0, pixels) == "none")
  }

  @Test func `Limited to a palette, cells get the most similar colour, and none joins it`() {
    let pixels = pixels(isTrueColor: false)
    pixels.context.colors.primary = 0
    (pixels.context.settings.inkMode, pixels.context.settings.opacity) = (.blend, 50)
    pixels.press((1, 0)).move((1, 1)).release()
    #expect(color(1, 0, pixels) == "#800000FF" && color(1, 1, pixels) == "#000000FF")
    #expect(pixels.session.seen.palette.count == 3)
    pixels.context.settings.opacity = 10
    pixels.press((3, 1)).release()
    #expect(color(3, 1, pixels) == "none")
  }

  @Test func `Shapes, fills and gradients mix as well, and a shape that shrinks leaves nothing`() {
    let pixels = pixels()
    (pixels.context.settings.inkMode, pixels.context.settings.opacity) = (.blend, 50)
    pixels.toolbox.choose(.line)
    pixels.press((0, 0)).move((7, 0)).move((2, 0)).release()
    #expect(color(2, 0, pixels) == "#7F0000FF" && color(3, 0, pixels) == "#FF0000FF")
    pixels.session.undo()
    pixels.toolbox.choose(.fill)
    pixels.press((0, 0)).release()
    #expect((0..<8).allSatisfy { color($0, 0, pixels) == "#7F0000FF" })
    #expect(color(0, 1, pixels) == "none")
  }

  @Test func `A stroke that is called off leaves no mark on the next one`() {
    let pixels = pixels()
    (pixels.context.settings.inkMode, pixels.context.settings.opacity) = (.blend, 50)
    pixels.press((1, 0)).move((3, 0))
    pixels.callOff()
    #expect((0..<8).allSatisfy { color($0, 0, pixels) == "#FF0000FF" })
    pixels.context.settings.opacity = 100
    pixels.press((5, 0)).release()
    #expect(color(5, 0, pixels) == "#000000FF" && color(3, 0, pixels) == "#FF0000FF")
  }

  // MARK: Tips

  private func text(_ tip: CellTip) -> String {
    let bounds = tip.bounds
    return (bounds.y..<bounds.maxY).map { y in
      (bounds.x..<bounds.maxX).map { x in
        tip.offsets.contains(CellPosition(x: x, y: y)) ? "#" : "."
      }.joined()
    }.joined(separator: "\n")
  }

  @Test func `A flat tip is a line at its angle`() {
    #expect(text(CellTip(size: 5, shape: .flat)) == "#####")
    #expect(text(CellTip(size: 3, shape: .flat, angle: 90)) == "#\n#\n#")
    #expect(text(CellTip(size: 5, shape: .flat, angle: 45)) == "#..\n.#.\n..#")
    #expect(text(CellTip(size: 5, shape: .flat, angle: 135)) == "..#\n.#.\n#..")
    #expect(CellTip(size: 1, shape: .flat, angle: 30).offsets == [.zero])
  }

  @Test(arguments: [1, 2, 7, 16, 64])
  func `A turned square has about as many cells as an upright one`(size: Int) {
    #expect(
      text(CellTip(size: 3, shape: .square, angle: 45)) == "..#..\n.###.\n#####\n.###.\n..#..")
    for angle in stride(from: 0, to: 180, by: 15) {
      let tip = CellTip(size: size, shape: .square, angle: angle)
      #expect(abs(tip.offsets.count - size * size) <= 4 * size)
      #expect(tip.offsets.allSatisfy { tip.bounds.contains($0) } && !tip.offsets.isEmpty)
      let round = CellTip(size: size, shape: .round, angle: angle)
      #expect(round == CellTip(size: size))
    }
  }

  @Test func `A tip of a selection paints a pattern that fits together from stroke to stroke`() {
    let pixels = HeadlessCells.pixels(Self.blank)
    pixels.context.settings.ownTip = CellTip(CellGrid("12\n34"))
    pixels.context.settings.tipPattern = .onCanvas
    pixels.press((1, 1)).move((5, 1)).release()
    pixels.press((2, 3)).move((6, 3)).release()
    let grid = pixels.session.document.sprite.frames[0].grid
    for place in grid.bounds.positions where grid[place] >= 0 {
      #expect(Int(grid[place]) == 1 + place.x % 2 + 2 * (place.y % 2))
    }
    // From the start of the stroke.
    pixels.session.undo()
    pixels.session.undo()
    pixels.context.settings.tipPattern = .fromStart
    pixels.press((2, 2)).move((5, 2)).release()
    let other = pixels.session.document.sprite.frames[0].grid
    for place in other.bounds.positions where other[place] >= 0 {
      #expect(Int(other[place]) == 1 + (place.x + 1) % 2 + 2 * ((place.y + 1) % 2))
    }
  }
}
