import Testing
import Widgets

@Suite("Editing a line of text")
struct TextEditorTests {
  @Test("types, erases and moves by characters and words")
  func typing() {
    var editor = TextEditor("Cat")
    editor.insert("s 🐈 run")
    #expect(editor.text == "Cats 🐈 run")
    editor.moveLeft(byWord: true)
    editor.deleteBackward()
    editor.deleteBackward()
    #expect(editor.text == "Cats run")
    editor.moveToStart()
    editor.deleteForward(byWord: true)
    #expect(editor.text == " run")
    editor.moveToEnd(extending: true)
    editor.insert("dog")
    #expect(editor.text == "dog")
  }

  @Test("takes no more than its longest text")
  func longest() {
    var editor = TextEditor(String(repeating: "a", count: 199))
    editor.insert("bcd")
    #expect(editor.text.count == TextEditor.longest)
    editor.selectAll()
    editor.insert("x")
    #expect(editor.text == "x")
  }

  @Test("never leaves the text, wherever the caret is placed", arguments: -3..<12)
  func placing(offset: Int) {
    var editor = TextEditor("e\u{301}漢z")
    editor.place(atByte: offset, extending: false)
    editor.insert("|")
    #expect(editor.text.contains("|"))
    #expect(editor.text.filter { $0 != "|" } == "e\u{301}漢z")
  }
}
