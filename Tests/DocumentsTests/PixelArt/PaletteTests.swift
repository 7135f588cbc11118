import Base
import Documents
import TestSupport
import Testing

@Suite("A palette")
struct PaletteTests {
  /// As their makers have published them.
  @Test(
    arguments: [
      (
        "DawnBringer 16",
        """
        140c1c 442434 30346d 4e4a4e 854c30 346524 d04648 757161 597dce d27d2c 8595a1 6daa2c d2aa99 6dc2ca dad45e deeed6
        """
      ),
      (
        "DawnBringer 32",
        """
        000000 222034 45283c 663931 8f563b df7126 d9a066 eec39a fbf236 99e550 6abe30 37946e 4b692f 524b24 323c39 3f3f74
        306082 5b6ee1 639bff 5fcde4 cbdbfc ffffff 9badb7 847e87 696a6a 595652 76428a ac3232 d95763 d77bba 8f974a 8a6f30
        """
      ),
      (
        "PICO-8",
        """
        000000 1d2b53 7e2553 008751 ab5236 5f574f c2c3c7 fff1e8 ff004d ffa300 ffec27 00e436 29adff 83769c ff77a8 ffccaa
        """
      ),
      (
        "Endesga 32",
        """
        be4a2f d77643 ead4aa e4a672 b86f50 733e39 3e2731 a22633 e43b44 f77622 feae34 fee761 63c74d 3e8948 265c42 193c3e
        124e89 0099db 2ce8f5 ffffff c0cbdc 8b9bb4 5a6988 3a4466 262b44 181425 ff0044 68386c b55088 f6757a e8b796 c28569
        """
      ),
      ("Game Boy", "0f380f 306230 8bac0f 9bbc0f"),
      (
        "CGA",
        """
        000000 0000aa 00aa00 00aaaa aa0000 aa00aa aa5500 aaaaaa 555555 5555ff 55ff55 55ffff ff5555 ff55ff ffff55 ffffff
        """
      ),
    ])
  func `that is known by its name has the colours that were published, in their order`(
    name: String, colors: String
  ) throws {
    let preset = try #require(PalettePreset.all.first { $0.name == name })
    let words = colors.split { $0 == " " || $0 == "\n" }
    #expect(
      preset.palette.colors.map { String($0.shortHex.dropFirst()).lowercased() }
        == words.map(String.init))
    #expect(!preset.author.isEmpty)
  }

  @Test func `that is known by its name is there once, with each of its colours once`() {
    #expect(Set(PalettePreset.all.map(\.name)).count == PalettePreset.all.count)
    #expect(PalettePreset.all.count >= 40)
    for preset in PalettePreset.all {
      #expect(Set(preset.palette.colors).count == preset.palette.count, "\(preset.name)")
      #expect(!preset.author.isEmpty && preset.palette.colors.allSatisfy { $0.alpha == 255 })
    }
  }

  @Test(arguments: [
    ("EGA", 64, 20, "#AA5500"), ("EGA", 64, 56, "#555555"), ("Master System", 64, 6, "#0055AA"),
    ("Amstrad CPC", 27, 5, "#0080FF"), ("MSX2", 256, 255, "#FFFFFF"), ("MSX2", 256, 32, "#002400"),
    ("Web-safe colours", 216, 7, "#003333"), ("Teletext", 8, 6, "#FFFF00"),
  ])
  func `that a machine computes has its colours by their numbers`(
    name: String, count: Int, number: Int, hex: String
  ) throws {
    let preset = try #require(PalettePreset.all.first { $0.name == name })
    #expect(preset.palette.count == count && preset.palette[number].shortHex == hex)
  }

  @Test func `has at least one colour`() {
    #expect(Palette([.black]).count == 1 && Palette([]).count == 1)
    #expect(Palette.usual.count == 32 && Set(Palette.usual.colors).count == 32)
    var picture = Sprite(
      size: CellSize(width: 8, height: 8), palette: Palette([.black, .white]))
    picture.change(frame: 0) { $0.fill(CellRect(x: 0, y: 0, width: 2, height: 2), with: 1) }
    #expect(picture.removeColor(0) && picture.palette == Palette([.white]))
    #expect(picture.usedColors == [0])
    let isRemoved = picture.removeColor(0)
    #expect(!isRemoved && picture.palette.count == 1)
  }

  private static let size = CellSize(width: 10, height: 9)

  private func picture(using random: inout SeededRandom) -> Sprite {
    var picture = Sprite(
      size: Self.size,
      palette: Palette(
        (0..<12).map { _ in InkColor(rgb: .random(in: 0...0xFFFFFF, using: &random)) }))
    let cells = (0..<90).map { _ in CellGrid.Cell.random(in: -1...11, using: &random) }
    picture.setGrid(CellGrid(size: Self.size, cells: cells), frame: 0)
    return picture
  }

  private func raster(_ picture: Sprite) -> ColorRaster {
    ColorRaster(picture.frames[0].grid, picture.palette)
  }

  @Test(arguments: seeds(60))
  func `can be ordered, grow and shrink while the picture looks as before`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = picture(using: &random)
    let seen = raster(picture)
    for _ in 0..<20 {
      let count = picture.palette.count
      let places = (0..<2).map { _ in Int.random(in: 0..<count, using: &random) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1: picture.moveColor(places[0], to: places[1])
      case 2: picture.insertGradient(from: places.min() ?? 0, to: places.max() ?? 0, steps: 2)
      default: picture.removeUnusedColors()
      }
      #expect(raster(picture) == seen)
    }
    picture.removeUnusedColors()
    #expect(picture.usedColors == Set(0..<picture.palette.count))
  }

  @Test(
    arguments: [
      // Within its ramp, between the colours of one, out of one, and past one.
      (4, 2, 2...5), (2, 5, 2...5), (0, 3, 1...5), (7, 4, 2...6), (3, 7, 2...4), (3, 0, 3...5),
      (0, 7, 1...4), (7, 0, 3...6), (2, 1, 3...5), (5, 6, 2...4), (7, 2, 3...6), (0, 5, 1...4),
    ])
  func `moves a colour, and ramps go with it`(from: Int, to: Int, ramp: ClosedRange<Int>) {
    var picture = Sprite(
      size: Self.size, palette: Palette((0..<8).map { InkColor(rgb: UInt32($0)) }))
    picture.setRamp(2...5)
    picture.moveColor(from, to: to)
    var colors = (0..<8).map { UInt32($0) }
    colors.insert(colors.remove(at: from), at: to)
    #expect(picture.palette.colors == colors.map { InkColor(rgb: $0) })
    #expect(picture.ramps == [ramp])
  }

  @Test func `gets a gradient between two of its colours, or in the place of those between them`() {
    let colors = [0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00].map { InkColor(rgb: $0) }
    var picture = Sprite(size: Self.size, palette: Palette(colors))
    picture.setRamp(2...3)
    picture.insertGradient(from: 0, to: 1, steps: 3)
    let grays = colors[0].gradient(to: colors[1], steps: 3)
    #expect(picture.palette.colors == [colors[0]] + grays + colors[1...])
    #expect(picture.ramps == [5...6] && grays.allSatisfy { $0.red == $0.green })
    picture.setGradient(from: 0, to: 6)
    #expect(
      picture.palette.colors == [colors[0]] + colors[0].gradient(to: colors[3], steps: 5) + [
        colors[3]
      ])
    let before = picture
    picture.setGradient(from: 0, to: 1)
    picture.insertGradient(from: 3, to: 3, steps: 2)
    picture.insertGradient(from: 0, to: 3, steps: 4096)
    #expect(picture == before)
  }

  @Test func `without a colour that is used keeps its first`() {
    var picture = Sprite(size: Self.size)
    picture.setRamp(3...6)
    let kept = picture.removeUnusedColors()
    #expect(kept == [0] && picture.palette == Palette([Palette.usual[0]]) && picture.ramps.isEmpty)
  }

  @Test func `keeps what is left of a ramp when unused colours go`() {
    var picture = Sprite(size: Self.size)
    picture.setRamp(3...6)
    picture.change(frame: 0) { grid in
      for (index, cell) in [1, 3, 5, 6].enumerated() {
        grid.set(CellGrid.Cell(cell), at: CellPosition(x: index, y: 0))
      }
    }
    let kept = picture.removeUnusedColors()
    #expect(kept == [1, 3, 5, 6] && picture.ramps == [1...3])
  }
}
