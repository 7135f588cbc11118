import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The small panel of a colour")
struct BrushColorPanelTests {
  private func panel(
    _ part: BrushColorPanel.Part, _ brush: Brush = Brush(), room: Double = 760
  ) throws -> (panel: BrushColorPanel, tester: SceneTester) {
    let panel = BrushColorPanel(
      texts: .english, of: part, brush: brush, recent: [.black, .white], palette: .standard,
      room: room)
    let size = panel.preferredSize(width: 352)
    let tester = try SceneTester(panel, width: Int(size.width), height: Int(size.height))
    tester.draw()
    return (panel, tester)
  }

  private func views(_ view: View) -> [View] { [view] + view.children.flatMap(views) }

  private func find(_ name: String, in panel: View) throws -> View {
    try #require(views(panel).first { $0.accessibility.name == name && !$0.isHidden })
  }

  @Test(arguments: [BrushColorPanel.Part.line, .fill], [300.0, 420, 560, 760, 1200])
  func `has its controls inside and none over another, whatever room there is`(
    part: BrushColorPanel.Part, room: Double
  ) throws {
    let (panel, _) = try panel(part, room: room)
    #expect(panel.bounds.height <= max(room, 300))
    let parts = panel.children.dropFirst().filter { !$0.isHidden }.map(\.frame)
    for (index, frame) in parts.enumerated() {
      #expect(frame.x >= 0 && frame.maxX <= panel.bounds.width && frame.maxY <= panel.bounds.height)
      for other in parts[..<index] { #expect(!frame.inset(0.5).intersects(other.inset(0.5))) }
    }
  }

  @Test func `posts the brush with a colour of the palette, a harmony or a typed one`() throws {
    let (panel, tester) = try panel(.line)
    var posted: [Brush] = []
    panel.changed.listen(panel) { posted.append($0) }
    let grid = try find(Texts.english.color, in: panel)
    let place = grid.originInScene
    tester.click(place.x + grid.frame.width / 2, place.y + grid.frame.height / 2)
    let color = try #require(posted.last).style.color
    #expect(color != .black && panel.brush.style.color == color)
    let harmonies = try find(Texts.english.ink.harmonies, in: panel)
    let first = harmonies.originInScene
    tester.click(first.x + 10, first.y + harmonies.frame.height / 2)
    #expect(posted.last?.style.color != color)
    #expect(posted.allSatisfy { $0.style.fill == nil })
  }

  @Test func `fills with black or a gradient at once, though lines have no fill yet`() throws {
    let (panel, tester) = try panel(.fill)
    let grid = try find(Texts.english.color, in: panel)
    // The last of the greys.
    tester.click(grid.originInScene.x + 6, grid.originInScene.y + grid.frame.height - 6)
    #expect(panel.brush.style.fill?.color == .black)
    let (other, otherTester) = try self.panel(.fill)
    let key = try find(Texts.english.ink.linear, in: other)
    otherTester.click(
      key.originInScene.x + key.frame.width / 2, key.originInScene.y + key.frame.height / 2)
    #expect(other.brush.style.fill != nil && other.brush.inks.fill.form == .linear)
  }

  @Test func `gives a fill to lines without one, and takes it away`() throws {
    let (panel, tester) = try panel(.fill)
    var posted: [Brush] = []
    panel.changed.listen(panel) { posted.append($0) }
    let none = try find(Texts.english.noFill, in: panel)
    func push() {
      let place = none.originInScene
      tester.click(place.x + none.frame.width / 2, place.y + none.frame.height / 2)
    }
    push()
    #expect(posted.last?.style.fill?.color == .black)
    let grid = try find(Texts.english.color, in: panel)
    tester.click(
      grid.originInScene.x + grid.frame.width / 2, grid.originInScene.y + grid.frame.height / 2)
    #expect(posted.last?.style.fill?.color != .black && posted.last?.style.color == .black)
    push()
    #expect(posted.count == 3 && posted.last?.style.fill == nil)
  }

  @Test func `gives black a hue by the wheel, and shows its harmonies in colours`() throws {
    let (panel, tester) = try panel(.line)
    #expect(panel.brush.style.color == .black)
    let hues = try find(Texts.english.hue, in: panel)
    let wheel = hues.originInScene
    tester.click(wheel.x + hues.frame.width / 2 + 4, wheel.y + 4)
    let color = panel.brush.style.color
    #expect(HSVColor(color).saturation == 1 && HSVColor(color).value == 1)
    let (other, otherTester) = try self.panel(.line)
    let harmonies = try find(Texts.english.ink.harmonies, in: other)
    otherTester.click(
      harmonies.originInScene.x + 10, harmonies.originInScene.y + harmonies.frame.height / 2)
    #expect(HSVColor(other.brush.style.color).saturation == 1)
  }
}
