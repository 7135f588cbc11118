@testable import ApplicationTesting
import Base
import Documents
import Editing
import TestSupport
import Testing

@testable import App
@testable import DocumentWindows
@testable import PixelEditing

@Suite("A window with pixel art in true colour")
@MainActor struct TrueColorWindowTests {
  private let pixels: PixelWindow
  private let orange = InkColor(rgb: 0xFF8001)

  init() throws {
    pixels = try PixelWindow()
    pixels.palette.toggleTrueColor()
  }

  private var picture: Sprite { pixels.art.sprite }

  private func color(_ x: Int, _ y: Int) -> InkColor {
    InkColor(rgba: picture.raster(0).pixels[y * picture.size.width + x])
  }

  @Test func `paints in a colour that its palette has not, and adds it only when told to`() {
    #expect(picture.isTrueColor)
    pixels.palette.chooseColor(orange)
    pixels.drag((1, 1), (3, 1))
    #expect(color(2, 1) == orange && picture.choices == .usual)
    pixels.palette.addColor()
    #expect(picture.choices.count == 33 && picture.choices[32] == orange)
    #expect(pixels.palette.primary == 32)
  }

  @Test func `leaves cells as they are when its palette is sorted or replaced`() {
    pixels.palette.choose(9, for: .primary)
    pixels.drag((1, 1), (3, 1))
    let seen = picture.raster(0)
    pixels.palette.sort(by: .brightness)
    #expect(pixels.editor.context.color(of: .primary) == Palette.usual[9])
    pixels.palette.use(Palette([.black, .white]))
    #expect(picture.choices.count == 2 && picture.raster(0) == seen)
    pixels.palette.toggleTrueColor()
    #expect(!picture.isTrueColor && picture.raster(0) == seen)
    #expect(picture.palette.colors == [.black, .white, Palette.usual[9]])
  }

  @Test func `pastes cells in their own colours`() throws {
    pixels.palette.chooseColor(orange)
    pixels.drag((1, 1), (1, 1))
    pixels.tools.choose(.select)
    pixels.selection.select(CellRect(x: 1, y: 1, width: 1, height: 1))
    pixels.editor.copy()
    let content = try #require(pixels.editor.shared.copied.content)
    var other = Sprite(size: CellSize(width: 8, height: 8), palette: Palette([.white]))
    other.useTrueColor()
    let cells = content.cells(for: &other)
    #expect(other.palette.color(of: cells[.zero]) == orange)
  }

  @Test func `has the mixed colours of its buttons after it was closed`() {
    var colors = CellColors()
    colors.choose(orange, for: .secondary, in: .usual)
    let state = PixelViewState(colors: colors, showsLines: true, isTiled: false, camera: nil)
    #expect(state.text.contains("mixed - #FF8001FF"))
    #expect(PixelViewState(text: state.text) == state)
  }
}
