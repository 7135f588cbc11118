import Base
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The panel of a gradient")
final class GradientPanelTests {
  private let panel = GradientPanel(texts: .english)
  private var wishes: [GradientWish] = []
  private let stops = [
    GradientStop(at: 0, .black), GradientStop(at: 0.5, .white),
    GradientStop(at: 1, InkColor(red: 0, green: 0, blue: 255, alpha: 64)),
  ]
  private let tester: SceneTester

  init() throws {
    tester = try SceneTester(panel, width: 480, height: 131)
    panel.wanted.listen(self) { [unowned self] in wishes.append($0) }
    show(chosen: nil)
  }

  private func show(chosen: Int?) {
    let field = GradientField(map: .identity, stops: stops)
    panel.show(GradientPanel.Content(.linear(field), chosen: chosen))
    tester.draw()
  }

  private var strip: View { tester.views().first { $0 is GradientStrip } ?? panel }

  /// The middle of a stop's mark.
  private func mark(_ index: Int) throws -> ViewPoint {
    let item = try #require(strip.accessibleItem(index))
    return strip.originInScene + item.frame.center
  }

  private func taken() -> [GradientWish] {
    defer { wishes = [] }
    return wishes
  }

  @Test func `chooses a stop by a press on its mark, and drags it`() throws {
    let (start, end) = (try mark(1), try mark(2))
    tester.press(start.x, start.y)
    #expect(taken() == [.choose(1)])
    tester.drag(to: end.x, end.y).release()
    #expect(taken() == [.drag(1, to: 1), .drop])
  }

  @Test func `removes a stop that is dragged off the strip, and Esc keeps it`() throws {
    let start = try mark(1)
    tester.press(start.x, start.y).drag(to: start.x, start.y + 80)
    #expect(taken() == [.choose(1), .drag(1, to: nil)])
    tester.key(.escape)
    #expect(taken() == [.cancelDrag])
    tester.release()
    #expect(taken() == [])
  }

  @Test func `adds a stop by a click between the marks`() throws {
    let (left, right) = (try mark(0), try mark(1))
    tester.click((left.x + right.x) / 2, left.y)
    guard case .add(at: let offset?)? = taken().first else {
      return #expect(Bool(false), "no stop is added")
    }
    #expect(abs(offset - 0.25) < 0.01)
  }

  @Test func `is worked by keys alone`() throws {
    show(chosen: 0)
    tester.scene.focus(strip, shown: true)
    tester.key(.tab)
    #expect(taken() == [.choose(1)])
    show(chosen: 1)
    tester.key(.right)
    tester.key(.left, .shift)
    #expect(taken() == [.step(1, by: 0.01, isHeld: false), .step(1, by: -0.1, isHeld: false)])
    tester.key(.up)
    tester.key(.end)
    #expect(taken() == [.choose(0), .choose(2)])
    tester.key(.delete)
    tester.key(.enter)
    #expect(taken() == [.remove(1), .add(at: nil)])
    // Behind the last stop, Tab goes on to the next control.
    show(chosen: 2)
    tester.key(.tab)
    #expect(taken() == [] && tester.scene.focused !== strip)
  }

  @Test func `tells screen readers each stop with its value`() throws {
    show(chosen: 1)
    let items = (0..<strip.accessibleItemCount).compactMap { strip.accessibleItem($0) }
    #expect(
      items.map(\.accessibility.name) == ["Stop 1 of 3", "Stop 2 of 3", "Stop 3 of 3"])
    #expect(items.map(\.accessibility.value).first == "0 % #000000FF")
    #expect(items.map(\.isSelected) == [false, true, false])
    items[2].action?()
    #expect(taken() == [.choose(2)])
  }

  @Test func `has buttons for all else`() throws {
    show(chosen: 1)
    for (role, name, wish) in [
      (.button, "Delete stop", .remove(1)), (.button, "Add stop", .add(at: nil)),
      (.button, "Reverse gradient", .reverse), (.button, "Remove gradient", .removeAll),
      (.button, "Radial", .form(.radial)), (.button, "Reflected", .spread(.reflect)),
      (.button, "sRGB", .space(.srgb)),
    ] as [(Accessibility.Role, String, GradientWish)] {
      tester.click(try tester.view(role, name))
      #expect(taken() == [wish], "\(name)")
    }
  }

  @Test func `sets the offset of the chosen stop as a number`() throws {
    show(chosen: 1)
    let field = try tester.view(.textField, "Offset")
    tester.click(field)
    tester.key(.character("a"), .control)
    tester.type("75")
    tester.key(.enter)
    #expect(taken() == [.drag(1, to: 0.75), .drop])
    show(chosen: nil)
    #expect(!field.isUsable)
  }

  @Test(arguments: [240.0, 300, 396, 480, 560])
  func `has all of its controls inside, none over another`(width: Double) throws {
    let size = panel.size(in: ViewSize(width: width, height: 700))
    try tester.resize(width: Int(size.width), height: Int(size.height))
    let parts = panel.children.map(\.frame)
    for (index, part) in parts.enumerated() {
      #expect(part.x >= 0 && part.maxX <= size.width + 0.5 && part.maxY <= size.height + 0.5)
      for other in parts[..<index] { #expect(!part.inset(0.5).intersects(other.inset(0.5))) }
    }
    #expect(width < 396 || size.height <= 131, "two rows are enough")
  }
}
