import Base
import TestSupport
import Testing

@testable import Widgets

@Suite("A menu")
struct MenuTests {
  /// Opens a menu under the pointer on the right button.
  private final class Place: View {
    var chosen: [String] = []

    override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
      guard button == .secondary else { return false }
      show(at: event.position)
      return true
    }

    func show(at point: ViewPoint) {
      let menu = Menu(
        name: "Menu",
        items: [
          item("Paste"), .submenu("Arrange", [item("Front"), item("Back")]), .separator,
          item("Delete"),
        ])
      window?.show(menu, at: point, size: menu.preferredSize(width: 300))
    }

    private func item(_ title: String) -> Menu.Item {
      .command(title, key: "", isEnabled: true) { [weak self] in self?.chosen.append(title) }
    }
  }

  private let place = Place()
  private let tester: SceneTester

  init() throws { tester = try SceneTester(place) }

  private var menus: [Menu] { tester.scene.popups.compactMap { $0.view as? Menu } }

  /// A point on a row of one of the open menus, a quarter of the way along it.
  private func point(_ row: Int, _ menu: Int = 0) throws -> ViewPoint {
    let menu = try #require(menus.dropFirst(menu).first)
    let rect = menu.rect(of: row).offset(by: menu.frame.origin)
    return ViewPoint(x: rect.x + rect.width / 4, y: rect.midY)
  }

  private func move(_ row: Int, _ menu: Int = 0) throws {
    let point = try point(row, menu)
    tester.move(point.x, point.y)
  }

  @Test func `opens the one beside a row under the pointer, and a choice there closes both`() throws
  {
    place.show(at: .zero)
    try move(1)
    #expect(menus.map(\.accessibility.name) == ["Menu", "Arrange"])
    let (first, second) = (menus[0].frame, menus[1].frame)
    #expect(second.x > first.midX && second.maxX <= 396)
    let back = try point(1, 1)
    tester.click(back.x, back.y)
    #expect(place.chosen == ["Back"] && menus.isEmpty)
  }

  @Test func `keeps the one beside a row open while the pointer heads for it across others`() throws
  {
    place.show(at: .zero)
    try move(1)
    let (start, near) = (try point(1), menus[1].frame)
    let below = menus[0].rect(of: 3).offset(by: menus[0].frame.origin)
    // Far to the side and down, over the row below.
    tester.move(near.x - 8, below.y + 4)
    tester.move(near.x - 3, below.y + 5)
    #expect(menus.count == 2)
    // Straight down is meant for the other row.
    tester.move(start.x, below.midY)
    #expect(menus.count == 1 && menus[0].currentAccessibleItem == 3)
  }

  @Test func `goes into the one beside a row and back by keys`() throws {
    place.show(at: .zero)
    tester.key(.down)
    tester.key(.right)
    #expect(menus.count == 1)
    tester.key(.down)
    tester.key(.right)
    #expect(menus.count == 2 && menus[1].currentAccessibleItem == 0)
    tester.key(.left)
    #expect(menus.count == 1 && menus[0].currentAccessibleItem == 1 && menus[0].isFocused)
    tester.key(.enter)
    #expect(menus.count == 2)
    tester.key(.escape)
    #expect(menus.count == 1)
    tester.key(.right)
    tester.key(.down)
    tester.key(.enter)
    #expect(place.chosen == ["Back"] && menus.isEmpty)
  }

  @Test func `is closed with all beside it by a press elsewhere, which does nothing else`() throws {
    place.show(at: .zero)
    try move(1)
    tester.click(380, 280)
    #expect(menus.isEmpty && place.chosen.isEmpty)
  }

  @Test func `stays open after a click of the button that opens it`() throws {
    tester.click(20, 50, .secondary)
    #expect(menus.count == 1 && place.chosen.isEmpty)
    let paste = try point(0)
    tester.click(paste.x, paste.y)
    #expect(place.chosen == ["Paste"] && menus.isEmpty)
  }

  @Test func `takes what the press that opens it is dragged to`() throws {
    tester.press(20, 50, .secondary)
    try move(3)
    #expect(menus[0].currentAccessibleItem == 3)
    tester.release(.secondary)
    #expect(place.chosen == ["Delete"] && menus.isEmpty)
    tester.press(20, 50, .secondary)
    try move(1)
    try move(1, 1)
    tester.release(.secondary)
    #expect(place.chosen == ["Delete", "Back"] && menus.isEmpty)
  }

  @Test func `chooses nothing if the press that opens it does not leave its place`() throws {
    // The window is too small for the menu, which therefore has the pointer over it.
    let point = ViewPoint(x: 380, y: 280)
    tester.press(point.x, point.y, .secondary)
    #expect(menus[0].frame.contains(point))
    tester.drag(to: point.x + 1, point.y).release(.secondary)
    #expect(menus.count == 1 && place.chosen.isEmpty)
  }

  @Test func `lets a screen reader open the one beside a row`() throws {
    place.show(at: .zero)
    let row = try #require(menus[0].accessibleItem(1))
    #expect(row.accessibility.name == "Arrange" && row.isEnabled)
    row.action?()
    #expect(menus.count == 2)
  }
}
