import Base
import Testing

@Suite("A key as text")
struct KeyNotationTests {
  @Test(
    arguments: [
      (KeyBinding("s", [.control, .shift]), "Ctrl+Shift+S"), (KeyBinding(.left, .alt), "Alt+Left"),
      (KeyBinding(.function(11)), "F11"), (KeyBinding("+", .control), "Ctrl++"),
      (KeyBinding("+"), "+"), (KeyBinding(.pageUp), "Page Up"), (KeyBinding(","), "Comma"),
      (KeyBinding("ß"), "ß"), (KeyBinding("ж", .command), "Super+Ж"),
    ])
  func `is written as it stands on the keyboard`(binding: KeyBinding, text: String) {
    #expect("\(binding)" == text)
    #expect(KeyBinding(text) == binding)
  }

  @Test func `is the same again when it is read`() {
    let keys: [Key] =
      "abcäя019[]=+-,.#~´<".map { .character($0) } + (1...35).map { .function($0) } + [
        .enter, .escape, .tab, .backspace, .delete, .insert, .space, .menu, .left, .right, .up,
        .down, .home, .end, .pageUp, .pageDown,
      ]
    for key in keys {
      for modifiers in 0..<16 as Range<UInt8> {
        let binding = KeyBinding(key, Modifiers(rawValue: modifiers))
        #expect(KeyBinding("\(binding)") == binding)
      }
    }
  }

  @Test(
    arguments: [
      ("ctrl + shift + s", "Ctrl+Shift+S"), ("Control+Esc", "Ctrl+Esc"), ("PgUp", "Page Up"),
      ("shift+ctrl+x", "Ctrl+Shift+X"), ("Del", "Delete"), ("return", "Enter"), ("Plus", "+"),
      ("Ctrl+Minus", "Ctrl+-"),
    ])
  func `may be written otherwise, too`(text: String, written: String) {
    #expect(KeyBinding(text)?.description == written)
  }

  @Test(
    arguments: [
      "", " ", "Ctrl", "Ctrl+", "Ctrl+Foo", "Foo+S", "F0", "F36", "ab", "+S", "Ctrl+Shift",
    ])
  func `that names none is refused`(text: String) { #expect(KeyBinding(text) == nil) }
}
