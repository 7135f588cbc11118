import Base
import Testing

@Suite("A key as text")
struct KeyNotationTests {
  @Test(
    "is written as it stands on the keyboard",
    arguments: [
      (KeyBinding("s", [.control, .shift]), "Ctrl+Shift+S"), (KeyBinding(.left, .alt), "Alt+Left"),
      (KeyBinding(.function(11)), "F11"), (KeyBinding("+", .control), "Ctrl++"),
      (KeyBinding("+"), "+"), (KeyBinding(.pageUp), "Page Up"), (KeyBinding(","), "Comma"),
      (KeyBinding("ß"), "ß"), (KeyBinding("ж", .command), "Super+Ж"),
    ])
  func writing(binding: KeyBinding, text: String) {
    #expect("\(binding)" == text)
    #expect(KeyBinding(text) == binding)
  }

  @Test("is the same again when it is read")
  func roundTrip() {
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
    "may be written otherwise, too",
    arguments: [
      ("ctrl + shift + s", "Ctrl+Shift+S"), ("Control+Esc", "Ctrl+Esc"), ("PgUp", "Page Up"),
      ("shift+ctrl+x", "Ctrl+Shift+X"), ("Del", "Delete"), ("return", "Enter"), ("Plus", "+"),
      ("Ctrl+Minus", "Ctrl+-"),
    ])
  func otherNames(text: String, written: String) {
    #expect(KeyBinding(text)?.description == written)
  }

  @Test(
    "that names none is refused",
    arguments: [
      "", " ", "Ctrl", "Ctrl+", "Ctrl+Foo", "Foo+S", "F0", "F36", "ab", "+S", "Ctrl+Shift",
    ])
  func refusals(text: String) { #expect(KeyBinding(text) == nil) }
}
