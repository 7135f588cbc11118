import Canvas
import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

/// A chooser in a window, with somebody at it.
struct ChooserFixture {
  let chooser: BrushChooser
  let tester: SceneTester
  let heard = HeardBrushes()

  final class HeardBrushes {
    var brushes: [Brush] = []
  }

  init(width: Int = 414, height: Int = 736, scale: Double = 1) throws {
    chooser = BrushChooser(texts: .english, brush: Brush())
    tester = try SceneTester(
      chooser, width: Int(Double(width) * scale), height: Int(Double(height) * scale), scale: scale)
    chooser.changed.listen(chooser) { [heard] in heard.brushes.append($0) }
  }

  /// Types over what a field shows.
  func type(_ text: String, into role: Accessibility.Role, _ name: String) throws {
    tester.click(try tester.view(role, name))
    tester.key(.character("a"), .control)
    tester.type(text)
  }
}

@Suite("The brush chooser")
struct BrushChooserTests {
  private let fixture: ChooserFixture
  private var chooser: BrushChooser { fixture.chooser }
  private var tester: SceneTester { fixture.tester }
  private var heard: [Brush] { fixture.heard.brushes }

  init() throws { fixture = try ChooserFixture() }

  // MARK: From code

  @Test(
    arguments: [(300, 736), (344, 736), (414, 736), (640, 400), (768, 432), (1200, 400)])
  func `has room for the eight digits of a translucent colour, beside all recent ones`(
    width: Int, height: Int
  ) throws {
    let fixture = try ChooserFixture(width: width, height: height)
    let field = try fixture.tester.view(.textField, Texts.english.hexColor)
    #expect(field.frame.width >= TextField.readoutWidth(of: "#88888888"))
    let recent = try fixture.tester.view(.colorGrid, Texts.english.recentColors)
    #expect(recent.frame.width >= 48 && recent.frame.maxX <= field.frame.x)
  }

  @Test func `reads back what is set from code, and tells each change once`() throws {
    chooser.strokeWidth = 12.5
    chooser.endCap = .square
    chooser.lineJoin = .bevel
    chooser.color = InkColor(red: 1, green: 2, blue: 3)
    #expect(chooser.strokeWidth == 12.5)
    #expect(chooser.endCap == .square && chooser.lineJoin == .bevel)
    #expect(chooser.color == InkColor(red: 1, green: 2, blue: 3))
    #expect(heard.count == 4)
    chooser.strokeWidth = 12.5
    chooser.endCap = .square
    chooser.lineJoin = .bevel
    chooser.color = chooser.color
    chooser.brush = chooser.brush
    #expect(heard.count == 4)
    var whole = chooser.brush
    whole.widthInPoints = 3
    whole.style = LineStyle(cap: .butt, join: .miter, color: .white)
    chooser.brush = whole
    #expect(heard.count == 5 && heard.last == whole)
  }

  @Test func `offers another palette's colours, and one that is translucent as it is`() throws {
    let grid = try #require(tester.view(.colorGrid, "Colour") as? SwatchGrid)
    let glass = InkColor(red: 9, green: 99, blue: 199, alpha: 128)
    chooser.color = InkColor(red: 1, green: 2, blue: 3, alpha: 200)
    chooser.palette = ColorPalette(
      [.black, glass, chooser.color] + ColorPalette.standard.colors.prefix(13))
    #expect(grid.columns == 4 && grid.colors.count == 16)
    tester.click(grid, 0.5 / 4, 0.125)
    #expect(chooser.color == InkColor(red: 0, green: 0, blue: 0, alpha: 200))
    #expect(grid.selection == 0)
    tester.click(grid, 1.5 / 4, 0.125)
    #expect(chooser.color == glass)
    chooser.palette = .standard
    #expect(grid.columns == 21 && grid.colors.count == 252)
  }

  @Test func `asks for the palettes at the push of a key`() throws {
    var count = 0
    chooser.palettesRequested.listen(chooser) { count += 1 }
    tester.click(try tester.view(.button, "Palettes"))
    #expect(count == 1)
  }

  @Test func `shows on every control what is set from code`() throws {
    chooser.brush = Brush(
      widthInPoints: 23,
      style: LineStyle(cap: .square, join: .bevel, color: InkColor(red: 10, green: 200, blue: 30)))
    func value(_ role: Accessibility.Role, _ name: String) throws -> String {
      try tester.view(role, name).accessibility.value
    }
    #expect(try value(.dial, "Width") == "23")
    #expect(try value(.number, "Width in points") == "23")
    #expect(try value(.choice, "Cap") == "Square")
    #expect(try value(.choice, "Join") == "Bevel")
    #expect(try value(.slider, "Red") == "10" && value(.slider, "Green") == "200")
    #expect(try value(.slider, "Hue") == "126.3" && value(.slider, "Value") == "78.4")
    #expect(try value(.slider, "Opacity") == "100")
    #expect(try value(.textField, "Colour as text") == "#0AC81E")
    #expect(try value(.lamp, "Current colour") == "#0AC81E")
    #expect(try value(.colorGrid, "Colour") == "", "it is no colour of the grid")
  }

