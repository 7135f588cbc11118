import Base
import Canvas
import TestSupport
import Testing
import Widgets

@Suite("A text field and the desktop")
struct TextFieldTests {
  private let field = TextField(name: "Name", text: "The old cat")
  private let root = View()
  private let tester: SceneTester
  private let heard = Heard<String>()

  init() throws {
    field.frame = ViewRect(x: 0, y: 0, width: 200, height: 32)
    root.add(field)
    tester = try SceneTester(root)
    tester.scene.textMenuTitles = TextMenuTitles(
      cut: "Cut", copy: "Copy", paste: "Paste", selectAll: "Select all")
    field.changed.listen(field) { [heard] in heard.values.append($0) }
    tester.scene.focus(field)
  }

  private func key(_ binding: String) throws -> Bool {
    let key = try #require(KeyBinding(binding))
    return tester.key(key.key, key.modifiers)
  }

  @Test(arguments: [(48, true), (200, false)])
  func `shows no placeholder where there is room for its dots alone`(width: Int, isBlank: Bool)
    throws
  {
    func picture(_ placeholder: String) throws -> [UInt8] {
      let field = TextField(name: "Search", placeholder: placeholder, icon: .search)
      let tester = try SceneTester(field, width: width, height: 32)
      return tester.surface.pixels(in: tester.surface.bounds)
    }
    #expect(try (picture("") == picture("Search")) == isBlank)
  }

