import Base
import Documents
import TestSupport
import Testing

@Suite("Adjusted colours")
struct ColorAdjustmentTests {
  private static let red = InkColor(rgb: 0xFF0000)

  @Test func `Hues turn, and saturation and lightness go to their ends`() {
    func made(_ hue: Double, _ saturation: Double, _ lightness: Double) -> InkColor {
      ColorAdjustment.hueSaturationLightness(
        hue: hue, saturation: saturation, lightness: lightness
      ).adjusted(Self.red)
    }
    #expect(made(120, 0, 0) == InkColor(rgb: 0x00FF00))
    #expect(made(-120, 0, 0) == InkColor(rgb: 0x0000FF))
    #expect(made(0, -1, 0) == InkColor(rgb: 0x808080))
    #expect(made(0, 0, 1) == .white && made(0, 0, -1) == .black)
    #expect(made(0, 0, 0.5) == InkColor(rgb: 0xFF8080))
  }

  @Test func `Brightness, contrast and inversion change components alike`() {
    let grey = InkColor(rgba: 0x4080_C0AA)
    func made(_ brightness: Double, _ contrast: Double) -> InkColor {
      ColorAdjustment.brightnessContrast(brightness: brightness, contrast: contrast).adjusted(grey)
    }
    #expect(made(0, 0) == grey && made(1, 0) == InkColor(rgba: 0xFFFF_FFAA))
    #expect(made(0, -1) == InkColor(rgba: 0x8080_80AA))
    #expect(made(0, 1) == InkColor(rgba: 0x00FF_FFAA))
    #expect(ColorAdjustment.invert.adjusted(grey) == InkColor(rgba: 0xBF7F_3FAA))
  }

  @Test func `Curves of all channels come before those of one`() throws {
    var curves = ColorCurves()
    #expect(curves.adjusted(Self.red) == Self.red)
    curves[.all] = try #require(ResponseCurve([.init(0, 1), .init(1, 0)]))
    #expect(curves.adjusted(Self.red) == InkColor(rgb: 0x00FFFF))
    curves[.green] = try #require(ResponseCurve([.init(0, 0), .init(1, 0)]))
    #expect(curves.adjusted(Self.red) == InkColor(rgb: 0x0000FF))
    curves[.alpha] = try #require(ResponseCurve([.init(0, 0), .init(1, 0.5)]))
    #expect(curves.adjusted(Self.red).alpha == 128)
  }

  /// Two layers and three frames, all cells in colour 1, frames 0 and 2 of the first layer linked.
  private static var picture: Sprite {
    var picture = Sprite(
      size: CellSize(width: 4, height: 4),
      palette: Palette([.black, red, InkColor(rgb: 0x00FF00)]))
    picture.addLayer(over: Layer.ID(1))
    picture.insert((0..<2).map { _ in picture.blankFrame(milliseconds: 100) }, at: 1)
    for frame in 0..<3 {
      for layer in 1...2 {
        picture.change(CelAddress(frame: frame, layer: Layer.ID(UInt32(layer)))) {
          $0.fill($0.bounds, with: 1)
        }
      }
    }
    picture.link([CelAddress(frame: 0), CelAddress(frame: 2)])
    return picture
  }

  @Test func `Cells of the region get a new colour, and all others stay`() {
    var picture = Self.picture
    let turn = ColorAdjustment.hueSaturationLightness(hue: 240, saturation: 0, lightness: 0)
    let region = CellRegion(CellRect(x: 0, y: 0, width: 2, height: 4))
    picture.adjustColors(turn, of: [CelAddress(frame: 1)], in: region)
    #expect(picture.palette.colors.map(\.shortHex) == ["#000000", "#FF0000", "#00FF00", "#0000FF"])
    let cells = picture.frames[1].cels[0].grid.allCells
    #expect(cells == [3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1])
    var rest = picture
    rest.setGrid(Self.picture.frames[1].cels[0].grid, of: CelAddress(frame: 1))
    rest.palette = Self.picture.palette
    #expect(rest == Self.picture)
  }

  @Test func `Linked cels change once, and a colour that is there is used`() {
    var picture = Self.picture
    let turn = ColorAdjustment.hueSaturationLightness(hue: 120, saturation: 0, lightness: 0)
    picture.adjustColors(turn, of: [CelAddress(frame: 0), CelAddress(frame: 2)])
    #expect(picture.palette.count == 3)
    #expect(picture.frames.map { $0.cels[0].grid[CellPosition(x: 0, y: 0)] } == [2, 1, 2])
    #expect(picture.linkedFrames(of: CelAddress(frame: 0)) == [0, 2])
  }

  @Test func `The palette changes in place`() {
    var picture = Self.picture
    picture.adjustPalette(.invert)
    #expect(picture.palette.colors == [.white, InkColor(rgb: 0x00FFFF), InkColor(rgb: 0xFF00FF)])
    picture.palette = Self.picture.palette
    #expect(picture == Self.picture)
  }

  @Test func `Replaced colours are those within the tolerance, and transparent ones empty cells`() {
    let replace = ColorAdjustment.replace(Self.red, with: .white, tolerance: 16)
    #expect(replace.adjusted(InkColor(rgb: 0xF01000)) == .white)
    #expect(replace.adjusted(InkColor(rgb: 0xEE0000)) == InkColor(rgb: 0xEE0000))
    var picture = Self.picture
    picture.adjustColors(
      .replace(Self.red, with: InkColor(rgba: 0), tolerance: 0), of: [CelAddress(frame: 1)])
    #expect(picture.frames[1].cels[0].isEmpty && picture.palette.count == 3)
  }

  @Test(arguments: 0..<20) func `The colours of cells are those of their adjustment`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let colors = (0..<60).map { _ in
      InkColor(rgba: UInt32.random(in: 0...UInt32.max, using: &random) | 1)
    }
    var picture = Sprite(size: CellSize(width: 40, height: 40), palette: Palette(colors))
    picture.change(CelAddress(frame: 0)) { grid in
      for index in 0..<1600 {
        grid.set(
          CellGrid.Cell.random(in: -1..<60, using: &random),
          at: CellPosition(x: index % 40, y: index / 40))
      }
    }
    let adjustments: [ColorAdjustment] = [
      .hueSaturationLightness(hue: 77, saturation: -0.4, lightness: 0.2),
      .brightnessContrast(brightness: -0.2, contrast: 0.5), .invert,
    ]
    for adjustment in adjustments {
      let before = picture.stack(frame: 0).colors(in: picture.bounds)
      picture.adjustColors(adjustment, of: [CelAddress(frame: 0)])
      let after = picture.stack(frame: 0).colors(in: picture.bounds)
      #expect(
        zip(before, after).allSatisfy {
          $0 == 0 ? $1 == 0 : adjustment.adjusted(InkColor(rgba: $0)).rgba == $1
        })
    }
  }
}
