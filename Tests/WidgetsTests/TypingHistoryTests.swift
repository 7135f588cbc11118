import Testing
import Widgets

@Suite("Undo in a field")
struct TypingHistoryTests {
  private var history = TypingHistory()
  private var editor = TextEditor()

  private mutating func edit(
    _ kind: TypingHistory.Kind, _ change: (inout TextEditor) -> Void
  ) {
    let old = editor
    change(&editor)
    history.record(old, became: editor, by: kind)
  }

  @Test
  mutating func `takes back what was typed in one go, then what was erased, and does it again`() {
    for letter in ["C", "a", "t"] { edit(.typing) { $0.insert(letter) } }
    edit(.erasing) { $0.deleteBackward() }
    edit(.erasing) { $0.deleteBackward() }
    edit(.other) { $0.insert("ow") }
    edit(.other) { $0.insert("ow") }
    var texts: [String] = []
    while history.undo(&editor) { texts.append(editor.text) }
    #expect(texts == ["Cow", "C", "Cat", ""])
    texts = []
    while history.redo(&editor) { texts.append(editor.text) }
    #expect(texts == ["Cat", "C", "Cow", "Cowow"])
  }

  @Test
  mutating func `begins a new step where the caret was moved, and forgets what was undone`() {
    edit(.typing) { $0.insert("a") }
    editor.place(atByte: 0, extending: false)
    edit(.typing) { $0.insert("b") }
    #expect(history.undo(&editor) && editor.text == "a" && editor.caretByte == 0)
    edit(.typing) { $0.insert("c") }
    #expect(!history.redo(&editor) && editor.text == "ca")
  }

  @Test
  mutating func `keeps the last two hundred steps`() {
    for step in 0..<301 {
      edit(.other) { if step.isMultiple(of: 2) { $0.insert("x") } else { $0.deleteBackward() } }
    }
    var count = 0
    while history.undo(&editor) { count += 1 }
    #expect(count == 200 && editor.text == "x")
  }
}
