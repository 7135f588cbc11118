import Canvas
import Base
import TestSupport
import Testing

@testable import Widgets

@Suite("Controls")
struct ControlTests {
  @Test func `a button acts on release inside, on Space and Enter, and not when disabled`() throws {
    var count = 0
    let button = Button(title: "Go") { count += 1 }
    let tester = try SceneTester(button)
    tester.click(10, 10)
    #expect(count == 1)
    tester.press(10, 10).drag(to: 500, 500).release()
    #expect(count == 1)
    tester.scene.focus(button)
    tester.key(.space)
    tester.key(.enter)
    #expect(count == 3)
    button.isEnabled = false
    tester.click(10, 10)
    tester.key(.space)
    #expect(count == 3)
  }

  @Test func `what is busy takes no press, and the pointer waits over it until it is done`() throws
  {
    var count = 0
    let button = Button(title: "Go") { count += 1 }
    let tester = try SceneTester(button)
    button.pointerShape = .hand
    tester.move(10, 10)
    #expect(tester.pointerShape == .hand)
    button.isBusy = true
    #expect(tester.pointerShape == .wait)
    tester.click(10, 10)
    #expect(count == 0)
    button.isEnabled = false
    tester.move(20, 20)
    #expect(tester.pointerShape == .wait)
    button.isEnabled = true
    button.isBusy = false
    #expect(tester.pointerShape == .hand)
    tester.click(10, 10)
    #expect(count == 1)
  }

  @Test func `a button looks different in each of its states`() throws {
    let button = Button(title: "", style: .standard)
    let tester = try SceneTester(button, width: 40, height: 40)
    func look() -> UInt32 { tester.pixel(20, 20) }
    let normal = look()
    tester.move(20, 20)
    let hovered = look()
    tester.press(20, 20)
    let pressed = look()
    tester.release()
    button.isEnabled = false
    tester.draw()
    let disabled = look()
    #expect(Set([normal, hovered, pressed, disabled]).count == 4)
  }

  @Test func `the focus by Tab is drawn, goes round, and hides when the pointer presses`() throws {
    let root = View()
    let first = Button(title: "A")
    let second = Button(title: "B")
    first.frame = ViewRect(x: 0, y: 0, width: 60, height: 30)
    second.frame = ViewRect(x: 80, y: 0, width: 60, height: 30)
    root.add(first)
    root.add(second)
    let tester = try SceneTester(root)
    let plain = tester.pixel(30, 1)
    #expect(tester.key(.tab))
    #expect(first.isFocused)
    #expect(tester.pixel(30, 1) != plain)
    tester.key(.tab)
    #expect(second.isFocused)
    tester.key(.tab)
    #expect(first.isFocused)
    tester.key(.tab, .shift)
    #expect(second.isFocused)
    second.isEnabled = false
    #expect(tester.scene.focused == nil)
    tester.key(.tab)
    tester.key(.tab)
    #expect(first.isFocused)
  }

  @Test func `a listener that went away costs nothing`() {
    let signal = Signal<Int>()
    var heard = 0
    do {
      let owner = View()
      signal.listen(owner) { _ in heard += 1 }
      signal.post(1)
    }
    signal.post(2)
    #expect(heard == 1)
    #expect(signal.listenerCount == 0)
  }

  @Test func `a text field takes typing while it has the keyboard, and Esc gives it back`() throws {
    let field = TextField(name: "Name")
    var ended = false
    var committed = ""
    field.ended = { ended = true }
    field.committed = { committed = $0 }
    let tester = try SceneTester(field, width: 200, height: 32)
    #expect(!tester.key(.character("x"), text: "x"))
    tester.click(50, 16)
    tester.type("Cat")
    #expect(field.text == "Cat")
    #expect(!tester.key(.character("k"), .control))
    tester.key(.character("a"), .control)
    tester.type("Dog")
    tester.key(.enter)
    #expect(committed == "Dog")
    tester.key(.escape)
    #expect(ended && !field.isFocused)
  }

  @Test func `a menu is used by pointer and keys, passes over what is disabled, and closes`() throws
  {
    var chosen: [String] = []
    let root = View()
    let tester = try SceneTester(root)
    func show() {
      let menu = Menu(
        name: "Menu",
        items: [
          .command("One", key: "", isEnabled: true) { chosen.append("One") }, .separator,
          .command("Two", key: "", isEnabled: false) { chosen.append("Two") },
          .choice("Three", isChosen: true) { chosen.append("Three") },
        ])
      tester.scene.show(
        menu, at: ViewPoint(x: 0, y: 0), size: menu.preferredSize(width: 300))
      tester.draw()
    }
    show()
    tester.key(.down)
    tester.key(.down)
    tester.key(.enter)
    #expect(chosen == ["Three"] && !tester.scene.hasPopup)
    show()
    tester.click(40, 22)
    #expect(chosen == ["Three", "One"] && !tester.scene.hasPopup)
    show()
    tester.click(390, 290)
    show()
    tester.key(.escape)
    #expect(chosen.count == 2 && !tester.scene.hasPopup)
  }