  @Test func `of a password shows a bullet for each letter, and lets nothing out`() throws {
    func tester(_ text: String, isSecret: Bool) throws -> (field: TextField, tester: SceneTester) {
      let field = TextField(name: "Password", text: text, isSecret: isSecret)
      let tester = try SceneTester(field, width: 200, height: 32)
      tester.scene.focus(field)
      return (field, tester)
    }
    let (field, desk) = try tester("täg", isSecret: true)
    #expect(field.shownText == "•••" && field.accessibility.value.isEmpty)
    let (_, plain) = try tester("•••", isSecret: false)
    #expect(
      desk.surface.pixels(in: desk.surface.bounds) == plain.surface.pixels(in: plain.surface.bounds)
    )
    #expect(
      field.shown(byte: 3) == 6 && field.byte(ofShown: 6) == 3 && field.byte(ofShown: 99) == 4)
    field.selectAll()
    for binding in ["Ctrl+C", "Ctrl+X", "Ctrl+A"] {
      let key = try #require(KeyBinding(binding))
      _ = desk.key(key.key, key.modifiers)
    }
    #expect(desk.selections.isEmpty && field.text == "täg")
    desk.selections[.clipboard] = "é"
    let paste = try #require(KeyBinding("Ctrl+V"))
    _ = desk.key(paste.key, paste.modifiers)
    #expect(field.text == "é" && field.shownText == "•" && field.accessibility.value.isEmpty)
  }

  @Test(
    arguments: [("Ctrl+C", "Ctrl+X", "Ctrl+V"), ("Ctrl+Insert", "Shift+Delete", "Shift+Insert")])
  func `copies, cuts and pastes by the keys of the desktop, old and new`(
    copy: String, cut: String, paste: String
  ) throws {
    #expect(try key(copy) && key(cut))
    #expect(tester.selections.isEmpty && heard.values.isEmpty, "nothing is selected")
    #expect(try key("Ctrl+Shift+Left") && key(copy))
    #expect(tester.selections[.clipboard] == "cat" && field.text == "The old cat")
    #expect(try key(cut))
    #expect(field.text == "The old ")
    tester.selections[.clipboard] = "dog\nand\tbird\n"
    #expect(try key(paste))
    #expect(field.text == "The old dog and bird")
    #expect(heard.values == ["The old ", "The old dog and bird"])
    tester.selections[.clipboard] = nil
    #expect(try key(paste))
    #expect(heard.values.count == 2, "nothing is there")
  }

  @Test func `works with a Greek keyboard`() {
    tester.scene.handle(
      .keyPressed(KeyEvent(key: .character("α"), latinKey: .character("a"), modifiers: .control)))
    tester.scene.handle(
      .keyPressed(KeyEvent(key: .character("χ"), latinKey: .character("x"), modifiers: .control)))
    #expect(field.text == "" && tester.selections[.clipboard] == "The old cat")
  }

  @Test func `gives what is selected by keys to a middle click, and keeps it there afterwards`()
    throws
  {
    field.selectAll()
    #expect(tester.selections.isEmpty, "nobody selected that")
    _ = try key("Home")
    _ = try key("Shift+Right")
    #expect(tester.selections == [.primary: "T"])
    _ = try key("Shift+End")
    #expect(tester.selections == [.primary: "The old cat"])
    _ = try key("Left")
    tester.type("x")
    #expect(tester.selections == [.primary: "The old cat"])
    _ = try key("Ctrl+A")
    #expect(tester.selections == [.primary: "xThe old cat"])
    #expect(try key("Enter"))
    #expect(tester.selections[.clipboard] == nil)
  }

  @Test func `selects by dragging, words by a double click, all by a triple click`() {
    tester.press(9, 16).drag(to: 190, 16)
    #expect(tester.selections.isEmpty, "until the release")
    tester.release()
    #expect(tester.selections == [.primary: "The old cat"])
    tester.pause().click(12, 16)
    #expect(field.editor.selectedText == "" && tester.selections == [.primary: "The old cat"])
    tester.click(12, 16)
    #expect(tester.selections == [.primary: "The"])
    tester.click(12, 16)
    #expect(field.editor.selectedText == "The old cat")
    tester.pause().click(12, 16).press(12, 16).drag(to: 190, 16).drag(to: 40, 16).release()
    #expect(tester.selections == [.primary: "The old"])
  }

  @Test func `pastes what is selected elsewhere where the middle button is pressed`() throws {
    tester.scene.focus(nil)
    tester.selections[.primary] = "very\n"
    tester.click(190, 16, .middle)
    #expect(field.isFocused && field.text == "The old catvery")
    tester.selections[.primary] = "~"
    tester.click(3, 16, .middle)
    #expect(field.text == "~The old catvery")
    #expect(try key("Ctrl+Z") && key("Ctrl+Z"))
    #expect(field.text == "The old cat")
    tester.press(3, 16, .middle).drag(to: 190, 16).release(.middle)
    #expect(field.editor.selectedText == "" && tester.selections == [.primary: "~"])
  }

  @Test func `takes a text that comes late, unless the keyboard was elsewhere since`() throws {
    tester.waitingReads = []
    _ = try key("Ctrl+V")
    tester.type("s")
    #expect(field.text == "The old cats")
    _ = try key("Ctrl+V")
    let reads = try #require(tester.waitingReads)
    reads[0]("!")
    #expect(field.text == "The old cats!")
    tester.scene.focus(nil)
    tester.scene.focus(field)
    reads[1]("late")
    #expect(field.text == "The old cats!")
    _ = try key("Ctrl+V")
    root.remove(field)
    try #require(tester.waitingReads)[2]("late")
    #expect(field.text == "The old cats!")
  }

  @Test func `undoes what was typed until the keyboard leaves; then the document is meant`() throws
  {
    tester.type("s!")
    #expect(try key("Ctrl+Z"))
    #expect(field.text == "The old cat")
    #expect(try !key("Ctrl+Z"))
    #expect(try key("Ctrl+Shift+Z"))
    #expect(field.text == "The old cats!")
    #expect(try !key("Ctrl+Y"))
    #expect(heard.values == ["The old cats", "The old cats!", "The old cat", "The old cats!"])
    field.text = "Dog"
    #expect(try !key("Ctrl+Z"))
    tester.type("s")
    tester.scene.focus(nil)
    tester.scene.focus(field)
    #expect(try !key("Ctrl+Z"))
  }

  @Test func `has a menu, which leaves it the keyboard and what is selected`() throws {
    var endCount = 0
    field.ended = { endCount += 1 }
    tester.press(9, 16).drag(to: 190, 16).release()
    tester.selections = [:]
    tester.click(30, 16, .secondary)
    #expect(tester.scene.hasPopup && field.isFocused)
    #expect(field.editor.selectedText == "The old cat")
    // Cut is the first row.
    tester.click(60, 16 + 20)
    #expect(!tester.scene.hasPopup && field.text == "")
    #expect(tester.selections == [.clipboard: "The old cat"])
    // Only Paste is possible now.
    #expect(tester.key(.menu))
    tester.key(.down)
    tester.key(.enter)
    #expect(field.text == "The old cat" && field.isFocused)
    // The last row selects all.
    tester.click(100, 16, .secondary)
    tester.key(.end)
    tester.key(.enter)
    #expect(tester.selections[.primary] == "The old cat")
    tester.click(100, 16, .secondary)
    tester.key(.escape)
    #expect(!tester.scene.hasPopup && field.isFocused && endCount == 0)
    tester.click(390, 290)
    #expect(endCount == 1)
  }

  @Test func `leaves a press of the right button to what it is in, where there is no menu`() {
    tester.scene.textMenuTitles = nil
    tester.click(30, 16, .secondary)
    #expect(!tester.scene.hasPopup)
    #expect(!tester.key(.menu))
  }

  // MARK: Composing

  private func compose(_ text: String, caret: Int = 0) {
    tester.scene.handle(.composed(text, caret: caret))
    tester.draw()
  }

  @Test func `shows what an input method composes, and keeps only what is typed`() {
    field.select(4..<7)
    tester.draw()
    let before = tester.surface.pixels(in: tester.surface.bounds)
    compose("ni", caret: 2)
    #expect(field.text == "The ni cat" && field.composedBytes == 4..<6 && field.caretByte == 6)
    compose("你h", caret: 1)
    #expect(field.text == "The 你h cat" && field.composedBytes == 4..<8 && field.caretByte == 7)
    #expect(heard.values.isEmpty)
    // The method takes it back before it types.
    compose("")
    #expect(field.text == "The old cat" && field.selectedBytes == 4..<7)
    #expect(tester.surface.pixels(in: tester.surface.bounds) == before)
    compose("你好", caret: 2)
    tester.key(.other, text: "你好")
    #expect(field.text == "The 你好 cat" && field.composedBytes == nil)
    #expect(heard.values == ["The 你好 cat"])
    // One step takes all of it back.
    #expect(tester.key(.character("z"), .control))
    #expect(field.text == "The old cat")
  }

  @Test func `forgets what is composed when it loses the focus`() {
    compose("か", caret: 1)
    tester.scene.focus(nil)
    #expect(field.text == "The old cat" && heard.values.isEmpty)
    compose("か", caret: 1)
    #expect(field.text == "The old cat")
  }

  @Test(arguments: [-5, 0, 1, 99]) func `takes any place of the caret`(caret: Int) {
    compose("한", caret: caret)
    #expect(field.text.contains("한"))
    compose(String(repeating: "字", count: 100_000), caret: caret)
    compose("\n\u{7}", caret: caret)
    tester.scene.focus(nil)
    #expect(field.text == "The old cat")
  }
}
