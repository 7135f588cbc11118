import Canvas
import Base
import TestSupport
import Testing
import Widgets

@Suite("A faceplate")
struct FaceplateTests {
  /// A plate's middle, where only metal is.
  private func metal(_ theme: Theme) throws -> [Color] {
    let tester = try SceneTester(PanelPlate(), width: 400, height: 700)
    tester.scene.theme = theme
    tester.draw()
    return (30..<370).flatMap { x in
      stride(from: 40, to: 660, by: 3).map { Color(tester.pixel(x, $0)) }
    }
  }

  @Test(arguments: [false, true])
  func `has letters that are read on every pixel of its metal`(isDark: Bool) throws {
    let theme: Theme = isDark ? .dark : .light
    let worst = try metal(theme).map { $0.contrast(with: theme.faceplate.engraving) }.min()
    #expect(try #require(worst) >= 4.5)
    let faceplate = theme.faceplate
    for text in [faceplate.readoutText, faceplate.readoutMuted, faceplate.warning] {
      #expect(text.contrast(with: faceplate.readout) >= 4.5)
    }
  }

  @Test(arguments: [false, true])
  func `has keys whose print is read at rest, under the pointer and pressed`(isDark: Bool) throws {
    let theme: Theme = isDark ? .dark : .light
    let tester = try SceneTester(PushKey(name: "", tooltip: "") { _, _ in }, width: 60, height: 40)
    tester.scene.theme = theme
    func expectContrast() {
      tester.draw()
      // Below the lamp.
      for y in 12..<33 {
        let cap = Color(tester.pixel(12, y))
        #expect(theme.faceplate.keyText.contrast(with: cap) >= 4.5)
      }
    }
    expectContrast()
    tester.move(30, 20)
    expectContrast()
    tester.press(30, 20)
    expectContrast()
  }

  @Test(arguments: [false, true])
  func `has a ring for the keyboard that shows on its metal`(isDark: Bool) {
    let faceplate = isDark ? FaceplateColors.black : .cream
    #expect(faceplate.ring.contrast(with: faceplate.metal) >= 3)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `has a grain that is no flat colour and repeats without a seam`(scale: Double) throws {
    let tester = try SceneTester(
      PanelPlate(), width: Int(500 * scale), height: Int(200 * scale), scale: scale)
    let row = (Int(40 * scale)..<Int(460 * scale)).map { tester.pixel($0, Int(100 * scale)) }
    #expect(Set(row).count > 8)
    // A seam would be a step that is taken in most rows at the same place.
    let seams = (Int(60 * scale)..<Int(400 * scale)).map { x in
      (Int(40 * scale)..<Int(160 * scale)).count { y in
        let a = Color(tester.pixel(x, y))
        let b = Color(tester.pixel(x + 1, y))
        return abs(a.green - b.green) > 0.012
      }
    }
    #expect(try #require(seams.max()) < Int(60 * scale))
  }

  @Test func `is lit from the upper left: raised edges are bright there and dark below`() throws {
    let tester = try SceneTester(PanelPlate(), width: 300, height: 300)
    let plate = Int(PanelPlate.border)
    func luminance(_ x: Int, _ y: Int) -> Double { Color(tester.pixel(x, y)).luminance }
    let top = (100..<200).map { luminance($0, plate) }.reduce(0, +)
    let bottom = (100..<200).map { luminance($0, 299 - plate) }.reduce(0, +)
    #expect(top > bottom * 1.2)
    #expect(Light.direction.x < 0 && Light.direction.y < 0)
  }

  @Test func `is drawn once, and again when its size, its scale or its side changes`() throws {
    let plate = PanelPlate()
    let tester = try SceneTester(plate, width: 200, height: 200)
    for _ in 0..<5 {
      plate.setNeedsDisplay()
      tester.draw()
    }
    #expect(plate.drawCount == 1)
    tester.scene.theme = .dark
    tester.draw()
    #expect(plate.drawCount == 2)
    try tester.resize(width: 220, height: 200)
    #expect(plate.drawCount == 3)
    try tester.resize(width: 440, height: 400, scale: 2)
    #expect(plate.drawCount == 4)
  }

  @Test func `copies what it drew byte for byte`() throws {
    let plate = PanelPlate()
    let tester = try SceneTester(plate, width: 200, height: 120)
    let first = tester.surface.pixels(in: tester.surface.bounds)
    plate.setNeedsDisplay(ViewRect(x: 33, y: 20, width: 71, height: 50))
    tester.draw()
    plate.setNeedsDisplay()
    tester.draw()
    #expect(tester.surface.pixels(in: tester.surface.bounds) == first)
  }
}

@Suite("A lamp")
struct LampTests {
  @Test func `glows in its colour when it is lit, and is dark when not`() throws {
    let lamp = Lamp(name: "Colour", color: Color(0x20C040))
    let tester = try SceneTester(lamp, width: 44, height: 44)
    #expect(tester.pixel(22, 22) == 0x20C040)
    let glow = tester.pixel(22, 2)
    lamp.isLit = false
    tester.draw()
    #expect(Color(tester.pixel(22, 22)).luminance < Color(0x20C040).luminance / 2)
    #expect(tester.pixel(22, 2) != glow)
  }
}

@Suite("A pane that scrolls")
struct ScrollPaneTests {
  @Test func `shows what Tab goes to, and follows the wheel up to its ends`() throws {
    let content = View()
    let buttons = (0..<10).map { Button(title: "\($0)") }
    for (index, button) in buttons.enumerated() {
      button.frame = ViewRect(x: 0, y: Double(index) * 60, width: 80, height: 30)
      content.add(button)
    }
    let pane = ScrollPane(content)
    pane.contentHeight = 600
    let tester = try SceneTester(pane, width: 120, height: 200)
    #expect(content.frame == ViewRect(x: 0, y: 0, width: 120, height: 600))
    for _ in 0..<6 { tester.key(.tab) }
    let shown = tester.frame(of: buttons[5])
    #expect(shown.y >= 0 && shown.maxY <= 200)
    tester.move(60, 100).scroll(100)
    #expect(content.frame.y == -400)
    tester.scroll(-100)
    #expect(content.frame.y == 0)
    pane.contentHeight = 100
    tester.draw()
    #expect(content.frame.height == 200, "what fits fills the pane")
  }
}