  @Test func `a letter leads to the next item of a menu that begins with it, in a round`() throws {
    var chosen: [String] = []
    let tester = try SceneTester(View())
    func choose(_ typed: String) {
      let menu = Menu(
        name: "Menu",
        items: ["Sans", "Serif", "Mono", "Symbol", "Sans Second"].map { name in
          .choice(name, isChosen: false, typeface: name) { chosen.append(name) }
        } + [.command("Set", key: "", isEnabled: false) { chosen.append("Set") }])
      tester.scene.show(menu, at: .zero, size: menu.preferredSize(width: 300))
      tester.type(typed)
      tester.key(.enter)
    }
    choose("m")
    choose("ss")
    choose("SSS")
    choose("sssss")
    choose("sx")
    choose("se")
    choose("sy")
    choose("sans s")
    #expect(
      chosen == ["Mono", "Serif", "Symbol", "Sans", "Sans", "Serif", "Symbol", "Sans Second"])
  }

  @Test func `a menu shows what a typeface looks like beside its name`() throws {
    func picture(_ typeface: String?) throws -> [UInt8] {
      let tester = try SceneTester(View())
      let menu = Menu(
        name: "Menu", items: [.choice("Face", isChosen: true, typeface: typeface, action: {})])
      tester.scene.show(
        menu, at: .zero, size: ViewSize(width: 260, height: menu.preferredSize(width: 300).height))
      tester.draw()
      return tester.surface.pixels(in: tester.surface.bounds)
    }
    let (none, sans, mono) = try (
      picture(nil), picture("DejaVu Sans"), picture("DejaVu Sans Mono")
    )
    #expect(none != sans && sans != mono)
  }

  @Test func `a menu with choices lets all its titles begin at the same place`() throws {
    /// Where the ink of a row begins, of a menu with a command and what comes after it.
    func start(_ other: [Menu.Item]) throws -> Int {
      let tester = try SceneTester(View())
      let menu = Menu(
        name: "Menu", items: [.command("Ink", key: "", isEnabled: true, action: {})] + other)
      tester.scene.show(menu, at: .zero, size: menu.preferredSize(width: 300))
      tester.draw()
      let background = tester.pixel(20, 40)
      return try #require(
        (12..<60).first { x in (15..<38).contains { tester.pixel(x, $0) != background } })
    }
    let alone = try start([])
    #expect(try start([.choice("Ink", isChosen: false, action: {})]) == alone + 20)
    #expect(try start([.separator]) == alone)
  }

  /// Says in its tooltip on which half the pointer is.
  private final class Halves: View {
    override func hovered(_ event: PointerEvent) {
      tooltip = event.position.x < bounds.midX ? "left" : "right"
    }
  }

  @Test func `a tooltip speaks of what is under the pointer now, in a view of several parts`()
    throws
  {
    let halves = Halves(Accessibility(.group, name: ""))
    let tester = try SceneTester(halves, width: 200, height: 40)
    var said: String? { tester.scene.tooltip?.accessibility.name }
    // At the first time, the view says nothing before the pointer is there.
    tester.move(20, 20)
    tester.letTimePass()
    #expect(said == "left")
    tester.move(150, 20)
    #expect(said == "right")
    tester.scene.handle(.pointerLeft)
    #expect(said == nil)
    // What it said last is not what it says elsewhere.
    tester.move(30, 20)
    tester.letTimePass()
    #expect(said == "left")
  }

  @Test func `a tooltip comes when the pointer rests, and goes when it leaves`() throws {
    let button = Button(title: "Undo", tooltip: "Undo (Ctrl+Z)")
    button.frame = ViewRect(x: 100, y: 100, width: 80, height: 30)
    let root = View()
    root.add(button)
    let tester = try SceneTester(root)
    let before = tester.surface.pixels(in: tester.surface.bounds)
    tester.move(120, 110)
    tester.letTimePass()
    #expect(tester.pixel(140, 140) != 0xF1EEE9)
    tester.move(5, 5)
    #expect(tester.surface.pixels(in: tester.surface.bounds) == before)
  }

  @Test func `another button in the middle of a press is nobody's`() throws {
    var count = 0
    let button = Button(title: "Go") { count += 1 }
    let tester = try SceneTester(button)
    tester.press(10, 10).press(10, 10, .secondary).release(.secondary)
    #expect(count == 0)
    tester.release()
    #expect(count == 1)
  }
}

@Suite("Scrolling")
struct ScrollingTests {
  @Test func `stays within the content, and reveals as little as it can`() {
    var scrolling = Scrolling()
    scrolling.resize(content: 1000, visible: 300)
    scrolling.scroll(to: 5000)
    #expect(scrolling.offset == 700)
    scrolling.reveal(from: 650, to: 680)
    #expect(scrolling.offset == 650)
    scrolling.reveal(from: 980, to: 1000)
    #expect(scrolling.offset == 700)
    scrolling.scroll(to: .nan)
    #expect(scrolling.offset == 0)
    scrolling.resize(content: 100, visible: 300)
    #expect(scrolling.offset == 0 && scrolling.thumb(trackHeight: 300) == nil)
  }
}
