import Base
import Documents
import TestSupport
import Testing

@Suite("Pixel art in true colour")
struct TrueColorTests {
  /// Painted in colours of which few are in the palette.
  private func picture(_ random: inout SeededRandom) -> Sprite {
    var picture = Sprite(size: CellSize(width: 40, height: 9))
    picture.useTrueColor()
    for _ in 0..<5 {
      let colors = (0..<picture.size.count).map { _ in
        InkColor(rgba: .random(in: 0...UInt32.max, using: &random) & 0xC0C0_C0FF)
      }
      let cells = picture.adopt(colors)
      picture.change(CelAddress(frame: 0)) { $0 = CellGrid(size: $0.size, cells: cells) }
    }
    return picture
  }

  @Test(arguments: seeds(40))
  func `looks the same whatever happens to its palette`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = picture(&random)
    let seen = picture.raster(0)
    for _ in 0..<30 {
      let count = picture.choices.count
      let (one, other) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
      )
      switch Int.random(in: 0..<9, using: &random) {
      case 0: picture.sortPalette(by: PaletteOrder.allCases.randomElement(using: &random) ?? .hue)
      case 1: picture.moveColor(one, to: other)
      case 2: picture.removeColor(one)
      case 3: picture.removeUnusedColors()
      case 4: picture.addColor(InkColor(rgba: .random(in: 0...UInt32.max, using: &random)))
      case 5: picture.insertGradient(from: min(one, other), to: max(one, other), steps: 3)
      case 6: picture.setColor(.white, at: one)
      case 7: picture.usePalette(.usual)
      default: picture.setRamp(min(one, other)...max(one, other))
      }
      #expect(picture.raster(0) == seen && picture.isTrueColor)
      #expect(picture.ramps.allSatisfy { $0.upperBound < picture.choices.count })
    }
  }

  @Test(arguments: seeds(20))
  func `keeps its looks when it is limited to a palette with room for its colours`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = picture(&random)
    let (seen, before) = (picture.raster(0), picture.choices)
    picture.limitColors()
    #expect(picture.raster(0) == seen && !picture.isTrueColor)
    #expect(Array(picture.palette.colors.prefix(before.count)) == before.colors)
    #expect(picture.palette.count <= before.count + Set(seen.pixels).count)
    picture.useTrueColor()
    #expect(picture.raster(0) == seen && picture.choices == picture.palette)
  }

  @Test func `gets the most similar colours when it is limited to a palette without room`() {
    let size = CellSize(width: 100, height: 50)
    var picture = Sprite(size: size)
    picture.useTrueColor(Palette([.black, .white]))
    let cells = picture.adopt((0..<size.count).map { InkColor(rgba: UInt32($0) << 8 | 255) })
    picture.change(CelAddress(frame: 0)) { $0 = CellGrid(size: size, cells: cells) }
    #expect(picture.usedColors.count == 5000)
    picture.limitColors()
    #expect(picture.palette.count == Palette.allowedCount.upperBound)
    #expect(picture.palette.colors.prefix(2) == [.black, .white])
    let last = picture.palette.color(of: picture.frames[0].cels[0].grid.allCells[4999])
    let difference = ColorMatcher.distance(last ?? .white, InkColor(rgba: 4999 << 8 | 255))
    #expect(difference < 0.05)
  }

  @Test func `has no step for a colour that nothing was painted with`() {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.useTrueColor()
    var art = PixelArt(picture)
    var new = art.sprite
    let cell = new.adopt(InkColor(rgb: 0xFF8000))
    #expect(cell == 32 && !art.commit(new))
    new.change(CelAddress(frame: 0)) { $0.set(cell, at: CellPosition(x: 3, y: 4)) }
    let place = CelAddress(frame: 0, layer: new.layers[0].id)
    #expect(art.perform(new) == .cells(CellRect(x: 3, y: 4, width: 1, height: 1), of: place))
    #expect(art.undo() == .cells(CellRect(x: 3, y: 4, width: 1, height: 1), of: place))
  }

  @Test func `takes in equal colours once, and none without opacity`() {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.useTrueColor()
    let colors = [0xFF80_00FF, 0xFF80_0000, 0xFF80_00FF, 0xFF80_00FE].map { InkColor(rgba: $0) }
    #expect(picture.adopt(colors) == [32, CellGrid.empty, 32, 33])
    #expect(colors.map { picture.adopt($0) } == [32, CellGrid.empty, 32, 33])
    #expect(picture.palette.count == 34 && picture.choices == .usual)
  }

  @Test func `gives its frames to one with a palette, which gets only the colours in use`() {
    var source = Sprite(size: CellSize(width: 2, height: 1), palette: Palette([.black]))
    source.useTrueColor()
    let cells = source.adopt([0xFF0000, 0x00FF00, 0x0000FF].map { InkColor(rgb: $0) })
    source.change(CelAddress(frame: 0)) {
      $0 = CellGrid(size: $0.size, cells: [cells[0], cells[2]])
    }
    var target = Sprite(size: CellSize(width: 2, height: 1), palette: Palette([.white]))
    #expect(target.insertFrames(of: source, at: 1) == 1..<2)
    #expect(target.raster(1) == source.raster(0))
    #expect(target.palette.colors.map(\.shortHex) == ["#FFFFFF", "#FF0000", "#0000FF"])
  }
}