  @Test func `clamps the width and ignores what is no number`() throws {
    chooser.strokeWidth = 900
    #expect(chooser.strokeWidth == 50)
    chooser.strokeWidth = 0
    #expect(chooser.strokeWidth == 0.5)
    chooser.strokeWidth = .nan
    #expect(chooser.strokeWidth == 0.5)
    #expect(heard.count == 2)
  }

  @Test func `has any number of listeners, and one that goes away costs nothing`() {
    var count = 0
    do {
      let others = (0..<100).map { _ in View() }
      for other in others { chooser.changed.listen(other) { _ in count += 1 } }
      chooser.strokeWidth = 9
      #expect(count == 100)
    }
    chooser.strokeWidth = 10
    #expect(count == 100 && chooser.changed.listenerCount == 1)
  }

  @Test(arguments: seeds(40))
  func `stays the same whichever property is set in which order`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<30 {
      let before = chooser.brush
      let count = heard.count
      switch Int.random(in: 0..<5, using: &random) {
      case 0: chooser.strokeWidth = .random(in: -10...70, using: &random)
      case 1: chooser.endCap = EndCap.allCases.randomElement(using: &random) ?? .butt
      case 2: chooser.lineJoin = LineJoin.allCases.randomElement(using: &random) ?? .miter
      case 3: chooser.recallChannel(.random(in: -1...6, using: &random))
      default:
        func byte() -> UInt8 { .random(in: 0...255, using: &random) }
        chooser.color = InkColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
      }
      #expect(heard.count == count + (chooser.brush == before ? 0 : 1))
      #expect(heard.last == nil || heard.last == chooser.brush)
      let width = try tester.view(.dial, "Width").accessibility.value
      #expect(width == NumberField.text(chooser.strokeWidth, decimals: 1))
      #expect(
        try tester.view(.slider, "Red").accessibility.value == "\(chooser.color.red)")
      #expect(
        try tester.view(.textField, "Colour as text").accessibility.value
          == chooser.color.shortHex)
    }
  }

  // MARK: By pointer

  @Test func `is used by pointer: width, ends, corners and colour, each told once`() throws {
    let knob = try tester.view(.dial, "Width")
    let hub = tester.point(0.5, 0.53, of: knob)
    tester.press(hub.x, hub.y).drag(to: hub.x, hub.y - 60).release()
    #expect(chooser.strokeWidth > 8)
    tester.click(try tester.view(.choice, "Cap"), 0.5, 0.6)
    #expect(chooser.endCap == .square)
    tester.click(try tester.view(.choice, "Join"), 0.5, 0.6)
    #expect(chooser.lineJoin == .bevel)
    let count = heard.count
    tester.click(try tester.view(.colorGrid, "Colour"), 0.3, 0.5)
    #expect(heard.count == count + 1)
    #expect(ColorPalette.standard.colors.contains(chooser.color))
    tester.click(try tester.view(.slider, "Opacity"), 0.5)
    #expect((120...136).contains(chooser.color.alpha))
    let translucent = chooser.color.alpha
    tester.click(try tester.view(.colorGrid, "Colour"), 0.7, 0.3)
    #expect(chooser.color.alpha == translucent, "a chip leaves the opacity")
    tester.click(try tester.view(.slider, "Green"), 0.04)
    #expect(chooser.color.green == 0)
  }

  @Test func `reaches each of its colours with one click`() throws {
    let grid = tester.frame(of: try tester.view(.colorGrid, "Colour"))
    // Where each colour lies, as somebody sees it.
    var places: [UInt32: (x: Double, y: Double)] = [:]
    for y in Int(grid.y)..<Int(grid.maxY) {
      for x in Int(grid.x)..<Int(grid.maxX) {
        let pixel = tester.pixel(x, y)
        if places[pixel] == nil, tester.pixel(x + 3, y + 3) == pixel {
          places[pixel] = (Double(x) + 2, Double(y) + 2)
        }
      }
    }
    for color in ColorPalette.standard.colors {
      let rgb = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      // White is a shade less, since pure white is the paper's.
      let shown: UInt32 = rgb == 0xFF_FFFF ? 0xFD_FDFD : rgb
      let place = try #require(places[shown], "\(color.hex) is seen")
      tester.click(place.x, place.y)
      #expect(chooser.color == color)
    }
  }

  @Test func `follows the wheel over each control`() throws {
    func scroll(_ role: Accessibility.Role, _ name: String) throws {
      let point = tester.point(0.5, 0.6, of: try tester.view(role, name))
      tester.move(point.x, point.y).scroll(-1)
    }
    try scroll(.dial, "Width")
    #expect(chooser.strokeWidth == 4.5)
    try scroll(.number, "Width in points")
    #expect(chooser.strokeWidth == 5)
    try scroll(.choice, "Cap")
    #expect(chooser.endCap == .square)
    try scroll(.choice, "Join")
    #expect(chooser.lineJoin == .bevel)
    try scroll(.slider, "Blue")
    #expect(chooser.color == InkColor(red: 0, green: 0, blue: 1))
    #expect(heard.count == 5)
  }

  // MARK: By keys

  @Test
  func `reaches every control by Tab, and each shows a ring, has a name, a value and a tooltip`()
    throws
  {
    var seen: [View] = []
    for _ in 0..<90 {
      let before = tester.surface.pixels(in: tester.surface.bounds)
      tester.key(.tab)
      guard let view = tester.scene.focused else { break }
      if seen.first === view { break }
      seen.append(view)
      #expect(tester.surface.pixels(in: tester.surface.bounds) != before)
      #expect(!view.accessibility.name.isEmpty)
      #expect(view.tooltip?.isEmpty == false)
      if view.accessibility.role != .colorGrid, view.accessibility.role != .button {
        #expect(!view.accessibility.value.isEmpty)
      }
      if [.dial, .slider, .number, .choice, .colorGrid].contains(view.accessibility.role) {
        #expect(view.accessibility.range != nil)
      }
    }
    let roles = seen.map(\.accessibility.role)
    #expect(roles.count { $0 == .slider } == 7 && roles.count { $0 == .number } == 13)
    #expect(roles.count { $0 == .choice } == 4 && roles.count { $0 == .dial } == 6)
    // Eight brushes on offer, three inks, six channels, five dashes, two heads, eight of the fill less its rule, and
    // the picker; the keys that turn the page, tear off, and open palettes and the user's brushes; two grids; the text.
    #expect(roles.count { $0 == .toggle } == 32 && roles.count { $0 == .button } == 4)
    #expect(roles.count { $0 == .colorGrid } == 2 && roles.count { $0 == .textField } == 1)
    #expect(seen.count == 69)
  }

  @Test func `is used by keys`() throws {
    tester.scene.focus(try tester.view(.dial, "Width"), shown: true)
    tester.key(.up)
    tester.key(.end)
    #expect(chooser.strokeWidth == 50)
    tester.scene.focus(try tester.view(.choice, "Cap"), shown: true)
    tester.key(.left)
    #expect(chooser.endCap == .butt)
    tester.scene.focus(try tester.view(.choice, "Join"), shown: true)
    tester.key(.home)
    #expect(chooser.lineJoin == .miter)
    tester.scene.focus(try tester.view(.colorGrid, "Colour"), shown: true)
    tester.key(.home)
    tester.key(.right)
    #expect(chooser.color == ColorPalette.standard.colors[1])
    tester.scene.focus(try tester.view(.slider, "Saturation"), shown: true)
    tester.key(.home)
    #expect(chooser.color.red == chooser.color.green && chooser.color.green == chooser.color.blue)
  }

  @Test func `takes a width and a colour that are typed, and refuses and marks what is neither`()
    throws
  {
    try fixture.type("7.5", into: .number, "Width in points")
    #expect(chooser.strokeWidth == 7.5)
    for bad in ["abc", "nan", "51"] {
      try fixture.type(bad, into: .number, "Width in points")
      #expect(chooser.strokeWidth == 7.5 || chooser.strokeWidth == 5)
    }
    tester.key(.enter)
    try fixture.type("9", into: .number, "Width in points")
    tester.key(.character("a"), .control)
    tester.key(.delete)
    #expect(chooser.strokeWidth == 9)
    let width = try #require(try tester.view(.number, "Width in points") as? TextField)
    #expect(width.isInvalid && width.text.isEmpty)
    tester.key(.enter)
    #expect(width.isInvalid && width.text.isEmpty && width.isFocused, "it stays to be mended")
    tester.key(.escape)
    #expect(!width.isInvalid && width.text == "9")
    try fixture.type("#12AB34", into: .textField, "Colour as text")
    #expect(chooser.color == InkColor(hex: "#12AB34"))
    try fixture.type("tomato", into: .textField, "Colour as text")
    #expect(chooser.color == InkColor(hex: "#FF6347"))
    try fixture.type("#12AB3480", into: .textField, "Colour as text")
    #expect(chooser.color.alpha == 0x80)
    let color = try #require(try tester.view(.textField, "Colour as text") as? TextField)
    try fixture.type("no colour", into: .textField, "Colour as text")
    tester.key(.enter)
    #expect(color.isInvalid && chooser.color == InkColor(hex: "#12AB3480"))
    #expect(color.isFocused && color.text == "no colour", "it stays to be mended")
    try fixture.type("300", into: .number, "Red")
    #expect(chooser.color.red == 30, "two digits are in range, the third is refused")
    tester.scene.focus(nil)
    #expect(color.text == chooser.color.shortHex && !color.isInvalid)
  }

  // MARK: Channels and the rest

  @Test func `recalls a channel by a click and stores it by Shift-click or holding`() throws {
    tester.click(try tester.view(.toggle, "Preset 5"))
    #expect(chooser.brush == BrushChooser.factoryChannels[4] && heard.count == 1)
    #expect(try tester.view(.toggle, "Preset 5").accessibility.value.hasPrefix("on"))
    var stored: [[Brush]] = []
    chooser.channelsChanged.listen(chooser) { stored.append($0) }
    chooser.strokeWidth = 41
    #expect(try tester.view(.toggle, "Preset 5").accessibility.value.hasPrefix("off"))
    let second = tester.point(0.5, 0.5, of: try tester.view(.toggle, "Preset 2"))
    tester.press(second.x, second.y, .primary, .shift).release()
    #expect(stored.count == 1 && chooser.channels[1] == chooser.brush)
    #expect(try tester.view(.toggle, "Preset 2").accessibility.value.hasPrefix("on, 41 pt"))
    let third = tester.point(0.5, 0.5, of: try tester.view(.toggle, "Preset 3"))
    tester.press(third.x, third.y)
    tester.letTimePass()
    tester.release()
    #expect(stored.count == 2 && chooser.channels[2] == chooser.brush)
    #expect(chooser.channels[0] == BrushChooser.factoryChannels[0])
    chooser.channels = []
    #expect(chooser.channels.count == 6)
  }

  @Test func `offers the colours used last`() throws {
    let colors = ["#FF0000", "#00FF00", "#0000FF80"].compactMap { InkColor(hex: $0) }
    chooser.recentColors = colors
    let grid = try tester.view(.colorGrid, "Recent colours")
    // Six columns in two rows.
    for index in [2, 0] {
      tester.click(grid, (Double(index) + 0.5) / 6, 0.3)
      #expect(chooser.color == colors[index])
    }
    let count = heard.count
    tester.click(grid, 5.5 / 6, 0.7)
    #expect(heard.count == count, "an empty place chooses nothing")
  }

  @Test func `asks for a colour of the painting, and for its own window, and says what is on`()
    throws
  {
    var asked: [String] = []
    chooser.pickRequested.listen(chooser) { asked.append("pick") }
    chooser.dockRequested.listen(chooser) { asked.append("dock") }
    tester.click(try tester.view(.toggle, "Pick a colour"))
    tester.click(try tester.view(.button, "Tear off"))
    #expect(asked == ["pick", "dock"])
    chooser.isPicking = true
    chooser.toolName = "PICK"
    chooser.isTornOff = true
    tester.draw()
    #expect(try tester.view(.toggle, "Pick a colour").accessibility.value == "on")
    #expect(try tester.view(.lamp, "Current tool").accessibility.value == "PICK")
    #expect(try tester.view(.label, "PICK").frame.width > 0)
    tester.click(try tester.view(.button, "Dock"))
    #expect(asked.last == "dock" && asked.count == 3)
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `shows each change in its preview`(change: Int) throws {
    let preview = try #require(try tester.view(.canvas, "Preview") as? BrushPreview)
    chooser.strokeWidth = 14
    tester.draw()
    let area = tester.frame(of: preview).pixels(scale: 1)
    let before = tester.surface.pixels(in: area)
    switch change {
    case 0: chooser.strokeWidth = 15
    case 1: chooser.endCap = .butt
    case 2: chooser.lineJoin = .miter
    case 3: chooser.brush.style.dash = DashPattern([2, 1]) ?? .solid
    default: chooser.color = InkColor(red: 200, green: 0, blue: 0)
    }
    tester.draw()
    #expect(preview.brush == chooser.brush)
    #expect(tester.surface.pixels(in: area) != before)
  }
}
