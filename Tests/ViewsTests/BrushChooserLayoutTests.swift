import Canvas
import Base
import TestSupport
import Testing
import Views
import Widgets

@Suite("The brush chooser's place")
struct BrushChooserLayoutTests {
  /// A phone, docked beside, docked under, small and large.
  nonisolated static let sizes: [(width: Int, height: Int)] = [
    (414, 736), (344, 692), (344, 752), (480, 430), (414, 380), (768, 432), (1080, 700),
    (300, 400), (640, 380), (400, 1400),
    (300, 260), (300, 117),
  ]

  /// What is shown and has no parts of its own.
  private func controls(_ tester: SceneTester) -> [View] {
    tester.views().filter {
      $0.children.isEmpty && $0.isVisible && $0.accessibility.role != .group
    }
  }

  @Test(arguments: sizes, [1.0, 1.5, 2, 3])
  func `is complete: nothing overlaps and nothing is cut off`(
    size: (width: Int, height: Int), scale: Double
  ) throws {
    let fixture = try ChooserFixture(width: size.width, height: size.height, scale: scale)
    fixture.chooser.toolName = "PENCIL"
    fixture.tester.draw()
    var names: Set<String> = []
    for _ in 0..<4 {
      let controls = controls(fixture.tester)
      let frames = controls.map(fixture.tester.frame(of:))
      names.formUnion(controls.map { "\($0.accessibility.role) \($0.accessibility.name)" })
      for (index, frame) in frames.enumerated() {
        #expect(frame.width >= 12 && frame.height >= 12)
        #expect(frame.x >= PanelPlate.border)
        #expect(frame.maxX <= Double(size.width) - PanelPlate.border)
        #expect(frame.y >= PanelPlate.border)
        for (place, other) in frames.enumerated().dropFirst(index + 1) {
          let shared = frame.intersection(other)
          // The read-out stands in the gap of its dial.
          let isReadout = controls[index].accessibility.role == .dial
          let names = "\(controls[index].accessibility.name), \(controls[place].accessibility.name)"
          #expect(
            min(shared.width, shared.height) < 1e-6 || isReadout && shared.height <= 6,
            "\(names): \(shared)")
        }
        let pixels = [frame.x, frame.y, frame.maxX, frame.maxY].map { $0 * scale }
        #expect(pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "edges are crisp")
      }
      // The next part, where there are pages.
      let next = ["KIND", "STROKE", "COLOUR", "BRUSH"].lazy.compactMap {
        try? fixture.tester.view(.button, $0)
      }.first
      guard let next else { break }
      fixture.tester.click(next)
    }
    for name in [
      "dial Smoothing", "dial Steadiness", "dial Minimum width", "dial Pressure curve",
      "toggle Dots",
      "choice Kind of brush", "toggle Spatter", "choice Width varies with", "dial Width",
      "choice Cap", "choice Join", "canvas Preview",
      "toggle Preset 6",
    ]
      + ["toggle Plain ink", "dial Direction of the ink", "toggle Second colour of the ink"]
      + ["toggle Start of a line", "toggle Hatched fill", "toggle Fill without holes"]
      + ["colorGrid Colour", "slider Opacity", "textField Colour as text", "lamp Current colour"]
    {
      #expect(names.contains(name))
    }
  }

  @Test func `needs no scrolling on a phone, docked beside or docked under`() throws {
    for (width, height) in [(414, 736), (344, 692), (768, 432), (414, 378), (480, 430)] {
      let fixture = try ChooserFixture(width: width, height: height)
      let lowest = controls(fixture.tester).map { fixture.tester.frame(of: $0).maxY }.max() ?? 0
      #expect(lowest <= Double(height) - PanelPlate.border, "\(width) × \(height)")
    }
  }

  @Test func `needs no scrolling for the hand's two rows either, docked under a narrow paper`()
    throws
  {
    let fixture = try ChooserFixture(width: 420, height: 400)
    for page in ["KIND", "STROKE"] {
      fixture.tester.click(try fixture.tester.view(.button, page))
    }
    let lowest = controls(fixture.tester).map { fixture.tester.frame(of: $0).maxY }.max() ?? 0
    #expect(lowest <= 400 - PanelPlate.border)
    #expect(try fixture.tester.view(.toggle, "Dots").isVisible)
  }

  @Test(arguments: sizes)
  func `has no text that is cut, on both sides of the theme`(size: (width: Int, height: Int)) throws
  {
    let fixture = try ChooserFixture(width: size.width, height: size.height)
    for label in controls(fixture.tester) where label.accessibility.role == .label {
      let wanted = label.preferredSize(width: 1000).width - 2
      #expect(label.frame.width >= wanted, "\(label.accessibility.name)")
    }
  }

  @Test func `turns to its other half and back where it is low`() throws {
    let fixture = try ChooserFixture(width: 414, height: 380)
    #expect(throws: SceneTester.NoSuchView.self) { try fixture.tester.view(.colorGrid, "Colour") }
    for page in ["KIND", "STROKE"] {
      fixture.tester.click(try fixture.tester.view(.button, page))
    }
    #expect(try fixture.tester.view(.dial, "Smoothing").isVisible)
    fixture.tester.click(try fixture.tester.view(.button, "COLOUR"))
    #expect(throws: SceneTester.NoSuchView.self) { try fixture.tester.view(.dial, "Width") }
    fixture.tester.click(try fixture.tester.view(.colorGrid, "Colour"), 0.4, 0.4)
    #expect(fixture.heard.brushes.count == 1)
    fixture.tester.click(try fixture.tester.view(.button, "BRUSH"))
    #expect(try fixture.tester.view(.dial, "Width").isVisible)
    try fixture.tester.resize(width: 414, height: 736)
    #expect(try fixture.tester.view(.colorGrid, "Colour").isVisible)
    #expect(throws: SceneTester.NoSuchView.self) { try fixture.tester.view(.button, "COLOUR") }
  }

  @Test func `greys what shapes do not use, and leaves them the dashes`() throws {
    let fixture = try ChooserFixture(width: 414, height: 380)
    let (tester, chooser) = (fixture.tester, fixture.chooser)
    for page in ["KIND", "STROKE"] { tester.click(try tester.view(.button, page)) }
    let byHand = try ["Smoothing", "Steadiness", "Minimum width"].map { try tester.view(.dial, $0) }
    let dots = try tester.view(.toggle, "Dots")
    chooser.brush.style.hand.widthSource = .pressure
    for isByHand in [true, false, true] {
      chooser.use = isByHand ? .hand : .shape
      #expect(byHand.map(\.isUsable) == Array(repeating: isByHand, count: 3))
      #expect(dots.isUsable)
    }
    chooser.use = .area
    #expect(!dots.isUsable && byHand.allSatisfy { !$0.isUsable })
    chooser.use = .shape
    #expect(dots.isUsable)
  }

  @Test func `lets Tab go from one half to the other, and Shift+Tab back`() throws {
    let fixture = try ChooserFixture(width: 414, height: 380)
    var seen: Set<String> = []
    for _ in 0..<100 {
      fixture.tester.key(.tab)
      let view = try #require(fixture.tester.scene.focused)
      seen.insert("\(view.accessibility.role) \(view.accessibility.name)")
    }
    #expect(seen.contains("dial Width") && seen.contains("slider Opacity"))
    // All that there is, and the key that turns, under its four names.
    #expect(seen.count == 70)
    for _ in 0..<100 { fixture.tester.key(.tab, .shift) }
    #expect(try fixture.tester.view(.dial, "Width").isVisible)
  }

  @Test func `is scrolled where even half of it does not fit, and shows what Tab goes to`() throws {
    let fixture = try ChooserFixture(width: 344, height: 250)
    for _ in 0..<12 {
      fixture.tester.key(.tab)
      let frame = fixture.tester.frame(of: try #require(fixture.tester.scene.focused))
      #expect(frame.y >= 0 && frame.maxY <= 250)
    }
  }
}

