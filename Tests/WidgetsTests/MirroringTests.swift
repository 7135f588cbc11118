import Base
import Canvas
import TestSupport
import Testing

@testable import Widgets

@Suite("A window in a language that is read from right to left")
struct MirroringTests {
  private let root = View()
  private let tester: SceneTester
  private let presses = Heard<String>()

  init() throws {
    tester = try SceneTester(root)
    tester.scene.isMirrored = true
  }

  private func add(_ name: String, x: Double) -> Button {
    let button = Button(title: name) { [presses] in presses.values.append(name) }
    button.frame = ViewRect(x: x, y: 10, width: 80, height: 32)
    root.add(button)
    return button
  }

  @Test func `begins at the right: there one presses what comes first, and goes on by Tab`() {
    let first = add("first", x: 10)
    let second = add("second", x: 100)
    tester.click(380, 20)
    #expect(presses.values == ["first"])
    tester.click(20, 20)
    #expect(presses.values == ["first"], "nothing is at the left")
    tester.click(290, 20)
    #expect(presses.values == ["first", "second"])
    tester.key(.tab)
    #expect(tester.scene.focused === first)
    tester.key(.tab)
    #expect(tester.scene.focused === second)
  }

  /// Hears where it is pressed, and which arrow it gets.
  private final class Probe: View {
    let isPaper: Bool
    var places: [ViewPoint] = []
    var keys: [Key] = []
    init(isPaper: Bool) {
      self.isPaper = isPaper
      super.init()
    }
    override var keepsDirection: Bool { isPaper }
    override var acceptsFocus: Bool { true }
    override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
      places.append(event.position)
      return true
    }
    override func keyPressed(_ event: KeyEvent) -> Bool {
      keys.append(event.key)
      return event.key != .tab
    }
    override func draw(_ pass: RenderPass) {
      // A corner, that one sees where left is.
      pass.context.setColor(.black)
      pass.context.rectangle(ViewRect(x: 0, y: 0, width: 4, height: 4))
      pass.context.fill()
    }
  }

  @Test
  func `exchanges left and right of what a view draws, hears and gets by arrows, not of a paper's`()
  {
    let (list, paper) = (Probe(isPaper: false), Probe(isPaper: true))
    for (index, probe) in [list, paper].enumerated() {
      probe.frame = ViewRect(x: 100, y: 50 * Double(index), width: 50, height: 40)
      root.add(probe)
      let inner = Probe(isPaper: true)
      inner.frame = ViewRect(x: 10, y: 20, width: 10, height: 10)
      probe.add(inner)
      tester.draw()
      // Both lie from 250 to 300.
      tester.click(253, 10 + 50 * Double(index))
      tester.key(.left)
    }
    #expect(list.places == [ViewPoint(x: 47, y: 10)] && list.keys == [.right])
    #expect(paper.places == [ViewPoint(x: 3, y: 10)] && paper.keys == [.left])
    #expect(tester.pixel(299, 1) == 0 && tester.pixel(250, 1) != 0)
    #expect(tester.pixel(250, 51) == 0 && tester.pixel(299, 51) != 0)
    // What is inside of a paper is not turned once more.
    let inner = paper.children[0]
    #expect(inner.positionInScene(.zero) == ViewPoint(x: 140, y: 70))
    #expect(tester.pixel(260, 71) == 0)
    #expect(inner.positionFromScene(inner.positionInScene(ViewPoint(x: 2, y: 3))).x == 2)
    // In the list it is turned: its left is left again.
    #expect(tester.pixel(280, 21) == 0 && tester.pixel(289, 21) != 0)
  }

  @Test(arguments: [1, 1.25, 2])
  func `draws a part as it draws all`(scale: Double) throws {
    try tester.resize(width: 400, height: 300, scale: scale)
    _ = add("Text and more", x: 10)
    let field = TextField(name: "Name", text: "The عربي cat", icon: .search)
    field.frame = ViewRect(x: 10, y: 50, width: 100, height: 30)
    let slider = Slider(name: "Opacity", range: 0...100, value: 30, step: 1)
    slider.frame = ViewRect(x: 10, y: 90, width: 100, height: 26)
    let paper = Probe(isPaper: true)
    paper.frame = ViewRect(x: 110, y: 50, width: 40, height: 50)
    for view in [field, slider, paper] { root.add(view) }
    tester.draw()
    field.text = "قط"
    slider.value = 70
    paper.setNeedsDisplay(ViewRect(x: 0, y: 0, width: 3, height: 3))
    tester.draw()
    let all = try Surface(size: tester.scene.pixelSize, format: .rgb24)
    tester.scene.draw(PixelRect(size: tester.scene.pixelSize), on: all)
    for y in 0..<300 {
      for x in 0..<400 where all.pixel(x: x, y: y) != tester.surface.pixel(x: x, y: y) {
        Issue.record("\(x), \(y) differs at \(scale)")
        return
      }
    }
  }

  @Test func `opens menus at the right, under what they belong to`() {
    let button = add("menu", x: 10)
    let menu = Menu(
      name: "Menu",
      items: [.command("One", key: "", isEnabled: true) { [presses] in presses.values.append("1") }]
    )
    tester.scene.show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: 40),
      size: menu.preferredSize(width: 300))
    tester.click(360, 66)
    #expect(presses.values == ["1"])
  }

  @Test func `lets a slider go where it is pulled`() {
    let slider = Slider(name: "Opacity", range: 0...100, value: 50, step: 1)
    slider.frame = ViewRect(x: 0, y: 0, width: 100, height: 26)
    root.add(slider)
    tester.draw()
    tester.press(395, 13).release()
    #expect(slider.value == 0, "the least is at the right")
    tester.scene.focus(slider)
    tester.key(.left)
    #expect(slider.value == 1)
  }

  @Test func `types from the right, and moves the caret where arrows point`() {
    let field = TextField(name: "Name", text: "abc قطة")
    field.frame = ViewRect(x: 0, y: 0, width: 200, height: 30)
    root.add(field)
    tester.draw()
    tester.scene.focus(field)
    // Pressed at the far right: before the first letter of a text that begins with Latin letters.
    tester.click(398, 15)
    let start = field.editor.caretByte
    var places = [start]
    for _ in 0..<12 {
      tester.key(.left)
      if places.last != field.editor.caretByte { places.append(field.editor.caretByte) }
    }
    #expect(Set(places).count == places.count, "never back: \(places)")
    #expect(places.count >= 7)
    let leftmost = field.editor.caretByte
    for _ in 0..<12 { tester.key(.right) }
    #expect(field.editor.caretByte == start)
    #expect(leftmost != start)
    #expect(field.caretInView.map { $0.x >= 0 && $0.x <= 200 } == true)
  }

  @Test func `moves visually in Arabic text of an English window, too`() {
    tester.scene.isMirrored = false
    let field = TextField(name: "Name", text: "قطة")
    field.frame = ViewRect(x: 0, y: 0, width: 200, height: 30)
    root.add(field)
    tester.scene.focus(field)
    // Its end is at the left.
    #expect(field.editor.caretByte == 6)
    tester.key(.right)
    #expect(field.editor.caretByte == 4)
    tester.key(.left)
    #expect(field.editor.caretByte == 6)
    tester.key(.left)
    #expect(field.editor.caretByte == 6)
    tester.key(.right, .shift)
    #expect(field.editor.selectedText == "ة")
  }
}
