import Base
import TestSupport
import Testing
import Texts
import Widgets

@testable import Views

@Suite("The editor of a colour in a palette")
struct ColorEditorTests {
  private let editor: ColorEditor
  private let tester: SceneTester
  private let square: ColorSquare
  private let hues: HueWheel

  init() throws {
    let editor = ColorEditor(
      texts: .english, color: InkColor(red: 255, green: 0, blue: 0), room: 760)
    let size = editor.preferredSize(width: 364)
    tester = try SceneTester(editor, width: Int(size.width), height: Int(size.height))
    square = try #require(editor.children.compactMap { $0 as? ColorSquare }.first)
    hues = try #require(editor.children.compactMap { $0 as? HueWheel }.first)
    self.editor = editor
  }

  /// The colours that were mixed while something is done.
  private func mixed(_ action: () -> Void) -> [String] {
    var colors: [String] = []
    editor.mixed.listen(tester) { colors.append($0.shortHex) }
    action()
    editor.mixed.unlisten(tester)
    return colors
  }

  private func point(_ view: View, _ x: Double, _ y: Double) -> ViewPoint {
    view.originInScene
      + ViewPoint(x: 4 + x * (view.frame.width - 8), y: 4 + y * (view.frame.height - 8))
  }

  @Test func `takes saturation and value from a square, also beyond its edges`() {
    let (start, end) = (point(square, 0.5, 0.5), point(square, -0.5, -0.5))
    let colors = mixed { tester.press(start.x, start.y).drag(to: end.x, end.y).release() }
    #expect(colors == ["#804040", "#FFFFFF"])
    #expect(square.color == HSVColor(hue: 0, saturation: 0, value: 1))
  }

  @Test func `gives grey a hue by the wheel`() {
    let white = point(square, 0, 0)
    let green = point(hues, 0.846, 0.7)
    tester.click(white.x, white.y)
    #expect(mixed { _ = tester.click(green.x, green.y) }.count == 1)
    #expect(abs(square.color.hue - 120) < 1.5 && square.color.hue == hues.hue)
    let pure = point(square, 1, 0)
    tester.click(pure.x, pure.y)
    let color = square.color.inkColor()
    #expect(color.green == 255 && color.red < 8 && color.blue < 8)
  }

  @Test func `is set by keys, in small steps and with Shift in larger ones`() {
    tester.scene.focus(square)
    #expect(mixed { tester.key(.left, .shift) } == ["#FF1919"])
    #expect(mixed { tester.key(.down) } == ["#FC1919"])
    #expect(square.accessibility.value == "90, 99")
    tester.scene.focus(hues)
    tester.key(.up, .shift)
    tester.key(.right)
    #expect(hues.hue == 11 && hues.accessibility.value == "11" && square.color.hue == 11)
    tester.key(.end)
    #expect(hues.hue == 360)
    tester.key(.up)
    #expect(hues.hue == 1, "the ring goes on")
    tester.key(.home)
    #expect(hues.hue == 0 && square.color.saturation == 0.9)
  }

  @Test func `fits a narrow window, and has faders alone in a low one`() throws {
    #expect(editor.bounds.width <= 364 && square.frame.intersection(editor.bounds) == square.frame)
    #expect(
      hues.frame.intersection(editor.bounds) == hues.frame && square.frame.maxX <= hues.frame.x)
    #expect(square.frame.maxY <= (editor.children.first { $0 is ColorMixer }?.frame.y ?? 0))
    let low = ColorEditor(texts: .english, color: .black, room: 260)
    #expect(low.preferredSize(width: 284).height < 236)
    #expect(low.children.first { $0 is ColorSquare }?.isHidden == true)
  }
}
