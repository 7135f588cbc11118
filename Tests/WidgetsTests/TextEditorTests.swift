import Testing
import Widgets

@Suite("Editing a line of text")
struct TextEditorTests {
  @Test func `types, erases and moves by characters and words`() {
    var editor = TextEditor("Cat")
    editor.insert("s 🐈 run")
    #expect(editor.text == "Cats 🐈 run")
    editor.moveLeft(byWord: true)
    editor.deleteBackward()
    editor.deleteBackward()
    #expect(editor.text == "Cats run")
    editor.place(atByte: 0, extending: false)
    editor.deleteForward(byWord: true)
    #expect(editor.text == " run")
    editor.place(atByte: editor.text.utf8.count, extending: true)
    editor.insert("dog")
    #expect(editor.text == "dog")
  }

  @Test func `takes no more than its longest text`() {
    var editor = TextEditor(String(repeating: "a", count: 199))
    editor.insert("bcd")
    #expect(editor.text.count == TextEditor.longestLine)
    editor.selectAll()
    editor.insert("x")
    #expect(editor.text == "x")
  }

  @Test(
    arguments: [
      ("The cat, a_1", 5, 5, "cat"), ("The cat, a_1", 7, 7, "cat"), ("The cat, a_1", 8, 8, " "),
      ("The cat, a_1", 12, 12, "a_1"), ("The cat, a_1", 5, 1, "The cat"),
      ("The cat, a_1", 1, 7, "The cat"), ("#A1B2C3", 3, 3, "A1B2C3"), ("#A1B2C3", 0, 0, "#"),
      ("a.. b", 2, 2, ".."), ("猫と犬", 3, 3, "猫と犬"), ("e\u{301}té x", 3, 3, "e\u{301}té"),
      ("", 0, 0, ""), ("x", 9, -4, "x"),
    ])
  func `selects words, signs and spaces by a double click, and goes on by words`(
    text: String, start: Int, end: Int, selected: String
  ) {
    var editor = TextEditor(text)
    editor.select(from: start, to: end, by: .word)
    #expect(editor.selectedText == selected)
    #expect(
      (editor.caretByte == editor.selectedBytes.lowerBound) == (end < start || selected == ""))
    editor.select(from: start, to: end, by: .line)
    #expect(editor.selectedText == text)
  }

  @Test func `selects by characters from where the press was to where the pointer is`() {
    var editor = TextEditor("Käse")
    editor.select(from: 1, to: 4, by: .character)
    #expect(editor.selectedText == "äs" && editor.caretByte == 4 && editor.anchorByte == 1)
    editor.select(from: 3, to: 0, by: .character)
    #expect(editor.selectedText == "Kä" && editor.caretByte == 0 && editor.anchorByte == 3)
    editor.deleteSelection()
    #expect(editor.text == "se")
    editor.deleteSelection()
    #expect(editor.text == "se")
  }

  @Test(
    arguments: [
      ("a\nb\r\nc\td", "a b c d"), ("\n\nA1B2C3\r\n", "A1B2C3"), ("\n", ""), ("", ""),
      ("a\u{0}\u{7F}\u{9B}b", "ab"), (" x ", " x "), ("a\u{2028}b", "a b"), ("👩‍🎨é", "👩‍🎨é"),
      (String(repeating: "\n", count: 1_000_000) + "a", ""),
    ])
  func `takes any text as one line`(text: String, line: String) {
    #expect(TextEditor.line(text) == line)
  }

  @Test(arguments: -3..<12)
  func `never leaves the text, wherever the caret is placed`(offset: Int) {
    var editor = TextEditor("e\u{301}漢z")
    editor.place(atByte: offset, extending: false)
    editor.insert("|")
    #expect(editor.text.contains("|"))
    #expect(editor.text.filter { $0 != "|" } == "e\u{301}漢z")
  }
}
