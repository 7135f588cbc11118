import Base
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import PaintingEditing
@testable import Windows

@Suite("The brushes at hand")
struct BrushKitTests {
  @Test func `change their width by finer steps where it is thin, and come back the same way`() {
    var brush = Brush(widthInPoints: 9)
    var widths: [Double] = []
    for larger in [true, true, true, true, false, false, false, false] {
      brush = brush.stepped(larger: larger)
      widths.append(brush.widthInPoints)
    }
    #expect(widths == [9.5, 10, 11, 12, 11, 10, 9.5, 9])
  }

  @Test func `are kept in channels`() {
    let controller = BrushController(kit: BrushKit())
    let brush = Brush(widthInPoints: 33)
    controller.store(brush, inChannel: 1)
    #expect(controller.kit.channels[1] == brush)
    let kit = controller.kit
    controller.store(brush, inChannel: -1)
    controller.store(brush, inChannel: 6)
    #expect(controller.kit == kit)
  }

  @Test func `remember the last twelve colours that were drawn in, each once, the newest first`() {
    var kit = BrushKit()
    let colors = (0..<14).map { InkColor(red: UInt8($0), green: 0, blue: 0) }
    for color in colors { kit.noteUse(of: color) }
    #expect(kit.recentColors == colors.suffix(12).reversed())
    kit.noteUse(of: colors[5])
    #expect(kit.recentColors.first == colors[5])
    #expect(kit.recentColors.count == 12 && Set(kit.recentColors).count == 12)
  }

  private let sunset = SavedPalette(
    name: "Sunset 2",
    colors: [InkColor(rgb: 0xFF8800), InkColor(red: 1, green: 2, blue: 3, alpha: 4)])
  private let sea = SavedPalette(name: "Sea", colors: [InkColor(rgb: 0x0000FF)])

  @Test
  func `keep the palettes that were opened, by their names, and forget the one in use when asked`()
  {
    var kit = BrushKit()
    #expect(kit.palette == nil)
    kit.use(sunset)
    kit.use(sea)
    #expect(kit.palettes == [sea, sunset] && kit.palette == sea)
    let other = SavedPalette(name: "Sea", colors: [.black, .white])
    kit.use(other)
    #expect(kit.palettes == [other, sunset] && kit.palette == other)
    kit.paletteName = nil
    #expect(kit.palette == nil && kit.palettes.count == 2)
    kit.paletteName = "Sunset 2"
    kit.removePalette()
    #expect(kit.palettes == [other] && kit.palette == nil)
  }

  @Test func `keep palettes as a line of text each, whatever they are called`() {
    for name in ["", "Sea", "Sunset 2", "#FF0000FF b", " a\t b ", "多\n行"] {
      let palette = SavedPalette(name: name, colors: sunset.colors)
      let read = SavedPalette(text: palette.text)
      #expect(!palette.text.contains("\n"))
      #expect(read == palette, "\(name)")
    }
    for text in ["", "Sea", "#FF0000FF", "\tSea", "red\tSea", "#FF0000FF red\tSea"] {
      #expect(SavedPalette(text: text) == nil)
    }
  }

  nonisolated private static var inked: Brush {
    var brush = Brush(style: LineStyle(fill: FillStyle(color: .white)))
    let clear = InkColor(red: 1, green: 2, blue: 3, alpha: 0)
    brush.inks.line = BrushInk(.linear, angle: 30, to: clear)
    brush.inks.fill = BrushInk(.radial, to: .black, in: .srgb)
    return brush
  }

  @Test func `have their colour alone if their recipe is unknown, as older ones have`() {
    for text in ["", " ink=conic,0,#FF0000FF,oklab", " fillInk=linear,0", " ink="] {
      let brush = BrushText.brush("4 round round #000000FF" + text)
      #expect(brush == Brush(), "\(text)")
    }
  }

  @Test(
    arguments: BrushChooser.factoryChannels + [
      Brush(
        widthInPoints: 0.5,
        style: LineStyle(
          cap: .square, join: .bevel, color: InkColor(red: 1, green: 2, blue: 3, alpha: 4),
          dash: DashPattern([3, 0.5]) ?? .solid)),
      Brush(
        style: LineStyle(
          hand: .gentle, fill: FillStyle(color: .white, pattern: .dotted, rule: .nonZero),
          heads: LineHeads(start: .dot, end: .arrow))),
      Brush(style: LineStyle(heads: LineHeads(end: .bar))),
      inked,
    ])
  func `come back from their text`(brush: Brush) {
    #expect(BrushText.brush(BrushText.text(of: brush)) == brush)
  }

  @Test(
    arguments: [
      "", "4", "4 round round", "4 round round red", "x round round #000000FF",
      "4 flat round #000000FF", "4 round round #000000FF 1,x", "4 round round #000000FF 1 2",
      "4 round round #000000FF -1", "4 round round #000000FF fill=#FFF,wavy,evenodd",
      "4 round round #000000FF heads=arrow",
    ])
  func `are not read from a text that is none of a brush`(text: String) {
    #expect(BrushText.brush(text) == nil)
  }
}

@Suite("Choosers that are connected")
struct BrushConnectionTests {
  @Test func `share channels, colours and palettes, and are let go`() {
    let controller = BrushController(kit: BrushKit())
    let other = BrushChooser(texts: .english, brush: Brush())
    controller.connect(other)
    do {
      let chooser = BrushChooser(texts: .english, brush: Brush())
      controller.connect(chooser)
      chooser.strokeWidth = 17
      chooser.storeChannel(2)
      #expect(other.channels[2].widthInPoints == 17)
      controller.kit.noteUse(of: .black)
      #expect(chooser.recentColors == [.black] && other.recentColors == [.black])
      controller.kit.use(SavedPalette(name: "Two", colors: [.black, .white]))
      #expect(chooser.palette.colors == [.black, .white] && other.palette == chooser.palette)
      controller.kit.removePalette()
      #expect(chooser.palette == .standard)
    }
    #expect(controller.changed.listenerCount == 1)
  }
}