@Suite("The brush chooser's drawing")
struct BrushChooserDrawingTests {
  @Test func `redraws the knob, its number and the preview alone while the knob is turned`() throws
  {
    let fixture = try ChooserFixture(scale: 2)
    let tester = fixture.tester
    let knob = try tester.view(.dial, "Width")
    let hub = tester.point(0.5, 0.53, of: knob)
    tester.press(hub.x, hub.y)
    let allowed = [
      knob, try tester.view(.number, "Width in points"), try tester.view(.canvas, "Preview"),
    ]
    .map { tester.frame(of: $0).pixels(scale: 2) }
    let untouched = tester.surface.pixels(in: PixelRect(x: 0, y: 800, width: 828, height: 672))
    for step in 1...40 {
      tester.forgetDrawnDamage()
      let before = tester.scene.drawnViewCount
      let width = fixture.chooser.strokeWidth
      tester.drag(to: hub.x, hub.y - Double(step) * 3)
      guard fixture.chooser.strokeWidth != width else { continue }
      for damage in tester.drawnDamage {
        #expect(allowed.contains { $0.contains(damage) }, "\(damage)")
      }
      // Chooser, pane, plate, the dial and its three views, and the preview: once for each part.
      #expect(tester.scene.drawnViewCount - before <= 24)
    }
    tester.release()
    #expect(fixture.heard.brushes.count > 20)
    #expect(
      tester.surface.pixels(in: PixelRect(x: 0, y: 800, width: 828, height: 672)) == untouched)
  }

  @Test(arguments: [false, true])
  func `is nowhere as white as paper, whatever the brush`(isDark: Bool) throws {
    let fixture = try ChooserFixture()
    fixture.tester.scene.theme = isDark ? .dark : .light
    let colors = ["#FFFFFF", "#FFFFFF20", "#00FFFF", "#FFFF00", "#000000"].compactMap {
      InkColor(hex: $0)
    }
    fixture.chooser.recentColors = colors
    fixture.chooser.storeChannel(3)
    for color in colors {
      fixture.chooser.brush = Brush(widthInPoints: 40, style: LineStyle(color: color))
      fixture.chooser.storeChannel(2)
      fixture.tester.click(try fixture.tester.view(.button, "Tear off"))
      fixture.tester.draw()
      let size = fixture.tester.surface.size
      let white = (0..<size.height).lazy.flatMap { y in
        (0..<size.width).lazy.map { (x: $0, y: y) }
      }.first { fixture.tester.pixel($0.x, $0.y) == 0xFF_FFFF }
      #expect(white == nil, "\(color.hex)")
    }
  }

  @Test(arguments: 0..<12)
  func `leaves the same picture as drawing all of it anew`(seed: UInt64) throws {
    let scale = [1.0, 1.5, 2][Int(seed % 3)]
    let fixture = try ChooserFixture(width: 360, height: 700, scale: scale)
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let x = Double.random(in: 10..<350, using: &random)
      let y = Double.random(in: 40..<690, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: fixture.tester.click(x, y)
      case 1: fixture.tester.press(x, y).drag(to: x + 20, y - 30).release()
      case 2: fixture.tester.move(x, y).scroll(1)
      case 3: fixture.tester.key(.tab)
      default: fixture.tester.key(.right)
      }
      fixture.tester.pause()
    }
    let shown = fixture.tester.surface.pixels(in: fixture.tester.surface.bounds)
    fixture.chooser.setNeedsDisplay()
    fixture.tester.draw()
    #expect(fixture.tester.surface.pixels(in: fixture.tester.surface.bounds) == shown)
  }
}
